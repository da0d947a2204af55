import '../../src/widgets/agent-centre/index.js';
import '../../src/widgets/agent-login/index.js';
import '../../src/widgets/change-password/index.js';
import '../../src/widgets/forgot-password/index.js';
import '../../src/widgets/login/index.js';
import '../../src/widgets/register/index.js';
import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  rootOf,
  setViewport,
  shownText,
  switchedOn,
  testCore,
  type,
  until,
  wireProof,
  wireRules,
  type TestCore,
} from '../widgets-support/index.js';
import { overflowing } from './overflow.js';

const LOGIN = '/wps/session/login';
const ALL = [
  'MOBILEVERCODELOGIN3',
  'LOGINFACEBOOK3',
  'LOGINGOOGLE3',
  'LOGINLINE3',
  'FREEPLAY3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'FORGETEMAIL3',
  'FORGETMOBILE3',
];
const FIELDS = wireRules().rules.map(rule => ({ ...rule, enabled: true, required: true }));
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form[part=form]')).requestSubmit();
const shows = (host: Element, selector: string) =>
  until(() => rootOf(host).querySelector(selector), `<${host.localName}> shows ${selector}`);
const choose = async (host: Element, index: number) => {
  (await until(() => rootOf(host).querySelectorAll<HTMLElement>('[role=tab]')[index], `tab ${index}`)).click();
};
async function fill(host: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) type(await find<HTMLInputElement>(host, `input[name="${name}"]`), value);
}
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const signIn = async ({ core }: TestCore, username = 'demo_member') => {
  await core.start();
  await core.session.login({ username, password: 'Demo1234' });
};
const wrongly = async (host: Element) => {
  await submit(host);
  await shows(host, '[aria-invalid=true]');
};

/** The login when the platform's switches are there: its ways stand, and nothing is drawn anew under what is typed. */
const login = async () => {
  const host = await mount('gp-login');
  await shows(host, '[role=tab]');
  return host;
};

/** With two widths eight. */
const LOOKS = [
  ['EN', 'dark'],
  ['ES', 'dark'],
  ['ES', 'light'],
  ['EN', 'light'],
] as const;

/** Every state of identity that a person meets, and how it comes about. Each resolves with the widget that shows it. */
const STATES: Record<string, (made: TestCore) => Promise<Element>> = {
  'login, empty fields told': async () => {
    const host = await login();
    await wrongly(host);
    return host;
  },
  'login, refused, with captcha': async ({ platform }) => {
    platform.on(`POST ${LOGIN}`, () =>
      json(401, { success: false, code: 'bad-credentials', message: 'no', value: { captchaRequired: true } }),
    );
    const host = await login();
    await fill(host, { username: 'demo_member', password: 'wrong' });
    await submit(host);
    await shows(host, '.form-captcha img');
    return host;
  },
  'login by SMS, errors told': async () => {
    const host = await mount('gp-login');
    await choose(host, 1);
    await shows(host, 'option');
    await wrongly(host);
    return host;
  },
  'login, unknown network': async ({ platform }) => {
    platform.on(`POST ${LOGIN}`, () => ({ verification: { id: 'v1', methods: ['sms', 'email', 'payeeName', 'google'] } }));
    const host = await login();
    await fill(host, { username: 'demo_member', password: 'Demo1234' });
    await submit(host);
    await until(() => rootOf(host).querySelectorAll('[role=tab]').length === 4, 'four ways');
    await choose(host, 3);
    await shows(host, 'input[name=answer]');
    await wrongly(host);
    return host;
  },
  'login by SMS, code sent': async () => {
    const host = await mount('gp-login');
    await choose(host, 1);
    await shows(host, 'option');
    await fill(host, { mobileNum: '5512345678' });
    (await named(host, 'Send code')).click();
    await named(host, /^Again in/);
    return host;
  },
  'login, first sign-in with a provider, consent asked': async ({ platform }) => {
    platform.on(`POST ${LOGIN}/social/start`, () => ({ url: 'https://idp.example/authorize', state: 'state-1' }));
    platform.on(`POST ${LOGIN}/social`, () =>
      json(400, { success: false, code: 'bad-request', message: 'no', value: { consent: { name: 'Ana Vega', minAge: 18 } } }),
    );
    const open = window.open;
    const fake = { closed: false, location: { href: '' }, close() {} };
    Reflect.set(window, 'open', () => fake);
    const host = await mount('gp-login');
    try {
      (await named(host, 'Continue with Google')).click();
      await until(() => fake.location.href !== '', 'the window is sent there');
      const told = new MessageEvent('message', { data: { type: 'gp-social-login', state: 'state-1', token: 'state-1.told' } });
      Object.defineProperty(told, 'source', { value: fake });
      window.dispatchEvent(told);
      await shows(host, 'input[name=agreement]');
    } finally {
      Reflect.set(window, 'open', open);
    }
    await wrongly(host);
    return host;
  },
  'login, a change of password is due': async made => {
    made.platform.on(`POST ${LOGIN}`, () => ({ token: 'token-demo_member', passwordDefault: true }));
    await signIn(made);
    const host = await mount('gp-login');
    await named(host, 'Change password');
    return host;
  },
  'login, done': async made => {
    await signIn(made);
    const host = await mount('gp-login');
    await shows(host, '[role=status]');
    return host;
  },
  'register by username, every field wrong': async ({ platform }) => {
    platform.on('GET /wps/system/setting/register', () => ({ minAge: 18, rules: FIELDS }));
    const host = await mount('gp-register');
    await shows(host, 'input[name=agreement]');
    await wrongly(host);
    return host;
  },
  'register by mobile, errors told': async () => {
    const host = await mount('gp-register');
    await choose(host, 1);
    await shows(host, 'input[name=verificationCode]');
    await wrongly(host);
    return host;
  },
  'register, human verification': async () => {
    const host = await mount('gp-register', { 'affiliate-code': 'AGENT1' });
    await fill(host, { username: 'ana_maria', password: 'Secret12', confirmPassword: 'Secret12' });
    (await find(host, 'input[name=agreement]')).click();
    await submit(host);
    await shows(host, 'input[type=range]');
    return host;
  },
  'register, the machine works instead of the picture': async ({ platform }) => {
    platform.on('POST /wps/captcha/proof', () => ({
      ...wireProof,
      challenge: { ...wireProof.challenge, keyPrefix: '00'.repeat(16), cost: 100_000 },
    }));
    const host = await mount('gp-register');
    await fill(host, { username: 'ana_maria', password: 'Secret12', confirmPassword: 'Secret12' });
    (await find(host, 'input[name=agreement]')).click();
    await submit(host);
    (await named(host, 'Continue without a picture')).click();
    await shows(host, 'progress');
    return host;
  },
  'register, closed': async ({ platform }) => {
    platform.on('GET /wps/system/status', () => switchedOn());
    const host = await mount('gp-register');
    await until(() => shownText(host).includes('closed'), 'it is said');
    return host;
  },
  'register, done': async made => {
    await signIn(made);
    const host = await mount('gp-register');
    await until(() => shownText(host).includes('demo_member'), 'the member is named');
    return host;
  },
  'register, the Zalo invitation': async made => {
    made.platform.on('GET /wps/system/setting/register', () => wireRules({ zalo: { enabled: true } }));
    await signIn(made);
    const host = await mount('gp-register', { zalo: true });
    await shows(host, 'input[name=zalo]');
    return host;
  },
  'forgotten, by mail': async () => {
    const host = await mount('gp-forgot-password');
    await shows(host, 'input[name=email]');
    await wrongly(host);
    return host;
  },
  'forgotten, mail sent': async () => {
    const host = await mount('gp-forgot-password');
    await fill(host, { username: 'demo_member', email: 'demo@example.test' });
    await submit(host);
    await shows(host, 'input[name=newPassword]');
    return host;
  },
  'forgotten, by the link of the mail': async ({ core }) => {
    core.dialogs.open('forgot-password', { hash: 'code=123456&username=demo_member&email=ana%40example.test' });
    const host = await mount('gp-forgot-password');
    await shows(host, 'input[name=newPassword]');
    await wrongly(host);
    return host;
  },
  'forgotten, no way open': async ({ platform }) => {
    platform.on('GET /wps/system/status', () => switchedOn());
    const host = await mount('gp-forgot-password');
    await until(() => shownText(host).includes('cannot reset your password'), 'it is said');
    return host;
  },
  'forgotten, by phone': async () => {
    const host = await mount('gp-forgot-password');
    await choose(host, 1);
    await shows(host, 'option');
    await wrongly(host);
    return host;
  },
  'change of password, wished for': async made => {
    await signIn(made);
    const host = await mount('gp-change-password');
    await shows(host, 'input[name=oldPassword]');
    await wrongly(host);
    return host;
  },
  'change of password, forced': async made => {
    made.platform.on(`POST ${LOGIN}`, () => ({ token: 'token-demo_member', passwordDefault: true }));
    await signIn(made);
    const host = await mount('gp-change-password');
    await shows(host, 'input[name=newPassword]');
    await wrongly(host);
    return host;
  },
  'agent landing': async () => {
    const host = await mount('gp-agent-login', { landing: true });
    await shows(host, 'input[name=username]');
    await wrongly(host);
    return host;
  },
  'agent login, refused': async ({ platform }) => {
    platform.on(`POST ${LOGIN}`, () => json(401, { success: false, code: 'bad-credentials', message: 'no' }));
    const host = await mount('gp-agent-login');
    await fill(host, { username: 'demo_agent', password: 'wrong' });
    await submit(host);
    await shows(host, '.form-message');
    return host;
  },
  'agent login, a member is signed in': async made => {
    await signIn(made);
    const host = await mount('gp-agent-login');
    await named(host, 'Log out');
    return host;
  },
  'agent centre': async made => {
    made.platform.on('GET /wps/relay/MCS2_registerLink', () => ({
      list: [
        { code: 'BRUNO01', active: true, domain: '', members: 3 },
        { code: 'OLD', active: false, domain: '', members: 0 },
      ],
    }));
    await signIn(made, 'demo_agent');
    const host = await mount('gp-agent-centre', { page: 'registerCenter' });
    await shows(host, '.code');
    return host;
  },
};

describe('states of identity', () => {
  for (const [name, reach] of Object.entries(STATES)) {
    it(`SYS-22 ${name}: in eight looks axe finds nothing and nothing sticks out`, async () => {
      await setViewport({ width: 320, height: 900 });
      const made = testCore();
      const { core, platform } = made;
      platform.on('GET /wps/system/status', () => switchedOn(...ALL));
      const host = await reach(made);
      const root = rootOf(host);
      const found: string[] = [];
      for (const width of [320, 1280]) {
        await setViewport({ width, height: 900 });
        for (const [language, theme] of LOOKS) {
          core.theme.use(theme);
          await core.language.use(language);
          await until(() => root.querySelector(`[data-gp-root][lang^="${language.toLowerCase()}"][data-theme=${theme}]`), 'it is drawn so');
          const wrong = [...(await axeFindings(host)), ...overflowing(host, width)];
          found.push(...wrong.map(what => `${language} ${theme} ${width}: ${what}`));
        }
      }
      expect(found).to.deep.equal([]);
    });
  }
});
