import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCore, type TestCore } from '../testing/test-core.js';
import { hideToday, wasShown } from './popup-memory.js';
import { watchPopups } from './watch-popups.js';

const popup = ['A', 'B'].map(execution => ({ id: execution, title: execution, content: '', execution }));
const names = ({ core }: TestCore) => core.dialogs.store.getState().open.map(({ name }) => name);
const SOON = 1000;

describe('the announcement popup', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('MSG-05 MSG-06 opens once for a visitor; closed, it stays closed', async () => {
    const made = await watched();
    expect(names(made)).toEqual(['announcement']);
    made.core.dialogs.close('announcement');
    made.core.navigation.navigate('/live');
    await later();
    expect(names(made)).toEqual([]);
    expect(wasShown(made.core, 'visitor')).toBe(true);
  });

  it('waits for other dialogs: a login that stands open comes first', async () => {
    const made = await watched(({ core }) => core.dialogs.open('login'));
    expect(names(made)).toEqual(['login']);
    made.core.dialogs.close('login');
    await later();
    expect(names(made)).toEqual(['announcement']);
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
  if (says) made.platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({ popup }));
  await made.core.start();
  watchPopups(made.core);
  await later();
}
/** What was begun goes on, and a second passes. */
async function later(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await vi.advanceTimersByTimeAsync(SOON / 5);
}
