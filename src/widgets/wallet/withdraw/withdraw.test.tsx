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
  shownText,
  signedInCore,
  type,
  until,
  type TestCore,
} from '../../../../tests/widgets-support/index.js';
import '../index.js';

const CONFIG = '/wps/relay/MCSFE_getWithdrawConfig';
const ACCOUNTS = '/wps/relay/MCSFE_getPayoutAccounts';
const ADD = '/wps/relay/passwordCheck/MCSFE_addPayoutAccount';
const CREATE = '/wps/relay/passwordCheck/MCSFE_createWithdraw';
const LIST = '/wps/relay/MCSFE_getWithdrawList';
const CONFIRM = '/wps/relay/MCSFE_confirmWithdrawReceipt';
const REMOVE = '/wps/relay/MCSFE_removePayoutAccount';
const PASSWORD = '/wps/member/paymentPassword';
const UPLINE = '/wps/relay/passwordCheck/MCS2_transferUpline';

const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const submit = async (host: Element, form = 'form') => (await find<HTMLFormElement>(host, form)).requestSubmit();
const input = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
const config = {
  min: 10,
  max: 5000,
  phoneDigits: 9,
  receiptMinutes: 30,
  hasPaymentPassword: true,
  payeeName: 'Alma Demo',
  mobileNum: '',
  imageMaxBytes: 5_242_880,
  imageMaxCount: 3,
};
const account = { id: '3', kind: 'bank', address: '0121800123456789', holder: 'Alma Demo' };
const row = {
  id: '5',
  reference: 'W000005',
  payout: account,
  amount: 20,
  mobileNum: '123456789',
  status: 'pending',
  reason: '',
  receipt: 'none',
  receiptBy: '',
  receivedAmount: null,
  remainingAmount: null,
  receiptDueAt: null,
  refundAmount: 0,
  refundStatus: 'none',
  proofImages: [],
  createdAt: 1_760_000_000_000,
  decidedAt: null,
};

function withWithdrawals({ platform }: TestCore, rows: Record<string, unknown>[] = [], changed: Record<string, unknown> = {}) {
  let list = rows;
  platform.on(`GET ${CONFIG}`, () => ({ ...config, ...changed }));
  platform.on(`GET ${ACCOUNTS}`, () => ({ list: [account] }));
  platform.on(`GET ${LIST}`, () => ({ list, totalPages: 1, serverTime: 1_760_000_000_000 }));
  platform.on(`POST ${CREATE}`, ({ body }) => {
    list = [{ ...row, amount: body.amount, mobileNum: body.mobileNum }, ...list];
    return { withdrawal: list[0] };
  });
  return (change: Record<string, unknown>) => (list = list.map(one => ({ ...one, ...change })));
}
const opened = () => mount('gp-wallet', { section: 'withdraw' });
async function fill(host: Element, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) type(await input(host, name), value);
}
const GOOD = { amount: '20', mobileNum: '123 456 789', paymentPassword: '246810' };

describe('gp-wallet section="withdraw"', () => {
  it('WAL-06 O-21 asks for a withdrawal; its amount is held and the list shows it', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    const host = await opened();
    await fill(host, GOOD);
    const balances = made.platform.callsTo('/wps/v2/wallets/balance').length;
    const send = await find<HTMLElement>(host, 'form button[type=submit]');
    send.focus();
    const event = await heard<object>('gp-withdraw', () => submit(host));
    expect(event.detail).to.deep.equal({ id: '5', amount: 2000 });
    await says(host, 'W000005 is on its way');
    await says(host, 'The amount is held');
    const sent = made.platform.callsTo(CREATE)[0];
    expect(sent?.body).to.deep.equal({ payoutAccountId: '3', mobileNum: '123456789', paymentPassword: '246810', amount: 20 });
    expect(sent?.headers.get('idempotency-key')).to.match(/^[\w-]{20,}$/);
    await until(() => made.platform.callsTo('/wps/v2/wallets/balance').length > balances, 'the balance is asked for again');
    expect((await input(host, 'paymentPassword')).value).to.equal('');
    expect(rootOf(host).activeElement, 'the focus stays where it was').to.equal(send);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('VAL-36 WAL-07 WAL-09 WAL-10 what is missing or wrong is said at its field, and no call is made', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    const host = await opened();
    await input(host, 'amount');
    await submit(host);
    await says(host, 'Enter an amount from $10.00 to $1,234.56.');
    await says(host, 'Enter your mobile number.');
    await says(host, 'Enter your payment password.');
    for (const mobileNum of ['12345678', '1234567890', '12345678a']) {
      await fill(host, { ...GOOD, mobileNum });
      await submit(host);
      await until(
        () =>
          [...rootOf(host).querySelectorAll('.field-error')].map(error => error.textContent).join() ===
          'Phone number format incorrect. Enter its digits without the country code.',
        `${mobileNum} is told, and nothing else`,
      );
    }
    await fill(host, { ...GOOD, amount: '9.99' });
    await submit(host);
    await says(host, 'Enter at least $10.00.');
    await fill(host, { ...GOOD, amount: '-10' });
    await submit(host);
    await says(host, 'Enter an amount from $10.00 to $1,234.56, with at most two decimals, such as 25 or 25.50.');
    expect(made.platform.callsTo(CREATE)).to.deep.equal([]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('WAL-07 a wrong withdraw password is told at its field; everything else that was typed stays', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    made.platform.on(`POST ${CREATE}`, () =>
      Response.json({ success: false, code: 'bad-request', message: '', fields: { paymentPassword: 'wrong' } }, { status: 400 }),
    );
    const host = await opened();
    await fill(host, GOOD);
    await submit(host);
    await until(() => rootOf(host).querySelector('input[name="paymentPassword"][aria-invalid="true"]'), 'the field is marked');
    expect((await input(host, 'amount')).value).to.equal('20');
    expect((await input(host, 'mobileNum')).value).to.equal('123 456 789');
  });

  it('WAL-06 CON-48 the amounts that are said are those that can be had, and a wrong one is told when its field is left', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    const host = await opened();
    await says(host, '$10.00 to $1,234.56');
    const amount = await input(host, 'amount');
    amount.focus();
    type(amount, '1,300');
    expect(shownText(host), 'not while it is typed').not.to.include('That is more than you have.');
    await says(host, '= $1,300.00');
    (await input(host, 'mobileNum')).focus();
    await says(host, 'That is more than you have. Enter at most $1,234.56.');
    expect(amount.getAttribute('aria-invalid')).to.equal('true');
    type(amount, '1,200');
    await until(() => !shownText(host).includes('That is more than you have.'), 'it is gone while it is mended');
    amount.focus();
    type(amount, '');
    (await input(host, 'mobileNum')).focus();
    expect(amount.getAttribute('aria-invalid'), 'an empty field waits for the sending').to.equal(null);
    expect(await axeFindings(host)).to.deep.equal([]);
    expect(made.platform.callsTo(CREATE)).to.deep.equal([]);
  });

  it('WAL-06 the notice of a request goes when it is decided', async () => {
    const made = await signedInCore();
    const change = withWithdrawals(made);
    const host = await opened();
    await fill(host, GOOD);
    await submit(host);
    await says(host, 'W000005 is on its way');
    change({ status: 'approved', receipt: 'open', receiptDueAt: 1_760_001_800_000, decidedAt: 1 });
    await made.core.queries.changed(['withdrawals']);
    await says(host, 'Paid out');
    await until(() => !shownText(host).includes('W000005 is on its way'), 'the notice is gone');
  });

  it('INV-11 a withdrawal that waits is taken back after a question; one that was decided meanwhile says so', async () => {
    const made = await signedInCore();
    const change = withWithdrawals(made, [row]);
    made.platform.on('DELETE /wps/relay/MCSFE_cancelWithdraw', () => {
      change({ status: 'approved', receipt: 'open', receiptDueAt: 1_760_001_800_000, decidedAt: 1 });
      return Response.json({ success: false, code: 'bad-request', message: '', fields: { id: 'unchanged' } }, { status: 400 });
    });
    const host = await opened();
    const button = () => find<HTMLElement>(host, '[aria-label="Take this withdrawal back W000005"]');
    made.core.dialogs.confirm = () => Promise.resolve(false);
    (await button()).click();
    expect(await axeFindings(host)).to.deep.equal([]);
    expect(made.platform.callsTo('/wps/relay/MCSFE_cancelWithdraw')).to.deep.equal([]);
    let asked: unknown;
    made.core.dialogs.confirm = question => {
      asked = question.title;
      return Promise.resolve(true);
    };
    (await button()).click();
    await says(host, 'so you can no longer take it back');
    await says(host, 'Paid out');
    expect(asked).to.deep.equal({ key: 'wallet.call-off-title', values: { reference: 'W000005' } });
    change({ status: 'pending', receipt: 'none', receiptDueAt: null, decidedAt: null });
    await made.core.queries.changed(['withdrawals']);
    made.platform.on('DELETE /wps/relay/MCSFE_cancelWithdraw', () => {
      change({ status: 'cancelled', decidedAt: 2 });
      return {};
    });
    const balances = made.platform.callsTo('/wps/v2/wallets/balance').length;
    (await button()).click();
    await says(host, 'You took it back. The amount is in your wallet again.');
    await until(() => made.platform.callsTo('/wps/v2/wallets/balance').length > balances, 'the balance is asked for again');
    expect(shownText(host)).not.to.contain('so you can no longer take it back');
    expect((await find(host, '.order-head .badge')).textContent).to.equal('Taken back');
  });

  it('WAL-13 a dispute is followed to its end on an open page, and what came of it is said', async () => {
    const made = await signedInCore();
    const change = withWithdrawals(made, [
      {
        ...row,
        status: 'approved',
        receipt: 'not_received',
        receiptBy: 'user',
        receivedAmount: 0,
        remainingAmount: 20,
        decidedAt: 1,
        receiptAt: 2,
        dispute: 'open',
        paidAgain: 0,
        settlements: [],
      },
    ]);
    const polls: (() => void)[] = [];
    const { every } = made.core.scheduler;
    made.core.scheduler.every = (ms, run) => {
      polls.push(() => run(0));
      return every(ms, run);
    };
    const host = await opened();
    await says(host, 'Not received');
    change({ dispute: 'paid', paidAgain: 20, settlements: [{ kind: 'paid', amount: 20, words: '', at: 3 }] });
    polls.forEach(poll => poll());
    await until(
      () => [...rootOf(host).querySelectorAll('[role=status]')].some(node => node.textContent === 'W000005, $20.00: Paid again.'),
      'a live region says it',
    );
  });

  it('WAL-13 INV-11 a dispute that was paid in part says what is still open, and refused then both amounts', async () => {
    const made = await signedInCore();
    const part = {
      status: 'approved',
      receipt: 'not_received',
      receiptBy: 'user',
      receivedAmount: 0,
      remainingAmount: 20,
      decidedAt: 1,
      receiptAt: 2,
      dispute: 'open',
      paidAgain: 12,
      settlements: [{ kind: 'paid', amount: 12, words: '', at: 3 }],
    };
    const change = withWithdrawals(made, [{ ...row, ...part }]);
    const host = await opened();
    await says(host, '$12.00 was sent again, $8.00 is still open.');
    change({
      receipt: 'partly',
      receivedAmount: 6,
      remainingAmount: 14,
      paidAgain: 5,
      settlements: [{ kind: 'paid', amount: 5, words: '', at: 3 }],
    });
    await made.core.queries.changed(['withdrawals']);
    await says(host, '$6.00 came at first.');
    await says(host, '$5.00 was sent again, $9.00 is still open.');
    expect(shownText(host), 'what was missing before a part was paid again').not.to.contain('$14.00 is missing');
    change({ ...part });
    change({
      dispute: 'refused',
      settlements: [...part.settlements, { kind: 'refused', amount: 0, words: 'The bank confirms the rest.', at: 4 }],
    });
    await made.core.queries.changed(['withdrawals']);
    await says(host, 'Sent again: $12.00. Not paid again: $8.00.');
    await says(host, 'Our cashier does not pay $8.00 again.');
    expect((await find(host, '.order-head .badge')).textContent).to.equal('Paid again in part');
    expect(await axeFindings(host)).to.deep.equal([]);
    change({ paidAgain: 0, settlements: [{ kind: 'refused', amount: 0, words: 'No.', at: 4 }] });
    await made.core.queries.changed(['withdrawals']);
    await says(host, 'Our cashier does not pay $20.00 again.');
    expect((await find(host, '.order-head .badge')).textContent).to.equal('Not paid again');
  });

  it('WAL-06 a balance that is too small is told at the amount', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    made.platform.on(`POST ${CREATE}`, () => new Refusal(409, 'insufficient-balance'));
    const host = await opened();
    await fill(host, GOOD);
    await submit(host);
    await says(host, 'Your balance is not sufficient.');
  });

  it('INV-11 while withdrawals rest after a change of what protects the account, the page says until when and sends nothing', async () => {
    const made = await signedInCore();
    withWithdrawals(made, [], { restsUntil: Date.UTC(2030, 4, 6, 12) });
    const host = await opened();
    await says(host, 'withdrawals and transfers are paused until May 6, 2030');
    await fill(host, GOOD);
    expect((await find<HTMLButtonElement>(host, '.form [type=submit]')).disabled).to.equal(true);
    await submit(host);
    expect(made.platform.callsTo(CREATE)).to.deep.equal([]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('INV-11 a rest that began elsewhere is told with the refusal, and what was typed stays', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    made.platform.on(`POST ${CREATE}`, () => {
      made.platform.on(`GET ${CONFIG}`, () => ({ ...config, restsUntil: Date.UTC(2030, 4, 6, 12) }));
      return new Refusal(409, 'withdrawals-rest');
    });
    const host = await opened();
    await fill(host, GOOD);
    await submit(host);
    await says(host, 'are paused for a while after a change of your security details');
    await says(host, 'withdrawals and transfers are paused until May 6, 2030');
    expect((await input(host, 'amount')).value).to.equal('20');
    expect((await find<HTMLButtonElement>(host, '.form [type=submit]')).disabled).to.equal(true);
  });

  it('WAL-08 O-19 without a receiving address one is added first', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    let list: object[] = [];
    made.platform.on(`GET ${ACCOUNTS}`, () => ({ list }));
    made.platform.on(`POST ${ADD}`, () => {
      list = [account];
      return { account };
    });
    const host = await opened();
    await says(host, 'Add your first receiving address');
    expect((await input(host, 'holder')).value).to.equal('Alma Demo');
    await submit(host);
    await says(host, 'Enter the receiving address.');
    await fill(host, { address: '12', paymentPassword: '246810' });
    await submit(host);
    await says(host, 'A bank account has 8 to 32 digits');
    expect(made.platform.callsTo(ADD)).to.deep.equal([]);
    expect(await axeFindings(host)).to.deep.equal([]);
    await fill(host, { address: '0121 8001 2345 6789' });
    await submit(host);
    await says(host, 'Receiving address added.');
    await says(host, 'Bank account · 0121…6789');
    expect(made.platform.callsTo(ADD)[0]?.body).to.deep.equal({
      kind: 'bank',
      address: '0121800123456789',
      holder: 'Alma Demo',
      paymentPassword: '246810',
    });
  });

  it('WAL-08 O-20 an address is taken away with the payment password only', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    const list = [account, { ...account, id: '4', address: 'alma@wallet', kind: 'ewallet' }];
    made.platform.on(`GET ${ACCOUNTS}`, () => ({ list }));
    made.platform.on(`DELETE ${REMOVE}`, ({ body }) => {
      if (body.paymentPassword !== '246810')
        return Response.json({ success: false, code: 'bad-request', message: '', fields: { paymentPassword: 'wrong' } }, { status: 400 });
      list.pop();
      return {};
    });
    const host = await opened();
    await fill(host, { amount: '20' });
    (await named(host, 'Remove alma@wallet')).click();
    await says(host, 'alma@wallet will no longer be offered for withdrawals.');
    await submit(host);
    await says(host, 'Enter your payment password.');
    expect(made.platform.callsTo(REMOVE)).to.deep.equal([]);
    await fill(host, { paymentPassword: '111111' });
    await submit(host);
    await says(host, 'That is not correct.');
    await fill(host, { paymentPassword: '246810' });
    expect(await axeFindings(host)).to.deep.equal([]);
    await submit(host);
    await says(host, 'Address removed.');
    expect(shownText(host)).not.to.include('alma@wallet');
    expect((await input(host, 'amount')).value, 'what was typed before stays').to.equal('20');
    expect(made.platform.callsTo(REMOVE).at(-1)?.body).to.deep.equal({ id: '4', paymentPassword: '246810' });
  });

  it('WAL-08 an address in another name is marked while it is typed and in the list; where the operator refuses it, nothing is sent', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    made.platform.on(`GET ${ACCOUNTS}`, () => ({ list: [{ ...account, holder: 'Bruno Luz', otherName: true }] }));
    let host = await opened();
    await says(host, 'Not in your name');
    (await named(host, 'Add a receiving address')).click();
    await fill(host, { holder: ' DEMO  álma' });
    expect(shownText(host)).not.to.include('This is not your real name');
    await fill(host, { holder: 'Bruno Luz' });
    await says(host, 'This is not your real name, Alma Demo. Our cashier sees that');
    const notice = getComputedStyle(await find(host, '[role=status].wallet-warning'));
    expect(notice.color, 'in ink, not faint').to.equal(getComputedStyle(await input(host, 'holder')).color);
    expect(await axeFindings(host)).to.deep.equal([]);
    host.remove();
    made.platform.on(`GET ${CONFIG}`, () => ({ ...config, sameNameOnly: true }));
    await made.core.queries.changed(['withdraw-config', 'payout-accounts', 'withdrawals']);
    host = await opened();
    await says(host, 'nothing is paid out to it');
    (await named(host, 'Add a receiving address')).click();
    await fill(host, { address: '0121 8001 2345 6789', holder: 'Bruno Luz', paymentPassword: '246810' });
    await submit(host);
    await says(host, 'Use your own real name');
    expect(made.platform.callsTo(ADD)).to.deep.equal([]);
  });

  it('O-09 WAL-07 without a withdraw password it is set first, by the rule and with the login password', async () => {
    const made = await signedInCore();
    let isSet = false;
    withWithdrawals(made);
    made.platform.on(`GET ${CONFIG}`, () => ({ ...config, hasPaymentPassword: isSet }));
    made.platform.on('GET /wps/member/security', () => ({ hasPaymentPassword: isSet }));
    made.platform.on(`POST ${PASSWORD}`, () => {
      isSet = true;
      return {};
    });
    const host = await opened();
    await says(host, 'A payment password protects your money');
    const facts = await find(host, '.payout-facts');
    expect([...facts.querySelectorAll('dd')].map(each => each.textContent)).to.deep.equal([
      'Bank account',
      'E-wallet',
      'Chain address',
      '$10.00 to $5,000.00',
    ]);
    await fill(host, { oldPassword: 'Demo1234', newPassword: '246810', confirmNewPassword: '246811' });
    await submit(host);
    await says(host, 'Confirmation input incorrect.');
    expect(made.platform.callsTo(PASSWORD).filter(({ method }) => method === 'POST')).to.deep.equal([]);
    expect(await axeFindings(host)).to.deep.equal([]);
    await fill(host, { confirmNewPassword: '246810' });
    await submit(host);
    await says(host, 'Your payment password is set.');
    await input(host, 'mobileNum');
    expect(made.platform.callsTo(PASSWORD).find(({ method }) => method === 'POST')?.body).to.deep.equal({
      oldPassword: 'Demo1234',
      newPassword: '246810',
      confirmNewPassword: '246810',
    });
  });

  const open = {
    ...row,
    status: 'approved',
    receipt: 'open',
    receiptDueAt: 1_760_001_800_000,
    decidedAt: 1,
    refundAmount: 1.5,
    refundStatus: 'open',
  };

  it('WAL-11 WAL-12 WAL-13 three answers stand there at once, none is chosen, and the button says what it does', async () => {
    const made = await signedInCore();
    withWithdrawals(made, [open]);
    const host = await opened();
    await says(host, 'Did the money come?');
    const answers = [...rootOf(host).querySelectorAll<HTMLInputElement>('.receipt input[name=receipt]')];
    expect(answers.map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['received', false],
      ['partly', false],
      ['not_received', false],
    ]);
    expect(rootOf(host).querySelector('.receipt [type=submit]'), 'nothing is sent without an answer').to.equal(null);
    await submit(host, '.receipt');
    const sends: (string | null | undefined)[] = [];
    for (const answer of answers) {
      answer.click();
      sends.push((await find(host, '.receipt [type=submit]')).textContent);
    }
    expect(sends.map(text => text?.trim())).to.deep.equal([
      'Confirm: all $20.00 came',
      'Report: a part is missing',
      'Report: nothing came',
    ]);
    expect(made.platform.callsTo(CONFIRM)).to.deep.equal([]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('WAL-13 WAL-14 a picture is offered, not asked for', async () => {
    const made = await signedInCore();
    const change = withWithdrawals(made, [open]);
    made.platform.on(`POST ${CONFIRM}`, () => {
      change({ receipt: 'not_received', receiptBy: 'user', receivedAmount: 0, remainingAmount: 20, refundStatus: 'none', dispute: 'open' });
      return {};
    });
    const host = await opened();
    (await find<HTMLInputElement>(host, '.receipt input[value="not_received"]')).click();
    await says(host, 'Picture as proof (optional)');
    await submit(host, '.receipt');
    await says(host, 'Our cashier looks into it');
    expect(made.platform.callsTo(CONFIRM)[0]?.body).to.deep.equal({
      id: '5',
      receipt: 'not_received',
      receivedAmount: 0,
      remainingAmount: 20,
      proofImages: [],
      claim: '',
    });
  });

  it('WAL-12 WAL-14 partly received: both amounts are told, and what is shown as proof goes along', async () => {
    const made = await signedInCore();
    const change = withWithdrawals(made, [open]);
    const proof = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    made.platform.on(`POST ${CONFIRM}`, () => {
      change({
        receipt: 'partly',
        receiptBy: 'user',
        receivedAmount: 15,
        remainingAmount: 5,
        refundStatus: 'credited',
        proofImages: [proof],
      });
      return {};
    });
    const host = await opened();
    await says(host, 'Your confirmation brings back $1.50');
    (await find<HTMLInputElement>(host, '.receipt input[value="partly"]')).click();
    await submit(host, '.receipt');
    await says(host, 'Enter an amount.');
    type(await input(host, 'receivedAmount'), '20');
    await submit(host, '.receipt');
    await says(host, 'Enter at most $19.99.');
    type(await input(host, 'receivedAmount'), '15');
    await says(host, '$5.00');
    expect(made.platform.callsTo(CONFIRM)).to.deep.equal([]);
    const files = await find<HTMLInputElement>(host, '.receipt input[type="file"]');
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(4)], 'a.png', { type: 'image/png' }));
    files.files = transfer.files;
    files.dispatchEvent(new Event('change', { bubbles: true }));
    await find(host, '.receipt .picture img');
    type(await find(host, '.receipt textarea'), ' My bank says 15 ');
    expect(await axeFindings(host)).to.deep.equal([]);
    await submit(host, '.receipt');
    await says(host, '$15.00 came, $5.00 is missing.');
    await says(host, '$1.50 deposit fee refunded.');
    expect(
      [...rootOf(host).querySelectorAll<HTMLImageElement>('.order .pictures img')].map(({ src }) => src),
      'the proof is shown with it',
    ).to.deep.equal([proof]);
    expect(made.platform.callsTo(CONFIRM)[0]?.body).to.deep.equal({
      id: '5',
      receipt: 'partly',
      receivedAmount: 15,
      remainingAmount: 5,
      proofImages: ['7'],
      claim: 'My bank says 15',
    });
  });

  it('WAL-11 received needs one answer and nothing else', async () => {
    const made = await signedInCore();
    const change = withWithdrawals(made, [open]);
    made.platform.on(`POST ${CONFIRM}`, () => {
      change({ receipt: 'received', receiptBy: 'user', receivedAmount: 20, remainingAmount: 0, refundStatus: 'credited' });
      return {};
    });
    const host = await opened();
    (await find<HTMLInputElement>(host, '.receipt input[value="received"]')).click();
    await submit(host, '.receipt');
    await until(() => rootOf(host).querySelector('.order .badge')?.textContent === 'Received', 'it is received');
    expect(made.platform.callsTo(CONFIRM)[0]?.body).to.deep.equal({
      id: '5',
      receipt: 'received',
      receivedAmount: 20,
      remainingAmount: 0,
      proofImages: [],
      claim: '',
    });
  });

  const lost = {
    ...open,
    receipt: 'not_received',
    receiptBy: 'user',
    receivedAmount: 0,
    remainingAmount: 20,
    refundStatus: 'none',
    receiptAt: 1_760_000_600_000,
    claim: 'Nothing came',
    dispute: 'open',
    paidAgain: 0,
    settlements: [],
  };

  it('WAL-13 what did not come is shown with both sides’ words, and follows what the cashier does while the page is open; what does not come again goes on with customer service', async () => {
    const made = await signedInCore();
    const change = withWithdrawals(made, [lost]);
    const host = await opened();
    const badge = () => rootOf(host).querySelector('.order .badge')?.textContent;
    await says(host, 'You said: Not received.');
    await says(host, 'Nothing came');
    await says(host, 'Our cashier looks into it');
    expect(badge()).to.equal('Not received');
    change({ paidAgain: 5, settlements: [{ kind: 'paid', amount: 5, words: 'A part was found', at: 1_760_000_700_000 }] });
    await made.core.queries.changed(['withdraw-config', 'payout-accounts', 'withdrawals']);
    await says(host, 'Our cashier has sent $5.00 again.');
    await says(host, 'A part was found');
    expect(badge()).to.equal('Not received');
    change({ paidAgain: 20, dispute: 'paid', settlements: [{ kind: 'paid', amount: 20, words: '', at: 1_760_000_700_000 }] });
    await made.core.queries.changed(['withdraw-config', 'payout-accounts', 'withdrawals']);
    await until(() => badge() === 'Paid again', 'it is paid again');
    expect(shownText(host)).not.to.include('Our cashier looks into it');
    await says(host, 'Has it still not come?');
    await named(host, 'Customer service');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('WAL-13 a refusal says why, and leads to customer service', async () => {
    const made = await signedInCore();
    withWithdrawals(made, [
      { ...lost, dispute: 'refused', settlements: [{ kind: 'refused', amount: 0, words: 'The bank confirms it', at: 1_760_000_700_000 }] },
    ]);
    const host = await opened();
    await says(host, 'Not paid again');
    await says(host, 'The bank confirms it');
    await named(host, 'Customer service');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('INV-11 a receipt whose answer was cut stands in the list, and the focus is on it', async () => {
    const made = await signedInCore();
    const change = withWithdrawals(made, [open]);
    made.platform.on(`POST ${CONFIRM}`, () => {
      change({ receipt: 'received', receiptBy: 'user', receivedAmount: 20, remainingAmount: 0 });
      throw new TypeError('cut');
    });
    const host = await opened();
    (await find<HTMLInputElement>(host, '.receipt input[value="received"]')).click();
    (await find<HTMLElement>(host, '.receipt [type=submit]')).focus();
    await submit(host, '.receipt');
    await until(() => rootOf(host).querySelector('.order .badge')?.textContent === 'Received', 'it is received');
    await until(() => rootOf(host).activeElement?.matches('li.order'), 'the row has the focus');
  });

  for (const [receiptBy, sentence] of [
    ['timeout', 'Not confirmed in time: counts as received.'],
    ['operator', 'Counted as received by our cashier.'],
  ] as const)
    it(`WAL-15 WAL-16 a receipt that was confirmed by ${receiptBy} says so, and that the refund is lost`, async () => {
      const made = await signedInCore();
      withWithdrawals(made, [
        { ...open, receipt: 'received', receiptBy, receivedAmount: 20, remainingAmount: 0, refundStatus: 'forfeited' },
      ]);
      const host = await opened();
      await says(host, sentence);
      await says(host, 'The refund of $1.50 deposit fee is forfeited');
      expect(rootOf(host).querySelector('.receipt')).to.equal(null);
      expect(await axeFindings(host)).to.deep.equal([]);
    });

  it('WAL-06 a rejected withdrawal says why and that the amount is back', async () => {
    const made = await signedInCore();
    withWithdrawals(made, [{ ...row, status: 'rejected', reason: 'Name differs', decidedAt: 1 }]);
    const host = await opened();
    await says(host, 'The amount is back in your wallet. Name differs');
  });

  it('what fails to come can be asked for again', async () => {
    const made = await signedInCore();
    withWithdrawals(made);
    made.platform.on(`GET ${CONFIG}`, () => new Refusal(500, 'unknown', 'Out of order'));
    const host = await opened();
    await says(host, 'Out of order');
    made.platform.on(`GET ${CONFIG}`, () => config);
    (await named(host, 'Try again')).click();
    await input(host, 'mobileNum');
  });
});

describe('gp-wallet section="transferUpline"', () => {
  it('WAL-17 without an upline there is no form, and no call is made', async () => {
    const made = await signedInCore();
    made.platform.on('GET /wps/member/info', () => ({ id: '1', account: 'demo_member', nickname: '', type: 0, uplineAccount: '' }));
    await made.core.session.logout();
    await made.core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await mount('gp-wallet', { section: 'transferUpline' });
    await says(host, 'Your account has no upline');
    expect(rootOf(host).querySelector('form')).to.equal(null);
    expect(made.platform.callsTo('/wps/member/security')).to.deep.equal([]);
  });

  it('WAL-17 O-25 sends an amount with a remark and the withdraw password', async () => {
    const made = await signedInCore();
    made.platform.on('GET /wps/member/info', () => ({
      id: '1',
      account: 'demo_member',
      nickname: '',
      type: 0,
      uplineAccount: 'demo_agent',
    }));
    made.platform.on('GET /wps/member/security', () => ({ hasPaymentPassword: true }));
    made.platform.on(`POST ${UPLINE}`, () => ({ transactionId: '1', balance: 1 }));
    await made.core.session.logout();
    await made.core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await mount('gp-wallet', { section: 'transferUpline' });
    await says(host, 'demo_agent');
    await input(host, 'amount');
    await submit(host);
    await says(host, 'Enter an amount.');
    await says(host, 'Enter your payment password.');
    expect(made.platform.callsTo(UPLINE)).to.deep.equal([]);
    await fill(host, { amount: '12.50', remark: 'Thanks', paymentPassword: '246810' });
    const event = await heard<object>('gp-transfer', () => submit(host));
    expect(event.detail).to.deep.equal({ from: 'MAIN', to: 'demo_agent', amount: 1250 });
    await says(host, '$12.50 sent to demo_agent.');
    expect(made.platform.callsTo(UPLINE)[0]?.body).to.deep.equal({ remark: 'Thanks', paymentPassword: '246810', amount: 12.5 });
    expect(await axeFindings(host)).to.deep.equal([]);
  });
});
