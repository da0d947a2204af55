import {
  after,
  before,
  describe,
  expect,
  it,
  mount,
  rootOf,
  setViewport,
  signedInCore,
  switchedOn,
  testCore,
  until,
  wireLotteryMenu,
  wireVendors,
} from '../../widgets-support/index.js';
import '../../../src/widgets/footer/index.js';
import '../../../src/widgets/header/index.js';
import '../../../src/widgets/lobby/index.js';
import '../../../src/widgets/lottery/index.js';
import '../../../src/widgets/points-mall/index.js';
import '../../../src/widgets/side-menu/index.js';
import '../../../src/widgets/wallet/index.js';

const VENDORS = 'GET /wps/relay/GCSGAME_newGameVendor';
const MENU = 'GET /lgw/vn/games/game_menu';
const METHODS = 'GET /wps/relay/MCSFE_getDepositMethods';
const PAGE = { defaultLanguage: 'ES', languages: ['ES', 'EN'] };
const ENGLISH = 'In English: ';

/** What stands alone in one language, by what it is: its elements. Sentences that name it are in the page's. */
function alone(host: HTMLElement): Element[] {
  return [...rootOf(host).querySelectorAll('*')].filter(
    ({ childNodes }) =>
      [...childNodes].some(node => node instanceof Text && node.data.startsWith(ENGLISH)) &&
      ![...childNodes].some(node => node instanceof Text && node.data.trim() !== '' && !node.data.startsWith(ENGLISH)),
  );
}
const inPagesLanguage = (host: HTMLElement) => alone(host).filter(element => element.closest('[lang]')?.getAttribute('lang') !== 'en');

/** What a platform that has a name in no other language says: each name in English, with its code. */
const english = <T extends object>(entry: T, name: keyof T) => ({ ...entry, [name]: `${ENGLISH}${String(entry[name])}`, lang: 'EN' });
const lanes = wireVendors.data.lanes.map(lane => ({
  ...english(lane, 'gameCategory'),
  gameClassify: lane.gameClassify.map(classify => english(classify, 'name')),
}));
const method = {
  id: 'demo',
  kind: 'instant',
  name: `${ENGLISH}at once`,
  hint: `${ENGLISH}nothing more to do.`,
  lang: 'EN',
  payTo: '',
  min: 5,
  max: 5000,
  feePermille: 0,
  arrivesAfter: 10,
  takesProof: false,
};

const reward = { id: '1', name: 'Headphones', type: 'gift', pointsRequirement: 10, quantity: 3, status: 'available', imageUrl: '' };
const request = {
  id: '2',
  referenceNo: 'R-2',
  name: 'Headphones',
  type: 'gift',
  points: 10,
  status: 'in_process',
  appliedAt: Date.UTC(2026, 4, 6),
};
const entry = { id: '3', type: 'redeem', changedPoints: -10, pointsBalance: 5, remark: 'Redeemed', applicationTime: Date.UTC(2026, 4, 6) };

describe('OP-48 names of another language than the page’s are marked with it', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [tag, attributes, least] of [
    ['gp-lobby', {}, 10],
    ['gp-lobby', { category: 'RNG' }, 3],
    ['gp-header', {}, 3],
    ['gp-footer', {}, 4],
  ] as const) {
    it(`categories and their parts in <${tag} ${Object.keys(attributes).join()}>`, async () => {
      const { platform } = testCore(PAGE);
      platform.on(VENDORS, () => ({ data: { lanes } }));
      const host = await mount(tag, attributes);
      await until(() => alone(host).length >= least, 'the names stand');
      expect(inPagesLanguage(host)).to.deep.equal([]);
    });
  }

  it('but for those that our own texts name', async () => {
    const { core, platform } = testCore(PAGE);
    const [, , , sports] = lanes;
    platform.on(VENDORS, () => ({ data: { lanes: [...lanes, { ...sports, gameCategory: 'ESPORTS', gameType: 'ESPORTS', lang: 'EN' }] } }));
    const host = await mount('gp-footer', {});
    const ours = await until(
      () => [...rootOf(host).querySelectorAll('.products a')].find(link => link.textContent === core.language.t('category.esports')),
      'our words stand',
    );
    expect(ours.hasAttribute('lang')).to.equal(false);
  });

  it('categories in <gp-side-menu>', async () => {
    const { platform } = testCore(PAGE);
    platform.on(VENDORS, () => ({ data: { lanes } }));
    const host = await mount('gp-side-menu', {});
    await until(() => alone(host).length >= 4, 'the names stand');
    expect(inPagesLanguage(host)).to.deep.equal([]);
  });

  it('groups in <gp-lottery>', async () => {
    const { platform } = testCore(PAGE);
    platform.on(MENU, () => ({ ...wireLotteryMenu(), gameMenus: wireLotteryMenu().gameMenus.map(group => english(group, 'title')) }));
    const host = await mount('gp-lottery', {});
    await until(() => alone(host).length >= 4, 'tabs and headings stand');
    expect(inPagesLanguage(host)).to.deep.equal([]);
  });

  it('ways to deposit, with what is said of them, in <gp-wallet>', async () => {
    const { platform } = await signedInCore('demo_member', PAGE);
    platform.on(METHODS, () => ({ list: [method] }));
    const host = await mount('gp-wallet', { section: 'depositv2' });
    await until(() => alone(host).length >= 2, 'name and hint stand');
    expect(inPagesLanguage(host)).to.deep.equal([]);
  });

  it('rewards of the points mall, requests and remarks, in <gp-points-mall>', async () => {
    const { core, platform } = await signedInCore('demo_member', PAGE);
    platform.on('GET /wps/system/status', () => switchedOn('PTSYS3'));
    await core.status.load();
    platform.on('GET /wps/relay/MCS2_getPointReward', () => ({ value: { list: [english(reward, 'name')] } }));
    platform.on('GET /wps/relay/MCS2_getRedeemPointList', () => ({ value: { list: [english(request, 'name')] } }));
    platform.on('GET /wps/relay/ODSFE2_MemTransDet', () => ({ value: { list: [english(entry, 'remark')] } }));
    for (const view of ['mall', 'redeem', 'history']) {
      const host = await mount('gp-points-mall', { view });
      await until(() => alone(host).length >= 1, `${view} stands`);
      expect(inPagesLanguage(host)).to.deep.equal([]);
      host.remove();
    }
  });
});
