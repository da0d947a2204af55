import { describe, expect, it, vi } from 'vitest';
import { EARLY_ASK, type EarlyAsk } from '../kernel/early-login.js';
import type { Role } from '../parts/core.js';
import { FakePage } from '../testing/fake-page.js';
import { testCore, type TestCore } from '../testing/test-core.js';

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

/** Where somebody who asked on /promotions is afterwards, and what is open. */
const LOGIN = ['/promotions', ['login']];
const LOGIN_PAGE = ['/', ['login']];
const REAL_ACCOUNT = ['/promotions', ['info']];
const AGENT_PAGE = ['/agent', []];
/** What may be done only by who is signed in with an account of their own. */
const PROTECTED = [
  'launch',
  'favourites',
  'member-centre',
  'points-mall',
  'deposit',
  'withdraw',
  'account',
  'invite',
  'rewards',
  'messages',
] as const;
const TRIAL_MAY = ['recent', 'lottery', 'chat'] as const;

describe('access', () => {
  it.each([
    ['ROL-08', 'visitor', 'launch', LOGIN],
    ['ROL-09', 'visitor', 'favourites', LOGIN],
    ['ROL-10', 'visitor', 'recent', LOGIN],
    ['ROL-11', 'visitor', 'lottery', LOGIN_PAGE],
    ['ROL-13', 'trial', 'launch', REAL_ACCOUNT],
    ['ROL-14', 'trial', 'favourites', REAL_ACCOUNT],
    ['ROL-15', 'trial', 'member-centre', REAL_ACCOUNT],
    ['ROL-16', 'trial', 'agent-centre', AGENT_PAGE],
    ['ROL-17', 'trial', 'points-mall', REAL_ACCOUNT],
    ['ROL-23', 'member', 'agent-centre', AGENT_PAGE],
    ['NAV-13', 'visitor', 'agent-centre', AGENT_PAGE],
    ...PROTECTED.map(action => ['ROL-32', 'visitor', action, LOGIN] as const),
    ...PROTECTED.map(action => ['ROL-33', 'trial', action, REAL_ACCOUNT] as const),
  ] as const)('%s OP-20 %s may not ask for %s, and meets one consequence, without a call', async (_row, role, action, consequence) => {
    const made = await as(role);
    expect([made.core.access.can(action), made.core.access.ask(action)]).toEqual([false, false]);
    expect([made.page.address, openDialogs(made)]).toEqual(consequence);
    expect(made.platform.calls).toEqual([]);
  });

  it.each([
    ['ROL-12', 'trial', TRIAL_MAY],
    ['ROL-18', 'member', ['member-centre', 'account', 'messages', 'rewards', 'invite', 'deposit', 'withdraw']],
    ['ROL-19', 'member', ['favourites', 'recent']],
    ['ROL-20', 'member', ['points-mall']],
    ['ROL-22', 'member', ['launch', 'deposit', 'withdraw']],
    ['ROL-24', 'agent', [...PROTECTED, ...TRIAL_MAY, 'agent-centre']],
  ] as const)('%s %s may %j, and is led nowhere else', async (_row, role, allowed) => {
    const made = await as(role);
    for (const action of allowed)
      expect([action, made.core.access.can(action), made.core.access.ask(action)]).toEqual([action, true, true]);
    expect([made.page.address, openDialogs(made)]).toEqual(['/promotions', []]);
  });

  it('ERR-24 the trial dialog’s words come from the dictionary', async () => {
    const { core } = await as('trial');
    core.access.ask('deposit');
    expect(core.dialogs.store.getState().open[0]?.props).toMatchObject({
      title: { key: 'dialog.real-account-title' },
      body: { key: 'dialog.real-account-body' },
    });
    const words = () => (['dialog.real-account-title', 'dialog.real-account-body'] as const).map(key => core.language.t(key));
    expect(words()).toEqual(['A real account is needed', 'You are trying the site with free play. To do this you need a real account.']);
    await core.language.use('ES');
    expect(words()).toEqual([
      'Necesitas una cuenta real',
      'Estás probando el sitio con juego gratis. Para esto necesitas una cuenta real.',
    ]);
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

  it.each([
    ['shown', ['login'], true],
    ['host', [], true],
    ['closed', [], false],
  ] as const)('what was asked before the code counts once, for the element that asked: %s', async (said, dialogs, waits) => {
    const made = await as('visitor');
    const [from, other] = [new EventTarget(), new EventTarget()];
    const heard: EventTarget[] = [];
    for (const target of [from, other]) target.addEventListener('gp-login-required', () => heard.push(target));
    const page = globalThis as { [EARLY_ASK]?: EarlyAsk };
    page[EARLY_ASK] = { from, said };
    const then = vi.fn();
    made.core.access.ask('launch', undefined, other);
    expect(heard).toEqual([other]);
    made.core.dialogs.closeAll();
    made.core.access.ask('launch', then, from);
    expect([heard, openDialogs(made)]).toEqual([[other], dialogs]);
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await Promise.resolve();
    expect(then).toHaveBeenCalledTimes(waits ? 1 : 0);
    await made.core.session.logout();
    made.core.access.ask('launch', undefined, from);
    expect(heard).toEqual([other, from]);
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
