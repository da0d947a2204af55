import '../../registry/registry.js';
import { describe, expect, it, testCore, until } from '../../../tests/widgets-support/index.js';
import { markShown } from '../../core/announcements/popup-memory.js';
import { popupsToOpen } from '../../core/announcements/popups.js';
import { startPopups } from './popups.js';

describe('announcement popups of the full site', () => {
  it('MSG-06 an announcement that is open says so in session storage, and closing it stores that it was closed', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({
      banners: [],
      player: [],
      promotion: [],
      popup: [{ id: '1', title: 'Hello', content: '', execution: 'B' }],
    }));
    const stored = () =>
      sessionStorage.getItem(
        Object.keys(sessionStorage).find(key => key.includes(core.config.merchant) && key.endsWith('announcement-visitor')) ?? '',
      );
    await core.start();
    const stop = startPopups(core);
    try {
      const popup = await until(() => core.dialogs.store.getState().open.find(({ name }) => name === 'announcement'), 'it opens');
      expect(stored()).to.equal('open');
      core.dialogs.close(popup.id);
      expect(stored()).to.equal('closed');
    } finally {
      stop();
    }
  });

  it('MSG-05 what a visitor has seen does not open after a reload, but in a new session', async () => {
    const merchant = `test-${crypto.randomUUID()}`;
    const popup = [{ id: '1', title: 'Hello', content: '', execution: 'B' }];
    const load = async () => {
      const { core } = testCore({ merchant });
      await core.start();
      return { core, opens: popupsToOpen(core, { popup }).map(({ id }) => id) };
    };
    const { core, opens } = await load();
    markShown(core, 'visitor', 'closed');
    expect([opens, (await load()).opens]).to.deep.equal([['1'], []]);
    for (const key of Object.keys(sessionStorage)) if (key.includes(merchant)) sessionStorage.removeItem(key);
    expect((await load()).opens).to.deep.equal(['1']);
  });
});
