import type { ConfigInput } from '../../core/parts/core.js';
import { forgetLogin, rememberedLogin, rememberLogin } from '../../core/session/remember.js';
import {
  axeFindings,
  beforeEach,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  nextFrame,
  Refusal,
  rootOf,
  shownText,
  switchedOn,
  testCore,
  type,
  until,
  withPageClock,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const LOGIN = '/wps/session/login';
const SMS = '/wps/verification/sms/noLogin';
const HOUR = 3_600_000;
const KEPT = { username: 'demo_member', password: 'Demo1234', mobileNum: '5512345678', country: 'MX' };
const field = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form[part=form]')).requestSubmit();
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });
async function fill(host: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) type(await field(host, name), value);
}
const bySms = async (switches: string[] = [], config: ConfigInput = {}) => {
  const made = testCore(config);
  made.platform.on('GET /wps/system/status', () => switchedOn('MOBILEVERCODELOGIN3', ...switches));
  const host = await mount('gp-login');
  (await named(host, 'SMS code', '[role=tab]')).click();
  await until(() => rootOf(host).querySelectorAll('option').length === 2, 'the countries are there');
  return { ...made, host };
};

/** Signed in with a code, and the number to be remembered. */
const rememberedBySms = async (config: ConfigInput = {}) => {
  const made = await bySms([], config);
  made.platform.on(`POST ${LOGIN}`, () => ({ token: 'token-demo_member' }));
  await fill(made.host, { mobileNum: KEPT.mobileNum, verificationCode: '123456' });
  (await field(made.host, 'remember')).click();
  await submit(made.host);
  await until(() => made.core.session.store.getState().state === 'real', 'signed in by SMS');
  return made;
};

describe('gp-login by SMS', () => {
  it('SES-14 the tab is there only by its switch', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('FREEPLAY3', 'MOBILENUMREG3'));
    const host = await mount('gp-login');
    await named(host, 'Free play');
    expect(rootOf(host).querySelector('[role=tab]')).to.equal(null);
    platform.on('GET /wps/system/status', () => switchedOn('MOBILEVERCODELOGIN3'));
    await core.status.load();
    await named(host, 'SMS code', '[role=tab]');
  });

  it('SES-14 what is typed and the focus stay when the switches come late, or change', async () => {
    const { core, platform } = testCore();
    const release = platform.hold('GET /wps/system/status');
    platform.on('GET /wps/system/status', () => switchedOn('MOBILEVERCODELOGIN3'));
    const host = await mount('gp-login');
    const username = await field(host, 'username');
    // No draft of the form's keeps what was never told to it.
    username.value = 'demo_member';
    username.focus();
    const stays = () => expect([rootOf(host).activeElement, username.value]).to.deep.equal([username, 'demo_member']);
    expect(rootOf(host).querySelector('[role=tab]')).to.equal(null);
    release();
    await named(host, 'SMS code', '[role=tab]');
    stays();
    platform.on('GET /wps/system/status', () => switchedOn());
    await core.status.load();
    await until(() => !rootOf(host).querySelector('[role=tab]'), 'the ways are gone');
    stays();
  });

  for (const [row, values, fault] of [
    ['SES-31', { mobileNum: '12', verificationCode: '123456' }, 'Enter a valid mobile number.'],
    ['SES-31', { mobileNum: '', verificationCode: '123456' }, 'Enter a valid mobile number.'],
    ['SES-32', { mobileNum: '5512345678', verificationCode: '' }, 'Enter a valid verification code.'],
  ] as const) {
    it(`${row} ${JSON.stringify(values)} is told at its field, and nothing is sent`, async () => {
      const { platform, host } = await bySms();
      await fill(host, values);
      await submit(host);
      await says(host, fault);
      expect(rootOf(host).querySelectorAll('[aria-invalid=true]')).to.have.length(1);
      expect(platform.callsTo(LOGIN)).to.have.length(0);
    });
  }

  it('SES-33 a code is not asked for a number that is not one', async () => {
    const { platform, host } = await bySms();
    await fill(host, { mobileNum: '12' });
    (await named(host, 'Send code')).click();
    await says(host, 'Enter a valid mobile number.');
    await fill(host, { mobileNum: '5512345678' });
    await until(async () => {
      (await find(host, '.form-send')).click();
      return platform.callsTo(SMS).length > 0;
    }, 'one is asked for the right number');
    expect(platform.callsTo(SMS).map(({ body }) => body.mobileNum)).to.deep.equal(['5512345678']);
  });

  it('CON-03 who presses again and again asks for a code once a second at most', async () => {
    const { core, platform, host } = await bySms();
    platform.on(`POST ${SMS}`, () => new Refusal(400, 'quota-exceeded'));
    await fill(host, { mobileNum: '5512345678' });
    await withPageClock(async at => {
      const send = await find(host, '.form-send');
      const askedAfter = async (count: number) => {
        const refusal = await until(() => core.dialogs.store.getState().open.at(-1), `code ${count} was refused`);
        core.dialogs.close(refusal.id, true);
        await until(() => send.getAttribute('aria-disabled') === 'false', 'it may be pressed again');
        expect(platform.callsTo(SMS)).to.have.length(count);
      };
      const press = async (...moments: number[]) => {
        for (const moment of moments) {
          at(moment);
          send.click();
          await nextFrame();
          await nextFrame();
        }
      };
      await press(0);
      await askedAfter(1);
      await press(1, 500, 999);
      expect(platform.callsTo(SMS)).to.have.length(1);
      await press(1000);
      await askedAfter(2);
      await press(1500, 1999);
      expect(platform.callsTo(SMS)).to.have.length(2);
      await press(2000);
      await askedAfter(3);
    });
  });

  it('SES-34 SES-41 a code is sent, the button waits and says how long, and the code signs in, whatever became of the password', async () => {
    const { core, platform, host } = await bySms(['PWDEXPFORCECHANGE3']);
    platform.on(`POST ${LOGIN}`, () => ({ token: 'token-demo_member', passwordExpired: true }));
    await submit(host);
    expect(await axeFindings(host)).to.deep.equal([]);
    await fill(host, { mobileNum: '5512345678' });
    (await named(host, 'Send code')).click();
    await until(() => /^Again in/.test(rootOf(host).querySelector('.form-send')?.textContent ?? ''), 'the countdown');
    expect(rootOf(host).querySelector('.form-send')?.getAttribute('aria-disabled')).to.equal('true');
    const left = () =>
      Number(
        /(\d+):(\d+)$/
          .exec(rootOf(host).querySelector('.form-send')?.textContent ?? '')
          ?.slice(1)
          .reduce((minutes, seconds) => String(Number(minutes) * 60 + Number(seconds))),
      );
    const first = left();
    // By then no throttle holds the button back any more.
    await until(() => left() <= first - 2, 'the counter falls');
    (await find(host, '.form-send')).click();
    expect(platform.callsTo(SMS)[0]?.body).to.include({ mobileNum: '5512345678', countryDialingCode: '1', purpose: 'login' });
    expect(platform.callsTo(LOGIN)).to.have.length(0);
    await fill(host, { verificationCode: '123456' });
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    expect(platform.callsTo(LOGIN)[0]?.body).to.deep.equal({
      countryDialingCode: '1',
      mobileNum: '5512345678',
      verificationCode: '123456',
      type: '1',
    });
    expect(
      platform.callsTo(SMS).map(({ body }) => body.purpose),
      'once',
    ).to.deep.equal(['login']);
  });

  it('SES-25 free play is offered beside the code too, by its switch', async () => {
    const { core, platform, host } = await bySms();
    expect(shownText(host)).not.to.include('Free play');
    platform.on('GET /wps/system/status', () => switchedOn('MOBILEVERCODELOGIN3', 'FREEPLAY3'));
    await core.status.load();
    (await named(host, 'Free play')).click();
    await until(() => core.session.store.getState().state === 'trial', 'a trial session');
  });

  it('SES-65, SES-35, SES-41 by the provider: its proof goes along, and signs in whatever became of the password', async () => {
    const { core, platform, host } = await bySms(['PHONEPROVIDER3', 'PWDEXPFORCECHANGE3']);
    platform.on('POST /idp/phone/send', () => ({ phoneSession: 'phone-1', expiry: 5 }));
    platform.on('POST /idp/phone/verify', () => ({ firebaseIdToken: 'proof-1', firebaseChannel: 'web' }));
    platform.on(`POST ${LOGIN}`, () => ({ token: 'token-demo_member', passwordExpired: true, passwordDefault: true }));
    await fill(host, { mobileNum: '5512345678' });
    (await named(host, 'Send code')).click();
    await until(() => /^Again in (1:00|0:5\d)$/.test(rootOf(host).querySelector('.form-send')?.textContent ?? ''), 'one minute');
    await fill(host, { verificationCode: '123456' });
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    expect(platform.callsTo(LOGIN)[0]?.body).to.include({ firebaseIdToken: 'proof-1', firebaseChannel: 'web' });
    expect(core.dialogs.store.getState().open).to.deep.equal([]);
  });
});

describe('remember password', () => {
  beforeEach(() => localStorage.clear());

  it('its box has corners no rounder than those of the page', async () => {
    testCore();
    const host = await mount('gp-login', { popup: true });
    const tick = await field(host, 'remember');
    expect(getComputedStyle(tick).borderRadius).to.equal('6px');
    host.style.setProperty('--gp-radius-small', '0px');
    expect(getComputedStyle(tick).borderRadius).to.equal('0px');
  });

  it('SES-22, SES-23 ticked, it is filled in next time, and nothing of it can be read in storage', async () => {
    const { core } = testCore();
    const host = await mount('gp-login', { popup: true });
    await fill(host, { username: KEPT.username, password: KEPT.password });
    const tick = await field(host, 'remember');
    expect([tick.type, tick.labels?.[0]?.textContent, tick.checked]).to.deep.equal(['checkbox', 'Remember password', false]);
    tick.click();
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    await until(() => stored().includes('remembered-login'), 'it is kept');
    expect(stored()).not.to.include(KEPT.password).and.not.to.include(btoa(KEPT.password));
    await core.session.logout();
    host.remove();
    const next = await mount('gp-login');
    await until(() => rootOf(next).querySelector<HTMLInputElement>('input[name=remember]')?.checked, 'what was kept is read');
    expect((await field(next, 'username')).value).to.equal(KEPT.username);
    expect((await field(next, 'password')).value).to.equal(KEPT.password);
  });

  it('SES-23 a number that was remembered is filled in next time', async () => {
    const merchant = `test-${crypto.randomUUID()}`;
    const { core, host } = await rememberedBySms({ merchant });
    await until(() => stored().includes('remembered-login'), 'it is kept');
    await core.session.logout();
    host.remove();
    core.stop();
    // A page that is loaded anew knows nothing but what was kept.
    const { host: next } = await bySms([], { merchant });
    await until(() => rootOf(next).querySelector<HTMLInputElement>('input[name=mobileNum]')?.value === KEPT.mobileNum, 'the number');
    expect((await field(next, 'verificationCode')).value, 'a code is good once').to.equal('');
  });

  it('SES-23 a number that was remembered is there again after a login by name on the same form', async () => {
    const { core, host } = await rememberedBySms();
    await core.session.logout();
    (await named(host, 'Username', '[role=tab]')).click();
    await fill(host, { username: KEPT.username, password: KEPT.password });
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in by name');
    await until(async () => (await rememberedLogin(core))?.username === KEPT.username, 'the name is kept');
    expect(await rememberedLogin(core)).to.include({ mobileNum: KEPT.mobileNum, username: KEPT.username, password: KEPT.password });
  });

  it('without the tick nothing is kept', async () => {
    const { core } = testCore();
    const host = await mount('gp-login');
    await fill(host, { username: KEPT.username, password: KEPT.password });
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    expect(stored()).not.to.include('remembered-login');
  });

  it('CON-08 after 23 h 59 it is there, after 24 h 01 it is gone', async () => {
    const { core } = testCore();
    await rememberLogin(core, KEPT);
    expect(await rememberedLogin(core, Date.now() + 24 * HOUR - 60_000)).to.deep.equal(KEPT);
    expect(await rememberedLogin(core, Date.now() + 24 * HOUR + 60_000)).to.equal(undefined);
    expect(stored()).not.to.include('remembered-login');
    expect(await rememberedLogin(core)).to.equal(undefined);
  });

  it('CON-08 the form is filled in after 23 h 59, and that makes it last no longer: after 24 h 01 the form is empty', async () => {
    const { core } = testCore();
    await rememberLogin(core, KEPT);
    const { now } = Date;
    const opened = async (hours: number) => {
      Date.now = () => now() + hours * HOUR;
      return mount('gp-login');
    };
    try {
      const filled = await opened(24 - 1 / 60);
      await until(async () => (await field(filled, 'username')).value === KEPT.username, 'the name is filled in');
      expect([(await field(filled, 'password')).value, (await field(filled, 'remember')).checked]).to.deep.equal([KEPT.password, true]);
      filled.remove();
      const empty = await opened(24 + 1 / 60);
      await until(() => !stored().includes('remembered-login'), 'it is deleted');
      expect([
        (await field(empty, 'username')).value,
        (await field(empty, 'password')).value,
        (await field(empty, 'remember')).checked,
      ]).to.deep.equal(['', '', false]);
    } finally {
      Date.now = now;
    }
  });

  it('OP-19 a moved expiry, a copy to elsewhere or a forgotten key open nothing', async () => {
    const { core } = testCore();
    await rememberLogin(core, KEPT);
    const name = Object.keys(localStorage).find(key => key.endsWith('remembered-login') && key.includes(core.config.merchant)) ?? '';
    const text = localStorage.getItem(name) ?? '';
    const sealed = JSON.parse(text) as { until: number };
    localStorage.setItem(name, JSON.stringify({ ...sealed, until: sealed.until + HOUR }));
    expect(await rememberedLogin(core)).to.equal(undefined);
    await rememberLogin(core, KEPT);
    const copy = localStorage.getItem(name) ?? '';
    await forgetLogin(core);
    localStorage.setItem(name, copy);
    expect(await rememberedLogin(core)).to.equal(undefined);
  });

  it('a change of password forgets it', async () => {
    const { core } = testCore();
    await core.start();
    await core.session.login({ username: KEPT.username, password: KEPT.password });
    await rememberLogin(core, KEPT);
    await core.session.changePassword({ oldPassword: KEPT.password, newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' });
    await until(() => !stored().includes('remembered-login'), 'forgotten');
  });
});

describe('login from an unregistered IP', () => {
  const challenged = async (methods: string[]) => {
    const made = testCore();
    made.platform.on(`POST ${LOGIN}`, () => ({ verification: { id: 'v1', methods } }));
    made.platform.on(`POST ${LOGIN}/verification/send`, ({ body }) => ({
      expiry: 2,
      to: body.method === 'sms' ? '••• 678' : 'a•••@example.com',
    }));
    made.platform.on(`POST ${LOGIN}/verification`, ({ body }) =>
      body.answer === 'right' || body.answer === '123456'
        ? { token: 'token-demo_member' }
        : new Response(JSON.stringify({ success: false, code: 'bad-request', message: 'no', fields: { answer: 'wrong' } }), {
            status: 400,
            headers: { 'Content-Type': 'application/json' },
          }),
    );
    const host = await mount('gp-login');
    await fill(host, { username: 'demo_member', password: 'Demo1234' });
    await submit(host);
    await says(host, methods.length > 0 ? 'Prove that it is you' : 'no way to prove it yet');
    expect(made.core.session.token()).to.equal(undefined);
    return { ...made, host };
  };

  for (const [row, method, name, answer, what] of [
    ['SES-45', 'sms', 'verificationCode', '123456', 'the code from the latest SMS'],
    ['SES-46', 'email', 'verificationCode', '123456', 'the code from the latest email'],
    ['SES-47', 'payeeName', 'answer', 'right', 'the name on your bank account'],
    ['SES-48', 'google', 'answer', '123456', 'the code that your app shows now'],
  ] as const) {
    it(`SES-44, ${row}, ERR-21 by ${method}: a wrong answer stays, the right one signs in`, async () => {
      const { core, platform, host } = await challenged([method]);
      expect(await axeFindings(host)).to.deep.equal([]);
      if (name === 'verificationCode') {
        (await named(host, 'Send code')).click();
        await until(() => platform.callsTo(`${LOGIN}/verification/send`).length === 1, 'it is sent');
        expect(platform.callsTo(`${LOGIN}/verification/send`)[0]?.body).to.deep.equal({ id: 'v1', method });
        await says(host, method === 'sms' ? 'Sent to ••• 678.' : 'Sent to a•••@example.com.');
      }
      await submit(host);
      await says(host, method === 'payeeName' ? 'Input cannot be empty.' : 'Verification code is missing.');
      await fill(host, { [name]: 'wrong' });
      await submit(host);
      await says(host, `Please enter correct information. This is not ${what}: `);
      await fill(host, { [name]: answer });
      await submit(host);
      await until(() => core.session.store.getState().state === 'real', 'signed in');
      expect(platform.callsTo(`${LOGIN}/verification`).at(-1)?.body).to.deep.equal({ id: 'v1', method, answer });
    });
  }

  it('four ways fit into 320 px', async () => {
    const { host } = await challenged(['sms', 'email', 'payeeName', 'google']);
    host.style.cssText = 'display: block; inline-size: 320px';
    await until(() => rootOf(host).querySelectorAll('[role=tab]').length === 4, 'all four');
    for (const element of rootOf(host).querySelectorAll('.button, [role=tab], .input')) {
      expect(element.getBoundingClientRect().right).to.be.at.most(host.getBoundingClientRect().right);
    }
  });

  it('an account with nothing to prove it is told so, and can go back', async () => {
    const { host } = await challenged([]);
    (await named(host, 'Back')).click();
    await field(host, 'username');
  });
});

describe('social login', () => {
  const opened = () => {
    const own = window.open;
    const fake = { closed: false, location: { href: '' }, close: () => void (fake.closed = true) };
    Reflect.set(window, 'open', () => fake);
    return { fake, restore: () => void (window.open = own) };
  };
  const tell = (from: object, words: object) => {
    const told = new MessageEvent('message', { data: { type: 'gp-social-login', state: 'state-1', ...words } });
    Object.defineProperty(told, 'source', { value: from });
    window.dispatchEvent(told);
  };

  for (const [row, modId, button] of [
    ['SES-28', 'LOGINFACEBOOK3', 'Continue with Facebook'],
    ['SES-29', 'LOGINGOOGLE3', 'Continue with Google'],
    ['SES-30', 'LOGINLINE3', 'Continue with LINE'],
  ] as const) {
    it(`${row} ${button} stands by its switch alone`, async () => {
      const { core, platform } = testCore();
      platform.on('GET /wps/system/status', () => switchedOn(modId));
      const host = await mount('gp-login');
      await says(host, button);
      const offered = [...rootOf(host).querySelectorAll<HTMLElement>('.form-providers button')];
      expect(offered.map(each => each.ariaLabel)).to.deep.equal([button]);
      // What is seen of the name is in it, so that it can be spoken (WCAG 2.5.3).
      expect(button).to.include(offered[0]?.textContent ?? '?');
      platform.on('GET /wps/system/status', () => switchedOn());
      await core.status.load();
      await until(() => !shownText(host).includes('Continue with'), 'gone with its switch');
    });
  }

  it('SES-64 the window goes to the provider; its word, with the proof of this page, signs in', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('LOGINGOOGLE3'));
    platform.on(`POST ${LOGIN}/social/start`, () => ({ url: 'https://idp.example/authorize?x=1', state: 'state-1' }));
    platform.on(`POST ${LOGIN}/social`, () => ({ token: 'token-demo_member' }));
    const { fake, restore } = opened();
    try {
      const host = await mount('gp-login');
      (await named(host, 'Continue with Google')).click();
      await until(() => fake.location.href === 'https://idp.example/authorize?x=1', 'the window is sent there');
      await says(host, 'Go on in the window');
      tell(fake, { token: 'state-1.told' });
      await until(() => core.session.store.getState().state === 'real', 'signed in');
      const { challenge } = platform.callsTo(`${LOGIN}/social/start`)[0]?.body ?? {};
      const { codeVerifier, providerToken, provider } = platform.callsTo(`${LOGIN}/social`)[0]?.body ?? {};
      expect([provider, providerToken]).to.deep.equal(['google', 'state-1.told']);
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(String(codeVerifier))));
      expect(challenge).to.equal(
        btoa(String.fromCharCode(...hash))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', ''),
      );
    } finally {
      restore();
    }
  });

  it('REG-36, REG-37, OP-58 who comes first agrees to terms and age, in place, and then has an account', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('LOGINGOOGLE3'));
    platform.on(`POST ${LOGIN}/social/start`, () => ({ url: 'https://idp.example/authorize', state: 'state-1' }));
    platform.on(`POST ${LOGIN}/social`, ({ body }) => {
      if (body.termsAccepted === true && body.ageConfirmed === true) return { token: 'token-demo_member', firstTimeLogin: true };
      return { consent: { name: 'Ana Vega', minAge: 21 } };
    });
    const { fake, restore } = opened();
    try {
      const host = await mount('gp-login');
      (await named(host, 'Continue with Google')).click();
      await until(() => fake.location.href !== '', 'the window is sent there');
      tell(fake, { token: 'state-1.told' });
      await says(host, 'This is your first login with Google (Ana Vega).');
      await says(host, 'I am 21 or older and agree to the');
      expect(core.session.store.getState().state).to.equal('logged-out');
      expect(rootOf(host).querySelector('a[href$="/help#term"]')?.textContent).to.equal('terms');
      const tick = await field(host, 'agreement');
      await until(() => rootOf(host).activeElement === tick, 'the tick has the focus');
      expect(await axeFindings(host)).to.deep.equal([]);
      await submit(host);
      await says(host, 'Confirm your age and agree to the terms to register.');
      expect(platform.callsTo(`${LOGIN}/social`)).to.have.length(1);
      (await field(host, 'agreement')).click();
      await submit(host);
      await until(() => core.session.store.getState().state === 'real', 'signed in');
      const [first, second] = platform.callsTo(`${LOGIN}/social`).map(call => call.body);
      expect(first).to.include({ termsAccepted: false, ageConfirmed: false });
      expect(second).to.deep.equal({ ...first, termsAccepted: true, ageConfirmed: true });
    } finally {
      restore();
    }
  });

  it('OP-58 a consent that comes too late says so, and going back opens nothing', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('LOGINLINE3'));
    platform.on(`POST ${LOGIN}/social/start`, () => ({ url: 'https://idp.example/authorize', state: 'state-1' }));
    platform.on(`POST ${LOGIN}/social`, ({ body }) =>
      body.termsAccepted === true ? new Refusal(409, 'login-window-closed') : { consent: { name: '', minAge: 18 } },
    );
    const { fake, restore } = opened();
    try {
      const host = await mount('gp-login');
      (await named(host, 'Continue with LINE')).click();
      await until(() => fake.location.href !== '', 'the window is sent there');
      tell(fake, { token: 'state-1.told' });
      await says(host, 'This is your first login with LINE.');
      (await field(host, 'agreement')).click();
      await submit(host);
      await says(host, 'This login took too long.');
      (await named(host, 'Back')).click();
      await field(host, 'username');
      expect(core.session.store.getState().state).to.equal('logged-out');
    } finally {
      restore();
    }
  });

  it('cancelling at the provider is a quiet word, no failure, and asks nothing of the platform', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('LOGINGOOGLE3'));
    platform.on(`POST ${LOGIN}/social/start`, () => ({ url: 'https://idp.example/authorize', state: 'state-1' }));
    const { fake, restore } = opened();
    try {
      const host = await mount('gp-login');
      let failures = 0;
      host.addEventListener('gp-error', () => failures++);
      (await named(host, 'Continue with Google')).click();
      await until(() => fake.location.href !== '', 'the window is sent there');
      tell(fake, { cancelled: true });
      await says(host, 'You cancelled.');
      expect(rootOf(host).querySelector('.form-message')).to.equal(null);
      expect(platform.callsTo(`${LOGIN}/social`)).to.have.length(0);
      expect([failures, fake.closed]).to.deep.equal([0, true]);
    } finally {
      restore();
    }
  });

  it('ERR-10 a window that was closed is a failed login, said once', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('LOGINFACEBOOK3', 'MOBILEVERCODELOGIN3'));
    platform.on(`POST ${LOGIN}/social/start`, () => ({ url: 'https://idp.example/authorize', state: 'state-1' }));
    const { fake, restore } = opened();
    try {
      const host = await mount('gp-login');
      (await named(host, 'Continue with Facebook')).click();
      await until(() => fake.location.href !== '', 'the window is sent there');
      fake.closed = true;
      await says(host, 'Login failure, try again.');
      expect(platform.callsTo(`${LOGIN}/social`)).to.have.length(0);
      expect(await axeFindings(host)).to.deep.equal([]);
      rootOf(host).querySelectorAll<HTMLElement>('[role=tab]')[1]?.click();
      await until(() => !shownText(host).includes('Login failure'), 'another way begins afresh');
    } finally {
      restore();
    }
  });
});
