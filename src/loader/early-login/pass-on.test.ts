import { describe, expect, it, vi } from 'vitest';
import { testCore, type TestCore } from '../../core/testing/test-core.js';
import { passOn } from './pass-on.js';

/** A page whose early popup stands, and whose core is there. */
async function standing() {
  const made = testCore();
  await made.core.start();
  Object.assign(globalThis, { [Symbol.for('gp.core@1')]: made.core });
  const login = new EventTarget();
  const [close, onClosed] = [vi.fn(), vi.fn()];
  const closeThere = passOn(login as HTMLElement, { action: 'launch', isStanding: () => true, close, onClosed });
  return { made, login, close, onClosed, closeThere };
}
const openDialogs = ({ core }: TestCore) => core.dialogs.store.getState().open.map(({ name }) => name);

describe('the login popup before its code, handed to the core', () => {
  it('is open there when its form lives, and is closed with it', async () => {
    const { made, login, onClosed, closeThere } = await standing();
    login.dispatchEvent(new Event('gp-ready'));
    expect(openDialogs(made)).toEqual(['login']);
    closeThere();
    expect(openDialogs(made)).toEqual([]);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('closed before its form lives, it takes along the one that the press has opened meanwhile', async () => {
    const { made, closeThere } = await standing();
    made.core.access.ask('launch');
    expect(openDialogs(made)).toEqual(['login']);
    closeThere();
    expect(openDialogs(made)).toEqual([]);
  });

  it('leaves for who is signed in already', async () => {
    const { made, login, close } = await standing();
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    login.dispatchEvent(new Event('gp-ready'));
    expect(close).toHaveBeenCalledOnce();
    expect(openDialogs(made)).toEqual([]);
  });
});
