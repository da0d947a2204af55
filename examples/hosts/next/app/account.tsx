'use client';
import { useSyncExternalStore } from 'react';
import { core } from './core';

const { store } = core.session;

/** Who is signed in, by the session that the tags share; the login is the widgets' own popup. */
export function Account() {
  const { member } = useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
  return (
    <>
      <output>{member ? `Signed in as ${member.account}` : 'Nobody is signed in'}</output>
      {member ? (
        <button onClick={() => void core.session.logout()}>Log out</button>
      ) : (
        <button onClick={() => core.dialogs.open('login')}>Log in</button>
      )}
    </>
  );
}
