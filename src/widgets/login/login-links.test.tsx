import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  rootOf,
  shownText,
  switchedOn,
  testCore,
  type,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const LOGIN = '/wps/session/login';
const tabs = (host: Element) => [...rootOf(host).querySelectorAll('[role=tab]')].map(tab => tab.textContent);
const opened = (core: ReturnType<typeof testCore>['core']) => core.dialogs.store.getState().open.map(({ name }) => name);
const withSwitches = async (...switches: string[]) => {
  const made = testCore();
  made.platform.on('GET /wps/system/status', () => switchedOn(...switches));
  return { ...made, host: await mount('gp-login', { popup: true }) };
};

describe('what the login offers', () => {
  it('SES-13, SES-14, ENT-27 the username tab comes first, and the code’s tab by its switch', async () => {
    const { core, platform, host } = await withSwitches('MOBILEVERCODELOGIN3');
    await until(() => tabs(host).length === 2, 'two tabs');
    expect(tabs(host)).to.deep.equal(['Username', 'SMS code']);
    expect(rootOf(host).querySelector('[role=tab][aria-selected=true]')?.textContent).to.equal('Username');
    platform.on('GET /wps/system/status', () => switchedOn());
    await core.status.load();
    await until(() => tabs(host).length === 0, 'one way needs no tabs');
    await find(host, 'input[name=username]');
  });

  for (const popup of [false, true])
    it(`SES-24 the way to a new password opens its popup, from the form ${popup ? 'in a popup' : 'on a page'}`, async () => {
      const { core } = testCore();
      (await named(await mount('gp-login', { popup }), 'Forgot password?')).click();
      expect(opened(core)).to.deep.equal(['forgot-password']);
    });

  it('SES-24 the name that was typed stands in the form for a new password too', async () => {
    const { host } = await withSwitches('FORGETEMAIL3');
    type(await find(host, 'input[name=username]'), 'half_typed');
    (await named(host, 'Forgot password?')).click();
    await import('../forgot-password/index.js');
    const forgot = await mount('gp-forgot-password');
    expect((await find<HTMLInputElement>(forgot, 'input[name=username]')).value).to.equal('half_typed');
  });

  it('SES-26, SES-15 the way to register takes the login’s place', async () => {
    const { core, host } = await withSwitches();
    core.dialogs.open('login');
    (await named(host, 'Register')).click();
    expect(opened(core)).to.deep.equal(['register']);
  });

  it('SES-27 NAV-20 the terms are a real link, and a click shows them over the form', async () => {
    const { core, host } = await withSwitches();
    core.dialogs.open('login');
    const terms = await named(host, 'Terms', 'a');
    expect(terms.getAttribute('href')).to.equal('/help#term');
    terms.focus();
    terms.click();
    expect(opened(core)).to.deep.equal(['login', 'help']);
    expect(core.dialogs.store.getState().open.at(-1)?.props).to.deep.equal({ topic: 'term' });
  });

  for (const [row, modId, name] of [
    ['SES-28', 'LOGINFACEBOOK3', 'Continue with Facebook'],
    ['SES-29', 'LOGINGOOGLE3', 'Continue with Google'],
    ['SES-30', 'LOGINLINE3', 'Continue with LINE'],
  ] as const) {
    it(`${row} “${name}” by its switch alone`, async () => {
      const { core, platform, host } = await withSwitches(modId);
      await named(host, name);
      expect(rootOf(host).querySelectorAll('button[aria-label^="Continue with"]')).to.have.length(1);
      platform.on('GET /wps/system/status', () => switchedOn());
      await core.status.load();
      await until(() => !shownText(host).includes(name), 'it is gone');
    });
  }

  it('SES-36, ERR-05, API-08, CON-02 an empty code is told; the button waits for the countdown and then takes another', async () => {
    const { core, platform, host } = await withSwitches('MOBILEVERCODELOGIN3');
    platform.on('POST /wps/verification/sms/noLogin', () => ({ expiry: 2 }));
    (await named(host, 'SMS code', '[role=tab]')).click();
    await until(() => rootOf(host).querySelectorAll('option').length === 2, 'the countries are there');
    type(await find(host, 'input[name=mobileNum]'), '5512345678');
    (await find<HTMLFormElement>(host, 'form')).requestSubmit();
    await until(() => shownText(host).includes('Enter a valid verification code.'), 'the code is missing');
    (await named(host, 'Send code')).click();
    const button = await named(host, /^Again in/);
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    button.click();
    expect(platform.callsTo('/wps/verification/sms/noLogin')).to.have.length(1);
    const now = Date.now;
    try {
      Date.now = () => now() + 110_000;
      await named(host, /^Again in 0:(0\d|10)$/);
      Date.now = () => now() + 121_000;
      const again = await named(host, 'Send again');
      expect(again.getAttribute('aria-disabled')).to.equal('false');
      await until(() => {
        again.click();
        return platform.callsTo('/wps/verification/sms/noLogin').length > 1;
      }, 'another code is sent');
    } finally {
      Date.now = now;
    }
    expect(core.session.store.getState().state).to.equal('logged-out');
  });

  it('API-04, ENT-06 sends username, password, captcha and type, and nothing else of the person', async () => {
    const { platform, host } = await withSwitches();
    type(await find(host, 'input[name=username]'), ' demo_member ');
    type(await find(host, 'input[name=password]'), 'Demo1234');
    (await find<HTMLFormElement>(host, 'form')).requestSubmit();
    await until(() => shownText(host).includes('You are logged in'), 'signed in');
    expect(platform.callsTo(LOGIN)[0]?.body).to.deep.equal({
      username: 'demo_member',
      password: 'Demo1234',
      captcha: '',
      captchaId: '',
      type: '0',
    });
  });

  it('nothing of it is wrong for axe', async () => {
    testCore().platform.on('GET /wps/system/status', () =>
      switchedOn('MOBILEVERCODELOGIN3', 'LOGINFACEBOOK3', 'LOGINGOOGLE3', 'LOGINLINE3', 'FREEPLAY3'),
    );
    const host = await mount('gp-login');
    await named(host, 'Continue with LINE');
    expect(await axeFindings(host)).to.deep.equal([]);
  });
});
