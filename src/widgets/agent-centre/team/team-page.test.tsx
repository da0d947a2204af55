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
  switchedOn,
  type,
  until,
  type WireRequest,
} from '../../../../tests/widgets-support/index.js';
import '../index.js';

const LIST = '/wps/relay/MCS2_getDownlineList';
const SEND = '/wps/relay/passwordCheck/MCS2_transferDownline';
const ME = { account: 'demo_agent', nickname: 'Bruno', type: 1 };
const row = (account: string, more: object = {}) => ({
  id: account,
  account,
  nickname: '',
  type: 0,
  status: 'active',
  upline: 'demo_agent',
  level: 1,
  balance: 10,
  members: 0,
  lastLoginAt: null,
  createdAt: '2026-01-02T12:00:00Z',
  ...more,
});
const CARLA = row('carla', { type: 2, members: 2, nickname: 'Carla', balance: 2000, lastLoginAt: '2026-01-15T12:00:00Z' });
const ANNA = row('anna', { status: 'locked' });
const DIEGO = row('diego', { upline: 'carla' });
const says = (host: Element, text: string | RegExp) =>
  until(() => (typeof text === 'string' ? shownText(host).includes(text) : text.test(shownText(host))), `it says “${String(text)}”`);

afterEach(() => {
  document.querySelectorAll('gp-agent-centre').forEach(host => host.remove());
});

/** Two below the agent, one of them an agent with one more below; a name is looked for in all of them. */
const tree = ({ query }: WireRequest) => {
  const account = query.get('account') ?? '';
  if (query.get('upline') === 'carla') return { path: [ME, { account: 'carla', type: 2 }], list: [DIEGO], total: 1, levels: 1 };
  if (query.get('upline') === 'far') return new Refusal(404, 'not-found');
  const all = query.get('level') === '0' ? [CARLA, ANNA, { ...DIEGO, level: 2 }] : [CARLA, ANNA];
  const list = all.filter(each => each.account.includes(account));
  return { path: [ME], list, total: list.length, levels: 2 };
};
async function opened(hasPaymentPassword = true) {
  const made = await signedInCore('demo_agent');
  made.platform.on(`GET ${LIST}`, tree);
  made.platform.on('GET /wps/member/security', () => ({ hasPaymentPassword }));
  const host = await mount('gp-agent-centre', { page: 'downlineManagmentView' });
  host.style.inlineSize = '1200px';
  await says(host, 'carla');
  return { ...made, host, asked: () => Object.fromEntries(made.platform.callsTo(LIST).at(-1)!.query) };
}
const rows = (host: Element) => [...rootOf(host).querySelectorAll('.team tbody tr')].map(each => each.querySelector('td')?.textContent);
const fill = async (host: Element, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) type(await find(host, `dialog [name=${name}]`), value);
};
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'dialog form')).requestSubmit();

describe('gp-agent-centre downlineManagmentView', () => {
  it('AGT-06 the direct downlines with kind, balance, who is below and last login; a locked one is said and takes no money', async () => {
    const { host, asked } = await opened();
    expect(asked()).to.include({ upline: '', account: '', level: '1', page: '1' });
    expect(rows(host)).to.deep.equal(['carlaCarla', 'annaLocked']);
    expect(shownText(host)).to.include('2 accounts');
    const cells = [...rootOf(host).querySelectorAll('.team tbody tr')].map(each =>
      [...each.querySelectorAll('td')].slice(0, -1).map(cell => cell.textContent),
    );
    expect(cells, 'account, kind, who is below, last login, balance').to.deep.equal([
      ['carlaCarla', 'Agent, type 2', '2', 'Jan 15, 2026 12:00 PMSince Jan 2, 2026', '$2,000.00'],
      ['annaLocked', 'Member', '0', 'NeverSince Jan 2, 2026', '$10.00'],
    ]);
    expect([...rootOf(host).querySelectorAll('.team-actions button')].map(button => button.getAttribute('aria-label'))).to.deep.equal([
      'Open the team of carla',
      'Transfer to carla',
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('AGT-06 an account name stands unbroken in its column, and the table in its page', async () => {
    const { core, platform } = await signedInCore('demo_agent');
    platform.on('GET /wps/system/status', () => switchedOn('AGENTPOLICY3'));
    await core.status.load();
    platform.on(`GET ${LIST}`, () => ({ path: [ME], list: [{ ...CARLA, account: 'demo_subagent_wm' }], total: 1, levels: 1 }));
    platform.on('GET /wps/member/security', () => ({ hasPaymentPassword: true }));
    const page = await mount('gp-agent-centre', { page: 'downlineManagmentView' });
    for (const width of [1200, 1232]) {
      page.style.inlineSize = `${width}px`;
      await says(page, 'demo_subagent_wm');
      const cell = await find(page, '.team td[data-name=what]');
      const name = document.createRange();
      name.selectNodeContents(cell.firstChild!.nodeType === Node.TEXT_NODE ? cell.firstChild! : cell.firstElementChild!);
      expect(name.getClientRects(), `${width} px`).to.have.length(1);
      const table = cell.closest('table')!;
      expect(table.getBoundingClientRect().width).to.be.at.most(table.closest('.team')!.getBoundingClientRect().width + 0.5);
    }
  });

  it('AGT-38, ROL-26 while there are contracts, each direct downline is offered one; the form opens for it', async () => {
    const { host, core, platform } = await opened();
    const offers = () =>
      [...rootOf(host).querySelectorAll<HTMLElement>('.team-actions button')].filter(button =>
        button.getAttribute('aria-label')?.startsWith('Offer'),
      );
    expect(offers()).to.have.length(0);
    platform.on('GET /wps/system/status', () => switchedOn('AGENTPOLICY3'));
    await core.status.load();
    await until(
      () =>
        offers()
          .map(button => button.getAttribute('aria-label'))
          .join() === 'Offer carla a contract',
      'the offer',
    );
    offers()[0]?.click();
    const { name, props } = core.dialogs.store.getState().open.at(-1) ?? {};
    expect([name, props]).to.deep.equal(['contract', { section: 'offer', downline: 'carla' }]);
  });

  it('AGT-06 a name is looked for at all levels, unless one is chosen', async () => {
    const { host, asked } = await opened();
    type(await find(host, 'input[name=account]'), 'die');
    await until(() => asked().account === 'die' && asked().level === '0', 'it is looked for everywhere');
    await until(() => rows(host).join() === 'diegoUnder carla, level 2', 'the one who fits');
    const level = await find<HTMLSelectElement>(host, 'select[name=level]');
    expect([level.value, [...level.options].map(option => option.text)]).to.deep.equal([
      '0',
      ['Direct downlines', 'Level 2', 'All levels'],
    ]);
    level.value = '1';
    level.dispatchEvent(new Event('change', { bubbles: true }));
    await says(host, 'No account matches');
    expect(asked()).to.include({ account: 'die', level: '1' });
  });

  it('AGT-06 AGT-01 walks down the tree and back, and the page that stands takes the focus', async () => {
    const { host, asked } = await opened();
    (await named(host, 'Open the team of carla')).click();
    await until(() => rows(host).join() === 'diego', 'the team of carla');
    expect(asked()).to.include({ upline: 'carla', level: '1' });
    expect(rootOf(host).activeElement?.className).to.include('team');
    expect(rootOf(host).querySelector('[aria-current=page].path, .path [aria-current=page]')?.textContent).to.equal('carla');
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Your team', '.path button')).click();
    await until(() => rows(host).length === 2, 'the own team again');
  });

  it('AGT-06 nobody below leads to the register centre; an account of another team cannot be opened', async () => {
    const { platform } = await signedInCore('demo_agent');
    platform.on(`GET ${LIST}`, () => ({ path: [ME], list: [], total: 0, levels: 0 }));
    platform.on('GET /wps/relay/MCS2_registerLink', () => ({ list: [] }));
    const host = await mount('gp-agent-centre', { page: 'downlineManagmentView' });
    await says(host, 'Nobody is in your team yet');
    expect(rootOf(host).querySelector('input[name=account]')).to.equal(null);
    (await named(host, 'Go to the register centre')).click();
    await until(() => rootOf(host).querySelector('#page-title')?.textContent === 'Register centre', 'the register centre');
    host.remove();
    const { core, platform: other } = await signedInCore('demo_agent');
    other.on(`GET ${LIST}`, tree);
    core.navigation.navigate('/agentHome?page=downlineManagmentView&upline=far');
    const far = await mount('gp-agent-centre', { 'follow-route': true });
    await says(far, 'This account is not in your team');
    (await named(far, 'Back to your team')).click();
    await until(() => rows(far).length === 2, 'the own team');
  });

  it('WAL-18 O-26 sends an amount with a remark and the payment password, says so, and the list follows', async () => {
    const { platform, host } = await opened();
    platform.on(`POST ${SEND}`, () => ({ transactionId: '1', balance: 1 }));
    const button = await named(host, 'Transfer to carla');
    button.focus();
    button.click();
    await find(host, 'dialog [name=amount]');
    expect(await axeFindings(host)).to.deep.equal([]);
    await submit(host);
    await says(host, 'Enter an amount.');
    await says(host, 'Enter your payment password.');
    expect(platform.callsTo(SEND)).to.deep.equal([]);
    await fill(host, { amount: '12.50', remark: 'Welcome', paymentPassword: '246810' });
    const before = platform.callsTo(LIST).length;
    await submit(host);
    await says(host, '$12.50 sent to carla.');
    expect(platform.callsTo(SEND).map(({ body }) => body)).to.deep.equal([
      { account: 'carla', amount: 12.5, remark: 'Welcome', paymentPassword: '246810' },
    ]);
    await until(() => platform.callsTo(LIST).length > before, 'the list is asked for again');
    await until(() => rootOf(host).activeElement === button, 'the focus is back');
  });

  it('INV-04 after a cut the same wish goes out under the same key; a refusal keeps what was typed and says why', async () => {
    const { platform, host } = await opened();
    platform.on(`POST ${SEND}`, () => new Refusal(502, 'unknown'));
    (await named(host, 'Transfer to carla')).click();
    await fill(host, { amount: '7', paymentPassword: '246810' });
    await submit(host);
    await says(host, 'No answer came');
    platform.on(`POST ${SEND}`, () =>
      Response.json({ success: false, code: 'bad-request', message: 'Locked.', fields: { account: 'locked' } }, { status: 400 }),
    );
    await submit(host);
    await says(host, 'carla is locked and takes no money.');
    platform.on(`POST ${SEND}`, () => new Refusal(409, 'insufficient-balance'));
    await submit(host);
    await until(
      () => /not sufficient|balance/i.test(rootOf(host).querySelector('dialog .field-error:not(:empty)')?.textContent ?? ''),
      'at the amount',
    );
    expect((await find<HTMLInputElement>(host, 'dialog [name=amount]')).value).to.equal('7');
    const keys = platform.callsTo(SEND).map(({ headers }) => headers.get('idempotency-key'));
    // The client itself tries once more after the first.
    expect([keys.length, new Set(keys).size, Boolean(keys[0])]).to.deep.equal([4, 1, true]);
  });

  it('WAL-07 who has no payment password sets one first', async () => {
    const { host } = await opened(false);
    (await named(host, 'Transfer to carla')).click();
    await find(host, 'dialog [name=newPassword]');
    expect(await axeFindings(host)).to.deep.equal([]);
  });
});
