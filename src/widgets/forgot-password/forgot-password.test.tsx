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
  signedInCore,
  switchedOn,
  testCore,
  type,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const MAIL = '/wps/member/password/email';
const PHONE = '/wps/member/password/verification';
const field = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form[part=form]')).requestSubmit();
async function fill(host: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) type(await field(host, name), value);
}
const GOOD = { mobileNum: '5512345678', verificationCode: '123456', newPassword: 'Fresh123' };
async function byPhone() {
  const made = testCore();
  made.platform.on('GET /wps/system/status', () => switchedOn('FORGETMOBILE3'));
  const host = await mount('gp-forgot-password');
  await until(() => rootOf(host).querySelectorAll('option').length === 2, 'the countries are there');
  return { ...made, host };
}

describe('gp-forgot-password', () => {
  it('PWD-01, PWD-02 each method only by its switch', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-forgot-password');
    await named(host, 'By email', '[role=tab]');
    await named(host, 'By mobile number', '[role=tab]');
    platform.on('GET /wps/system/status', () => switchedOn('FORGETMOBILE3'));
    await core.status.load();
    await field(host, 'mobileNum');
    expect(rootOf(host).querySelector('[role=tab], input[name=email]')).to.equal(null);
    platform.on('GET /wps/system/status', () => switchedOn('FORGETEMAIL3'));
    await core.status.load();
    await field(host, 'email');
    expect(rootOf(host).querySelector('[role=tab], input[name=mobileNum]')).to.equal(null);
    platform.on('GET /wps/system/status', () => switchedOn());
    await core.status.load();
    await says(host, 'cannot reset your password here');
  });

  for (const [row, name, value, fault] of [
    ['PWD-03', 'username', '', 'The first character must be a letter, then letters and numbers, 4-16 characters.'],
    ['PWD-03', 'username', '1ana', 'The first character must be a letter, then letters and numbers, 4-16 characters.'],
    ['PWD-04', 'email', '', 'Enter a valid email.'],
    ['PWD-04', 'email', 'a@b', 'Enter a valid email.'],
  ] as const) {
    it(`${row} by email, “${value}” as ${name} is told at its field, and no mail is asked for`, async () => {
      const { platform } = testCore();
      const host = await mount('gp-forgot-password');
      await fill(host, { username: 'demo_member', email: 'ana@example.com', [name]: value });
      await submit(host);
      await says(host, fault);
      expect([...rootOf(host).querySelectorAll('[aria-invalid=true]')].map(input => input.getAttribute('name'))).to.deep.equal([name]);
      expect(platform.callsTo(MAIL)).to.have.length(0);
      expect(await axeFindings(host)).to.deep.equal([]);
    });
  }

  it('PWD-05, PWD-06 the mail is asked for form-encoded and confirmed; its code sets the password and signs in', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-forgot-password');
    await fill(host, { username: 'demo_member', email: 'ana@example.com' });
    await submit(host);
    const confirmation = await until(() => core.dialogs.store.getState().open.at(-1), 'the confirmation');
    expect(confirmation.props)
      .to.include({ tone: 'success' })
      .and.to.deep.include({ title: { key: 'forgot.mail-sent-title' }, body: { key: 'forgot.mail-sent-body' } });
    const asked = platform.callsTo(MAIL)[0];
    expect(asked?.headers.get('content-type')).to.include('application/x-www-form-urlencoded');
    expect(asked?.body).to.deep.equal({ username: 'demo_member', email: 'ana@example.com' });
    core.dialogs.closeAll();
    await says(host, 'If an email reaches ana@example.com');
    await says(host, 'works for 15 minutes');
    expect(shownText(host)).to.not.include('is on its way', 'the confirmation has said it');
    expect(await axeFindings(host)).to.deep.equal([]);
    await fill(host, { verificationCode: '123456', newPassword: 'Fresh123' });
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    expect(platform.callsTo(`${MAIL}/verification`)[0]?.body).to.deep.equal({
      username: 'demo_member',
      email: 'ana@example.com',
      verificationCode: '123456',
      newPassword: 'Fresh123',
    });
  });

  it('PWD-06 the link of the mail fills the code in; the password that is left to choose signs in, and nothing but the form keeps the code', async () => {
    const { core, platform } = testCore();
    core.dialogs.open('forgot-password', { hash: 'code=654321&username=demo_member&email=ana%40example.com' });
    const host = await mount('gp-forgot-password', { popup: true });
    expect((await field(host, 'verificationCode')).value).to.equal('654321');
    await says(host, 'Choose a new password for demo_member.');
    await until(() => rootOf(host).activeElement?.getAttribute('name') === 'newPassword', 'the password comes next');
    expect(core.dialogs.store.getState().open[0]?.props).to.deep.equal({});
    expect([host.outerHTML, location.href, JSON.stringify({ ...localStorage, ...sessionStorage })].join()).to.not.include('654321');
    await fill(host, { newPassword: 'Fresh123' });
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    expect(platform.callsTo(`${MAIL}/verification`)[0]?.body).to.deep.equal({
      username: 'demo_member',
      email: 'ana@example.com',
      verificationCode: '654321',
      newPassword: 'Fresh123',
    });
  });

  it('PWD-06 a link that is over says so as soon as it is opened, and offers a new mail', async () => {
    const { core, platform } = testCore();
    platform.on(`POST ${MAIL}/link`, () => ({ good: false }));
    core.dialogs.open('forgot-password', { hash: 'code=654321&username=demo_member&email=ana%40example.com' });
    const host = await mount('gp-forgot-password');
    await says(host, 'This link no longer works');
    expect(platform.callsTo(`${MAIL}/link`)[0]?.body).to.deep.equal({
      username: 'demo_member',
      email: 'ana@example.com',
      verificationCode: '654321',
    });
    expect(rootOf(host).querySelector('input[name=newPassword]')).to.equal(null);
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Send a new email')).click();
    await says(host, 'If an email reaches ana@example.com');
    expect(platform.callsTo(MAIL)[0]?.body).to.deep.equal({ username: 'demo_member', email: 'ana@example.com' });
    expect((await field(host, 'verificationCode')).value).to.equal('');
  });

  it('PWD-06 a link that finds somebody signed in says so, and waits for who logs out', async () => {
    const { core } = await signedInCore();
    core.dialogs.open('forgot-password', { hash: 'code=654321&username=demo_member&email=ana%40example.com' });
    const host = await mount('gp-forgot-password');
    await says(host, 'already logged in as demo_member');
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'Log out')).click();
    expect((await field(host, 'verificationCode')).value).to.equal('654321');
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    await says(host, 'you are logged in');
  });

  it('PWD-06 a link that ends while the password is typed says so, and another mail can be asked for', async () => {
    const { core, platform } = testCore();
    platform.on(`POST ${MAIL}/verification`, () => new Refusal(400, 'code-expired'));
    core.dialogs.open('forgot-password', { hash: 'code=654321&username=demo_member&email=ana%40example.com' });
    const host = await mount('gp-forgot-password', { popup: true });
    await fill(host, { newPassword: 'Fresh123' });
    await submit(host);
    await says(host, 'This link no longer works');
    (await named(host, 'Use another email')).click();
    expect((await field(host, 'username')).value).to.equal('demo_member');
    await submit(host);
    await until(() => platform.callsTo(MAIL).length === 1, 'another mail');
  });

  it('in a popup the first empty field has the focus, and after the mail the code; arrows among the tabs stay there', async () => {
    const { core } = testCore();
    const host = await mount('gp-forgot-password', { popup: true });
    const focused = (name: string) => until(() => rootOf(host).activeElement?.getAttribute('name') === name, `${name} has the focus`);
    await focused('username');
    await fill(host, { username: 'demo_member', email: 'ana@example.com' });
    await submit(host);
    await until(() => core.dialogs.store.getState().open.some(({ name }) => name === 'info'), 'the confirmation');
    await focused('verificationCode');
    core.dialogs.closeAll();
    const tab = await named(host, 'By email', '[role=tab]');
    tab.focus();
    tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await field(host, 'mobileNum');
    expect(rootOf(host).activeElement?.getAttribute('role')).to.equal('tab');
  });

  it('ERR-11 an unknown pair is told only when the platform tells', async () => {
    const { platform } = testCore();
    platform.on(`POST ${MAIL}`, () => new Refusal(404, 'account-not-found'));
    const host = await mount('gp-forgot-password');
    await fill(host, { username: 'nobody', email: 'ana@example.com' });
    await submit(host);
    await says(host, 'Username/Email does not exist.');
  });

  for (const [row, values, fault, wrong] of [
    ['PWD-07', { mobileNum: '' }, 'Numbers only, 7-15 digits.', 'mobileNum'],
    ['PWD-08', { verificationCode: '' }, 'Verification code is missing.', 'verificationCode'],
    ['PWD-09', { newPassword: '' }, 'A combination of letters and numbers, 6-20 characters.', 'newPassword'],
    ['PWD-09', { newPassword: 'short' }, 'Password: fill in with 6-20 characters.', 'newPassword'],
  ] as const) {
    it(`${row} ${JSON.stringify(values)} is told at its field, and nothing is sent`, async () => {
      const { platform, host } = await byPhone();
      await fill(host, { ...GOOD, ...values });
      await submit(host);
      await says(host, fault);
      expect([...rootOf(host).querySelectorAll('[aria-invalid=true]')].map(input => input.getAttribute('name'))).to.deep.equal([wrong]);
      expect(platform.callsTo(PHONE)).to.have.length(0);
    });
  }

  it('PWD-11 a code is sent to the number, and a countdown holds the next one back', async () => {
    const { platform, host } = await byPhone();
    await fill(host, { mobileNum: GOOD.mobileNum });
    (await named(host, 'Send code')).click();
    await until(() => /^Again in (1:00|0:5\d)$/.test(rootOf(host).querySelector('.form-send')?.textContent ?? ''), 'the countdown');
    expect(rootOf(host).querySelector('.form-send')?.getAttribute('aria-disabled')).to.equal('true');
    expect(platform.callsTo('/wps/verification/sms/noLogin').map(({ body }) => body)).to.deep.equal([
      { mobileNum: GOOD.mobileNum, countryDialingCode: '1', purpose: 'reset' },
    ]);
  });

  it('PWD-10 PWD-12 number, code and password go out, and who sent them is signed in', async () => {
    const { core, platform, host } = await byPhone();
    await fill(host, GOOD);
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    expect(platform.callsTo(PHONE)[0]?.body).to.deep.equal({ ...GOOD, countryDialingCode: '1' });
    await says(host, 'you are logged in');
  });

  it('ERR-04, ERR-06 a code that is not good is told at its field', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => switchedOn('FORGETMOBILE3'));
    const refuse = (code: string) => () =>
      new Response(JSON.stringify({ success: false, code, message: 'no', fields: { verificationCode: 'wrong' } }), {
        status: 400,
        headers: { 'Content-Type': 'application/json' },
      });
    platform.on(`POST ${PHONE}`, refuse('code-expired'));
    const host = await mount('gp-forgot-password');
    await until(() => rootOf(host).querySelectorAll('option').length === 2, 'the countries are there');
    await fill(host, { mobileNum: '5512345678', verificationCode: '123456', newPassword: 'Fresh123' });
    await submit(host);
    await says(host, 'Verification code expired, send again.');
    expect((await field(host, 'verificationCode')).getAttribute('aria-invalid')).to.equal('true');
    platform.on(`POST ${PHONE}`, refuse('code-invalid'));
    await submit(host);
    await says(host, 'Verification code is not valid.');
  });
});
