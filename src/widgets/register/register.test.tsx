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
  switchedOn,
  testCore,
  type,
  until,
  wireProof,
  wirePuzzle,
  wireRules,
} from '../../../tests/widgets-support/index.js';
import { shownDialog } from '../../core/testing/shown-dialog.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import './index.js';

const REGISTER = '/wps/member/register';
const SMS = '/wps/verification/sms/register';
const field = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form[part=form]')).requestSubmit();
async function fill(host: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) type(await field(host, name), value);
}
const GOOD = { username: 'Ana_Maria', password: 'Secret12', confirmPassword: 'Secret12' };
const agree = async (host: Element) => (await field(host, 'agreement')).click();
async function solve(host: Element) {
  const range = await find<HTMLInputElement>(host, 'input[type=range]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, '120');
  range.dispatchEvent(new Event('input', { bubbles: true }));
  (await named(host, 'Confirm', 'button')).click();
}

describe('gp-register', () => {
  it('REG-01, REG-02 each tab only by its switch', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-register');
    await named(host, 'Mobile number', '[role=tab]');
    platform.on('GET /wps/system/status', () => switchedOn('MOBILENUMREG3'));
    await core.status.load();
    await until(() => rootOf(host).querySelectorAll('[role=tab]').length === 0, 'one way needs no tabs');
    await field(host, 'mobileNum');
    expect(rootOf(host).querySelector('input[name=username]')).to.equal(null);
    platform.on('GET /wps/system/status', () => switchedOn());
    await core.status.load();
    await says(host, 'Registration is closed');
  });

  it('REG-38, REG-40, REG-34, VAL-07, VAL-31 wrong entries are told at their fields, the first is focused, nothing is sent', async () => {
    const { platform } = testCore();
    const host = await mount('gp-register');
    await fill(host, { username: '1a', password: 'abc', confirmPassword: 'abd' });
    await submit(host);
    await says(host, 'The first character must be a letter, then letters and numbers, 4-16 characters.');
    await says(host, 'Password: fill in with 6-20 characters.');
    await says(host, 'The two entries are inconsistent.');
    await says(host, 'Confirm your age and agree to the terms to register.');
    expect((await find(host, 'button[part=submit]')).textContent).to.equal('Register');
    const username = await field(host, 'username');
    expect(deepFocus(document)).to.equal(username);
    expect(rootOf(host).getElementById(username.getAttribute('aria-describedby') ?? '')?.textContent).to.include('first character');
    expect(await axeFindings(host)).to.deep.equal([]);
    for (const path of [REGISTER, '/wps/agent/affiliate', '/wps/captcha/slider']) expect(platform.callsTo(path)).to.have.length(0);
  });

  it('REG-36, REG-37 without the tick for terms and age all else may be right: it is told, and nothing is sent', async () => {
    const { platform } = testCore();
    const host = await mount('gp-register');
    await fill(host, GOOD);
    await submit(host);
    await says(host, 'Confirm your age and agree to the terms to register.');
    expect(rootOf(host).querySelectorAll('.field-error')).to.have.length(1);
    expect((await find(host, 'button[part=submit]')).textContent).to.equal('Register');
    const tick = await field(host, 'agreement');
    await until(() => deepFocus(document) === tick, 'the tick has the focus');
    for (const path of [REGISTER, '/wps/captcha/slider']) expect(platform.callsTo(path)).to.have.length(0);
  });

  for (const [row, sent] of [
    ['REG-07', { username: GOOD.username }],
    ['REG-08', { password: GOOD.password }],
    ['REG-09', { confirmPassword: GOOD.confirmPassword }],
    ['REG-29', { registerUrl: location.origin + location.pathname, registerMethod: 'username', domain: location.hostname }],
    ['REG-32', { sliderResult: 'human-1' }],
  ] as const) {
    it(`${row} ${Object.keys(sent).join(', ')}: sent with the registration`, async () => {
      const { platform } = testCore();
      const host = await mount('gp-register');
      await fill(host, GOOD);
      await agree(host);
      await submit(host);
      await solve(host);
      const { body } = await until(() => platform.callsTo(REGISTER)[0], 'it is sent');
      expect(body).to.include(sent);
    });
  }

  it('REG-40 the slider’s range has the focus as soon as it is there, and is 44 px high to touch', async () => {
    testCore();
    const host = await mount('gp-register');
    await fill(host, GOOD);
    await agree(host);
    await submit(host);
    const range = await find<HTMLInputElement>(host, 'input[type=range]');
    await until(() => deepFocus(document) === range, 'the range has the focus');
    expect(range.getBoundingClientRect().height).to.equal(44);
  });

  it('an error that is put right leaves its room: the button below stays where it is', async () => {
    testCore();
    const host = await mount('gp-register');
    await submit(host);
    const button = await find(host, 'button[part=submit]');
    await until(() => rootOf(host).querySelectorAll('.field-error').length > 1, 'the errors stand');
    const before = button.getBoundingClientRect().top;
    const count = rootOf(host).querySelectorAll('.field-error').length;
    await fill(host, { username: 'ana_maria' });
    await agree(host);
    await until(() => rootOf(host).querySelectorAll('.field-error').length === count - 2, 'two are put right');
    expect(button.getBoundingClientRect().top).to.equal(before);
  });

  it('REG-17, REG-39, REG-40, REG-42 registers in order: affiliate, slider, register; and signs in', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-register', { 'affiliate-code': 'AGENT1' });
    await fill(host, GOOD);
    const code = await field(host, 'affiliateCode');
    expect([code.value, code.readOnly]).to.deep.equal(['AGENT1', true]);
    await agree(host);
    const event = await heard<{ account: string; affiliateCode: string }>('gp-register', async () => {
      await submit(host);
      await solve(host);
    });
    expect(event.detail).to.deep.equal({ account: 'demo_member', affiliateCode: 'AGENT1' });
    expect(event.target).to.equal(host);
    const body = platform.callsTo(REGISTER)[0]?.body;
    expect(body).to.include({
      username: GOOD.username,
      affiliateCode: 'AGENT1',
      sliderResult: 'human-1',
      loginFlag: true,
      termsAccepted: true,
      ageConfirmed: true,
    });
    const order = platform.calls
      .map(({ path }) => path)
      .filter(path => [REGISTER, '/wps/agent/affiliate', '/wps/captcha/slider'].includes(path));
    expect([...new Set(order)]).to.deep.equal(['/wps/agent/affiliate', '/wps/captcha/slider', REGISTER]);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    await says(host, 'Welcome, demo_member!');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + host.outerHTML).not.to.include('Secret12');
  });

  it('REG-46, REG-39 who has registered goes home; of a code that nobody asks for nobody is asked', async () => {
    const { core, platform } = testCore({ navigation: 'history' });
    await core.start();
    core.navigation.navigate('/promotions');
    const host = await mount('gp-register');
    await fill(host, GOOD);
    await agree(host);
    await submit(host);
    await solve(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    await until(() => location.pathname === '/', 'home');
    expect(platform.callsTo('/wps/agent/affiliate')).to.have.length(0);
  });

  it('REG-44, ROL-33 out of free play the form stands, says what becomes of it, and ends signed in as the new member', async () => {
    const { core, platform } = testCore();
    await core.start();
    await core.session.loginFreePlay();
    const trial = core.session.token();
    const host = await mount('gp-register');
    await fill(host, GOOD);
    await says(host, 'Your free play ends when you open your account.');
    expect(await axeFindings(host)).to.deep.equal([]);
    await agree(host);
    await submit(host);
    await solve(host);
    await says(host, 'Welcome, demo_member!');
    expect(core.session.store.getState()).to.include({ state: 'real', role: 'member' });
    await until(() => platform.callsTo('/wps/session/logout').length === 1, 'the trial is given back');
    expect(platform.callsTo('/wps/session/logout')[0]?.headers.get('Authorization')).to.equal(`Bearer ${trial}`);
  });

  it('ERR-23, VAL-37 a bad invitation code is a warning dialog, and said at its field; nobody is registered, and the form is free again', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-register');
    await fill(host, { ...GOOD, affiliateCode: 'NOBODY' });
    await agree(host);
    await submit(host);
    const warning = await until(() => shownDialog(core, 'info'), 'the warning');
    expect([warning.props.tone, warning.props.title]).to.deep.equal(['warning', { key: 'validation.invitation' }]);
    core.dialogs.close(warning.id);
    await says(host, 'Invalid invitation code.');
    const code = await field(host, 'affiliateCode');
    await until(() => rootOf(host).activeElement === code, 'the field has the focus');
    expect(code.getAttribute('aria-invalid')).to.equal('true');
    expect(code.closest('.field')?.querySelector('.field-error')?.textContent).to.equal(
      'Invalid invitation code. Check it with whoever invited you.',
    );
    await until(() => rootOf(host).querySelector('[type=submit]')?.textContent === 'Register', 'the form is free');
    expect(platform.callsTo(REGISTER)).to.have.length(0);
  });

  it('VAL-42, ERR-20 without human verification nothing is sent', async () => {
    const { platform } = testCore();
    const host = await mount('gp-register');
    await fill(host, GOOD);
    await agree(host);
    await submit(host);
    await find(host, 'input[type=range]');
    (await named(host, 'Close', 'button')).click();
    expect((await find(host, '.form-message')).textContent).to.equal('Please complete verification first.');
    expect(platform.callsTo(REGISTER)).to.have.length(0);
  });

  it('OP-41 who cannot see or drag lets the machine work, and may go back to the picture', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-register');
    await fill(host, GOOD);
    await agree(host);
    await submit(host);
    expect(await axeFindings(host)).to.deep.equal([]);
    platform.on('POST /wps/captcha/proof', () => ({
      ...wireProof,
      challenge: { ...wireProof.challenge, keyPrefix: '00'.repeat(16), cost: 1_000 },
    }));
    const instead = await named(host, 'Continue without a picture');
    instead.focus();
    instead.click();
    await find(host, 'progress');
    await says(host, 'Your device is solving the task.');
    expect(await axeFindings(host)).to.deep.equal([]);
    const cancel = await named(host, 'Cancel', 'button');
    expect(deepFocus(document)).to.equal(cancel);
    cancel.click();
    await find(host, 'input[type=range]');
    expect(deepFocus(document)).to.equal(await named(host, 'Continue without a picture'));
    platform.on('POST /wps/captcha/proof', () => wireProof);
    platform.on('POST /wps/captcha/slider', () => new Refusal(400, 'captcha-invalid'));
    (await named(host, 'Continue without a picture')).click();
    await says(host, 'Invalid captcha input.');
    platform.on('POST /wps/captcha/slider', ({ body }) =>
      body.id === 'proof-1' && /^\d+\.00[0-9a-f]{62}$/.test(String(body.answer))
        ? { result: 'human-1' }
        : new Refusal(400, 'captcha-invalid'),
    );
    (await named(host, 'Continue without a picture')).click();
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    // One that was stopped, one that was refused and tried once more, one that was right.
    expect(platform.callsTo('/wps/captcha/proof').map(({ body }) => body)).to.deep.equal([
      { purpose: 'human' },
      { purpose: 'human' },
      { purpose: 'human' },
      { purpose: 'human' },
    ]);
  });

  it('OP-41 a further picture that costs work is worked for, and its place says so', async () => {
    const { platform } = testCore();
    const wants = new Response(
      JSON.stringify({ success: false, code: 'verification-required', message: 'no', value: { proofRequired: true } }),
      { status: 403, headers: { 'Content-Type': 'application/json' } },
    );
    platform.on('GET /wps/captcha/slider', ({ query }) => (query.get('captchaId') === 'proof-1' ? wirePuzzle : wants.clone()));
    const release = platform.hold('POST /wps/captcha/proof');
    const host = await mount('gp-register');
    await fill(host, GOOD);
    await agree(host);
    await submit(host);
    await says(host, 'Your device is solving the task.');
    expect(await axeFindings(host)).to.deep.equal([]);
    release();
    await find(host, 'input[type=range]');
    expect(shownText(host)).not.to.include('Your device is solving the task.');
  });

  it('REG-43, REG-49, REG-50, API-08, SES-33, SES-34, CON-02, CON-03 by number: country, one verification for code and registration, countdown', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('MOBILENUMREG3', 'REGMOBVERF3'));
    platform.on(`POST ${SMS}`, () => ({ expiry: 3 }));
    const host = await mount('gp-register');
    await fill(host, { mobileNum: '12' });
    const send = await named(host, 'Send code');
    send.click();
    await says(host, 'Enter a valid mobile number.');
    expect(platform.callsTo(SMS)).to.have.length(0);

    await until(() => rootOf(host).querySelectorAll('option').length === 2, 'the countries are there');
    const country = await find<HTMLSelectElement>(host, 'select[name=country]');
    country.value = 'MX';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    expect([...country.options].map(({ textContent }) => textContent)).to.deep.equal(['+1 United States', '+52 México']);
    await until(() => rootOf(host).querySelector('.form-country > span')?.textContent === 'MX +52', 'the country’s code is shown');
    await fill(host, { mobileNum: '55 1234-5678' });
    await until(() => {
      send.click();
      return rootOf(host).querySelector('input[type=range]');
    }, 'a second after the first press');
    await solve(host);
    await until(
      () => /^Again in (3:00|2:5\d)$/.test(rootOf(host).querySelector('.form-send')?.textContent ?? ''),
      'the countdown runs for 180 s',
    );
    expect(platform.callsTo(SMS)[0]?.body).to.deep.equal({ countryDialingCode: '52', mobileNo: '5512345678', sliderResult: 'human-1' });
    (await find(host, '.form-send')).click();
    expect(platform.callsTo(SMS)).to.have.length(1);

    await fill(host, { verificationCode: '123456' });
    await agree(host);
    await submit(host);
    await says(host, 'Welcome');
    expect(platform.callsTo(`${REGISTER}/mobile`)[0]?.body).to.include({
      mobileNum: '5512345678',
      countryDialingCode: '52',
      verificationCode: '123456',
      registerMethod: 'mobile',
      sliderResult: 'human-1',
    });
    expect(platform.callsTo('/wps/captcha/slider').filter(({ method }) => method === 'GET')).to.have.length(1);
  });

  it('ERR-22 a refused SMS is a warning dialog with the platform’s own words, whatever the code', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('MOBILENUMREG3', 'REGMOBVERF3'));
    platform.on(`POST ${SMS}`, () => new Refusal(400, 'quota-exceeded', 'Five codes today. Try tomorrow.'));
    const host = await mount('gp-register');
    await until(() => rootOf(host).querySelectorAll('option').length === 2, 'the countries are there');
    await fill(host, { mobileNum: '5512345678' });
    (await named(host, 'Send code')).click();
    await solve(host);
    await until(() => shownDialog(core, 'info')?.props.tone === 'warning', 'the warning');
    expect(shownDialog(core, 'info')?.props.body).to.deep.equal({
      key: 'common.said',
      values: { text: 'Five codes today. Try tomorrow.' },
    });
    core.dialogs.closeAll();
    expect((await field(host, 'mobileNum')).value).to.equal('5512345678');
  });

  it('REG-31, REG-41 on the provider path the code is proved first, and a bad one ends it', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('MOBILENUMREG3', 'REGMOBVERF3', 'PHONEPROVIDER3'));
    platform.on('POST /idp/phone/send', () => ({ phoneSession: 'phone-1' }));
    platform.on('POST /idp/phone/verify', ({ body }) =>
      body.verificationCode === '123456' ? { firebaseIdToken: 'proof-1', firebaseChannel: 'web' } : new Refusal(400, 'code-invalid'),
    );
    const host = await mount('gp-register');
    await until(() => rootOf(host).querySelectorAll('option').length === 2, 'the countries are there');
    await fill(host, { mobileNum: '5512345678' });
    (await named(host, 'Send code')).click();
    await until(() => platform.callsTo('/idp/phone/send').length === 1, 'the provider sends');
    await fill(host, { verificationCode: '000000' });
    await agree(host);
    await submit(host);
    await solve(host);
    await says(host, 'Verification code is not valid.');
    expect(platform.callsTo(`${REGISTER}/mobile`)).to.have.length(0);
    await fill(host, { verificationCode: '123456' });
    await submit(host);
    await says(host, 'Welcome');
    expect(platform.callsTo(`${REGISTER}/mobile`)[0]?.body).to.include({ firebaseIdToken: 'proof-1', firebaseChannel: 'web' });
  });

  it('VAL-38, REG-16 what the platform refuses is told at the field, and nothing is lost', async () => {
    const { platform } = testCore();
    let fields: Record<string, string> = { username: 'pattern' };
    platform.on(`PUT ${REGISTER}`, () => Response.json({ success: false, code: 'bad-request', message: 'no', fields }, { status: 400 }));
    const host = await mount('gp-register');
    await fill(host, GOOD);
    await agree(host);
    await submit(host);
    await solve(host);
    const ofForm = 'Account, password and email format incorrect. Check what you typed in each.';
    expect((await find(host, '.form-message')).textContent).to.equal(ofForm);
    fields = { username: 'taken' };
    await submit(host);
    await says(host, 'This is already in use.');
    expect(shownText(host), 'a taken name has the right form').not.to.include(ofForm);
    expect((await field(host, 'password')).value).to.equal('Secret12');
    expect(deepFocus(document)).to.equal(await field(host, 'username'));
  });

  it('what was typed survives closing, another tab and another language; API-19, REG-48 rules are asked for once', async () => {
    const { core, platform } = testCore();
    const first = await mount('gp-register');
    await fill(first, { username: 'half_typed' });
    (await named(first, 'Mobile number', '[role=tab]')).click();
    await until(() => !rootOf(first).querySelector('input[name=username]'), 'the other tab');
    (await named(first, 'Username', '[role=tab]')).click();
    expect((await field(first, 'username')).value).to.equal('half_typed');
    await core.language.use('ES');
    await says(first, 'Contraseña');
    expect((await field(first, 'username')).value).to.equal('half_typed');
    first.remove();
    const second = await mount('gp-register');
    expect((await field(second, 'username')).value).to.equal('half_typed');
    expect(platform.callsTo('/wps/system/setting/register')).to.have.length(1);
  });

  it('REG-47, CON-16, OP-37 a registration without a Zalo number may end in the invitation to add one', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('USERNAMEREG3', 'ZALOBONUS3'));
    platform.on('GET /wps/system/setting/register', () => wireRules({ zalo: { enabled: true } }));
    const zaloBonus = 25;
    platform.on('GET /wps/member/profile', () => ({ fields: {}, avatarUrl: '', avatars: [], registeredAt: 1, locked: [], zaloBonus }));
    platform.on('PUT /wps/member/info', () => ({}));
    const form = await mount('gp-register');
    await fill(form, GOOD);
    await agree(form);
    await submit(form);
    await solve(form);
    await until(() => core.dialogs.store.getState().open.at(-1)?.name === 'zalo', 'the invitation');
    form.remove();
    document.body.style.background = '#151b24';
    const host = await mount('gp-register', { zalo: true, popup: true });
    await says(host, 'get a bonus of $25.00');
    type(await field(host, 'zalo'), 'abc1234');
    (await named(host, 'Save')).click();
    await says(host, 'Numbers only, 7-15 digits.');
    expect(await axeFindings(host)).to.deep.equal([]);
    document.body.style.background = '';
    type(await field(host, 'zalo'), '84912345678');
    (await named(host, 'Save')).click();
    await until(() => core.dialogs.store.getState().open.every(({ name }) => name !== 'zalo'), 'it closes');
    expect(platform.callsTo('/wps/member/info').find(({ method }) => method === 'PUT')?.body).to.deep.equal({ zalo: '84912345678' });
  });

  for (const [where, zaloBonus, switches, rule, typed] of [
    ['a Zalo number brings nothing', 0, ['ZALOBONUS3'], { enabled: true }, {}],
    ['the switch is off', 25, [], { enabled: true }, {}],
    ['the number was given', 25, ['ZALOBONUS3'], { enabled: true }, { zalo: '84912345678' }],
    ['no form asks for the number', 25, ['ZALOBONUS3'], { enabled: false }, {}],
  ] as const) {
    it(`REG-47 where ${where}, nobody is asked to add one`, async () => {
      const { core, platform } = testCore();
      platform.on('GET /wps/system/status', () => switchedOn('USERNAMEREG3', ...switches));
      platform.on('GET /wps/system/setting/register', () => wireRules({ zalo: rule }));
      platform.on('GET /wps/member/profile', () => ({ fields: {}, avatarUrl: '', avatars: [], registeredAt: 1, locked: [], zaloBonus }));
      const form = await mount('gp-register');
      await fill(form, { ...GOOD, ...typed });
      await agree(form);
      await submit(form);
      await solve(form);
      await says(form, 'Welcome, demo_member!');
      if (zaloBonus === 0) await until(() => platform.callsTo('/wps/member/profile').length > 0, 'it is asked what a number brings');
      await until(() => !form.shadowRoot?.querySelector('[aria-busy="true"]'), 'the registration is over');
      expect(core.dialogs.store.getState().open).to.deep.equal([]);
    });
  }

  for (const [said, minAge, age] of [
    ['nothing', undefined, 18],
    ['21', 21, 21],
  ] as const) {
    it(`CON-13 the age to confirm is ${age} where the rules say ${said}`, async () => {
      const { platform } = testCore();
      platform.on('GET /wps/system/setting/register', () => ({ ...wireRules(), minAge }));
      const host = await mount('gp-register');
      await says(host, `I am ${age} or older`);
    });
  }

  it('REG-15, REG-35, CON-13 captcha, stars and the minimum age come from the rules', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/setting/register', () => ({ ...wireRules({ captcha: { enabled: true, required: true } }), minAge: 21 }));
    const host = await mount('gp-register');
    await field(host, 'captcha');
    await says(host, 'I am 21 or older');
    await says(host, 'Items marked * are required.');
    const labels = [...rootOf(host).querySelectorAll('label')].map(label => label.textContent);
    expect(labels.slice(0, -1)).to.deep.equal([
      'Username *',
      'Password *',
      'Confirm password *',
      'Mobile number',
      'Country code',
      'Real name',
      'Email',
      'Invitation code',
      'Captcha *',
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('ERR-07, REG-15 a wrong captcha is told at its field, with another picture, and the rest of the form stands', async () => {
    const { platform } = testCore();
    let asked = 0;
    platform.on('GET /wps/captcha', () => ({
      id: `captcha-${(asked += 1)}`,
      image: `data:image/svg+xml,%3Csvg id="n${asked}" xmlns="http://www.w3.org/2000/svg"/%3E`,
    }));
    platform.on('GET /wps/system/setting/register', () => wireRules({ captcha: { enabled: true, required: true } }));
    platform.on(`PUT ${REGISTER}`, () => new Refusal(400, 'captcha-invalid'));
    const host = await mount('gp-register');
    const shown = (number: number) =>
      until(() => rootOf(host).querySelector<HTMLImageElement>('.form-captcha img')?.src.includes(`n${number}`), `picture ${number}`);
    await shown(1);
    await fill(host, { ...GOOD, captcha: 'ABCDE' });
    await agree(host);
    await submit(host);
    await solve(host);
    await says(host, 'Invalid captcha input.');
    await shown(2);
    expect((await field(host, 'captcha')).getAttribute('aria-invalid')).to.equal('true');
    expect((await field(host, 'username')).value).to.equal(GOOD.username);
    expect(platform.callsTo(REGISTER)[0]?.body).to.include({ captcha: 'ABCDE', captchaId: 'captcha-1' });
  });

  it('REG-51, SES-15 leads back to the login; autofill and keyboards get what they need', async () => {
    const { core } = testCore();
    const host = await mount('gp-register');
    const hints = async (name: string) => {
      const { autocomplete, inputMode } = await field(host, name);
      return `${autocomplete} ${inputMode}`.trim();
    };
    expect(await Promise.all(['username', 'password', 'confirmPassword', 'mobileNum', 'email'].map(hints))).to.deep.equal([
      'username',
      'new-password',
      'new-password',
      'tel-national tel',
      'email email',
    ]);
    core.dialogs.open('register');
    (await named(host, 'Log in')).click();
    expect(core.dialogs.store.getState().open.map(({ name }) => name)).to.deep.equal(['login']);
  });
});
