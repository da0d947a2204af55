import {
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  nextFrame,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  testCore,
  type,
  until,
  type TestCore,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const LIST = '/wps/relay/GCS_walletList';
const TRANSFER = '/wps/relay/GCS_walletTransfer';
const COLLECT = '/wps/relay/GCS_walletCollect';
const SINGLE = '/wps/relay/GCS_merchantWallet';
const BALANCE = '/wps/v2/wallets/balance';

const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form')).requestSubmit();
async function choose(host: Element, name: string, value: string) {
  const select = await find<HTMLSelectElement>(host, `select[name="${name}"]`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
/** Wallets that the calls move money between, in amounts of the wire. */
function withWallets({ platform }: TestCore, vendors: Record<string, number> = { AUR: 0, KTE: 40 }) {
  const held = new Map<string, number>([['MAIN', 1250], ...Object.entries(vendors)]);
  platform.on(`GET ${SINGLE}`, () => ({ isSingle: false }));
  platform.on(`GET ${BALANCE}`, () => ({ balance: held.get('MAIN'), currency: 'USD', currencySymbol: '$' }));
  platform.on(`GET ${LIST}`, () => ({
    list: [...held].map(([vendor, balance]) => ({ vendor, displayName: vendor === 'MAIN' ? '' : `Vendor ${vendor}`, balance })),
  }));
  platform.on(`POST ${TRANSFER}`, ({ body }) => {
    const { from, to, amount } = body as { from: string; to: string; amount: number };
    held.set(from, (held.get(from) ?? 0) - amount);
    held.set(to, (held.get(to) ?? 0) + amount);
    return { transactionId: '1', fromBalance: held.get(from), toBalance: held.get(to) };
  });
}

describe('gp-wallet', () => {
  it('INV-05 a visitor is offered the login, and no call is made', async () => {
    const { core, platform } = testCore();
    await core.start();
    const host = await mount('gp-wallet');
    await says(host, 'Log in to see your wallet');
    expect(platform.calls.filter(({ path }) => path.includes('allet'))).to.deep.equal([]);
    const event = await heard<{ action: string }>('gp-login-required', async () => (await named(host, 'Log in', 'button')).click());
    expect(event.detail.action).to.equal('account');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('INV-05 a trial account has no wallet, and no call is made', async () => {
    const { core, platform } = testCore();
    await core.start();
    await core.session.loginFreePlay();
    const host = await mount('gp-wallet');
    await says(host, 'Free play has no wallet');
    expect(platform.callsTo(LIST)).to.deep.equal([]);
    expect(platform.callsTo(SINGLE)).to.deep.equal([]);
  });

  it('WAL-01 CON-48 shows the balance with symbol and two decimals, and hides it on demand', async () => {
    const made = await signedInCore();
    withWallets(made);
    const host = await mount('gp-wallet');
    await says(host, '$1,250.00');
    await says(host, 'Main wallet · $1,250.00');
    (await named(host, 'Hide the balance')).click();
    await until(() => rootOf(host).querySelector('.balance-figure')?.textContent === '*****', 'it is hidden');
    expect(shownText(host)).not.to.include('$1,250.00');
    expect(made.core.wallet.store.getState().hidden).to.equal(true);
    (await named(host, 'Show the balance')).click();
    await until(() => rootOf(host).querySelector('.balance-figure')?.textContent === '$1,250.00', 'it is shown');
  });

  it('WAL-03 one wallet for all vendors: no form; what is left with vendors is brought home', async () => {
    const made = await signedInCore();
    made.platform.on(`GET ${LIST}`, () => ({
      list: [
        { vendor: 'MAIN', displayName: '', balance: 1250 },
        { vendor: 'AUR', displayName: 'Aurora', balance: 7.5 },
      ],
    }));
    made.platform.on(`POST ${COLLECT}`, () => ({ collected: 7.5, balance: 1257.5 }));
    const host = await mount('gp-wallet');
    await says(host, 'One wallet for all games');
    expect(rootOf(host).querySelector('form')).to.equal(null);
    const event = await heard<{ amount: number }>('gp-transfer', async () => (await named(host, 'Collect all $7.50')).click());
    expect(event.detail.amount).to.equal(750);
    await says(host, '$7.50 moved into your main wallet.');
    expect(made.platform.callsTo(COLLECT)[0]?.headers.get('idempotency-key')).to.match(/^[\w-]{20,}$/);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('from the balance it is one press to deposit and to withdraw', async () => {
    withWallets(await signedInCore());
    const host = await mount('gp-wallet');
    for (const [name, to] of [
      ['Deposit', '/member?page=depositv2'],
      ['Withdraw', '/member?page=withdraw'],
    ] as const) {
      const link = await named(host, name, 'a');
      const event = await heard<{ to: string }>('gp-navigate', async () => link.click());
      expect(event.detail.to).to.equal(to);
    }
  });

  it('WAL-04 the merchant wallet setting is asked for once a session', async () => {
    const made = await signedInCore();
    withWallets(made);
    const host = await mount('gp-wallet');
    await find(host, 'form');
    host.remove();
    const again = await mount('gp-wallet');
    await find(again, 'form');
    expect(made.platform.callsTo(SINGLE)).to.have.length(1);
  });

  it('WAL-02 moves an amount and shows both wallets as they are then', async () => {
    const made = await signedInCore();
    withWallets(made);
    const host = await mount('gp-wallet');
    await choose(host, 'to', 'AUR');
    type(await find(host, 'input[name="amount"]'), '100');
    const event = await heard<object>('gp-transfer', () => submit(host));
    expect(event.detail).to.deep.equal({ from: 'MAIN', to: 'AUR', amount: 10_000 });
    await says(host, '$100.00 moved.');
    await says(host, '$1,150.00');
    await says(host, 'Vendor AUR · $100.00');
    expect((await find<HTMLInputElement>(host, 'input[name="amount"]')).value).to.equal('');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('WAL-02 nothing, too much or no wallet: a message at the field and no call', async () => {
    const made = await signedInCore();
    withWallets(made);
    const host = await mount('gp-wallet');
    await submit(host);
    await says(host, 'Enter an amount.');
    await choose(host, 'to', 'AUR');
    type(await find(host, 'input[name="amount"]'), '1250.01');
    await submit(host);
    await says(host, 'That is more than you have. Enter at most $1,250.00.');
    type(await find(host, 'input[name="amount"]'), '1.005');
    await submit(host);
    await says(host, 'at most two decimals');
    expect(made.platform.callsTo(TRANSFER)).to.deep.equal([]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('INV-04 a refusal keeps what was typed, and a second try goes under the same key', async () => {
    const made = await signedInCore();
    withWallets(made);
    made.platform.on(`POST ${TRANSFER}`, () => new Refusal(503, 'unknown'));
    const host = await mount('gp-wallet');
    await choose(host, 'to', 'AUR');
    type(await find(host, 'input[name="amount"]'), '12.50');
    const sent = () => made.platform.callsTo(TRANSFER).map(({ headers }) => headers.get('idempotency-key'));
    await submit(host);
    await find(host, '.form-message');
    const first = sent().length;
    expect((await find<HTMLInputElement>(host, 'input[name="amount"]')).value).to.equal('12.50');
    await submit(host);
    await until(() => sent().length > first, 'a second try');
    expect(new Set(sent()).size).to.equal(1);
  });

  it('a vendor of the list fills the form: what it holds comes home', async () => {
    const made = await signedInCore();
    withWallets(made);
    const host = await mount('gp-wallet');
    (await find(host, '.wallet-row[data-filled]')).click();
    await until(() => rootOf(host).querySelector<HTMLSelectElement>('select[name="from"]')?.value === 'KTE', 'it is the source');
    expect(rootOf(host).querySelector<HTMLSelectElement>('select[name="to"]')?.value).to.equal('MAIN');
    (await named(host, 'All')).click();
    expect((await find<HTMLInputElement>(host, 'input[name="amount"]')).value).to.equal('40');
  });

  it('a list that fails says so and can be asked for again', async () => {
    const made = await signedInCore();
    withWallets(made);
    const answer = () => ({
      list: [
        { vendor: 'MAIN', displayName: '', balance: 1 },
        { vendor: 'AUR', displayName: 'Aurora', balance: 0 },
      ],
    });
    made.platform.on(`GET ${LIST}`, () => new Refusal(500, 'unknown', 'Out of order'));
    const host = await mount('gp-wallet');
    await says(host, 'Out of order');
    made.platform.on(`GET ${LIST}`, answer);
    (await named(host, 'Try again')).click();
    await find(host, 'form');
  });

  it('MEM-07 the last movements stand below the wallets, hidden with the balance, and lead to the record of all', async () => {
    const made = await signedInCore();
    withWallets(made);
    let answers = 0;
    made.platform.on('GET /wps/relay/ODSFE2_MemTransHist', () => {
      answers += 1;
      const moved = [9.9, -2, 25, -40, 5, -1, 3].map((amount, index) => ({
        id: String(index),
        type: amount > 0 ? 'payout' : 'bet',
        amount,
        balance: 10,
        createdAt: '2026-01-15T12:00:00Z',
      }));
      return { list: moved.slice(answers === 1 ? 1 : 0), total: 7, totalPages: 1, income: 0, outgoing: 0, types: [] };
    });
    const host = await mount('gp-wallet');
    const link = await named(host, 'Account record', 'a');
    expect(link.getAttribute('href')).to.match(/\/member\?page=transactionHistory$/);
    const rows = () => [...rootOf(host).querySelectorAll('.last-entries > li > :not(time)')].map(({ textContent }) => textContent);
    expect(rows().slice(0, 4)).to.deep.equal(['Bet', '-$2.00', 'Win paid out', '+$25.00']);
    expect(rows()).to.have.length(12);
    expect(await axeFindings(host)).to.deep.equal([]);
    made.platform.on(`GET ${BALANCE}`, () => ({ balance: 1260, currency: 'USD', currencySymbol: '$' }));
    await made.core.wallet.refresh();
    await until(() => rows()[1] === '+$9.90', 'money has moved: it is asked again');
    (await named(host, 'Hide the balance')).click();
    await until(() => rows()[1] === '*****', 'who hides the balance hides what moved it');
  });

  it('MEM-07 the list comes with its words: no link stands without a name meanwhile', async () => {
    const made = await signedInCore();
    withWallets(made);
    const entry = { id: '1', type: 'deposit', amount: 5, balance: 5, createdAt: '2026-01-15T12:00:00Z' };
    made.platform.on('GET /wps/relay/ODSFE2_MemTransHist', () => ({
      list: [entry],
      total: 1,
      totalPages: 1,
      income: 0,
      outgoing: 0,
      types: [],
    }));
    const { language } = made.core;
    const { has, need } = language;
    let come = () => {};
    const words = new Promise<void>(resolve => (come = resolve));
    language.has = set => set !== 'member' && has(set);
    language.need = async set => {
      if (set === 'member') await words;
      return need(set);
    };
    const host = await mount('gp-wallet');
    await says(host, 'Vendor AUR');
    await until(() => made.platform.callsTo('/wps/relay/ODSFE2_MemTransHist').length > 0, 'the list is asked for');
    await nextFrame();
    await nextFrame();
    expect(await axeFindings(host)).to.deep.equal([]);
    come();
    await named(host, 'Account record', 'a');
  });

  it('MEM-07 without movements, or where the platform tells none, there is no list of them', async () => {
    const RECORD = '/wps/relay/ODSFE2_MemTransHist';
    const made = await signedInCore();
    withWallets(made);
    const list: object[] = [];
    made.platform.on(`GET ${RECORD}`, () => ({ list, total: list.length, totalPages: 1, income: 0, outgoing: 0, types: [] }));
    const lacking = (lacks: string[]) => {
      made.platform.on('GET /wps/system/status', () => ({ capabilities: { lacks } }));
      return made.core.status.load();
    };
    await lacking(['listTransactions']);
    const host = await mount('gp-wallet');
    await says(host, 'Vendor AUR');
    await import('./last-entries.js');
    expect(made.platform.callsTo(RECORD)).to.deep.equal([]);
    await lacking([]);
    await until(() => made.platform.callsTo(RECORD).length > 0, 'they are asked for');
    expect(shownText(host)).not.to.include('Account record');
    list.push({ id: '1', type: 'deposit', amount: 5, balance: 5, createdAt: '2026-01-15T12:00:00Z' });
    await made.core.queries.changed(['records']);
    await says(host, 'Account record');
  });
});
