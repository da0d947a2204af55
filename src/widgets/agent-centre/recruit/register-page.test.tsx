import {
  afterEach,
  axeFindings,
  describe,
  expect,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  type,
  until,
} from '../../../../tests/widgets-support/index.js';
import '../index.js';

const LINKS = '/wps/relay/MCS2_registerLink';
const CREATE = '/wps/relay/MCS2_createDownline';
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const link = (code: string, changes: object = {}) => ({
  code,
  active: true,
  domain: '',
  members: 0,
  accountType: 0,
  rate: null,
  canReopen: false,
  ...changes,
});
const terms = { accountTypes: [0, 2], rateMax: 2.5, domains: ['sur.example'] };
const refused = (fields: Record<string, string>) =>
  new Response(JSON.stringify({ success: false, code: 'bad-request', fields }), {
    status: 400,
    headers: { 'content-type': 'application/json' },
  });
const opened = async (list: object[] = [link('BRUNO01')], given: object = terms) => {
  const made = await signedInCore('demo_agent');
  let now = list;
  made.platform.on(`GET ${LINKS}`, () => ({ list: now, ...given }));
  const host = await mount('gp-agent-centre', { page: 'registerCenter' });
  host.style.inlineSize = '1000px';
  await named(host, 'Open code');
  return { ...made, host, becomes: (next: object[]) => (now = next) };
};
const choose = (field: HTMLElement, value: string) => {
  if (!(field instanceof HTMLSelectElement)) throw new Error('No choice.');
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

afterEach(() => {
  document.querySelectorAll('gp-agent-centre').forEach(host => host.remove());
});

describe('gp-agent-centre registerCenter', () => {
  it('AGT-05 a new code with all that it gives stands in the list, and the form is empty again', async () => {
    const { host, platform, becomes } = await opened();
    type(await named(host, 'Code (optional)'), 'NORTE26');
    choose(await named(host, 'Kind of account'), '2');
    type(await named(host, 'Agreed rate in percent (optional)'), '1,5');
    choose(await named(host, 'Valid on'), 'sur.example');
    const made = link('NORTE26', { accountType: 2, rate: 1.5, domain: 'sur.example' });
    platform.on(`POST ${LINKS}`, () => {
      becomes([made, link('BRUNO01')]);
      return made;
    });
    (await named(host, 'Open code')).click();
    await says(host, 'NORTE26 is open. Share its link.');
    expect(platform.callsTo(LINKS).find(({ method }) => method === 'POST')?.body).to.deep.equal({
      code: 'NORTE26',
      accountType: 2,
      rate: 1.5,
      domain: 'sur.example',
    });
    await says(host, 'Opens: Agent');
    await says(host, 'Agreed rate: 1.5%');
    expect(((await named(host, 'Code (optional)')) as HTMLInputElement).value).to.equal('');
    expect(await axeFindings(host)).to.deep.equal([]);
    host.style.inlineSize = '320px';
    await until(() => !rootOf(host).querySelector('.entry'), 'the page alone');
    expect(host.scrollWidth).to.be.at.most(320);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('AGT-05 what is wrong is told at its field, and what was typed stays', async () => {
    const { host, platform } = await opened();
    const code = await named(host, 'Code (optional)');
    type(code, 'ab');
    type(await named(host, 'Agreed rate in percent (optional)'), '2.6');
    (await named(host, 'Open code')).click();
    await says(host, 'Enter a rate from 0 to 2.5%');
    expect(code.getAttribute('aria-invalid')).to.equal('true');
    expect(rootOf(host).activeElement).to.equal(code);
    expect(platform.callsTo(LINKS).filter(({ method }) => method === 'POST')).to.have.length(0);
    type(code, 'TAKEN01');
    type(await named(host, 'Agreed rate in percent (optional)'), '');
    platform.on(`POST ${LINKS}`, () => refused({ code: 'taken' }));
    (await named(host, 'Open code')).click();
    await until(() => code.getAttribute('aria-invalid') === 'true' && rootOf(host).activeElement === code, 'told at the code');
    expect((code as HTMLInputElement).value).to.equal('TAKEN01');
    platform.on(`POST ${LINKS}`, () => new Refusal(429, 'quota-exceeded'));
    (await named(host, 'Open code')).click();
    await says(host, 'Close one first.');
  });

  it('AGT-05 a code is closed after a question only, and opened again', async () => {
    const { core, host, platform, becomes } = await opened([link('BRUNO01'), link('OLD', { active: false })]);
    platform.on(`DELETE ${LINKS}`, () => {
      becomes([link('BRUNO01', { active: false, canReopen: true })]);
      return link('BRUNO01', { active: false, canReopen: true });
    });
    await says(host, 'Customer service closed it.');
    expect(shownText(host)).not.to.include('Open again: OLD');
    const dialog = () => until(() => core.dialogs.store.getState().open.find(({ name }) => name === 'confirm'), 'a question');
    (await named(host, 'Close code BRUNO01')).click();
    core.dialogs.close((await dialog()).id, false);
    (await named(host, 'Close code BRUNO01')).click();
    core.dialogs.close((await dialog()).id, true);
    await says(host, 'Closed: nobody can register with it any more.');
    expect(
      platform
        .callsTo(LINKS)
        .filter(({ method }) => method === 'DELETE')
        .map(({ body }) => body),
    ).to.deep.equal([{ code: 'BRUNO01' }]);
    platform.on(`POST ${LINKS}`, () => {
      becomes([link('BRUNO01')]);
      return link('BRUNO01');
    });
    const again = await named(host, 'Open again: BRUNO01');
    // Its list has come; what was pressed may still be ending.
    await until(() => !again.hasAttribute('aria-busy'), 'it can be pressed');
    again.click();
    await named(host, 'Copy link of code BRUNO01');
    expect(platform.callsTo(LINKS).at(-2)?.body).to.deep.equal({ code: 'BRUNO01', reopen: true });
  });

  it('AGT-05 without agents, rates or domains to give, nobody is asked for them', async () => {
    const { host } = await opened([], { accountTypes: [0], rateMax: 0, domains: [] });
    await says(host, 'You have no code yet');
    for (const label of ['Kind of account', 'Agreed rate', 'Valid on']) expect(shownText(host)).not.to.include(label);
  });

  it('AGT-05 O-55 INV-04 an account is opened by the rules of registration, a cut repeats the same, and its login is handed over', async () => {
    const { core, host, platform } = await opened();
    (await named(host, 'Open an account', '[role=tab]')).click();
    const name = await named(host, 'Account name');
    type(name, 'ab');
    (await named(host, 'Open account')).click();
    await until(() => name.getAttribute('aria-invalid') === 'true' && rootOf(host).activeElement === name, 'told at the name');
    expect(platform.callsTo(CREATE)).to.have.length(0);
    type(name, 'friend01');
    type(await named(host, 'First password'), 'Given1234');
    platform.on(`PUT ${CREATE}`, () => new Refusal(502, 'unknown'));
    (await named(host, 'Open account')).click();
    await says(host, 'Send it again: it is done once.');
    platform.on(`PUT ${CREATE}`, () => ({ id: '90', account: 'friend01', accountType: 0 }));
    (await named(host, 'Open account')).click();
    await says(host, 'friend01 is open (Member).');
    const keys = platform.callsTo(CREATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.length).to.be.at.least(2);
    expect(new Set(keys).size).to.equal(1);
    expect(platform.callsTo(CREATE).at(-1)?.body).to.deep.equal({ username: 'friend01', password: 'Given1234', accountType: 0 });
    expect(((await named(host, 'First password')) as HTMLInputElement).value).to.equal('');
    (await named(host, 'Copy name and password')).click();
    const told = await until(() => core.dialogs.store.getState().open.find(({ name: dialog }) => dialog === 'info'), 'it is copied');
    expect(JSON.stringify(told.props)).to.include('friend01').and.to.include('Given1234');
    expect(await axeFindings(host)).to.deep.equal([]);
  });
});
