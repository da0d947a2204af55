import {
  afterEach,
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const CALL = 'GET /wps/relay/MCS2_getReferral';
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const friend = (id: number, state: string, bonus = 0) => ({
  id: String(id),
  name: `lu***${id}`,
  joinedAt: '2026-01-15T12:00:00Z',
  state,
  bonus,
});
const answer = (friends: object[], changes: object = {}) => ({
  code: 'ALMA2026',
  link: '/register?referralCode=ALMA2026',
  bonus: { perFriend: 10, depositMin: 20, earned: 10, rewarded: 1 },
  friends,
  total: friends.length,
  totalPages: 1,
  ...changes,
});
const opened = async (reply: () => unknown, inlineSize = '1000px') => {
  const made = await signedInCore();
  made.platform.on(CALL, reply);
  const host = await mount('gp-member-centre', { page: 'referral' });
  host.style.inlineSize = inlineSize;
  return { ...made, host };
};
const share = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');

afterEach(() => {
  document.querySelectorAll('gp-member-centre').forEach(host => host.remove());
  Reflect.deleteProperty(navigator, 'share');
  if (share) Object.defineProperty(Navigator.prototype, 'share', share);
});

describe('gp-member-centre referral', () => {
  it('MEM-11 link, code, QR, terms and the friends with what they brought', async () => {
    const { host } = await opened(() => answer([friend(1, 'rewarded', 10), friend(2, 'deposited'), friend(3, 'joined')]));
    await says(host, '$10.00 for each friend');
    expect((await find<HTMLInputElement>(host, 'input[readonly]')).value).to.equal(
      new URL('/register?referralCode=ALMA2026', location.href).href,
    );
    for (const text of ['ALMA2026', 'first deposit of $20.00', 'lu***1', 'Bonus paid', 'Deposited', 'no deposit yet'])
      expect(shownText(host)).to.include(text);
    expect(
      [...rootOf(host).querySelectorAll('.record tbody tr')].map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent)),
    ).to.deep.equal([
      ['lu***1', 'Jan 15, 2026, 12:00 PM', 'Bonus paid', '$10.00'],
      ['lu***2', 'Jan 15, 2026, 12:00 PM', 'Deposited', '–'],
      ['lu***3', 'Jan 15, 2026, 12:00 PM', 'Registered, no deposit yet', '–'],
    ]);
    await until(() => rootOf(host).querySelector('svg.qr:not([aria-busy]) path'), 'the QR code');
    expect([...rootOf(host).querySelectorAll('.sums dd')].map(({ textContent }) => textContent)).to.deep.equal(['3', '1', '$10.00']);
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MEM-11 an address of the platform’s own is shared as it is, and without a bonus none is promised', async () => {
    const { host } = await opened(() => answer([], { link: 'https://go.example/a', bonus: {} }));
    await says(host, 'No friend has come yet');
    expect((await find<HTMLInputElement>(host, 'input[readonly]')).value).to.equal('https://go.example/a');
    expect(rootOf(host).querySelector('.invitation')?.textContent).to.include('Bring your friends').and.not.to.include('$');
  });

  it('MEM-11 the link is shared where the browser can, and copied where it cannot', async () => {
    const { core, host } = await opened(() => answer([]));
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', { configurable: true, value: async (data: ShareData) => void shared.push(data) });
    const button = await named(host, 'Share link');
    button.click();
    await until(() => shared.length === 1, 'it is shared');
    expect(shared[0]?.url).to.match(/\/register\?referralCode=ALMA2026$/);
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: () => Promise.reject(new DOMException('No.', 'NotAllowedError')),
    });
    button.click();
    await until(() => core.dialogs.store.getState().open.some(({ name }) => name === 'info'), 'the dialog with the link');
  });

  it('MEM-11 further friends stand on further pages', async () => {
    const { host, platform } = await opened(() => answer([friend(1, 'joined')], { total: 11, totalPages: 2 }));
    (await named(host, 'Page 2')).click();
    await until(() => platform.callsTo('/wps/relay/MCS2_getReferral').at(-1)?.query.get('page') === '2', 'the second page is asked for');
  });

  it('a failure says so and tries again', async () => {
    const { host, platform } = await opened(() => new Refusal(500, 'unknown'));
    const retry = await named(host, 'Try again');
    platform.on(CALL, () => answer([]));
    retry.click();
    await says(host, 'ALMA2026');
  });
});
