import { useCallback, useMemo, useState } from 'react';
import { ConnectionContext, createConnection } from './connection.js';
import { forgetDrafts } from './drafts.js';
import { OperatorContext, useStoredName } from './operator.js';
import { Shell } from './shell.js';
import { SignIn } from './sign-in.js';
import { StandingProvider } from './standing.js';
import { ConfirmProvider } from './ui/confirm.js';
import { NoticeProvider } from './ui/notice.js';
import { UnsavedProvider } from './unsaved.js';

/** The key lives in this tab only, and no longer than it. */
const STORAGE_NAME = 'operator-key';

export function App() {
  /** A new object with each sign-in, also with the same key. */
  const [session, setSession] = useState(() => sessionOf(sessionStorage.getItem(STORAGE_NAME)));
  const [refusal, setRefusal] = useState<string>();
  const operator = useStoredName();
  const onRefused = useCallback((message: string) => {
    sessionStorage.removeItem(STORAGE_NAME);
    setRefusal(message);
  }, []);
  const connection = useMemo(() => session && createConnection(session.key, operator.name, onRefused), [session, operator.name, onRefused]);

  const signIn = (key: string) => {
    sessionStorage.setItem(STORAGE_NAME, key);
    setRefusal(undefined);
    setSession({ key });
  };
  const signOut = () => {
    sessionStorage.removeItem(STORAGE_NAME);
    forgetDrafts();
    setSession(undefined);
  };

  return (
    <OperatorContext value={operator}>
      {!connection && <SignIn onSignIn={signIn} />}
      {connection && (
        // A key that is no longer taken takes nothing away from who is in the middle of writing.
        <div inert={refusal !== undefined}>
          <ConnectionContext value={connection}>
            <NoticeProvider>
              <ConfirmProvider>
                <UnsavedProvider>
                  <StandingProvider>
                    <Shell onSignOut={signOut} />
                  </StandingProvider>
                </UnsavedProvider>
              </ConfirmProvider>
            </NoticeProvider>
          </ConnectionContext>
        </div>
      )}
      {connection && refusal !== undefined && <SignIn isAgain refusal={refusal} onSignIn={signIn} />}
    </OperatorContext>
  );
}

function sessionOf(key: string | null): { key: string } | undefined {
  return key === null ? undefined : { key };
}
