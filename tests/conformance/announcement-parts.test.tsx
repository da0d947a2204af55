import { describe, expect, it, mount, Refusal, rootOf, shownText, testCore, until } from '../widgets-support/index.js';
import '../../src/widgets/announcements/index.js';
import '../../src/widgets/banners/index.js';
import '../../src/widgets/notice-ticker/index.js';
import '../../src/widgets/promotions/index.js';

const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const PARTS = {
  banners: [{ id: 'b', groupName: 'w_home', url: PICTURE, title: 'Of the banners', linkageType: '', linkage: '' }],
  player: [{ id: 'n', title: 'Of the notices', content: '<p>x</p>', execution: '' }],
  popup: [{ id: 'p', title: 'Of the popups', content: '<p>x</p>', execution: 'B' }],
  promotion: [{ id: '70', title: 'Of the promotions', content: '<p>x</p>' }],
};
const PLACES = [
  ['banners', 'gp-banners', 'Of the banners'],
  ['player', 'gp-notice-ticker', 'Of the notices'],
  ['popup', 'gp-announcements', 'Of the popups'],
  ['promotion', 'gp-promotions', 'Of the promotions'],
] as const;

describe('the parts of the announcements', () => {
  for (const [part, tag, title] of PLACES) {
    it(`MSG-08 ${part} feeds <${tag}>, and no other part does`, async () => {
      const { platform } = testCore();
      platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => PARTS);
      platform.on('GET /wps/relay/MCSFE_getPromotionList', () => new Refusal(404, 'not-found'));
      const host = await mount(tag);
      const said = () =>
        shownText(host) +
        [...rootOf(host).querySelectorAll('[alt], [aria-label]')]
          .map(each => `${each.getAttribute('alt')} ${each.getAttribute('aria-label')}`)
          .join();
      await until(() => said().includes(title), title);
      expect(PLACES.map(([, , other]) => other).filter(other => said().includes(other))).to.deep.equal([title]);
    });
  }
});
