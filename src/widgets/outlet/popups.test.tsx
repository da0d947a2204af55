import { describe, expect, it, testCore, until } from '../../../tests/widgets-support/index.js';
import { startPopups } from './popups.js';

describe('announcement popups of the full site', () => {
  it('MSG-06 an announcement that is open says so in session storage, and closing it stores that it was closed', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({ banners: [], player: [], promotion: [], popup: [{ id: '1', title: 'Hello', content: '', execution: 'B' }] }));
    const stored = () => sessionStorage.getItem(Object.keys(sessionStorage).find(key => key.includes(core.config.merchant) && key.endsWith('announcement-visitor')) ?? '');
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
});
