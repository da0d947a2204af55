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
  wireRules,
} from '../../../tests/widgets-support/index.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import './index.js';

const REGISTER = '/wps/member/register';
const field = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form[part=form]')).requestSubmit();
const GOOD = { username: 'Ana_Maria', password: 'Secret12', confirmPassword: 'Secret12' };
async function fill(host: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) type(await field(host, name), value);
}
const group = (host: Element) => find<HTMLDetailsElement>(host, 'details.register-more');

describe('how the registration stands', () => {
  it('REG-05, REG-06 what may be left out is behind one press that names all of it, after what is required', async () => {
    testCore();
    const host = await mount('gp-register');
    const more = await group(host);
    expect(more.open).to.equal(false);
    expect(more.querySelector('summary')?.textContent).to.equal(
      'More about you (optional)Mobile number · Real name · Email · Invitation code',
    );
    const form = await find<HTMLFormElement>(host, 'form[part=form]');
    expect([...form.querySelectorAll('[name]')].map(control => control.getAttribute('name')).slice(0, 4)).to.deep.equal([
      'username',
      'password',
      'confirmPassword',
      'country',
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
    more.open = true;
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('REG-38 what is wrong in the closed group is shown, and has the focus where it is the first', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/setting/register', () => ({
      ...wireRules(),
      rules: wireRules().rules.map(rule => (rule.field === 'email' ? { ...rule, acceptedPattern: '[^@]+@[^@]+', patternId: 3 } : rule)),
    }));
    const host = await mount('gp-register');
    const more = await group(host);
    more.open = true;
    await fill(host, { ...GOOD, email: 'nobody' });
    more.open = false;
    (await field(host, 'agreement')).click();
    await submit(host);
    await until(() => more.open, 'the group opens');
    expect(deepFocus(document)).to.equal(await field(host, 'email'));
    expect(platform.callsTo(REGISTER)).to.have.length(0);
  });

  it('what was typed in the group is seen again where the form stands anew', async () => {
    testCore();
    const first = await mount('gp-register');
    (await group(first)).open = true;
    await fill(first, { email: 'ana@example.test' });
    first.remove();
    const second = await mount('gp-register');
    expect((await group(second)).open).to.equal(true);
    expect((await field(second, 'email')).value).to.equal('ana@example.test');
  });

  it('VAL-05 the rules of name and password stand beside their fields, before anything is wrong', async () => {
    testCore();
    const host = await mount('gp-register');
    for (const [name, rule] of [
      ['username', 'The first character must be a letter, then letters and numbers, 4-16 characters.'],
      ['password', 'characters.'],
    ] as const) {
      const said = (await field(host, name)).getAttribute('aria-describedby') ?? '';
      expect(rootOf(host).getElementById(said)?.textContent, name).to.include(rule);
    }
    expect(rootOf(host).querySelectorAll('.field-error')).to.have.length(0);
  });

  it('SES-28, SES-29, SES-30 each provider by its switch; who comes first agrees to terms and age, and then has an account', async () => {
    const { core, platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('USERNAMEREG3', 'LOGINGOOGLE3'));
    platform.on('POST /wps/session/login/social/start', () => ({ url: 'https://idp.example/authorize', state: 'state-1' }));
    platform.on('POST /wps/session/login/social', ({ body }) =>
      body.termsAccepted === true ? { token: 'token-demo_member' } : { consent: { name: 'Ana Vega', minAge: 18 } },
    );
    const own = window.open;
    const opened = { closed: false, location: { href: '' }, close: () => void (opened.closed = true) };
    Reflect.set(window, 'open', () => opened);
    try {
      const host = await mount('gp-register');
      await named(host, 'Continue with Google');
      expect(rootOf(host).querySelectorAll('.form-providers button')).to.have.length(1);
      (await named(host, 'Continue with Google')).click();
      await until(() => opened.location.href !== '', 'the window goes to the provider');
      const told = new MessageEvent('message', { data: { type: 'gp-social-login', state: 'state-1', token: 'state-1.told' } });
      Object.defineProperty(told, 'source', { value: opened });
      window.dispatchEvent(told);
      await until(() => shownText(host).includes('This is your first login with Google (Ana Vega).'), 'the consent is asked for');
      expect(rootOf(host).querySelector('input[name=username]')).to.equal(null);
      (await field(host, 'agreement')).click();
      await submit(host);
      await until(() => core.session.store.getState().state === 'real', 'signed in');
      expect(platform.callsTo(REGISTER)).to.have.length(0);
    } finally {
      window.open = own;
    }
  });

  it('what an account gives stands beside the form where there is room for both, and goes when it is over', async () => {
    const { core } = testCore();
    const host = await mount('gp-register');
    const beside = () => rootOf(host).querySelector<HTMLElement>('.register-gives');
    await field(host, 'username');
    host.style.inlineSize = '390px';
    expect(getComputedStyle(beside()!).display).to.equal('none');
    host.style.inlineSize = '900px';
    const form = (await find(host, 'form')).getBoundingClientRect();
    expect(beside()!.getBoundingClientRect().left).to.be.greaterThan(form.right);
    await core.session.login({ username: 'demo_member', password: 'Demo1234', audience: 'any', from: host });
    await until(() => beside() === null, 'it is gone');
  });
});
