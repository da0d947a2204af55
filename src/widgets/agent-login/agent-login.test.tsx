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
  shownText,
  testCore,
  type,
  until,
} from '../../../tests/widgets-support/index.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import './index.js';

const LOGIN = '/wps/session/login';
const field = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
async function logIn(host: Element, username: string, password = 'Demo1234') {
  type(await field(host, 'username'), username);
  type(await field(host, 'password'), password);
  (await find<HTMLFormElement>(host, 'form')).requestSubmit();
}

describe('gp-agent-login', () => {
  it('SES-50, ERR-17, OP-06 a member is refused, and the login is undone at once', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-agent-login');
    await logIn(host, 'demo_member');
    await says(host, 'Non-agents cannot log in.');
    expect(core.session.store.getState()).to.include({ state: 'logged-out', role: 'visitor' });
    expect(platform.callsTo('/wps/session/logout')).to.have.length(1);
    const own = Object.entries({ ...sessionStorage }).filter(([key]) => key.includes(core.config.merchant));
    expect(JSON.stringify(own)).not.to.include('token-demo_member');
    expect((await field(host, 'username')).value).to.equal('demo_member');
    expect(deepFocus(document)).to.equal(await field(host, 'password'));
    await core.language.use('ES');
    await says(host, 'Solo los agentes pueden iniciar sesión.');
  });

  it('NAV-12, SES-43, AGT-02 an agent is let in, and led to the agent centre', async () => {
    const { core } = testCore();
    const host = await mount('gp-agent-login');
    await logIn(host, 'demo_agent');
    await says(host, 'You are logged in as demo_agent.');
    expect(core.session.store.getState()).to.include({ state: 'real', role: 'agent' });
    (await named(host, 'Open the agent centre')).click();
    expect(core.navigation.store.getState().path).to.equal('/agentHome');
  });

  it('the drawn team stands whole in its card, however wide that is', async () => {
    testCore();
    const host = await mount('gp-agent-login', { landing: true });
    const dots = () => [...rootOf(host).querySelectorAll('.team circle')];
    await until(() => dots().length > 0, 'it is drawn');
    for (const width of [780, 1000, 1280]) {
      host.style.inlineSize = `${width}px`;
      const card = (await find(host, '.landing')).getBoundingClientRect();
      const heights = dots().map(dot => dot.getBoundingClientRect().top - card.top);
      expect(Math.min(...heights), `at ${width} px`).to.be.greaterThan(4);
    }
  });

  it('NAV-12 it asks for username and password, and offers what is for members to nobody', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => ({
      whitelabel: ['FREEPLAY3', 'MOBILEVERCODELOGIN3', 'LOGINGOOGLE3'].map(modId => ({ modId, enabled: true })),
    }));
    const host = await mount('gp-agent-login');
    (await find<HTMLFormElement>(host, 'form')).requestSubmit();
    await says(host, 'Enter your username.');
    await says(host, 'Enter your password.');
    expect(platform.callsTo(LOGIN)).to.have.length(0);
    expect([...rootOf(host).querySelectorAll('button')].map(button => button.textContent?.trim()).filter(Boolean)).to.deep.equal([
      'Forgot password?',
      'Log in',
    ]);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('SES-19 the captcha stands only after the platform asked for it', async () => {
    const { platform } = testCore();
    platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-required'));
    const host = await mount('gp-agent-login');
    expect(rootOf(host).querySelector('input[name="captcha"]')).to.equal(null);
    await logIn(host, 'demo_agent', 'wrong');
    await field(host, 'captcha');
  });

  it('SES-44 an unknown network is proved here too, and agents alone get in by it', async () => {
    const { core, platform } = testCore();
    platform.on(`POST ${LOGIN}`, () => ({ verification: { id: 'check-1', methods: ['payeeName'] } }));
    platform.on('POST /wps/session/login/verification', () => ({ token: 'token-demo_member' }));
    const host = await mount('gp-agent-login');
    await logIn(host, 'demo_member');
    type(await field(host, 'answer'), 'Alma Demo');
    (await find<HTMLFormElement>(host, 'form')).requestSubmit();
    await says(host, 'Non-agents cannot log in.');
    expect(core.session.store.getState().state).to.equal('logged-out');
  });

  it('a member who is logged in is told whose place this is, and may go on as an agent', async () => {
    const { core } = testCore();
    await core.start();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await mount('gp-agent-login');
    await says(host, 'You are logged in as demo_member. That is a member’s account');
    (await named(host, 'Log out')).click();
    await field(host, 'username');
    expect(core.session.store.getState().state).to.equal('logged-out');
  });

  it('what was typed here does not stand in the members’ form, nor the other way round', async () => {
    testCore();
    const host = await mount('gp-agent-login');
    type(await field(host, 'username'), 'agent_half');
    await import('../login/index.js');
    const members = await mount('gp-login');
    expect((await field(members, 'username')).value).to.equal('');
    host.remove();
    const again = await mount('gp-agent-login');
    expect((await field(again, 'username')).value).to.equal('agent_half');
  });

  it('the landing says what agents get, in English and Spanish, and takes the page’s own words instead', async () => {
    const { core } = testCore();
    const host = await mount('gp-agent-login', { landing: true });
    await says(host, 'Bring players. Keep your team.');
    await says(host, 'Monday to Friday, 12:00 to 21:00');
    expect(await axeFindings(host)).to.deep.equal([]);
    await core.language.use('ES');
    await says(host, 'Trae jugadores. Conserva tu equipo.');
    expect(rootOf(host).querySelector('slot[name=pitch]')).not.to.equal(null);
  });
});
