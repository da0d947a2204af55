import { describe, expect, it, vi } from 'vitest';
import { ACCESS } from './access.js';
import type { Action, Role } from './core.js';
import { FakePage } from './testing/fake-page.js';
import { testCore, type TestCore } from './testing/test-core.js';

const USER: Record<Exclude<Role, 'visitor'>, string> = { trial: 'trial', member: 'member', agent: 'agent1' };
async function as(role: Role): Promise<TestCore> {
  const page = new FakePage('/promotions');
  if (role !== 'visitor') page.sessionStorage.setItem('gp:demo@https://api.example/api:token', `token-${USER[role]}`);
  const made = testCore({}, page);
  await made.core.start();
  expect(made.core.session.store.getState().role).toBe(role);
  made.platform.calls.length = 0;
  return made;
}
const openDialogs = ({ core }: TestCore) => core.dialogs.store.getState().open.map(({ name }) => name);
const actions = Object.keys(ACCESS) as Action[];
const consequence = { login: ['/promotions', ['login']], 'login-page': ['/', ['login']], 'real-account': ['/promotions', ['info']], 'agent-page': ['/agent', []] };

describe('access', () => {
  it.each([
    ['visitor', ['chat']],
    ['trial', ['recent', 'lottery', 'chat']],
    ['member', actions.filter(action => action !== 'agent-centre')],
    ['agent', actions],
  ] as [Role, Action[]][])('ROL-08..24 %s may do exactly this', async (role, allowed) => {
    const { core } = await as(role);
    expect(actions.filter(action => core.access.can(action)).sort()).toEqual([...allowed].sort());
  });

  it.each(actions.flatMap(action => (['visitor', 'trial', 'member'] as const).flatMap(role => (ACCESS[action][role] ? [[role, action] as const] : []))))(
    'ROL-32 ROL-33 OP-20 %s asking for %s meets its one consequence, without a call', async (role, action) => {
      const made = await as(role);
      expect(made.core.access.ask(action)).toBe(false);
      expect([made.page.address, openDialogs(made)]).toEqual(consequence[ACCESS[action][role]!]);
      expect(made.platform.calls).toEqual([]);
    },
  );

  it('ERR-24 the trial dialog’s words come from the dictionary', async () => {
    const { core } = await as('trial');
    core.access.ask('deposit');
    expect(core.dialogs.store.getState().open[0]?.props).toMatchObject({ title: { key: 'dialog.real-account-title' }, body: { key: 'dialog.real-account-body' } });
    expect(core.language.t('dialog.real-account-title')).toBe('A real account is needed');
  });

  it('what was asked for runs once after the login that it brought', async () => {
    const made = await as('visitor');
    const then = vi.fn();
    made.core.access.ask('favourites', then);
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
    await made.core.session.logout();
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await Promise.resolve();
    expect(then).toHaveBeenCalledOnce();
  });

  it('what was asked for does not run for a trial account that came instead', async () => {
    const made = await as('visitor');
    const then = vi.fn();
    made.core.access.ask('launch', then);
    await made.core.session.loginFreePlay();
    await vi.waitFor(() => expect(openDialogs(made)).toEqual(['info']));
    expect(then).not.toHaveBeenCalled();
  });

  it('a host that cancels gp-login-required shows its own login; what waited runs after adopt', async () => {
    const made = await as('visitor');
    made.page.document.addEventListener('gp-login-required', event => event.preventDefault());
    const then = vi.fn();
    made.core.access.ask('launch', then);
    expect([openDialogs(made), made.heard.at(-1)]).toEqual([[], ['login-required', { action: 'launch' }]]);
    await made.core.session.adopt('token-member');
    await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
  });

  it('while a stored token is being proved the question waits for the answer', async () => {
    const page = new FakePage();
    page.sessionStorage.setItem('gp:demo@https://api.example/api:token', 'token-member');
    const made = testCore({}, page);
    const then = vi.fn();
    expect(made.core.access.ask('launch', then)).toBe(false);
    expect(openDialogs(made)).toEqual([]);
    await made.core.start();
    await vi.waitFor(() => expect(then).toHaveBeenCalledOnce());
  });
});
