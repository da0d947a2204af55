import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  setViewport,
  shownText,
  signedInCore,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const LINKS = 'GET /wps/relay/MCS2_registerLink';
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const agent = async (list: object[]) => {
  const made = await signedInCore('demo_agent');
  made.platform.on(LINKS, () => ({ list }));
  made.platform.on('GET /wps/system/status', () => ({ gmtOffset: -6, merchantName: 'Test House' }));
  await made.core.status.load();
  return { ...made, host: await mount('gp-agent-centre', { page: 'registerCenter' }) };
};

describe('gp-agent-centre', () => {
  it('AGT-02 shows who is signed in, the balance, and the own links with how many joined', async () => {
    const { host } = await agent([
      { code: 'BRUNO01', active: true, domain: '', members: 3 },
      { code: 'SUR88', active: true, domain: 'sur.example', members: 1 },
      { code: 'OLD', active: false, domain: '', members: 0, canReopen: true },
    ]);
    await says(host, '3 members');
    await says(host, '1 member');
    await says(host, 'Valid on sur.example only');
    await says(host, 'Closed: nobody can register with it any more.');
    await until(() => rootOf(host).querySelector('.balance-figure')?.textContent === '$1,234.56', 'the balance');
    expect([...(await find(host, '.who-name')).children].map(each => each.textContent)).to.deep.equal(['Ada', 'ID 2']);
    const links = [...rootOf(host).querySelectorAll<HTMLInputElement>('.code input')].map(input => input.value);
    expect(links).to.deep.equal([`${location.origin}/register?affiliateCode=BRUNO01`, 'https://sur.example/register?affiliateCode=SUR88']);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('AGT-04 on a phone the figures of the last seven days stand before the menu, and the other ways after it', async () => {
    const made = await signedInCore('demo_agent');
    const sums = {
      newMembers: 3,
      activeMembers: 12,
      deposits: 1500,
      withdrawals: 0,
      validBets: 0,
      stake: 0,
      payout: 0,
      bonus: 0,
      rebate: 0,
    };
    made.platform.on('GET /wps/relay/MCS2_getTeamOverview', () => ({
      team: { ...sums, result: -20.5, members: 40 },
      direct: { ...sums, result: 0, members: 4 },
      list: [],
    }));
    await setViewport({ width: 390, height: 844 });
    const host = await mount('gp-agent-centre');
    const figures = await find(host, 'a.figures');
    const told = [...figures.querySelectorAll('.figure')].map(each => [...each.children].map(({ textContent }) => textContent));
    expect(told).to.deep.equal([
      ['New members', '3'],
      ['Active members', '12'],
      ['Deposits', '$1,500.00'],
      ['Result of the team', '-$20.50'],
    ]);
    expect(figures.getAttribute('href')).to.match(/\/agentHome\?page=agentTeamOverview$/);
    const { to, from } = Object.fromEntries(made.platform.callsTo('/wps/relay/MCS2_getTeamOverview')[0]?.query ?? []);
    expect((Number(to) - Number(from)) / 86_400_000).to.equal(7);
    const change = await named(host, 'Change password', 'button');
    const entry = await find(host, '.entry');
    expect(entry.compareDocumentPosition(change) & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
    const logOut = await named(host, 'Log out', 'button');
    expect(figures.compareDocumentPosition(logOut) & Node.DOCUMENT_POSITION_PRECEDING, 'the way out stands first').not.to.equal(0);
    expect(figures.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
    expect(await axeFindings(host)).to.deep.equal([]);
    (figures as HTMLElement).click();
    await until(() => rootOf(host).querySelector('h2')?.textContent === 'Team overview', 'they lead to the page here, address or not');
  });

  it('AGT-01 names the own upline, and none where there is none', async () => {
    for (const [uplineAccount, said] of [
      ['demo_agent', 'Your upline: demo_agent'],
      ['', null],
    ] as const) {
      const { core, platform } = testCore();
      platform.on('GET /wps/member/info', () => ({ id: '3', account: 'demo_subagent', nickname: 'Carla', type: 2, uplineAccount }));
      await core.start();
      await core.session.login({ username: 'demo_agent', password: 'Demo1234' });
      const host = await mount('gp-agent-centre', { page: 'registerCenter' });
      await says(host, 'Carla');
      expect(rootOf(host).querySelector('.who-upline')?.textContent ?? null).to.equal(said);
      host.remove();
    }
  });

  it('AGT-20, AGT-22 names the platform’s distance from Greenwich and the support hours, in both languages', async () => {
    const { core, host } = await agent([]);
    await says(host, 'GMT-\u20606');
    await says(host, 'Monday to Friday, 12:00 to 21:00');
    await core.language.use('ES');
    await says(host, 'lunes a viernes, de 12:00 a 21:00');
  });

  it('AGT-20, AGT-22 on a phone the hours stand above the menu; above a page the clock is one line', async () => {
    await setViewport({ width: 390, height: 844 });
    const { host } = await agent([]);
    const bar = await find(host, '.bar');
    await until(() => bar.offsetHeight < 60, 'one line');
    expect(bar.innerText).to.include('GMT-\u20606').and.not.to.include('12:00 to 21:00');
    (await find(host, '.back')).click();
    await until(() => bar.innerText.includes('Monday to Friday, 12:00 to 21:00'), 'the hours');
  });

  it('AGT-21, OP-32 the clock runs in the platform’s time, a second a second', async () => {
    const { core, platform } = await signedInCore('demo_agent');
    platform.on('GET /wps/system/status', () => ({ gmtOffset: -6, merchantName: 'Test House' }));
    await core.status.load();
    const seconds = new Set<(now: number) => void>();
    const { every } = core.scheduler;
    core.scheduler.every = (ms, run) => {
      if (ms !== 1000) return every(ms, run);
      seconds.add(run);
      return () => void seconds.delete(run);
    };
    const host = await mount('gp-agent-centre', { page: 'registerCenter' });
    const time = await find(host, 'time');
    await until(() => seconds.size > 0, 'the clock runs');
    const { now } = Date;
    try {
      for (const [at, shown] of [
        ['2026-05-02T05:59:58.400Z', '23:59:58'],
        ['2026-05-02T05:59:59.400Z', '23:59:59'],
        ['2026-05-02T06:00:00.400Z', '00:00:00'],
      ] as const) {
        Date.now = () => Date.parse(at);
        for (const second of seconds) second(Date.parse(at));
        await until(() => time.textContent === shown, shown);
      }
    } finally {
      Date.now = now;
    }
    host.remove();
    await until(() => seconds.size === 0, 'a page without it runs no clock');
  });

  it('AGT-03 the page of announcements lists those that the agent is told', async () => {
    const { platform } = await signedInCore('demo_agent');
    platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({
      banners: [],
      popup: [],
      promotion: [],
      player: [{ id: '1', title: 'New commission rates', content: '<p>From Monday.</p>', execution: 'G' }],
    }));
    const host = await mount('gp-agent-centre', { page: 'agentAnnouncement' });
    const notices = await until(() => host.querySelector('gp-notices'), 'the notices');
    await until(() => notices.shadowRoot && shownText(notices).includes('New commission rates'), 'they are listed');
  });

  for (const [row, entry, page, tag] of [
    ['AGT-15', 'Deposit', 'depositv2', 'gp-wallet[section=depositv2]'],
    ['AGT-16', 'Withdraw', 'withdraw', 'gp-wallet[section=withdraw]'],
    ['AGT-17', 'Messages', 'messageV2', 'gp-messages'],
    ['AGT-18', 'Customer service', 'customerService', 'gp-chat'],
  ] as const) {
    it(`${row} the entry ${entry} stands the page, which is told`, async () => {
      const { host } = await agent([]);
      const told: unknown[] = [];
      host.addEventListener('gp-agent-page', event => told.push(event instanceof CustomEvent && event.detail));
      (await named(host, new RegExp(`^${entry}`), '.entry')).click();
      await until(() => host.querySelector(`${tag}[slot=page]`), 'the widget of the page');
      await until(() => rootOf(host).querySelector('h2')?.textContent === entry, 'its title');
      expect(told).to.deep.equal([{ page }]);
    });
  }

  it('I18-01, SYS-22 language and theme are chosen here too, for the site’s menu does not stand here', async () => {
    const { core, host } = await agent([]);
    (await named(host, 'Español')).click();
    await says(host, 'Centro de registro');
    (await named(host, 'Claro')).click();
    expect(core.theme.store.getState().choice).to.equal('light');
  });

  it('copies a link and says so', async () => {
    const { core, host } = await agent([{ code: 'BRUNO01', active: true, domain: '', members: 0 }]);
    (await named(host, 'Copy link of code BRUNO01')).click();
    const told = await until(() => core.dialogs.store.getState().open.find(({ name }) => name === 'info'), 'a message');
    expect(JSON.stringify(told.props)).to.include('/register?affiliateCode=BRUNO01');
    (await named(host, 'QR code of BRUNO01')).click();
    await until(() => (rootOf(host).querySelector('svg[role=img] path')?.getAttribute('d') ?? '').length > 500, 'the code is drawn');
  });

  it('without a code it says how to get one; without an answer it offers another try', async () => {
    const { host } = await agent([]);
    await says(host, 'You have no code yet');
    host.remove();
    const { core, platform } = await signedInCore('demo_agent');
    platform.on(LINKS, () => new Refusal(500, 'unknown'));
    const failing = await mount('gp-agent-centre', { page: 'registerCenter' });
    const again = await named(failing, 'Try again');
    platform.on(LINKS, () => ({ list: [{ code: 'BRUNO01', active: true, domain: '', members: 0 }] }));
    again.click();
    await says(failing, 'BRUNO01');
    expect(core.session.store.getState().role).to.equal('agent');
  });

  it('whoever is no agent sees nothing of it, and where agents log in', async () => {
    const { platform, core } = testCore();
    const host = await mount('gp-agent-centre');
    await says(host, 'This is for agents');
    expect(platform.callsTo('/wps/relay/MCS2_registerLink')).to.have.length(0);
    (await named(host, 'Agent log in')).click();
    expect(core.navigation.store.getState().path).to.equal('/agent');
  });
});
