import '../../src/widgets/change-password/index.js';
import '../../src/widgets/login/index.js';
import '../../src/widgets/register/index.js';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  FakePlatform,
  find,
  it,
  mount,
  named,
  Refusal,
  shownText,
  testCore,
  type,
  until,
} from '../widgets-support/index.js';

const PASSWORDS = { wrong: 'Mark3dWrong', login: 'Mark3dLogin', changed: 'Mark3dChange', registered: 'Mark3dNew' };
const TOKEN = 'token-demo_member';
const SECRETS = [...Object.values(PASSWORDS), TOKEN];
const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Everything that was said by console, events and errors since the test began. */
let said: string[] = [];
let restore: (() => void)[] = [];

beforeEach(() => {
  said = [];
  for (const level of LEVELS) {
    const own = console[level];
    console[level] = (...values: unknown[]) => void said.push(`console.${level} ${values.map(textOf).join(' ')}`);
    restore.push(() => void (console[level] = own));
  }
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event: Event) {
    if (event instanceof CustomEvent) said.push(`event ${event.type} ${textOf(event.detail)}`);
    return dispatchEvent.call(this, event);
  };
  restore.push(() => void (EventTarget.prototype.dispatchEvent = dispatchEvent));
  const stop = new AbortController();
  addEventListener('error', event => said.push(`error ${textOf(event.error)}`), stop);
  addEventListener('unhandledrejection', event => said.push(`rejection ${textOf(event.reason)}`), stop);
  restore.push(() => stop.abort());
});
afterEach(() => {
  for (const undo of restore) undo();
  restore = [];
});

/** With its message, stack and cause when it is an error. */
function textOf(value: unknown): string {
  if (value instanceof Error) return `${value.name} ${value.message} ${value.stack} ${textOf(value.cause)} ${JSON.stringify(value)}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
function attributesIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap(element => [
    ...[...element.attributes].map(({ name, value }) => `attribute ${element.localName} ${name}=${value}`),
    ...(element.shadowRoot ? attributesIn(element.shadowRoot) : []),
  ]);
}
function entriesOf(name: string, storage: Storage): string[] {
  return (
    Object.entries(storage)
      // The one place of the token: a session ends with its tab.
      .filter(([key, value]) => !(storage === sessionStorage && key.endsWith(':token') && value === TOKEN))
      .map(([key, value]) => `${name} ${key}=${value}`)
  );
}
function wireOf(platform: FakePlatform): string[] {
  return platform.calls.map(({ path, query, body, headers }) => {
    const sent = [...headers].filter(([name, value]) => !(name === 'authorization' && value === `Bearer ${TOKEN}`));
    return `wire ${path} ${query} ${JSON.stringify(body)} ${JSON.stringify(sent)}`;
  });
}
function leaks(platform: FakePlatform): string[] {
  const everywhere = [
    ...said,
    ...attributesIn(document),
    ...entriesOf('local', localStorage),
    ...entriesOf('session', sessionStorage),
    ...wireOf(platform),
    `address ${location.href} ${JSON.stringify(history.state)}`,
  ];
  return everywhere.filter(place => SECRETS.some(secret => place.includes(secret)));
}

/** A platform that takes sealed payloads only, as the real one; nobody here can open them. */
async function sealingPlatform(): Promise<FakePlatform> {
  const platform = new FakePlatform();
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const jwk = await crypto.subtle.exportKey('jwk', publicKey);
  const tokenFor = (body: Record<string, unknown>) => (typeof body.jwe === 'string' ? { token: TOKEN } : new Refusal(400, 'seal-refused'));
  platform.on('GET /wps/system/publicKey', () => ({ value: { keyId: 'k', jwk, time: Date.now() } }));
  platform.on('POST /wps/session/login', ({ body }) => tokenFor(body));
  platform.on('PUT /wps/member/register', ({ body }) => tokenFor(body));
  platform.on('POST /wps/member/password', ({ body }) => tokenFor(body));
  return platform;
}
const field = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
async function fill(host: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) type(await field(host, name), value);
}
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form[part=form]')).requestSubmit();

describe('passwords and tokens stay where they belong', () => {
  it('the scan finds what lies open', async () => {
    const platform = await sealingPlatform();
    localStorage.setItem('open', PASSWORDS.login);
    console.log(new Error('no', { cause: { headers: TOKEN } }));
    document.dispatchEvent(new CustomEvent('gp-test', { detail: { password: PASSWORDS.changed } }));
    const found = leaks(platform);
    localStorage.removeItem('open');
    expect(found.map(place => place.split(' ')[0])).to.deep.equal(['console.log', 'event', 'local']);
  });

  it('login, refused and cut logins, remembering, change of password and registration leave them in no log, event, attribute, storage in clear, address, error or open body', async () => {
    const platform = await sealingPlatform();
    const { core } = testCore({ seal: undefined }, platform);
    const login = await mount('gp-login');
    const refusals: [text: string, answer: () => Refusal][] = [
      ['Username or password is not correct.', () => new Refusal(401, 'bad-credentials')],
      [
        'Network link abnormal, try again.',
        () => {
          throw new TypeError('cut');
        },
      ],
    ];
    for (const [text, answer] of refusals) {
      platform.on('POST /wps/session/login', answer);
      await fill(login, { username: 'demo_member', password: PASSWORDS.wrong });
      await submit(login);
      await until(() => shownText(login).includes(text), `it says “${text}”`);
      expect(leaks(platform)).to.deep.equal([]);
    }
    platform.on('POST /wps/session/login', () => ({ token: TOKEN }));
    await fill(login, { username: 'demo_member', password: PASSWORDS.login });
    (await named(login, 'Remember password', 'input')).click();
    await submit(login);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    await until(() => Object.keys(localStorage).some(key => key.endsWith('remembered-login')), 'the login is remembered');
    expect(leaks(platform)).to.deep.equal([]);

    const change = await mount('gp-change-password');
    await fill(change, { oldPassword: PASSWORDS.login, newPassword: PASSWORDS.changed, confirmNewPassword: PASSWORDS.changed });
    await submit(change);
    await until(
      () => platform.callsTo('/wps/member/password').length > 0 && core.dialogs.store.getState().open.length > 0,
      'the password is changed',
    );
    expect(leaks(platform)).to.deep.equal([]);
    await core.session.logout();
    expect(leaks(platform)).to.deep.equal([]);

    const register = await mount('gp-register');
    await fill(register, { username: 'ana_maria', password: PASSWORDS.registered, confirmPassword: PASSWORDS.registered });
    (await field(register, 'agreement')).click();
    await submit(register);
    const range = await find<HTMLInputElement>(register, 'input[type=range]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, '120');
    range.dispatchEvent(new Event('input', { bubbles: true }));
    (await named(register, 'Confirm', 'button')).click();
    await until(() => core.session.store.getState().state === 'real', 'registered');
    await until(() => shownText(register).includes('demo_member'), 'it says so');
    expect(platform.calls.filter(({ body }) => typeof body.jwe === 'string').length).to.be.above(4);
    expect(leaks(platform)).to.deep.equal([]);
  });
});
