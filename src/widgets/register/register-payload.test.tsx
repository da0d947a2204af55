import {
  describe,
  expect,
  find,
  it,
  mount,
  named,
  rootOf,
  shownText,
  testCore,
  type,
  until,
  wireRules,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const REGISTER = '/wps/member/register';
const RULE = { acceptedPattern: '*', minLength: 1, maxLength: 60, patternId: 0 };
/** Row, field, the name that people read, and a value. */
const FIELDS: [row: string, name: string, label: string, value: string][] = [
  ['REG-10', 'payeeName', 'Real name', 'Ana Luz'],
  ['REG-11', 'email', 'Email', 'ana@example.test'],
  ['REG-12', 'qqNum', 'QQ number', '123456'],
  ['REG-14', 'recommenderId', 'ID of who invited you', '7'],
  ['REG-18', 'paymentPassword', 'Payment password', '654321'],
  ['REG-19', 'line', 'LINE', 'ana.l'],
  ['REG-20', 'whatsapp', 'WhatsApp', '5512345678'],
  ['REG-21', 'facebook', 'Facebook', 'ana'],
  ['REG-22', 'wechat', 'WeChat', 'ana_w'],
  ['REG-23', 'telegram', 'Telegram', '@ana'],
  ['REG-24', 'zalo', 'Zalo', '5598765432'],
  ['REG-25', 'idNumber', 'ID number', 'AB123456'],
  ['REG-26', 'birthday', 'Date of birth', '1990-02-28'],
  ['REG-27', 'nickname', 'Nickname', 'Anita'],
  ['REG-33', 'fullName', 'Full name', 'Ana Luz'],
  ['REG-33', 'referrer', 'Referred by', 'a friend'],
  ['REG-33', 'address', 'Address', 'Calle 5'],
  ['REG-33', 'nationality', 'Nationality', 'Mexicana'],
  ['REG-33', 'occupation', 'Occupation', 'Nurse'],
  ['REG-33', 'incomeSource', 'Source of income', 'Work'],
  ['REG-33', 'skype', 'Skype', 'ana.s'],
];
const VALUES: Record<string, string> = Object.fromEntries(FIELDS.map(([, name, , value]) => [name, value]));
/** ENT-09: REG-07 to REG-32, and what proves captcha and consent. */
const NAMES = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'countryDialingCode',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
  'birthday',
  'nickname',
  'referralCode',
  'registerUrl',
  'registerMethod',
  'domain',
  'loginFlag',
  'firebaseChannel',
  'firebaseIdToken',
  'sliderResult',
  'fullName',
  'referrer',
  'address',
  'nationality',
  'occupation',
  'incomeSource',
  'skype',
  'captchaId',
  'termsAccepted',
  'ageConfirmed',
];
const GOOD = { username: 'ana_maria', password: 'Secret12', confirmPassword: 'Secret12' };
const field = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
async function fill(host: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) type(await field(host, name), value);
}
async function send(host: Element) {
  (await field(host, 'agreement')).click();
  (await find<HTMLFormElement>(host, 'form[part=form]')).requestSubmit();
}

async function register(fields: Record<string, string>) {
  const made = testCore();
  const basic = wireRules();
  const rest = basic.rules.filter(rule => !(rule.field in fields));
  made.platform.on('GET /wps/system/setting/register', () => ({
    ...basic,
    rules: [...rest, ...Object.keys(fields).map(name => ({ field: name, enabled: true, required: true, ...RULE }))],
  }));
  const host = await mount('gp-register');
  await fill(host, { ...GOOD, ...fields });
  await send(host);
  const range = await find<HTMLInputElement>(host, 'input[type=range]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, '120');
  range.dispatchEvent(new Event('input', { bubbles: true }));
  (await named(host, 'Confirm', 'button')).click();
  const request = await until(() => made.platform.callsTo(REGISTER)[0], 'it is sent');
  return { ...made, host, body: request.body };
}

describe('the registration’s payload', () => {
  for (const [row, name, label, value] of FIELDS) {
    it(`${row}, REG-05, REG-06 ${name} is hidden until its rule shows it, asked for when required, and sent`, async () => {
      const basic = wireRules().rules.filter(rule => rule.field !== name);
      const ruled = (enabled: boolean) => () => ({ minAge: 18, rules: [...basic, { field: name, enabled, required: true, ...RULE }] });
      const off = testCore();
      off.platform.on('GET /wps/system/setting/register', ruled(false));
      const hidden = await mount('gp-register');
      await field(hidden, 'username');
      expect(rootOf(hidden).querySelector(`input[name="${name}"]`)).to.equal(null);
      hidden.remove();

      const on = testCore();
      on.platform.on('GET /wps/system/setting/register', ruled(true));
      const empty = await mount('gp-register');
      await fill(empty, GOOD);
      expect((await field(empty, name)).labels?.[0]?.textContent).to.equal(`${label} *`);
      await send(empty);
      await until(() => rootOf(empty).querySelector(`input[name="${name}"][aria-invalid=true]`), 'it is asked for');
      expect(on.platform.callsTo('/wps/captcha/slider')).to.have.length(0);
      empty.remove();

      const { body } = await register({ [name]: value });
      expect(body[name]).to.equal(value);
    });
  }

  it('REG-06 a required field that is empty is told at the field, and nothing is sent', async () => {
    const { platform } = testCore();
    const names = FIELDS.map(([, name]) => name);
    platform.on('GET /wps/system/setting/register', () => ({
      minAge: 18,
      rules: ['username', 'password', ...names].map(name => ({ field: name, enabled: true, required: true, ...RULE })),
    }));
    const host = await mount('gp-register');
    await field(host, 'qqNum');
    (await find<HTMLFormElement>(host, 'form[part=form]')).requestSubmit();
    await until(() => shownText(host).includes('Input cannot be empty.'), 'it is told');
    const wrong = [...rootOf(host).querySelectorAll('input[aria-invalid=true]')].map(input => input.getAttribute('name'));
    expect(wrong).to.include.members(names);
    expect(platform.callsTo(REGISTER)).to.have.length(0);
  });

  for (const name of [
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
    'verificationCode',
    'payeeName',
    'paymentPassword',
    'qqNum',
    'line',
    'whatsapp',
    'facebook',
    'wechat',
    'idNumber',
    'email',
    'recommenderId',
    'affiliateCode',
    'captcha',
  ]) {
    it(`VAL-08 ${name} is held against its rule: what is too short is told at the field, and nothing is sent`, async () => {
      const { platform } = testCore();
      const ruled = [...new Set(['username', 'password', 'mobileNum', name])];
      platform.on('GET /wps/system/setting/register', () => ({
        minAge: 18,
        rules: ruled.map(each => ({ field: each, enabled: true, required: each === name, ...RULE, minLength: each === name ? 5 : 1 })),
      }));
      const host = await mount('gp-register');
      await fill(host, { ...GOOD, [name]: 'abcd' });
      await send(host);
      await until(() => rootOf(host).querySelector(`input[name="${name}"][aria-invalid=true]`), 'it is told');
      for (const path of [REGISTER, '/wps/agent/affiliate', '/wps/captcha/slider']) expect(platform.callsTo(path)).to.have.length(0);
    });
  }

  it('ENT-09, REG-29, REG-30 everything together has the payload’s names and no other', async () => {
    const { body, core } = await register(VALUES);
    expect(Object.keys(body).filter(name => !NAMES.includes(name))).to.deep.equal([]);
    expect(body).to.include({
      username: 'ana_maria',
      password: 'Secret12',
      confirmPassword: 'Secret12',
      sliderResult: 'human-1',
      termsAccepted: true,
      ageConfirmed: true,
    });
    expect(body).to.include({
      ...VALUES,
      loginFlag: true,
      registerMethod: 'username',
      domain: location.hostname,
      registerUrl: location.origin + location.pathname,
    });
    await until(() => core.session.store.getState().state === 'real', 'signed in by it');
  });

  it('REG-28 the referral code of the address goes along', async () => {
    const before = location.href;
    history.replaceState(null, '', '?referralCode=R1');
    try {
      const { body } = await register({});
      expect(body.referralCode).to.equal('R1');
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('REG-28 a friend’s code of the address is said to count', async () => {
    const before = location.href;
    history.replaceState(null, '', '?referralCode=R1');
    try {
      testCore();
      const host = await mount('gp-register');
      await until(() => rootOf(host).textContent?.includes('A friend invites you with the code R1.'), 'the invitation');
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('REG-36, SES-27 the terms are a real link beside the tick, and reading them ticks nothing', async () => {
    const { core } = testCore();
    const host = await mount('gp-register');
    const terms = await named(host, 'terms', 'a');
    expect(terms.getAttribute('href')).to.equal('/help#term');
    terms.click();
    expect(core.dialogs.store.getState().open.map(({ name, props }) => [name, props])).to.deep.equal([['help', { topic: 'term' }]]);
    expect((await field(host, 'agreement')).checked).to.equal(false);
  });
});
