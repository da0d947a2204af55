import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { OpenGame } from '../parts/core.js';
import { testCore, type TestCore } from '../testing/test-core.js';
import { hideToday, isHiddenToday, wasShown } from './popup-memory.js';
import { watchPopups } from './watch-popups.js';

const popup = ['A', 'B'].map(execution => ({ id: execution, title: execution, content: '', execution }));
const names = ({ core }: TestCore) => core.dialogs.store.getState().open.map(({ name }) => name);
const SOON = 1000;

describe('the announcement popup', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('MSG-05 opens once for a visitor; closed, it stays closed', async () => {
    const made = await watched();
    expect(names(made)).toEqual(['announcement']);
    made.core.dialogs.close('announcement');
    made.core.navigation.navigate('/live');
    made.core.navigation.navigate('/');
    await later();
    expect(names(made)).toEqual([]);
    expect(wasShown(made.core, 'visitor')).toBe(true);
  });

  it('its code comes at once, and the popup within half a second', async () => {
    const made = testCore();
    const prepare = vi.fn();
    await begin(made, { prepare });
    await vi.advanceTimersByTimeAsync(50);
    expect(prepare).toHaveBeenCalledOnce();
    expect(names(made)).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(names(made)).toEqual(['announcement']);
  });

  it('nothing is prepared for those who have put it off', async () => {
    const made = testCore();
    hideToday(made.core, 'visitor', true);
    const prepare = vi.fn();
    await begin(made, { prepare });
    await later();
    expect(prepare).not.toHaveBeenCalled();
    expect(names(made)).toEqual([]);
  });

  it('opens on the home screen only: elsewhere people are at something', async () => {
    const made = await watched(({ core }) => core.navigation.navigate('/live'));
    expect(names(made)).toEqual([]);
    made.core.navigation.navigate('/');
    await later();
    expect(names(made)).toEqual(['announcement']);
  });

  it('waits until the person is at rest: a half-filled form is not covered', async () => {
    const made = testCore();
    let busy = true;
    await begin(made, { isBusy: () => busy });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names(made)).toEqual([]);
    busy = false;
    await later();
    expect(names(made)).toEqual(['announcement']);
  });

  it('does not come over a running game, and comes when it is left', async () => {
    const made = testCore();
    const game: OpenGame = {
      state: 'open',
      gameId: 'reef',
      gameCode: 'reef',
      vendorCode: 'TIDE',
      name: 'Reef',
      url: 'https://play.example/reef',
      type: 'RNG',
      mode: 'real',
    };
    const store = createStore<ReturnType<typeof made.core.launch.store.getState>>(() => ({ game }));
    await watch({ ...made, core: { ...made.core, launch: { ...made.core.launch, store } } });
    expect(names(made)).toEqual([]);
    store.setState({ game: undefined });
    await later();
    expect(names(made)).toEqual(['announcement']);
  });

  it('MSG-04 MSG-05 SES-59 once per session: a logout brings none, forgets the flags, and the next login brings one again', async () => {
    const made = await watched();
    made.core.dialogs.close('announcement');
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await later();
    expect([names(made), wasShown(made.core, 'member'), wasShown(made.core, 'visitor')]).toEqual([['announcement'], true, true]);
    await made.core.session.logout();
    await later();
    expect([names(made), wasShown(made.core, 'member'), wasShown(made.core, 'visitor')]).toEqual([[], false, false]);
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await later();
    expect(names(made)).toEqual(['announcement']);
  });

  it('MSG-07 put off by a member, it stays away after the logout, the next login and on another page', async () => {
    const made = testCore();
    await made.core.start();
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await begin(made);
    await later();
    hideToday(made.core, 'member', true);
    made.core.dialogs.close('announcement');
    await made.core.session.logout();
    await later();
    expect(names(made)).toEqual([]);
    expect(isHiddenToday(made.core, 'member')).toBe(true);
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await later();
    expect(names(made)).toEqual([]);
  });

  it('waits for other dialogs: a login that stands open comes first', async () => {
    const made = await watched(({ core }) => core.dialogs.open('login'));
    expect(names(made)).toEqual(['login']);
    made.core.dialogs.close('login');
    await later();
    expect(names(made)).toEqual(['announcement']);
  });

  it('a login that an address asks for while it stands takes its place', async () => {
    const made = await watched();
    expect(names(made)).toEqual(['announcement']);
    made.core.navigation.navigate('/login');
    expect(names(made)).toEqual(['login']);
  });

  it('MSG-01 a login closes the visitor’s and brings the member’s', async () => {
    const made = await watched();
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    expect(names(made)).toEqual([]);
    await later();
    expect(names(made)).toEqual(['announcement']);
    expect(made.platform.callsTo('/wps/relay/MCSFE_getListAnnouncements').at(-1)?.headers.get('authorization')).toBe('Bearer token-member');
  });

  it('does not come over a forced change of password, but after it', async () => {
    const made = testCore();
    made.platform.login = { passwordDefault: true };
    hideToday(made.core, 'visitor', true);
    await watch(made);
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    await later();
    expect(names(made)).toEqual(['change-password']);
    await made.core.session.changePassword({ newPassword: 'Better123', confirmNewPassword: 'Better123' });
    await later();
    expect(names(made)).toEqual(['announcement']);
  });

  it('stays away while the platform is closed, and when there is nothing to say', async () => {
    const closed = testCore();
    closed.platform.status = { maintenance: true };
    await watch(closed);
    expect(names(closed)).toEqual([]);
    const silent = testCore();
    silent.platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({ popup: [] }));
    await watch(silent, false);
    expect(names(silent)).toEqual([]);
    expect(wasShown(silent.core, 'visitor')).toBe(false);
  });

  async function watched(before?: (made: TestCore) => void): Promise<TestCore> {
    const made = testCore();
    before?.(made);
    await watch(made);
    return made;
  }
});

async function watch(made: TestCore, says = true): Promise<void> {
  await begin(made, {}, says);
  await later();
}
async function begin(made: TestCore, surroundings: Partial<Parameters<typeof watchPopups>[1]> = {}, says = true): Promise<void> {
  if (says) made.platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({ popup }));
  await made.core.start();
  onTestFinished(watchPopups(made.core, { isBusy: () => false, prepare: () => undefined, ...surroundings }));
}
/** What was begun goes on, and a second passes. */
async function later(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await vi.advanceTimersByTimeAsync(SOON / 5);
}
