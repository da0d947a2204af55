import {
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  setViewport,
  shownText,
  signedInCore,
  testCore,
  type,
  until,
  type TestCore,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const METHODS = '/wps/relay/MCSFE_getDepositMethods';
const CREATE = '/wps/relay/MCSFE_createDeposit';
const LIST = '/wps/relay/MCSFE_getDepositList';
const CANCEL = '/wps/relay/MCSFE_cancelDeposit';

const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form')).requestSubmit();
const amountOf = (host: Element) => find<HTMLInputElement>(host, 'input[name="amount"]');
const method = {
  id: 'demo',
  kind: 'instant',
  name: 'Instant',
  hint: 'Arrives by itself.',
  payTo: '',
  min: 5,
  max: 5000,
  feePermille: 0,
  arrivesAfter: 10,
  takesProof: false,
};
const bank = {
  ...method,
  id: 'bank',
  kind: 'bank',
  name: 'Bank',
  hint: 'A picture helps.',
  payTo: '012 180',
  min: 20,
  max: 20_000,
  feePermille: 10,
  arrivesAfter: null,
  takesProof: true,
};
const order = {
  id: '7',
  reference: 'D000007',
  methodId: 'demo',
  methodName: 'Instant',
  payTo: '',
  amount: 25,
  fee: 0,
  status: 'pending',
  reason: '',
  createdAt: 1_760_000_000_000,
  dueAt: 1_760_000_010_000,
  settledAt: null,
};

/** A platform that keeps orders; what is sent to it is pending until `settle`. */
function withDeposits({ platform }: TestCore) {
  let orders: Record<string, unknown>[] = [];
  platform.on(`GET ${METHODS}`, () => ({ list: [method, bank] }));
  platform.on(`GET ${LIST}`, () => ({ list: orders, totalPages: 1 }));
  platform.on(`POST ${CREATE}`, ({ body }) => {
    orders = [{ ...order, amount: body.amount, methodId: body.methodId }, ...orders];
    return { order: orders[0] };
  });
  platform.on(`DELETE ${CANCEL}`, () => {
    orders = orders.map(one => ({ ...one, status: 'failed', reason: 'cancelled', settledAt: 1 }));
    return {};
  });
  return (change: Record<string, unknown>) => (orders = orders.map(one => ({ ...one, ...change })));
}
async function opened(made: TestCore) {
  const host = await mount('gp-wallet', { section: 'depositv2' });
  await amountOf(host);
  await until(() => made.platform.callsTo(LIST).length > 0, 'the orders are asked for');
  return host;
}

describe('gp-wallet section="depositv2"', () => {
  it('INV-05 a visitor and a trial account are held back, and no call is made', async () => {
    const { core, platform } = testCore();
    await core.start();
    const host = await mount('gp-wallet', { section: 'depositv2' });
    await says(host, 'Log in to see your wallet');
    await core.session.loginFreePlay();
    await says(host, 'Free play has no wallet');
    expect(platform.callsTo(METHODS)).to.deep.equal([]);
  });

  it('WAL-05 O-15 orders a deposit, which stands in the list at once; when it arrives the balance is asked for again', async () => {
    const made = await signedInCore();
    const settle = withDeposits(made);
    const host = await opened(made);
    type(await amountOf(host), '25');
    const event = await heard<object>('gp-deposit', () => submit(host));
    expect(event.detail).to.deep.equal({ id: '7', amount: 2500 });
    await says(host, 'D000007 is ordered.');
    const done = await find(host, '.deposit-done');
    expect(done.querySelector('strong')?.textContent, 'the amount leads').to.equal('$25.00');
    await says(host, 'Pending');
    const sent = made.platform.callsTo(CREATE)[0];
    expect(sent?.body).to.deep.equal({ methodId: 'demo', amount: 25, proof: '' });
    expect(sent?.headers.get('idempotency-key')).to.match(/^[\w-]{20,}$/);
    expect((await amountOf(host)).value).to.equal('');
    expect(await axeFindings(host)).to.deep.equal([]);
    const asked = () => made.platform.callsTo('/wps/v2/wallets/balance').length;
    const before = asked();
    settle({ status: 'arrived', settledAt: 1 });
    await made.core.queries.changed(['deposits']);
    await says(host, 'Arrived');
    await until(() => asked() > before, 'the balance is asked for again');
    await until(() => !shownText(host).includes('is ordered.'), 'it is no longer said to be ordered');
    expect(done.textContent, 'but to have arrived').to.equal('$25.00 ArrivedD000007');
  });

  it('WAL-05 the button names the amount, in the colour of the main action, only when it can be ordered', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    const button = await find<HTMLButtonElement>(host, '.send .button');
    for (const [typed, says, kind] of [
      ['1', 'Enter an amount', 'secondary'],
      ['25', 'Deposit $25.00', 'primary'],
      ['6000', 'Enter an amount', 'secondary'],
    ] as const) {
      type(await amountOf(host), typed);
      await until(() => button.textContent === says, says);
      expect(button.classList.contains(`button-${kind}`), typed).to.equal(true);
    }
  });

  it('WAL-05 an order that arrives, fails or is decided while its owner looks on is said at once, by word too', async () => {
    const made = await signedInCore();
    const settle = withDeposits(made);
    const host = await opened(made);
    type(await amountOf(host), '25');
    await submit(host);
    await until(() => rootOf(host).querySelector('.order')?.textContent.includes('Pending'), 'the list has it');
    settle({ status: 'arrived', settledAt: 1 });
    await made.core.queries.changed(['deposits']);
    await until(
      () => [...rootOf(host).querySelectorAll('[role=status]')].some(node => node.textContent === 'D000007, $25.00: Arrived.'),
      'a live region says it',
    );
  });

  it('WAL-05 each way is a card that says its limits, its fee and when the money is there', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    const facts = [...rootOf(host).querySelectorAll('.way')].map(way =>
      [...way.querySelectorAll('.method-name, .way-facts > span')].map(({ textContent }) => textContent),
    );
    expect(facts).to.deep.equal([
      ['Instant', '$5.00 to $5,000.00', 'No fee', 'In 10 seconds'],
      ['Bank', '$20.00 to $20,000.00', '1% fee', 'Once our cashier has seen it'],
    ]);
  });

  it('WAL-05 when an order is placed, its heading in the list gets the focus', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    type(await amountOf(host), '25');
    await submit(host);
    await until(() => rootOf(host).activeElement?.matches('.order > h4'), 'the order’s heading has the focus');
    expect(rootOf(host).activeElement?.textContent).to.equal('$25.00 Pending');
  });

  it('O-14 what is wrong with an amount is told when the field is left, and tied to it', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    const amount = await amountOf(host);
    amount.focus();
    type(amount, '1');
    amount.blur();
    const told = await find(host, '[aria-live] .field-error');
    expect(told.textContent).to.equal('Enter at least $5.00.');
    expect(amount.getAttribute('aria-invalid')).to.equal('true');
    expect(amount.getAttribute('aria-describedby')).to.include(told.id);
    const stands = () => getComputedStyle(rootOf(host).querySelector('.send')!).position;
    expect(stands(), 'the button does not lie over it').to.equal('relative');
    host.style.setProperty('--gp-bar-height', '64px');
    const send = rootOf(host).querySelector('.send')!;
    const above = send.previousElementSibling!.getBoundingClientRect();
    expect(send.getBoundingClientRect().top, 'nor over what stands above it, on a page with a bar').to.be.at.least(above.bottom);
    type(amount, '25');
    await until(() => stands() === 'sticky', 'it stays in sight again');
  });

  it('O-14 an amount may be typed in digits of any script, which become 0 to 9 where they are typed', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    const amount = await amountOf(host);
    type(amount, '٢٥٫٥٠');
    await until(() => amount.value === '25.50', 'the digits are plain');
    expect(amount.selectionStart).to.equal(5);
    await submit(host);
    await says(host, 'D000007 is ordered.');
    expect(made.platform.callsTo(CREATE)[0]?.body).to.include({ amount: 25.5 });
  });

  it('WAL-05 amounts to choose from are whole on the narrowest phone, however long a currency makes them', async () => {
    const { platform } = await signedInCore();
    platform.on(`GET ${METHODS}`, () => ({ list: [{ ...method, min: 5_000_000, max: 500_000_000 }] }));
    await setViewport({ width: 320, height: 700 });
    const host = await mount('gp-wallet', { section: 'depositv2' });
    await find(host, '.amount-quick');
    const buttons = [...rootOf(host).querySelectorAll<HTMLElement>('.amount-quick button')];
    expect(buttons.map(button => button.textContent)).to.include('$5,000,000.00');
    expect(buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(button => button.textContent)).to.deep.equal([]);
  });

  it('on a phone the button stays in sight once there is an amount, and nothing with the focus is ever below it', async () => {
    const made = await signedInCore();
    withDeposits(made);
    await setViewport({ width: 390, height: 560 });
    const host = await opened(made);
    const bar = await find(host, '.send');
    const controls = [...rootOf(host).querySelectorAll<HTMLElement>('.form :is(input, button):not(.send *)')];
    expect(controls.length).to.be.greaterThan(4);
    for (const amount of ['', '25']) {
      type(await amountOf(host), amount);
      await until(() => bar.hasAttribute('data-ready') === (amount !== ''), 'it follows the amount');
      scrollTo(0, 0);
      for (const control of controls) {
        control.focus();
        if (amount) expect(bar.getBoundingClientRect().bottom).to.be.at.most(innerHeight + 1);
        expect(control.getBoundingClientRect().bottom, control.outerHTML).to.be.at.most(bar.getBoundingClientRect().top);
      }
    }
  });

  it('WAL-05 name and number of the account to pay to are copied each by itself', async () => {
    const made = await signedInCore();
    made.platform.on(`GET ${METHODS}`, () => ({ list: [method] }));
    made.platform.on(`GET ${LIST}`, () => ({ list: [{ ...order, payToName: 'Nova Palace', payTo: '012 180' }], totalPages: 1 }));
    const host = await opened(made);
    const copied: string[] = [];
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = text => Promise.resolve(void copied.push(text));
    try {
      (await named(host, 'Copy Nova Palace')).click();
      (await named(host, 'Copy 012 180')).click();
      await until(() => copied.length === 2, 'both are copied');
    } finally {
      navigator.clipboard.writeText = writeText;
    }
    expect(copied).to.deep.equal(['Nova Palace', '012 180']);
    made.core.dialogs.closeAll();
  });

  it('O-14 an amount outside the way’s limits: a message at the field and no call', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    await submit(host);
    await says(host, 'Enter an amount from $5.00 to $5,000.00.');
    type(await amountOf(host), '4.99');
    await submit(host);
    await says(host, 'Enter at least $5.00.');
    (await find<HTMLInputElement>(host, 'input[value="bank"]')).click();
    type(await amountOf(host), '20000.01');
    await submit(host);
    await says(host, 'Enter at most $20,000.00.');
    expect(made.platform.callsTo(CREATE)).to.deep.equal([]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('WAL-05 the button names the amount; without one it asks for it, takes the press and leads to the field', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    const button = await named(host, 'Enter an amount', 'button[type=submit]');
    expect(button.matches(':disabled, [aria-disabled=true], .button-primary')).to.equal(false);
    await says(host, '$0.00');
    button.click();
    const amount = await amountOf(host);
    await until(() => rootOf(host).activeElement === amount, 'the field has the focus');
    type(amount, '25');
    const ready = await named(host, 'Deposit $25.00', 'button[type=submit]');
    expect(ready).to.equal(button);
    expect(ready.classList.contains('button-primary')).to.equal(true);
    expect(made.platform.callsTo(CREATE)).to.deep.equal([]);
  });

  it('a way with a fee says what is to pay, and takes a picture as proof', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    (await find<HTMLInputElement>(host, 'input[value="bank"]')).click();
    type(await amountOf(host), '200');
    await says(host, '$202.00');
    const input = await find<HTMLInputElement>(host, 'input[type="file"]');
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(4)], 'a.png', { type: 'image/png' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await find(host, '.picture img');
    await submit(host);
    await until(() => made.platform.callsTo(CREATE).length > 0, 'it is sent');
    expect(made.platform.callsTo(CREATE)[0]?.body).to.deep.equal({ methodId: 'bank', amount: 200, proof: '7' });
  });

  it('OP-35 a fee says what has become of it: to come back, refunded or lost; an order that failed names none', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const paid = { ...order, methodId: 'bank', amount: 500, fee: 5, status: 'arrived', settledAt: 1 };
    const list = ['due', 'open', 'credited', 'forfeited', 'something new'].map((feeRefund, index) => ({
      ...paid,
      id: String(index),
      feeRefund,
    }));
    made.platform.on(`GET ${LIST}`, () => ({
      list: [...list, { ...paid, id: '9', fee: 7, feeRefund: 'none', status: 'failed', reason: 'cancelled' }],
      totalPages: 1,
    }));
    const host = await opened(made);
    await says(host, 'Fee: $5.00, refunded.');
    const promised = 'Fee: $5.00. It comes back with a withdrawal that you confirm.';
    const fees = [...rootOf(host).querySelectorAll('.order-line')]
      .map(line => line.textContent ?? '')
      .filter(line => line.startsWith('Fee'));
    expect(fees).to.deep.equal([promised, promised, 'Fee: $5.00, refunded.', 'Fee: $5.00. Its refund is forfeited.', promised]);
    expect(shownText(host)).not.to.contain('$7.00');
  });

  it('INV-04 a refusal keeps what was typed, also when the element goes, and a second try has the same key', async () => {
    const made = await signedInCore();
    withDeposits(made);
    made.platform.on(`POST ${CREATE}`, () => new Refusal(503, 'unknown'));
    const host = await opened(made);
    type(await amountOf(host), '77');
    await submit(host);
    await find(host, '.form-message');
    host.remove();
    const again = await opened(made);
    expect((await amountOf(again)).value).to.equal('77');
    const before = made.platform.callsTo(CREATE).length;
    await submit(again);
    await until(() => made.platform.callsTo(CREATE).length > before, 'a second try');
    expect(new Set(made.platform.callsTo(CREATE).map(({ headers }) => headers.get('idempotency-key'))).size).to.equal(1);
  });

  it('ERR-12 without a connection it says so once, and one try brings ways and orders', async () => {
    const made = await signedInCore();
    withDeposits(made);
    for (const call of [METHODS, LIST] as const) made.platform.on(`GET ${call}`, () => Promise.reject(new TypeError('cut')));
    const host = await mount('gp-wallet', { section: 'depositv2' });
    await until(() => made.platform.callsTo(METHODS).length > 0 && rootOf(host).querySelector('.notice-error'), 'it says so');
    await until(() => rootOf(host).querySelectorAll('.notice-error').length === 1, 'once');
    withDeposits(made);
    (await named(host, 'Try again')).click();
    await amountOf(host);
    await says(host, 'No deposits yet');
  });

  it('INV-04 an order whose answer was cut: it says that it may have arrived, and the list shows that it has', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    made.platform.on(`POST ${CREATE}`, () => {
      made.platform.on(`GET ${LIST}`, () => ({ list: [order], totalPages: 1 }));
      throw new TypeError('cut');
    });
    type(await amountOf(host), '25');
    await submit(host);
    await says(host, 'send it again: it counts once');
    await says(host, 'D000007');
    expect((await amountOf(host)).value).to.equal('25');
  });

  it('INV-04 who signs in next does not find what another account has typed', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    type(await amountOf(host), '25');
    await made.core.session.logout();
    await says(host, 'Log in to see your wallet');
    await made.core.session.login({ username: 'demo_agent', password: 'Demo1234' });
    expect((await amountOf(host)).value).to.equal('');
  });

  it('INV-10 a failed order says why and what to do', async () => {
    const made = await signedInCore();
    made.platform.on(`GET ${METHODS}`, () => ({ list: [method] }));
    made.platform.on(`GET ${LIST}`, () => ({
      list: [
        { ...order, status: 'failed', reason: 'declined', settledAt: 1 },
        { ...order, id: '8', status: 'failed', reason: 'Name differs', settledAt: 1 },
      ],
      totalPages: 1,
    }));
    const host = await opened(made);
    await says(host, 'declined the amount, and nothing was booked');
    await says(host, 'Name differs');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('a pending order is taken back after a question', async () => {
    const made = await signedInCore();
    withDeposits(made);
    const host = await opened(made);
    type(await amountOf(host), '25');
    await submit(host);
    (await named(host, 'Take back D000007')).click();
    await until(() => made.core.dialogs.store.getState().open.at(-1)?.name === 'confirm', 'the question');
    made.core.dialogs.close('confirm', true);
    await says(host, 'You took it back.');
    expect(made.platform.callsTo(CANCEL)).to.have.length(1);
  });

  it('without a way to deposit it leads to customer service', async () => {
    const made = await signedInCore();
    made.platform.on(`GET ${METHODS}`, () => ({ list: [] }));
    made.platform.on(`GET ${LIST}`, () => ({ list: [], totalPages: 1 }));
    const host = await mount('gp-wallet', { section: 'depositv2' });
    await says(host, 'No way to deposit is open');
    await says(host, 'Customer service');
    await says(host, 'No deposits yet');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('ways that fail to come can be asked for again', async () => {
    const made = await signedInCore();
    withDeposits(made);
    made.platform.on(`GET ${METHODS}`, () => new Refusal(500, 'unknown', 'Out of order'));
    const host = await mount('gp-wallet', { section: 'depositv2' });
    await says(host, 'Out of order');
    made.platform.on(`GET ${METHODS}`, () => ({ list: [method] }));
    (await named(host, 'Try again')).click();
    await amountOf(host);
    expect(rootOf(host).querySelector('.notice-error')).to.equal(null);
  });
});
