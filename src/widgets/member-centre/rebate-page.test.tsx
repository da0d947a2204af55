import {
  afterEach,
  axeFindings,
  describe,
  expect,
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

const READ = 'GET /wps/relay/MCS2_getManualRebate';
const CLAIM = 'POST /wps/relay/MCS2_claimManualRebate';
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const SLOTS = { gameType: 'RNG', validStake: 62.34, rate: 0.003, amount: 0.18 };
const UNPLAYED = { gameType: 'OWN', validStake: 0, rate: 0.0125, amount: 0 };
const CLAIMED = { id: '7', amount: 0.18, claimedAt: '2026-01-15T12:00:00Z', parts: [SLOTS] };
const open = { rank: 'VIP 2', list: [SLOTS, UNPLAYED], total: 0.18, history: [], totalPages: 1 };
const none = { ...open, list: [{ ...SLOTS, validStake: 0, amount: 0 }, UNPLAYED], total: 0, history: [CLAIMED] };
const opened = async (reply: () => unknown) => {
  const made = await signedInCore();
  made.platform.on(READ, reply);
  const host = await mount('gp-member-centre', { page: 'manualRebate' });
  host.style.inlineSize = '1000px';
  return { ...made, host };
};

afterEach(() => {
  document.querySelectorAll('gp-member-centre').forEach(host => host.remove());
});

describe('gp-member-centre manualRebate', () => {
  it('MEM-14 what is open by type with stake and rate, the rates of the rank, and no claims yet', async () => {
    const { host } = await opened(() => open);
    await says(host, 'Your rates as VIP 2');
    for (const text of ['$62.34', '0.30%', '$0.18', 'OWN', '1.25%', 'Nothing claimed yet']) expect(shownText(host)).to.include(text);
    expect(
      [...rootOf(host).querySelectorAll('.record tbody tr')].map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent)),
    ).to.deep.equal([['RNG', '$62.34', '0.30%', '$0.18']]);
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MEM-14 a claim says what came, stands in the list, asks for the balance, and the button is off and keeps the focus', async () => {
    const { host, platform } = await opened(() => open);
    const button = await named(host, 'Claim rebate');
    platform.on(CLAIM, () => {
      platform.on(READ, () => none);
      return { claim: CLAIMED };
    });
    const before = platform.callsTo('/wps/v2/wallets/balance').length;
    button.focus();
    button.click();
    await says(host, '$0.18 is in your balance.');
    await until(
      () => button.getAttribute('aria-disabled') === 'true' && rootOf(host).querySelector('.record')?.textContent?.includes('Jan 15'),
      'off, and the claim below',
    );
    expect(host.shadowRoot?.activeElement).to.equal(button);
    await until(() => platform.callsTo('/wps/v2/wallets/balance').length > before, 'the balance is asked for');
    button.click();
    expect(platform.callsTo('/wps/relay/MCS2_claimManualRebate')).to.have.length(1);
  });

  it('INV-04 after a cut the same claim carries the same key', async () => {
    const { host, platform } = await opened(() => open);
    platform.on(CLAIM, () => new Refusal(502, 'unknown'));
    const button = await named(host, 'Claim rebate');
    button.click();
    await says(host, 'nothing is booked twice');
    platform.on(CLAIM, () => ({ claim: CLAIMED }));
    button.click();
    await says(host, 'is in your balance');
    const keys = platform.callsTo('/wps/relay/MCS2_claimManualRebate').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length > 1, new Set(keys).size, Boolean(keys[0])]).to.deep.equal([true, 1, true]);
  });

  it('MEM-14 with nothing open it says so, and a failure tries again', async () => {
    const { host, platform } = await opened(() => new Refusal(500, 'unknown'));
    const retry = await named(host, 'Try again');
    platform.on(READ, () => none);
    retry.click();
    await says(host, 'Nothing to claim right now.');
    expect((await named(host, 'Claim rebate')).getAttribute('aria-disabled')).to.equal('true');
  });
});
