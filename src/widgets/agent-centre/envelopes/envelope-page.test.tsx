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
  type,
  until,
} from '../../../../tests/widgets-support/index.js';
import '../index.js';

const LIST = '/wps/relay/MCS2_redEnvelope';
const SEND = '/wps/relay/MCS2_sendRedEnvelope';
const RECEIVERS = '/wps/relay/MCS2_getEnvelopeReceivers';
const SECURITY = 'GET /wps/member/security';
const NOW = Date.UTC(2026, 10, 22, 12);
const limits = { shareMin: 1, shareMax: 50, hours: 24, most: 100 };
const team = [
  { account: 'ana01', nickname: 'Ana', type: 0 },
  { account: 'beto01', nickname: '', type: 2 },
];
const sent = {
  id: '5',
  reference: 'E000005',
  total: 20,
  count: 2,
  opened: 1,
  returned: 0,
  remark: 'Thanks',
  state: 'open',
  createdAt: NOW,
  expiresAt: NOW + 86_400_000,
  shares: [
    { account: 'ana01', amount: 10, openedAt: NOW },
    { account: 'beto01', amount: 10, openedAt: null },
  ],
};
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const opened = async ({ list = [] as object[], receivers = team as object[], hasPaymentPassword = true } = {}) => {
  const made = await signedInCore('demo_agent');
  let now = list;
  made.platform.on(`GET ${LIST}`, () => ({ list: now, totalPages: 1, limits }));
  made.platform.on(`GET ${RECEIVERS}`, ({ query }) => {
    const found = receivers.filter(each => JSON.stringify(each).includes(query.get('account') ?? ''));
    return { list: found, total: found.length, totalPages: 1 };
  });
  made.platform.on(SECURITY, () => ({ hasPaymentPassword, bindings: [], knownIps: [] }));
  const host = await mount('gp-agent-centre', { page: 'redEnvelope' });
  host.style.inlineSize = '1000px';
  return { ...made, host, becomes: (next: object[]) => (now = next) };
};

const chooseAll = async (host: Element) => {
  await until(() => rootOf(host).querySelectorAll('.receiver').length === 2, 'the team');
  (await named(host, 'Choose all shown')).click();
};

afterEach(() => {
  document.querySelectorAll('gp-agent-centre').forEach(host => host.remove());
});

describe('gp-agent-centre redEnvelope', () => {
  it('AGT-19 says what each gets before it is sent; sent, it stands in the list and the form is empty', async () => {
    const { host, platform, becomes } = await opened();
    await says(host, 'No red envelope yet');
    (await named(host, /^ana01/, 'input[type=checkbox]')).click();
    (await named(host, 'Choose all shown')).click();
    await says(host, '2 chosen');
    type(await named(host, 'Amount for all together'), '20.01');
    await says(host, '2 accounts get $10.00 or $10.01 each.');
    type(await named(host, 'Message (optional)'), 'Thanks');
    type(await named(host, 'Payment password'), '246810');
    platform.on(`POST ${SEND}`, () => {
      becomes([sent]);
      return { id: '5', reference: 'E000005', count: 2, balance: 1 };
    });
    const before = platform.callsTo('/wps/v2/wallets/balance').length;
    (await named(host, 'Send')).click();
    await says(host, '$20.01 is on its way to 2 accounts.');
    expect(platform.callsTo(SEND).map(({ body }) => body)).to.deep.equal([
      { accounts: ['ana01', 'beto01'], total: 20.01, remark: 'Thanks', paymentPassword: '246810' },
    ]);
    await says(host, 'E000005');
    await says(host, '1 of 2 opened');
    await until(() => platform.callsTo('/wps/v2/wallets/balance').length > before, 'the balance is asked for');
    expect(((await named(host, 'Amount for all together')) as HTMLInputElement).value).to.equal('');
    expect(rootOf(host).querySelectorAll('.receiver-chip')).to.have.length(0);
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
  });

  it('AGT-19 what is wrong is told at its field and nothing is sent; limits hold for each share', async () => {
    const { host, platform } = await opened();
    (await named(host, 'Send')).click();
    await says(host, 'Choose who gets a share.');
    await says(host, 'Enter an amount.');
    await says(host, 'Enter your payment password.');
    const search = await named(host, 'Find by name', 'input');
    expect(rootOf(host).activeElement).to.equal(search);
    await chooseAll(host);
    type(await named(host, 'Amount for all together'), '1.99');
    type(await named(host, 'Payment password'), '246810');
    (await named(host, 'Send')).click();
    await says(host, 'Each gets at least $1.00: enter $2.00 or more.');
    type(await named(host, 'Amount for all together'), '100.01');
    (await named(host, 'Send')).click();
    await says(host, 'Each gets at most $50.00: enter $100.00 or less.');
    expect(platform.callsTo(SEND)).to.have.length(0);
  });

  it('INV-04 after a cut what was typed stays and the same sending carries the same key', async () => {
    const { host, platform } = await opened();
    await chooseAll(host);
    type(await named(host, 'Amount for all together'), '10');
    type(await named(host, 'Payment password'), '246810');
    platform.on(`POST ${SEND}`, () => new Refusal(502, 'unknown'));
    (await named(host, 'Send')).click();
    await says(host, 'it counts once');
    expect(((await named(host, 'Amount for all together')) as HTMLInputElement).value).to.equal('10');
    platform.on(`POST ${SEND}`, () => ({ id: '5', reference: 'E000005', count: 2, balance: 1 }));
    (await named(host, 'Send')).click();
    await says(host, '$10.00 is on its way');
    const keys = platform.callsTo(SEND).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.length).to.be.at.least(2);
    expect(new Set(keys).size).to.equal(1);
  });

  it('AGT-19 receivers are found by a part of their name, and who was chosen stays chosen', async () => {
    const { host, platform } = await opened();
    (await named(host, /^ana01/, 'input[type=checkbox]')).click();
    type(await named(host, 'Find by name', 'input'), 'beto');
    await until(
      () =>
        platform.callsTo(RECEIVERS).some(({ query }) => query.get('account') === 'beto') &&
        rootOf(host).querySelectorAll('.receiver').length === 1,
      'one is found',
    );
    (await named(host, 'Take ana01 out')).click();
    await until(() => rootOf(host).querySelectorAll('.receiver-chip').length === 0, 'nobody is chosen');
    type(await named(host, 'Find by name', 'input'), 'zoe');
    await says(host, 'Nobody directly below you has this in their name.');
  });

  it('AGT-19 without a team it leads to where one begins; without a payment password one is set first', async () => {
    const { host } = await opened({ receivers: [] });
    await says(host, 'Nobody is directly below you yet');
    (await named(host, 'Register centre', '.notice button')).click();
    await until(() => rootOf(host).querySelector('[aria-current]')?.textContent?.includes('Register'), 'the register centre');
    host.remove();
    const without = await opened({ hasPaymentPassword: false });
    await says(without.host, 'Set it once');
    expect(shownText(without.host)).not.to.include('Amount for all together');
  });

  it('AGT-19 the menu’s entry wears how many wait to be opened', async () => {
    const { platform } = await signedInCore('demo_agent');
    const received = { id: '8', sender: 'bruno', remark: '', state: 'open', createdAt: NOW, expiresAt: NOW + 86_400_000 };
    platform.on(`GET ${LIST}`, ({ query }) =>
      query.get('state') === 'open' ? { list: [received, { ...received, id: '9' }] } : { list: [], totalPages: 1, limits },
    );
    const host = await mount('gp-agent-centre', { page: 'registerCenter' });
    host.style.inlineSize = '1000px';
    const entry = await named(host, /^Red envelopes/, '.entry');
    await until(() => entry.querySelector('[aria-label="2 to open"]'), 'the number');
  });

  it('AGT-19 a failure of the list offers another try', async () => {
    const { core, platform } = await signedInCore('demo_agent');
    platform.on(`GET ${LIST}`, () => new Refusal(500, 'unknown'));
    platform.on(SECURITY, () => ({ hasPaymentPassword: true, bindings: [], knownIps: [] }));
    platform.on(`GET ${RECEIVERS}`, () => ({ list: team, total: 2, totalPages: 1 }));
    const host = await mount('gp-agent-centre', { page: 'redEnvelope' });
    const again = await named(host, 'Try again');
    platform.on(`GET ${LIST}`, () => ({ list: [{ ...sent, state: 'returned', returned: 10 }], totalPages: 1, limits }));
    again.click();
    await says(host, 'Over; came back: $10.00');
    await core.language.use('ES');
    await says(host, 'Terminó; volvió:');
  });
});
