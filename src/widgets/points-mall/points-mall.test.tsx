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
  switchedOn,
  testCore,
  until,
  type TestCore,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const REWARDS = '/wps/relay/MCS2_getPointReward';
const REQUESTS = '/wps/relay/MCS2_getRedeemPointList';
const HISTORY = '/wps/relay/ODSFE2_MemTransDet';
const REDEEM = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
const CONVERT = '/wps/relay/passwordCheck/MCS2_convertPoint';
const SECURITY = 'GET /wps/member/security';
const STATUS = 'GET /wps/system/status';
const TYPES = [
  ['Deposit', 'deposit'],
  ['Redeem', 'redeem'],
  ['Slot games', 'slot_games'],
  ['Live casino', 'live_casino'],
  ['Sports betting', 'sports_betting'],
  ['Lottery ticket', 'lottery_ticket'],
  ['PVP game', 'pvp_game'],
] as const;

const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `“${text}”`);
const card = (host: Element, name: string) =>
  until(() => [...rootOf(host).querySelectorAll('.reward')].find(each => each.querySelector('h2')?.textContent === name), name);
const asked = ({ platform }: TestCore) => platform.calls.filter(({ path }) => /Point|MemTransDet/.test(path)).map(({ path }) => path);
async function write(host: Element, selector: string, text: string) {
  const input = await find<HTMLInputElement>(host, selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
/** A member who has a payment password, with points switched on. */
async function member(): Promise<TestCore> {
  const made = testCore();
  made.platform.on(STATUS, () => switchedOn('PTSYS3'));
  made.platform.on(SECURITY, () => ({ hasPaymentPassword: true }));
  await made.core.start();
  await made.core.session.login({ username: 'demo_member', password: 'Demo1234' });
  return made;
}
const request = (name: string) => ({
  id: '9',
  referenceNo: 'R000009',
  name,
  type: 'bonus',
  amount: 5,
  points: 400,
  status: 'in_process',
  appliedAt: 1_770_000_000_000,
  decidedAt: null,
});
const button = (host: Element, name: string) =>
  until(
    () =>
      [...rootOf(host).querySelectorAll<HTMLButtonElement>('button')].find(
        each => (each.getAttribute('aria-label') ?? each.textContent) === name,
      ),
    name,
  );
const submit = (host: Element, form: string) => find<HTMLButtonElement>(host, `${form} button[type=submit]`);

describe('gp-points-mall, the mall', () => {
  it('PTS-01 PTS-02 CON-17 CON-18 shows points, what they are worth, both tables, and that they never expire', async () => {
    await member();
    const host = await mount('gp-points-mall');
    await says(host, '2,510');
    await says(host, 'Now worth $27.61 of balance');
    await says(host, 'Deposit of $10.00 to $99.99');
    expect(shownText(host)).to.include('Your points never expire.');
    expect(
      [...rootOf(host).querySelectorAll('.ratios')].map(table =>
        [...table.querySelectorAll('tr')].map(row => [...row.children].map(cell => cell.textContent)),
      ),
    ).to.deep.equal([
      [
        ['Deposit of $10.00 to $99.99', '1 point for each $1.00'],
        ['Deposit from $100.00', '1.2 points for each $1.00'],
      ],
      [
        ['100 to 999 points', '$10.00 for 1,000 points'],
        ['From 1,000 points', '$11.00 for 1,000 points'],
      ],
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('PTS-02 from the balance a press leads to what points are given for, where that stands', async () => {
    const { platform } = await member();
    const host = await mount('gp-points-mall');
    await find(host, '.points-earn');
    (await named(host, 'How you earn points', 'button')).click();
    await until(() => rootOf(host).activeElement?.className === 'points-earn', 'led there');
    platform.on(`GET ${HISTORY}`, () => ({ list: [], total: 0, totalPages: 1 }));
    (await named(host, 'History', '[role=tab]')).click();
    await until(() => ![...rootOf(host).querySelectorAll('button')].some(each => each.textContent === 'How you earn points'), 'not there');
    (await named(host, 'Points mall', '[role=tab]')).click();
    await find(host, '.points-earn');
    await nextFrame();
    await nextFrame();
    expect(rootOf(host).activeElement, 'who comes back is not led there again').to.equal(null);
  });

  it('PTS-02 what points are given for is led to when it stands, if it was asked for before', async () => {
    const { platform } = await member();
    let letCome = () => {};
    const rewards = new Promise<void>(come => (letCome = come));
    platform.on(`GET ${REWARDS}`, () => rewards.then(() => ({ deposited: 0, list: [] })));
    const host = await mount('gp-points-mall');
    (await named(host, 'How you earn points', 'button')).click();
    expect(rootOf(host).querySelector('.points-earn')).to.equal(null);
    letCome();
    await until(() => rootOf(host).activeElement?.className === 'points-earn', 'led there');
  });

  it('PTS-01 who has too few points to convert reads at once what they will be worth, and nothing below moves', async () => {
    const { platform } = await member();
    let letCome = () => {};
    const balance = new Promise<void>(come => (letCome = come));
    platform.on('GET /wps/relay/MCS2_getPointBalance', () => balance.then(() => ({ points: 0 })));
    const host = await mount('gp-points-mall');
    const figures = await find(host, '.points');
    await named(host, 'How you earn points', 'button');
    const before = figures.getBoundingClientRect().height;
    letCome();
    await says(host, '$10.00 for 1,000 points');
    expect(figures.getBoundingClientRect().height).to.equal(before);
  });

  it('PTS-03 PTS-11 PTS-13 each item has all that the call says, and only what can be had has a button that works', async () => {
    await member();
    const host = await mount('gp-points-mall');
    const texts = Object.fromEntries(
      await Promise.all(['Five', 'Cards', 'Hundred', 'Phone'].map(async name => [name, await card(host, name)] as const)),
    );
    for (const words of ['Bonus', 'Worth $5.00', '7 left', '400 points', 'Available']) expect(texts.Five?.textContent).to.include(words);
    expect(texts.Cards?.textContent).to.include('Sold out').and.include('Gift');
    expect(texts.Hundred?.textContent).to.include('Deposits of $3,000.00').and.include('$1,750.00 more to deposit').and.include('Not yet');
    expect(texts.Phone?.textContent).to.include('33,490 points missing');
    expect(rootOf(host).querySelectorAll('[data-hurdle="quantity"] progress'), 'what is gone counts nothing').to.have.length(0);
    expect(
      Object.entries(texts)
        .filter(([, item]) => !item?.querySelector('button')?.disabled)
        .map(([name]) => name),
    ).to.deep.equal(['Five']);
  });

  it('PTS-05 goods ask where they go; the last address is there already, and what is wrong is said at its field', async () => {
    const { platform } = await member();
    const shirt = {
      id: '7',
      name: 'Shirt',
      type: 'gift',
      amount: 0,
      amountRequirement: 0,
      pointsRequirement: 1900,
      quantity: 3,
      status: 'available',
      imageUrl: '',
    };
    const last = { name: 'Alma Demo', phone: '+52 55 1234 5678', address: 'Calle Luna 12, 06000 Ciudad de México' };
    platform.on(`GET ${REWARDS}`, () => ({ deposited: 0, list: [shirt], delivery: last }));
    const host = await mount('gp-points-mall');
    (await button(host, 'Redeem: Shirt')).click();
    const address = await find<HTMLTextAreaElement>(host, 'dialog [name=deliveryAddress]');
    expect([address.value, (await find<HTMLInputElement>(host, 'dialog [name=deliveryName]')).value]).to.deep.equal([
      last.address,
      last.name,
    ]);
    address.value = '';
    address.dispatchEvent(new Event('input', { bubbles: true }));
    await write(host, 'dialog [name=deliveryPhone]', 'call me');
    await write(host, 'dialog [name=paymentPassword]', '246810');
    (await submit(host, 'dialog form')).click();
    await says(host, 'Enter the whole address');
    await says(host, 'Enter a phone number of 6 to 15 digits.');
    expect(await axeFindings(host)).to.deep.equal([]);
    expect(platform.callsTo(REDEEM)).to.deep.equal([]);
    platform.on(`POST ${REDEEM}`, () => ({ request: { ...request('Shirt'), type: 'gift', delivery: last }, points: 610 }));
    address.value = last.address;
    address.dispatchEvent(new Event('input', { bubbles: true }));
    await write(host, 'dialog [name=deliveryPhone]', last.phone);
    (await submit(host, 'dialog form')).click();
    await named(host, 'See the redeem list');
    expect(platform.callsTo(REDEEM).at(-1)?.body).to.include({
      deliveryName: last.name,
      deliveryPhone: last.phone,
      deliveryAddress: last.address,
    });
  });

  it('PTS-05 PTS-09 redeeming asks, wants the payment password, says a wrong one, and sends each wish once', async () => {
    const { platform } = await member();
    platform.on(
      `POST ${REDEEM}`,
      () => new Response(JSON.stringify({ success: false, code: 'bad-request', fields: { paymentPassword: 'wrong' } }), { status: 400 }),
    );
    const host = await mount('gp-points-mall');
    (await button(host, 'Redeem: Five')).click();
    await says(host, '2,110 points');
    (await submit(host, 'dialog form')).click();
    await says(host, 'Enter your payment password.');
    expect(platform.callsTo(REDEEM)).to.deep.equal([]);
    await write(host, 'dialog [name=paymentPassword]', '000000');
    (await submit(host, 'dialog form')).click();
    await says(host, 'This payment password is not correct.');
    expect((await find<HTMLInputElement>(host, 'dialog [name=paymentPassword]')).value).to.equal('000000');
    expect(await axeFindings(host)).to.deep.equal([]);
    platform.on(`POST ${REDEEM}`, () => ({ request: request('Five'), points: 2110 }));
    platform.on('GET /wps/relay/MCS2_getPointBalance', () => ({ points: 2110 }));
    await write(host, 'dialog [name=paymentPassword]', '246810');
    const event = await heard<{ rewardId: string; points: number }>('gp-redeem', async () => (await submit(host, 'dialog form')).click());
    expect(event.detail).to.deep.equal({ rewardId: '1', points: 400 });
    const sent = platform.callsTo(REDEEM).at(-1);
    expect(sent?.body).to.include({ rewardId: '1', paymentPassword: '246810' });
    expect(sent?.headers.get('Idempotency-Key')).to.match(/^points-/);
    const next = await named(host, 'See the redeem list');
    await until(() => rootOf(host).activeElement === next, 'the way on has the focus');
    next.click();
    await says(host, 'R000003');
    await until(() => rootOf(host).querySelector('.points-figure')?.textContent === '2,110', 'the points have fallen');
  });

  it('INV-04 after a cut the same wish goes out under the same key, also when its dialog was closed meanwhile', async () => {
    const { platform } = await member();
    platform.on(`POST ${REDEEM}`, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-points-mall');
    (await button(host, 'Redeem: Five')).click();
    await write(host, 'dialog [name=paymentPassword]', '246810');
    (await submit(host, 'dialog form')).click();
    await says(host, 'send it again: it counts once');
    // Closed and opened again, the wish is still the same one.
    (await button(host, 'Close')).click();
    await until(() => !rootOf(host).querySelector('dialog'), 'the dialog has gone');
    (await button(host, 'Redeem: Five')).click();
    await write(host, 'dialog [name=paymentPassword]', '246810');
    platform.on(`POST ${REDEEM}`, () => ({ request: request('Five'), points: 2110 }));
    (await submit(host, 'dialog form')).click();
    await says(host, 'Five is on its way');
    expect(new Set(platform.callsTo(REDEEM).map(({ headers }) => headers.get('Idempotency-Key'))).size).to.equal(1);
  });

  it('PTS-13 a reward that has just gone is said, not shown as a wrong form', async () => {
    const { platform } = await member();
    platform.on(
      `POST ${REDEEM}`,
      () => new Response(JSON.stringify({ success: false, code: 'bad-request', fields: { rewardId: 'quantity' } }), { status: 400 }),
    );
    const host = await mount('gp-points-mall');
    (await button(host, 'Redeem: Five')).click();
    await write(host, 'dialog [name=paymentPassword]', '246810');
    (await submit(host, 'dialog form')).click();
    await says(host, 'This reward has just sold out.');
  });

  it('PTS-10 converting shows what it makes before it is sent, refuses what cannot be, and says what came', async () => {
    const { platform } = await member();
    platform.on(`POST ${CONVERT}`, () => ({ points: 1510, amount: 11, balance: 1261 }));
    const host = await mount('gp-points-mall');
    await write(host, '[name=points]', '99999');
    await write(host, 'section [name=paymentPassword]', '246810');
    (await submit(host, 'section form')).click();
    await says(host, 'You have 2,510 points.');
    expect(platform.callsTo(CONVERT)).to.deep.equal([]);
    await write(host, '[name=points]', '1,000');
    await until(() => rootOf(host).querySelector('.convert-preview')?.textContent?.includes('$11.00'), 'the preview');
    const event = await heard<{ points: number; amount: number }>('gp-convert', async () => (await submit(host, 'section form')).click());
    expect(event.detail).to.deep.equal({ points: 1000, amount: 1100 });
    expect(platform.callsTo(CONVERT).map(({ body }) => body)).to.deep.equal([{ points: 1000, paymentPassword: '246810' }]);
    await says(host, '$11.00 is in your balance.');
  });

  it('PTS-10 converting wants the payment password and says a wrong one at its field', async () => {
    const { platform } = await member();
    platform.on(
      `POST ${CONVERT}`,
      () => new Response(JSON.stringify({ success: false, code: 'bad-request', fields: { paymentPassword: 'wrong' } }), { status: 400 }),
    );
    const host = await mount('gp-points-mall');
    await write(host, '[name=points]', '1000');
    (await submit(host, 'section form')).click();
    await says(host, 'Enter your payment password.');
    expect(platform.callsTo(CONVERT)).to.deep.equal([]);
    await write(host, 'section [name=paymentPassword]', '000000');
    (await submit(host, 'section form')).click();
    await says(host, 'This payment password is not correct.');
    const field = await find<HTMLInputElement>(host, 'section [name=paymentPassword]');
    expect([field.getAttribute('aria-invalid'), field.value]).to.deep.equal(['true', '000000']);
  });

  it('INV-04 a conversion that may have been done keeps its key when the page is left and comes back', async () => {
    const { platform } = await member();
    platform.on(`POST ${CONVERT}`, () => new Refusal(500, 'unknown'));
    const first = await mount('gp-points-mall');
    await write(first, '[name=points]', '1000');
    await write(first, 'section [name=paymentPassword]', '246810');
    (await submit(first, 'section form')).click();
    await says(first, 'send it again: it counts once');
    first.remove();
    const host = await mount('gp-points-mall');
    expect((await find<HTMLInputElement>(host, '[name=points]')).value).to.equal('1000');
    platform.on(`POST ${CONVERT}`, () => ({ points: 1510, amount: 11, balance: 1261 }));
    (await submit(host, 'section form')).click();
    await says(host, '$11.00 is in your balance.');
    expect(new Set(platform.callsTo(CONVERT).map(({ headers }) => headers.get('Idempotency-Key'))).size).to.equal(1);
  });

  it('OP-72 without a payment password both ways lead to where it is set', async () => {
    const made = await member();
    made.platform.on(SECURITY, () => ({ hasPaymentPassword: false }));
    const host = await mount('gp-points-mall');
    const event = await heard<{ to: string }>('gp-navigate', async () => (await named(host, 'Set payment password')).click());
    expect(event.detail.to).to.equal('/member?page=security');
    (await button(host, 'Redeem: Five')).click();
    await until(() => rootOf(host).querySelector('dialog .password-first'), 'said in the dialog too');
  });

  it('says that there is nothing, and what failed, with another try', async () => {
    const { platform } = await member();
    platform.on(`GET ${REWARDS}`, () => new Refusal(400, 'bad-request'));
    const host = await mount('gp-points-mall');
    const retry = await named(host, 'Try again');
    platform.on(`GET ${REWARDS}`, () => ({ list: [] }));
    retry.click();
    await says(host, 'No rewards here right now');
  });
});

describe('gp-points-mall, its lists', () => {
  it('PTS-12 MEM-28 the redeem list has each request with its state and the operator’s words', async () => {
    const { platform } = await member();
    const host = await mount('gp-points-mall', { view: 'redeem' });
    await says(host, 'R000001');
    const requests = [...rootOf(host).querySelectorAll('.request')].map(each =>
      ['h2', '.request-status', '.tabular'].map(part => each.querySelector(part)?.textContent),
    );
    expect(requests).to.deep.equal([
      ['Five', 'In process', '400 points'],
      ['Cards', 'Rejected', '400 points'],
      ['Cup', 'Approved', '400 points'],
    ]);
    expect([...rootOf(host).querySelectorAll('.request')].map(each => /R\d{6}/.exec(each.textContent ?? '')?.[0])).to.deep.equal([
      'R000003',
      'R000002',
      'R000001',
    ]);
    expect(shownText(host)).to.include('Sold out meanwhile.').and.include('Your points are back.');
    expect(await axeFindings(host)).to.deep.equal([]);
    platform.on(`GET ${REQUESTS}`, () => ({ list: [] }));
    (await named(host, 'Refresh the points')).click();
    await says(host, 'You have not redeemed anything yet');
    (await named(host, 'Go to the points mall')).click();
    await card(host, 'Five');
  });

  it('CON-19 PTS-04 PTS-08 OP-54 the history has all columns, seven types to choose from, and days', async () => {
    const { core, platform } = await member();
    core.navigation.navigate('/pointMall?view=history');
    const host = await mount('gp-points-mall', { 'follow-route': true });
    await until(() => rootOf(host).querySelectorAll('li.entry').length === TYPES.length, 'all of them');
    for (const words of ['−400', '+1,002', '2,512', 'Words 2', 'Reference P2', 'Slot games', 'Jan 18, 2026'])
      expect(shownText(host)).to.include(words);
    const line = (words: string) => [...rootOf(host).querySelectorAll('li.entry')].find(entry => entry.textContent?.includes(words));
    expect(
      [...line('Words 2')!.children].map(part =>
        part.textContent
          ?.trim()
          .replace(/^(Jan 18, 2026).*/, '$1')
          .replace('\u200E', ''),
      ),
      'time, type, remark with reference, points, balance',
    ).to.deep.equal(['Jan 18, 2026', 'Slot games', 'Words 2Reference P2', '+1,002', 'Balance after 2,512']);
    expect([...rootOf(host).querySelectorAll('li.entry strong')].map(({ textContent }) => textContent)).to.deep.equal(
      TYPES.map(([label]) => label),
    );
    expect(await axeFindings(host)).to.deep.equal([]);
    for (const [label, type] of TYPES) {
      (await until(() => [...rootOf(host).querySelectorAll<HTMLElement>('.chip')].find(chip => chip.textContent === label), label)).click();
      await until(() => platform.callsTo(HISTORY).some(({ query }) => query.get('type') === type), type);
    }
    (await named(host, 'Previous 7 days')).click();
    await until(() => core.navigation.store.getState().query.dates === 'previous-7', 'the dates in the address');
    const days = ({ query }: { query: URLSearchParams }) => Math.round((Number(query.get('to')) - Number(query.get('from'))) / 86_400_000);
    await until(() => platform.callsTo(HISTORY).some(call => days(call) === 7), 'those days are asked for');
    const last = () => Number(platform.callsTo(HISTORY).at(-1)?.query.get('to'));
    expect(last() - Date.now(), 'they end today').to.be.within(0, 86_400_000);
    (await named(host, 'Previous 30 days')).click();
    await until(() => platform.callsTo(HISTORY).some(call => days(call) === 30), 'thirty days are asked for');
    expect(last() - Date.now(), 'they end today').to.be.within(0, 86_400_000);
    const end = last();
    platform.on('GET /wps/system/status', () => ({ ...switchedOn('PTSYS3'), time: end + 60_000 }));
    await core.status.load();
    await until(
      () => Number(platform.callsTo(HISTORY).at(-1)?.query.get('to')) === end + 86_400_000,
      'after the platform’s midnight the days are others, on an open page too',
    );
  });

  it('MEM-28 the three views have addresses, and the way back works', async () => {
    const { core } = await member();
    core.navigation.navigate('/pointMall');
    const host = await mount('gp-points-mall', { 'follow-route': true });
    await card(host, 'Five');
    (await named(host, 'Redeem list')).click();
    await says(host, 'R000001');
    expect(core.navigation.store.getState().query).to.deep.equal({ view: 'redeem' });
    core.navigation.back();
    await card(host, 'Five');
  });
});

describe('gp-points-mall, for whom it is', () => {
  it('NAV-44 a visitor is offered the login, and nothing is asked for', async () => {
    const made = testCore();
    made.platform.on(STATUS, () => switchedOn('PTSYS3'));
    await made.core.start();
    const host = await mount('gp-points-mall');
    const login = await named(host, 'Log in');
    await heard('gp-login-required', () => login.click());
    expect(asked(made)).to.deep.equal([]);
  });

  it('ROL-17 a trial account is told why not, and nothing is asked for', async () => {
    const made = testCore();
    made.platform.on(STATUS, () => switchedOn('PTSYS3'));
    await made.core.start();
    await made.core.session.loginFreePlay();
    const host = await mount('gp-points-mall');
    await says(host, 'Free play collects no points');
    (await named(host, 'Open a real account')).click();
    await until(() => made.core.dialogs.store.getState().open.some(({ name }) => name === 'info'), 'the dialog');
    expect(asked(made)).to.deep.equal([]);
  });

  it('PTS-14 where points are switched off there is no such place, and nothing is asked for', async () => {
    const made = await signedInCore();
    made.core.navigation.navigate('/pointMall');
    await mount('gp-points-mall', { 'follow-route': true });
    await until(() => made.core.navigation.store.getState().path === '/', 'it leads home');
    const alone = await mount('gp-points-mall');
    await says(alone, 'Points are not available right now');
    expect(asked(made)).to.deep.equal([]);
  });
});
