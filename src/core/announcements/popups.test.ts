import { describe, expect, it } from 'vitest';
import type { SessionState } from '../parts/core.js';
import { quiet, testCore, type TestCore } from '../testing/test-core.js';
import { hideToday, isHiddenToday, markShown, wasShown } from './popup-memory.js';
import { audienceOf, popupsFor, popupsToOpen } from './popups.js';

const item = (id: string, execution: string) => ({ id, title: id, content: '', execution });
const ALL = { popup: [item('a', 'A'), item('b', 'B'), item('f', 'F'), item('x', '')] };
const VISITOR: SessionState = { state: 'logged-out', role: 'visitor', isFirstLogin: false };
const MEMBER: SessionState = { state: 'real', role: 'member', isFirstLogin: false };
const TRIAL: SessionState = { state: 'trial', role: 'trial', isFirstLogin: false };
const ids = (session: SessionState) => popupsFor(session, ALL).map(({ id }) => id);

describe('whose popup it is', () => {
  it('MSG-01 ENT-16 A is for those who are logged in', () => {
    expect(ids(MEMBER)).toEqual(['a']);
    expect(ids(TRIAL)).toEqual(['a']);
    expect(ids(VISITOR)).not.toContain('a');
  });
  it('MSG-02 ENT-16 B is for those who are not', () => {
    expect(ids(VISITOR)).toEqual(['b']);
    for (const loggedIn of [MEMBER, TRIAL, { ...MEMBER, isFirstLogin: true }]) expect(ids(loggedIn)).not.toContain('b');
  });
  it('MSG-03 ENT-16 F is for the first login alone, and comes first', () =>
    expect([ids({ ...MEMBER, isFirstLogin: true }), ids(MEMBER)]).toEqual([['f', 'a'], ['a']]));
  it('nobody has one while the session is being restored or a change of password is forced', () => {
    expect(audienceOf({ ...VISITOR, state: 'restoring' })).toBeUndefined();
    expect(ids({ ...VISITOR, passwordChange: 'expired' })).toEqual([]);
  });
});

describe('what opens by itself', () => {
  const NOON = new Date(2030, 4, 1, 12);
  const TOMORROW = new Date(2030, 4, 2, 0, 1);
  const opens = ({ core }: TestCore, now = NOON) => popupsToOpen(core, ALL, now).map(({ id }) => id);

  it('MSG-04 MSG-05 nothing that was shown in this session, each audience for itself', async () => {
    const made = testCore();
    await made.core.start();
    expect(opens(made)).toEqual(['b']);
    markShown(made.core, 'visitor', 'open');
    expect(opens(made)).toEqual([]);
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    expect(opens(made)).toEqual(['a']);
    markShown(made.core, 'member', 'open');
    expect(opens(made)).toEqual([]);
  });

  it('MSG-07 OP-22 hidden for the rest of the calendar day, shown again on the next', async () => {
    const made = testCore();
    await made.core.start();
    hideToday(made.core, 'visitor', true, NOON);
    expect(opens(made)).toEqual([]);
    expect(isHiddenToday(made.core, 'visitor', new Date(2030, 4, 1, 23, 59))).toBe(true);
    expect(opens(made, TOMORROW)).toEqual(['b']);
    expect(isHiddenToday(made.core, 'member', NOON)).toBe(false);
    hideToday(made.core, 'visitor', false, NOON);
    expect(opens(made)).toEqual(['b']);
  });

  it('MSG-03 F is shown at the first login and not at the second', async () => {
    const made = testCore();
    made.platform.login = { firstTimeLogin: true };
    await made.core.start();
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    expect(opens(made)).toEqual(['f', 'a']);
    await made.core.session.logout();
    made.platform.login = { firstTimeLogin: false };
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    expect(opens(made)).toEqual(['a']);
  });

  it('MSG-03 a first login is told even on a day that somebody wanted quiet', async () => {
    const made = testCore();
    made.platform.login = { firstTimeLogin: true };
    await made.core.start();
    hideToday(made.core, 'member', true, NOON);
    await made.core.session.login({ username: 'member', password: 'Demo1234' });
    expect(opens(made)).toEqual(['f']);
    await quiet();
    expect(wasShown(made.core, 'member')).toBe(false);
  });
});
