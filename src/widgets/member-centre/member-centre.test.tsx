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
  testCore,
  type,
  until,
  wireAccounts,
  wireLeaders,
  wireMissions,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const RED = 'rgb(198, 47, 47)'; // #c62f2f, as centre.css has it
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const entries = (host: Element) => [...rootOf(host).querySelectorAll('.entry')];
const cells = (host: Element) =>
  [...rootOf(host).querySelectorAll('.records tbody tr')].map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent));
const sums = (host: Element) =>
  [...rootOf(host).querySelectorAll('.sums > div')].map(sum => [...sum.children].map(({ textContent }) => textContent));
const title = (host: Element) => rootOf(host).querySelector('h2')?.textContent;
const wide = (host: HTMLElement) => (host.style.inlineSize = '1000px');
const narrow = (host: HTMLElement) => (host.style.inlineSize = '360px');
const rules = ['nickname', 'payeeName'].map(field => ({
  field,
  enabled: true,
  required: false,
  acceptedPattern: '*',
  minLength: 2,
  maxLength: 20,
  patternId: 0,
}));
const member = async () => {
  const made = await signedInCore();
  made.platform.on('GET /wps/system/setting/register', () => ({
    minAge: 18,
    rules: [...rules, { ...rules[0], field: 'paymentPassword', minLength: 6, maxLength: 6 }],
  }));
  return made;
};
const opened = async (attributes: Record<string, string> = {}) => {
  const made = await member();
  const host = await mount('gp-member-centre', attributes);
  wide(host);
  return { ...made, host };
};

afterEach(() => {
  document.querySelectorAll('gp-member-centre').forEach(host => host.remove());
});

describe('gp-member-centre', () => {
  it('MEM-01 my account stands first: id, account, VIP, since when, what protects it', async () => {
    const { host } = await opened();
    await says(host, 'January 15, 2026');
    await says(host, 'a•••@example.test');
    expect(
      [...rootOf(host).querySelectorAll('.facts > div')].map(fact => [...fact.children].map(({ textContent }) => textContent)),
    ).to.deep.equal([
      ['User ID', '1'],
      ['Account', 'demo_member'],
      ['VIP', 'Gold'],
      ['Member since', 'January 15, 2026'],
    ]);
    expect([...rootOf(host).querySelectorAll('.rows > li')].map(({ textContent }) => textContent)).to.deep.equal([
      'PasswordChanged on Jan 20, 2026Change',
      'Payment passwordNot set: withdrawals need oneSet up',
      'Emaila•••@example.testChange',
      'Mobile numberNot givenAdd',
      'Authenticator appNot set upSet up',
    ]);
    expect(title(host)).to.equal('My account');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MEM-01 what protects the account is named only when its words are there', async () => {
    const { core } = await member();
    const { need } = core.language;
    let release: () => void = () => undefined;
    const gate = new Promise<void>(resolve => (release = resolve));
    Object.assign(core.language, {
      need: (set: Parameters<typeof need>[0]) => (set === 'identity' ? gate.then(() => need(set)) : need(set)),
    });
    const host = await mount('gp-member-centre');
    wide(host);
    await says(host, 'January 15, 2026');
    await core.queries.changed(['security']);
    expect(shownText(host)).not.to.include('Mobile');
    release();
    await says(host, 'Mobile number');
  });

  it('O-08 before the first deposit the form says that the name will be locked; a locked one is no field to look at', async () => {
    const { core, platform } = await member();
    const profile = { fields: { nickname: 'Alma', payeeName: 'Alma Demo' }, avatarUrl: '', avatars: [], registeredAt: 1 };
    platform.on('GET /wps/member/profile', () => ({ ...profile, locked: [] }));
    const host = await mount('gp-member-centre');
    wide(host);
    await core.queries.changed(['profile']);
    await says(host, 'After your first deposit, only customer service can change it.');
    const name = await find<HTMLInputElement>(host, 'input[name="payeeName"]');
    const look = () => getComputedStyle(name).borderTopColor;
    const open = look();
    platform.on('GET /wps/member/profile', () => ({ ...profile, locked: ['payeeName'] }));
    await core.queries.changed(['profile']);
    await until(() => name.readOnly, 'it is locked');
    await until(() => look() !== open && look().endsWith(', 0)'), 'it has no frame to type into');
  });

  it('O-08 a name that only the operator changes is not there to be written: the form says so beforehand, with the way to customer service', async () => {
    const { core, platform } = await member();
    platform.on('GET /wps/member/profile', () => ({
      fields: { nickname: 'Alma', payeeName: 'Alma Demo' },
      avatarUrl: '',
      avatars: [],
      registeredAt: 1,
      locked: ['payeeName'],
    }));
    const host = await mount('gp-member-centre');
    wide(host);
    await core.queries.changed(['profile']);
    await says(host, 'Your real name is fixed after your first deposit. Contact customer service to change it.');
    expect((await find<HTMLInputElement>(host, 'input[name="payeeName"]')).readOnly).to.equal(true);
    expect((await find<HTMLInputElement>(host, 'input[name="nickname"]')).readOnly).to.equal(false);
    expect(rootOf(host).querySelector('.profile .field-aside button')?.textContent).to.include('Customer service');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('OP-74 a page of the menu stands when it is chosen, and is told; its heading has the focus', async () => {
    const { host } = await opened();
    const told: unknown[] = [];
    host.addEventListener('gp-member-page', event => told.push(event instanceof CustomEvent && event.detail));
    (await named(host, 'Security centre')).click();
    await until(() => title(host) === 'Security centre', 'its title');
    expect(told).to.deep.equal([{ page: 'security' }]);
    await until(() => host.shadowRoot?.activeElement?.localName === 'h2', 'the focus');
    await says(host, '203.0.113.9');
    expect(await axeFindings(host)).to.deep.equal([]);
    expect(entries(host).find(entry => entry.hasAttribute('aria-current'))?.textContent).to.include('Security centre');
  });

  it('OP-74 with follow-route the page is that of the address', async () => {
    const { core, host } = await opened({ 'follow-route': '' });
    await until(() => title(host) === 'My account', 'the first page');
    core.navigation.navigate('/member?page=security');
    await until(() => title(host) === 'Security centre', 'the page of the address');
    (await named(host, 'My account')).click();
    await until(() => core.navigation.store.getState().query.page === 'securityCenter', 'the address');
  });

  it('on a phone the menu leads to a page, and the page back to the menu', async () => {
    const { host } = await opened();
    narrow(host);
    await until(() => entries(host).length > 1 && !title(host), 'the menu alone');
    (await named(host, 'Security centre')).click();
    await until(() => title(host) === 'Security centre' && entries(host).length === 0, 'the page alone');
    (await named(host, 'All my pages')).click();
    await until(() => entries(host).length > 1, 'the menu again');
  });

  it('MEM-20 feedback stands in the page, its form one shadow level deep', async () => {
    const { host } = await opened({ page: 'feedback' });
    const feedback = await until(() => host.querySelector('gp-feedback'), 'the widget');
    await find(feedback, 'textarea');
    (await named(host, 'My account')).click();
    await until(() => !host.querySelector('gp-feedback'), 'it is gone with its page');
  });

  for (const [row, page, shows] of [
    ['MEM-02', 'transferFund', ['Main wallet', 'Nova Play']],
    ['MEM-03', 'depositv2', ['Bank transfer']],
    ['MEM-04', 'withdraw', ['Amount', 'Payment password']],
  ] as const) {
    it(`${row} the page ${page} opens with ${shows.join(', ')}`, async () => {
      const { platform } = await member();
      platform.on('GET /wps/relay/GCS_merchantWallet', () => ({ isSingle: false }));
      platform.on('GET /wps/relay/GCS_walletList', () => ({
        list: [
          { vendor: 'MAIN', displayName: '', balance: 10 },
          { vendor: 'NOVA', displayName: 'Nova Play', balance: 2 },
        ],
      }));
      platform.on('GET /wps/relay/MCSFE_getDepositMethods', () => ({
        list: [{ id: 'bank', kind: 'bank', name: 'Bank transfer', min: 5, max: 500, fee: 0 }],
      }));
      platform.on('GET /wps/member/security', () => ({ hasPaymentPassword: true }));
      platform.on('GET /wps/relay/MCSFE_getWithdrawConfig', () => ({
        min: 10,
        max: 5000,
        phoneDigits: 10,
        receiptMinutes: 30,
        hasPaymentPassword: true,
        payeeName: 'Alma Demo',
        mobileNum: '',
        imageMaxBytes: 5_242_880,
        imageMaxCount: 3,
      }));
      platform.on('GET /wps/relay/MCSFE_getWithdrawList', () => ({ list: [], totalPages: 0, serverTime: 1_760_000_000_000 }));
      platform.on('GET /wps/relay/MCSFE_getPayoutAccounts', () => ({
        list: [{ id: '3', kind: 'bank', address: '0121800123456789', holder: 'Alma Demo' }],
      }));
      const host = await mount('gp-member-centre', { page });
      wide(host);
      const wallet = await until(() => host.querySelector('gp-wallet'), 'the wallet');
      for (const text of shows) await until(() => wallet.shadowRoot && shownText(wallet).includes(text), `it shows “${text}”`);
      if (page === 'transferFund')
        await until(() => wallet.shadowRoot?.querySelector('.wallet-row')?.textContent === 'Nova Play$2.00', 'what the vendor holds');
      if (page === 'withdraw') await until(() => wallet.shadowRoot?.querySelector('form'), 'the form');
    });
  }

  it('MEM-05 the transfer to the upline opens with its form', async () => {
    const { core, platform } = await member();
    platform.on('GET /wps/member/info', () => ({ id: '1', account: 'demo_member', nickname: '', type: 0, uplineAccount: 'demo_agent' }));
    platform.on('GET /wps/member/security', () => ({ hasPaymentPassword: true }));
    await core.session.logout();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await mount('gp-member-centre', { page: 'transferUpline' });
    const form = await until(() => host.querySelector('gp-wallet')?.shadowRoot?.querySelector('form'), 'the form');
    expect([...form.querySelectorAll('input')].map(({ name }) => name)).to.deep.equal(['amount', 'remark', 'paymentPassword']);
    expect(shownText(host.querySelector('gp-wallet')!)).to.include('demo_agent');
  });

  it('MEM-13, MEM-16 the menu wears the number of unread messages, none for none, and their page opens', async () => {
    const { core, host, platform } = await opened();
    const badge = () =>
      entries(host)
        .find(each => each.textContent?.includes('Messages'))
        ?.querySelector('.badge');
    await until(() => badge()?.textContent === '3', 'the number');
    expect(getComputedStyle(badge()!).backgroundColor, 'red').to.equal(RED);
    badge()!.closest('a')!.click();
    await until(() => host.querySelector('gp-messages')?.shadowRoot?.textContent?.includes('No messages'), 'the box');
    platform.on('GET /wps/relay/CSP_unreadCount', () => ({ count: 0 }));
    await core.queries.changed(['unread']);
    await until(() => !badge(), 'no number');
  });

  it('MEM-10, MEM-17 the menu wears the number of rewards that wait, none for none, and their page opens; without the switch there is neither', async () => {
    const { core, host, platform } = await opened();
    const entry = () => entries(host).find(each => each.textContent?.includes('Reward centre'));
    expect(entry()).to.equal(undefined);
    platform.on('GET /wps/system/status', () => switchedOn('REWARDCENTER3'));
    platform.on('GET /wps/member/info', () => ({ ...wireAccounts.demo_member, availablePromoCount: 2 }));
    await core.status.load();
    const badge = await until(() => entry()?.querySelector('.badge'), 'the number');
    expect([badge.textContent, badge.getAttribute('aria-label'), getComputedStyle(badge).backgroundColor]).to.deep.equal([
      '2',
      '2 to claim',
      RED,
    ]);
    (await named(host, /^Reward centre/)).click();
    await until(() => host.querySelector('gp-rewards')?.shadowRoot?.textContent?.includes('6 rewards are waiting'), 'the page');
    platform.on('GET /wps/member/info', () => ({ ...wireAccounts.demo_member, availablePromoCount: 0 }));
    await core.queries.changed(['promotions']);
    await until(() => !entry()?.querySelector('.badge'), 'no number');
  });

  it('MEM-12, MEM-15 the menu wears the number of missions that can be claimed, none for none, asked for once with their page', async () => {
    const { core, host, platform } = await opened();
    const summary = '/wps/relay/MCSFE_getMissionSummaryDetails';
    const badge = () =>
      entries(host)
        .find(each => each.textContent?.includes('Missions'))
        ?.querySelector('.badge');
    await until(() => badge()?.textContent === '1', 'the number');
    expect([badge()?.getAttribute('aria-label'), getComputedStyle(badge()!).backgroundColor]).to.deep.equal(['1 to claim', RED]);
    platform.on(`GET ${summary}`, () => ({ list: wireMissions.map(mission => ({ ...mission, status: 'claimable' })) }));
    await core.queries.changed(['promotions']);
    await until(() => badge()?.textContent === '3', 'the new number');
    expect(platform.callsTo(summary)).to.have.length(2);
    (await named(host, /^Missions/)).click();
    await until(() => host.querySelector('gp-rewards')?.shadowRoot?.textContent?.includes('3 rewards wait for you'), 'the page');
    await until(
      () => host.querySelector('gp-rewards')?.shadowRoot?.textContent?.includes(wireLeaders[0]!.customerName),
      'the leaderboard below',
    );
    platform.on(`GET ${summary}`, () => ({ list: [] }));
    await core.queries.changed(['promotions']);
    await until(() => !badge(), 'no number');
  });

  it('MEM-19 VIP has its page while its switch is on', async () => {
    const { core, host, platform } = await opened();
    const entry = () => entries(host).find(each => each.textContent?.includes('VIP'));
    expect(entry()).to.equal(undefined);
    platform.on('GET /wps/system/status', () => switchedOn('VIPSYS3'));
    await core.status.load();
    (await named(host, 'VIP')).click();
    await until(() => host.querySelector('gp-rewards')?.shadowRoot?.textContent?.includes('All ranks'), 'the page');
    platform.on('GET /wps/system/status', () => switchedOn());
    await core.status.load();
    await until(
      () => !entry() && host.querySelector('gp-rewards')?.shadowRoot?.textContent?.includes('There is no VIP programme'),
      'entry and page are gone',
    );
  });

  it('NAV-17, NAV-18 a visitor is led to the login, a trial account to a real one; nothing is asked of the platform', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-member-centre');
    (await named(host, 'Log in')).click();
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['login']);
    core.dialogs.closeAll();
    await core.session.loginFreePlay();
    await says(host, 'A real account is needed');
    (await named(host, 'Register')).click();
    expect(core.dialogs.store.getState().open.map(({ name, props }) => [name, Reflect.get(props, 'title')])).to.deep.equal([
      ['info', { key: 'dialog.real-account-title' }],
    ]);
    expect(platform.callsTo('/wps/member/profile')).to.have.length(0);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('O-08 sends only what was changed, and says that it is kept', async () => {
    const { host, platform } = await opened();
    type(await find<HTMLInputElement>(host, 'input[name=nickname]'), 'Estrella');
    (await named(host, 'Save')).click();
    await says(host, 'Saved');
    expect(platform.calls.find(({ method, path }) => method === 'PUT' && path === '/wps/member/info')?.body).to.deep.equal({
      nickname: 'Estrella',
    });
  });

  it('O-08 what the rules refuse is not sent; what is kept cannot be emptied; what the platform refuses stands at its field', async () => {
    const { host, platform } = await opened();
    const nickname = await find<HTMLInputElement>(host, 'input[name=nickname]');
    type(nickname, '');
    (await named(host, 'Save')).click();
    await says(host, 'not leave it empty');
    expect(platform.calls.some(({ method }) => method === 'PUT')).to.equal(false);
    platform.on(
      'PUT /wps/member/info',
      () => new Response(JSON.stringify({ success: false, code: 'bad-request', fields: { nickname: 'taken' } }), { status: 400 }),
    );
    type(nickname, 'Estrella');
    (await named(host, 'Save')).click();
    await until(() => nickname.getAttribute('aria-invalid') === 'true', 'the field is marked');
    expect(nickname.value).to.equal('Estrella');
  });

  it('HDR-09 another picture is taken, and the one that stands is marked', async () => {
    const { host, platform } = await opened();
    (await named(host, 'Change picture')).click();
    (await named(host, 'Picture 2')).click();
    await until(
      () => rootOf(host).querySelector('.picture-choice[aria-pressed=true]')?.getAttribute('aria-label') === 'Picture 2',
      'it is taken',
    );
    expect(platform.callsTo('/wps/member/info/icon').filter(({ method }) => method === 'PUT')).to.have.length(1);
  });

  const began = (more: object = {}) => ({
    id: 'change-1',
    expiry: 1,
    to: 'n•••@example.test',
    needsOld: true,
    oldTo: 'a•••@example.test',
    ...more,
  });
  const field = (host: Element, name: string) => find<HTMLInputElement>(host, `dialog input[name=${name}]`);

  it('MEM-24, O-10 an address is changed in two steps; each error stands at its field and nothing typed is lost', async () => {
    const { core, host, platform } = await opened({ page: 'security' });
    platform.on('POST /wps/member/binding/start', ({ body }) =>
      body.password === 'Demo1234'
        ? began()
        : Response.json({ success: false, code: 'bad-credentials', message: '', fields: { password: 'wrong' } }, { status: 401 }),
    );
    platform.on('POST /wps/member/binding/send', () => ({ expiry: 1, to: 'n•••@example.test' }));
    let ends = 0;
    platform.on('POST /wps/member/binding', () =>
      ends++
        ? { withdrawalsRestUntil: Date.UTC(2030, 0, 1, 12) }
        : Response.json({ success: false, code: 'code-invalid', message: '', fields: { oldCode: 'wrong' } }, { status: 400 }),
    );
    (await named(host, 'Email: Change')).click();
    await says(host, 'After this, withdrawals and transfers are paused for 24 hours.');
    const next = await named(host, 'Continue');
    next.click();
    const email = await field(host, 'email');
    await until(
      () => email.getAttribute('aria-invalid') === 'true' && host.shadowRoot?.activeElement === email,
      'the address is asked for',
    );
    expect(platform.callsTo('/wps/member/binding/start')).to.have.length(0);
    type(email, 'new@example.test');
    const password = await field(host, 'password');
    type(password, 'Wrong1234');
    next.click();
    await until(() => password.getAttribute('aria-invalid') === 'true', 'the password is marked');
    expect([email.value, password.value]).to.deep.equal(['new@example.test', 'Wrong1234']);
    expect(await axeFindings(host)).to.deep.equal([]);
    type(password, 'Demo1234');
    next.click();
    await says(host, 'new@example.test');
    type(await field(host, 'verificationCode'), '111111');
    const old = await field(host, 'oldCode');
    type(old, '222222');
    await says(host, 'Again in');
    expect(await axeFindings(host)).to.deep.equal([]);
    const end = await named(host, 'Confirm');
    end.click();
    await until(
      () => old.getAttribute('aria-invalid') === 'true' && host.shadowRoot?.activeElement === old,
      'the old one’s code is marked',
    );
    const fresh = await field(host, 'verificationCode');
    expect([fresh.value, fresh.getAttribute('aria-invalid'), old.value]).to.deep.equal(['111111', null, '222222']);
    type(old, '333333');
    end.click();
    await until(() => core.dialogs.store.getState().open.some(({ name }) => name === 'info'), 'the confirmation');
    await until(() => !rootOf(host).querySelector('dialog'), 'the dialog has gone');
    expect(platform.callsTo('/wps/member/binding').map(({ body }) => body)[1]).to.deep.equal({
      id: 'change-1',
      verificationCode: '111111',
      oldKind: 'email',
      oldCode: '333333',
    });
  });

  it('MEM-24 who has lost the old one proves by another that is bound, or is led to customer service; what is over begins again', async () => {
    const { host, platform } = await member().then(async made => {
      made.platform.on('GET /wps/member/security', () => ({
        hasPaymentPassword: true,
        ownerWays: ['password', 'paymentPassword'],
        email: 'a•••@example.test',
        emailConfirmed: true,
        mobile: '+52 ••• 001',
        mobileConfirmed: true,
        hasAuthenticator: true,
      }));
      const host = await mount('gp-member-centre', { page: 'security' });
      wide(host);
      return { ...made, host };
    });
    platform.on('POST /wps/member/binding/start', () => began());
    platform.on('POST /wps/member/binding', () => new Refusal(409, 'binding-over'));
    (await named(host, 'Email: Change')).click();
    (await named(host, 'Use my payment password instead')).click();
    type(await field(host, 'email'), 'new@example.test');
    type(await field(host, 'paymentPassword'), '246801');
    (await named(host, 'Continue')).click();
    type(await field(host, 'verificationCode'), '111111');
    (await named(host, 'Use my authenticator app instead')).click();
    await says(host, 'Code from your authenticator app');
    await named(host, 'Customer service');
    type(await field(host, 'oldCode'), '222222');
    (await named(host, 'Confirm')).click();
    await says(host, 'Start again');
    expect((await field(host, 'email')).value).to.equal('new@example.test');
    expect(platform.callsTo('/wps/member/binding/start')[0]?.body).to.deep.equal({
      kind: 'email',
      email: 'new@example.test',
      paymentPassword: '246801',
    });
    expect(platform.callsTo('/wps/member/binding')[0]?.body).to.deep.equal({
      id: 'change-1',
      verificationCode: '111111',
      oldKind: 'google',
      oldCode: '222222',
    });
  });

  it('MEM-24 an authenticator shows its QR code and the key as text', async () => {
    const { host, platform } = await opened({ page: 'security' });
    platform.on('POST /wps/member/binding/start', () =>
      began({
        needsOld: false,
        to: '',
        oldTo: '',
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        address: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
      }),
    );
    (await named(host, 'Authenticator app: Set up')).click();
    type(await field(host, 'password'), 'Demo1234');
    expect(shownText(host), 'a first one lets nothing rest').not.to.include('are paused for');
    (await named(host, 'Continue')).click();
    await until(() => rootOf(host).querySelector('dialog svg.qr path'), 'the QR code');
    await says(host, 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('O-09 an account without a password proves itself by a code for its first payment password', async () => {
    const { host, platform } = await member().then(async made => {
      made.platform.on('GET /wps/member/security', () => ({
        hasPassword: false,
        hasPaymentPassword: false,
        ownerWays: ['mobile', 'google'],
        mobile: '+52 ••• 001',
        mobileConfirmed: true,
      }));
      made.platform.on('POST /wps/member/proof/send', () => ({ expiry: 1, to: '+52 ••• 001' }));
      const host = await mount('gp-member-centre', { page: 'security' });
      wide(host);
      return { ...made, host };
    });
    (await named(host, 'Set up payment password')).click();
    (await named(host, 'Send code')).click();
    await says(host, '+52 ••• 001');
    type(await find<HTMLInputElement>(host, 'input[name=ownCode]'), '123456');
    for (const name of ['newPassword', 'confirmNewPassword']) type(await find<HTMLInputElement>(host, `input[name=${name}]`), '246801');
    (await named(host, 'Set a payment password')).click();
    await until(() => platform.callsTo('/wps/member/paymentPassword').length > 0, 'it is sent');
    expect(platform.callsTo('/wps/member/paymentPassword')[0]?.body).to.deep.equal({
      ownKind: 'mobile',
      ownCode: '123456',
      oldPassword: '',
      newPassword: '246801',
      confirmNewPassword: '246801',
    });
  });

  it('MEM-24, O-09 a payment password is set up, and what does not fit is said before it is sent', async () => {
    const { core, host, platform } = await opened({ page: 'security' });
    (await named(host, 'Set up payment password')).click();
    type(await find<HTMLInputElement>(host, 'input[name=oldPassword]'), 'Demo1234');
    type(await find<HTMLInputElement>(host, 'input[name=newPassword]'), '246801');
    const again = await find<HTMLInputElement>(host, 'input[name=confirmNewPassword]');
    type(again, '246802');
    (await named(host, 'Set a payment password')).click();
    await until(() => again.getAttribute('aria-invalid') === 'true', 'the repetition is marked');
    expect(platform.callsTo('/wps/member/paymentPassword')).to.have.length(0);
    type(again, '246801');
    (await named(host, 'Set a payment password')).click();
    await until(() => core.dialogs.store.getState().open.some(({ name }) => name === 'info'), 'the confirmation');
    expect(platform.callsTo('/wps/member/paymentPassword')[0]?.body).to.deep.equal({
      oldPassword: 'Demo1234',
      newPassword: '246801',
      confirmNewPassword: '246801',
    });
  });

  it('a part that fails says so and tries again, and the rest of the page stands', async () => {
    const { core, platform } = await member();
    platform.on('GET /wps/member/security', () => new Refusal(500, 'unknown'));
    const host = await mount('gp-member-centre');
    wide(host);
    const retry = await named(host, 'Try again');
    await find(host, 'input[name=nickname]');
    platform.on('GET /wps/member/security', () => ({ hasPaymentPassword: true }));
    retry.click();
    await says(host, 'it guards your withdrawals');
    expect(core.session.store.getState().state).to.equal('real');
  });

  it('MEM-07 the account record: kinds in words, signs, sums, the presets in the query, the kind chosen; other days do not jump', async () => {
    const { host, platform } = await member().then(async made => {
      made.platform.on('GET /wps/relay/ODSFE2_MemTransHist', ({ query }) => ({
        list: [
          { id: '8', type: 'payout', wallet: 'MAIN', amount: 9.9, balance: 22.38, createdAt: '2026-01-15T12:00:00Z' },
          { id: '7', type: 'bet', wallet: 'MAIN', amount: -2, balance: 12.48, createdAt: '2026-01-15T11:59:00Z' },
        ].filter(({ type: kind }) => !query.get('type') || kind === query.get('type')),
        total: 2,
        totalPages: 3,
        income: 9.9,
        outgoing: 2,
        types: ['bet', 'payout'],
      }));
      const host = await mount('gp-member-centre', { page: 'transactionHistory' });
      wide(host);
      return { ...made, host };
    });
    const asked = () => platform.callsTo('/wps/relay/ODSFE2_MemTransHist').at(-1)!.query;
    const days = () => Math.round((Number(asked().get('to')) - Number(asked().get('from'))) / 86_400_000);
    await says(host, '+$9.90');
    expect(cells(host)).to.deep.equal([
      ['Win paid out', 'Jan 15, 2026, 12:00 PM', '8', '+$9.90', '$22.38'],
      ['Bet', 'Jan 15, 2026, 11:59 AM', '7', '-$2.00', '$12.48'],
    ]);
    expect(sums(host)).to.deep.equal([
      ['In', '$9.90'],
      ['Out', '$2.00'],
      ['Difference', '+$7.90'],
    ]);
    expect([days(), asked().get('page')]).to.deep.equal([7, '1']);
    (await named(host, 'Previous 30 days')).click();
    await until(() => days() === 30, 'thirty days are asked for');
    (await named(host, 'Page 2')).click();
    await until(() => asked().get('page') === '2', 'the second page');
    const choice = await find<HTMLSelectElement>(host, 'select');
    choice.value = 'bet';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => asked().get('type') === 'bet' && asked().get('page') === '1', 'the kind, from its first page');
    await until(() => rootOf(host).querySelectorAll('tbody tr').length === 1, 'its rows');
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MEM-06 the betting record says what an open bet is, and a range that cannot be asked for is said and not asked', async () => {
    const { platform } = await member();
    platform.on('GET /wps/relay/ODSFE2_MemBetHist', () => ({
      list: [
        {
          id: '2',
          gameName: 'Golden Fox',
          vassalage: 'KTE',
          vendorName: 'Kite',
          gameType: 'RNG',
          stake: 2,
          payout: 5,
          profit: 3,
          status: 'settled',
          placedAt: '2026-01-15T12:00:00Z',
        },
        {
          id: '1',
          gameName: 'Golden Fox',
          vassalage: 'KTE',
          vendorName: 'Kite',
          gameType: 'RNG',
          stake: 2,
          payout: 0,
          profit: 0,
          status: 'open',
          placedAt: '2026-01-15T11:00:00Z',
        },
      ],
      total: 2,
      totalPages: 1,
      stake: 2,
      payout: 0,
      profit: 0,
      gameTypes: ['RNG'],
      vendors: [{ code: 'KTE', name: 'Kite' }],
    }));
    const host = await mount('gp-member-centre', { page: 'personalHistoryCopy' });
    wide(host);
    await says(host, 'Golden Fox');
    expect(cells(host)).to.deep.equal([
      ['Golden FoxKite · RNG', 'Jan 15, 2026, 12:00 PM', 'Settled', '$2.00', '$5.00', '+$3.00'],
      ['Golden FoxKite · RNG', 'Jan 15, 2026, 11:00 AM', 'Open', '$2.00', '–', '–'],
    ]);
    host.style.inlineSize = '366px';
    const tops = () => {
      const row = rootOf(host).querySelector('.record tbody tr')!;
      return [...row.querySelectorAll('td')].map(cell => Math.round(cell.getBoundingClientRect().top));
    };
    await until(() => new Set(tops()).size === 3, 'on a phone a bet has three rows');
    const [game, time, state, stake, payout, result] = tops();
    expect([game === result, time === state, stake === payout]).to.deep.equal([true, true, true]);
    wide(host);
    const asked = () => platform.callsTo('/wps/relay/ODSFE2_MemBetHist').at(-1)!.query;
    const types = await find<HTMLSelectElement>(host, 'select');
    types.value = 'RNG';
    types.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => asked().get('gameType') === 'RNG', 'the type is asked for');
    (await named(host, 'Previous 30 days')).click();
    await until(
      () => Math.round((Number(asked().get('to')) - Number(asked().get('from'))) / 86_400_000) === 30,
      'thirty days are asked for',
    );
    expect(asked().get('gameType')).to.equal('RNG');
    const before = platform.callsTo('/wps/relay/ODSFE2_MemBetHist').length;
    type(await find<HTMLInputElement>(host, 'input[name=from]'), '2100-01-01');
    await says(host, 'The last day is before the first. Choose a later one.');
    expect(platform.callsTo('/wps/relay/ODSFE2_MemBetHist')).to.have.length(before);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MEM-08 profit and loss: its sums are those of its rows, and days are days', async () => {
    const { platform } = await member();
    const row = { stake: 0, payout: 0, bonus: 0, rebate: 0 };
    platform.on('GET /wps/relay/ODSFE2_MemProfitLoss', () => ({
      list: [
        { ...row, day: '2026-01-15', gameType: 'RNG', stake: 10, payout: 4.5, result: -5.5 },
        { ...row, day: '2026-01-14', gameType: '', bonus: 20, result: 20 },
      ],
    }));
    const host = await mount('gp-member-centre', { page: 'personalProfit' });
    wide(host);
    await says(host, '+$14.50');
    expect(cells(host)).to.deep.equal([
      ['RNG', 'Thu, Jan 15', '$10.00', '$4.50', '–', '–', '-$5.50'],
      ['Bonus and rebate', 'Wed, Jan 14', '–', '–', '$20.00', '–', '+$20.00'],
    ]);
    expect(sums(host)).to.deep.equal([
      ['Result', '+$14.50'],
      ['Stake', '$10.00'],
      ['Paid out', '$4.50'],
      ['Bonus', '$20.00'],
      ['Rebate', '$0.00'],
    ]);
    const [result, ...figures] = [...rootOf(host).querySelectorAll('.sums > div')].map(sum => sum.getBoundingClientRect());
    expect(new Set(figures.map(({ top }) => top)).size, 'the figures in one row').to.equal(1);
    expect(result?.bottom, 'the result above them').to.be.at.most(figures[0]!.top);
    narrow(host);
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    const places = [...rootOf(host).querySelectorAll('.sums > div:not(:first-child)')].map(sum => sum.getBoundingClientRect());
    expect([new Set(places.map(({ left }) => left)).size, new Set(places.map(({ width }) => width)).size]).to.deep.equal([2, 1]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('MEM-08 the days stand as a picture, up from zero and down, with every figure in a table; another figure can be shown', async () => {
    const { platform } = await member();
    const row = { stake: 0, payout: 0, bonus: 0, rebate: 0, gameType: 'RNG' };
    const dayAgo = (query: URLSearchParams, days: number) =>
      new Date(Number(query.get('to')) - (days + 1) * 86_400_000).toISOString().slice(0, 10);
    platform.on('GET /wps/relay/ODSFE2_MemProfitLoss', ({ query }) => ({
      list: [
        { ...row, day: dayAgo(query, 1), stake: 10, payout: 2, result: -8 },
        { ...row, day: dayAgo(query, 3), stake: 5, payout: 20, result: 15 },
        { ...row, day: dayAgo(query, 3), gameType: '', bonus: 1, result: 1 },
      ],
    }));
    const host = await mount('gp-member-centre', { page: 'personalProfit' });
    wide(host);
    const picture = await find<SVGSVGElement>(host, '.chart-bars');
    expect(picture.getAttribute('role')).to.equal('img');
    expect(picture.ariaLabel).to.match(/^Result by day\. .+: \+\$8\.00 in all\. Most on .+: \+\$16\.00\. Least on .+: -\$8\.00\.$/);
    const shape = () =>
      [...picture.querySelectorAll('.chart-bar')].map(bar => {
        const line = bar.querySelector('line');
        return line ? Math.sign(Number(line.getAttribute('y1')) - Number(line.getAttribute('y2'))) : 0;
      });
    expect(shape()).to.deep.equal([0, 0, 0, 1, 0, -1, 0]);
    const behind = await find<HTMLDetailsElement>(host, '.chart-behind');
    expect(behind.open).to.equal(false);
    behind.querySelector('summary')!.click();
    expect([...behind.querySelectorAll('tbody td')].map(cell => cell.textContent)).to.deep.equal([
      '$0.00',
      '-$8.00',
      '$0.00',
      '+$16.00',
      '$0.00',
      '$0.00',
      '$0.00',
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
    const show = (figure: string) =>
      [...rootOf(host).querySelectorAll<HTMLElement>('.chart .chip')].find(({ textContent }) => textContent === figure)!.click();
    show('Stake');
    await until(() => picture.ariaLabel?.startsWith('Stake by day.') === true, 'the stakes');
    expect(shape()).to.deep.equal([0, 0, 0, 1, 0, 1, 0]);
    show('Rebate');
    await says(host, 'nothing on any day');
    narrow(host);
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    host.style.inlineSize = '320px';
    expect(host.scrollWidth).to.be.at.most(320);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('a record without rows says so, and one that fails tries again', async () => {
    const { platform } = await member();
    platform.on('GET /wps/relay/ODSFE2_MemProfitLoss', () => new Refusal(500, 'unknown'));
    const host = await mount('gp-member-centre', { page: 'personalProfit' });
    wide(host);
    const retry = await named(host, 'Try again');
    platform.on('GET /wps/relay/ODSFE2_MemProfitLoss', () => ({ list: [] }));
    retry.click();
    await says(host, 'Nothing on these days');
  });

  it('a page that did not come is named, and comes by itself when the server is back', async () => {
    const { core, platform } = await member();
    platform.on('GET /wps/relay/ODSFE2_MemTransHist', () => new Response('', { status: 502 }));
    const host = await mount('gp-member-centre', { page: 'transactionHistory' });
    wide(host);
    await until(
      () => rootOf(host).querySelector('.notice-title')?.textContent === `“${title(host)}” could not be loaded`,
      'the card names the page',
    );
    expect(rootOf(host).querySelectorAll('.notice-error')).to.have.length(1);
    platform.on('GET /wps/relay/ODSFE2_MemTransHist', () => ({ list: [], total: 0, totalPages: 1, sums: {} }));
    await core.status.load();
    await until(() => !rootOf(host).querySelector('.notice-error'), 'the card is gone');
  });
});
