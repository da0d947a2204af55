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
  testCore,
  type,
  until,
} from '../../../tests/widgets-support/index.js';
import { shownDialog } from '../../core/testing/shown-dialog.js';
import './index.js';

const CHANGE = '/wps/member/password';
const field = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form[part=form]')).requestSubmit();
async function fill(host: Element, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) type(await field(host, name), value);
}

describe('gp-change-password', () => {
  it('PWD-15 PWD-19 of one’s own wish: old password, new one by its rule, equal confirmation', async () => {
    const { core, platform } = await signedInCore();
    const host = await mount('gp-change-password');
    await field(host, 'oldPassword');
    await submit(host);
    await says(host, 'Input cannot be empty.');
    await fill(host, { newPassword: 'abc', confirmNewPassword: 'abd' });
    await submit(host);
    await says(host, 'Password: fill in with 6-20 characters.');
    await says(host, 'Confirmation input incorrect.');
    expect(await axeFindings(host)).to.deep.equal([]);
    expect(platform.callsTo(CHANGE)).to.have.length(0);
    await fill(host, { oldPassword: 'Demo1234', newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' });
    await submit(host);
    await until(() => shownDialog(core, 'info')?.props.tone === 'success', 'the confirmation');
    expect(platform.callsTo(CHANGE)[0]?.body).to.deep.equal({
      oldPassword: 'Demo1234',
      newPassword: 'Fresh123',
      confirmNewPassword: 'Fresh123',
    });
    expect((await field(host, 'newPassword')).value).to.equal('');
  });

  for (const [row, newPassword, confirmNewPassword, message, wrong, oldPassword = 'Demo1234'] of [
    ['PWD-15 the old password is required', 'Fresh123', 'Fresh123', 'Input cannot be empty. Fill it in.', 'oldPassword', ''],
    ['PWD-16 the new password is required', '', '', 'A combination of letters and numbers, 6-20 characters.', 'newPassword'],
    ['PWD-17 the new password satisfies the password rule', 'abc', 'abc', 'Password: fill in with 6-20 characters.', 'newPassword'],
    [
      'PWD-18 VAL-34 the confirmation equals the new password',
      'Fresh123',
      'Fresh124',
      'Confirmation input incorrect. Type the same password again.',
      'confirmNewPassword',
    ],
    ['PWD-18 VAL-40 the confirmation may not be left out', 'Fresh123', '', 'Input cannot be empty. Fill it in.', 'confirmNewPassword'],
  ] as const) {
    it(`${row}: else it is told at the field, which gets the focus, and nothing is sent`, async () => {
      const { platform } = await signedInCore();
      const host = await mount('gp-change-password');
      await fill(host, { oldPassword, newPassword, confirmNewPassword });
      await submit(host);
      await until(() => rootOf(host).querySelector(`input[name=${wrong}][aria-invalid]`), 'the field is marked');
      expect((await field(host, wrong)).closest('.field')?.querySelector('.field-error')?.textContent).to.equal(message);
      if (wrong !== 'oldPassword') expect((await field(host, 'oldPassword')).hasAttribute('aria-invalid')).to.equal(false);
      expect(rootOf(host).activeElement).to.equal(await field(host, wrong));
      expect((await field(host, 'oldPassword')).value).to.equal(oldPassword);
      expect(platform.callsTo(CHANGE)).to.have.length(0);
    });
  }

  it('a wrong old password is told at its field', async () => {
    const { platform } = await signedInCore();
    platform.on(`POST ${CHANGE}`, () => new Refusal(401, 'bad-credentials'));
    const host = await mount('gp-change-password');
    await fill(host, { oldPassword: 'nope', newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' });
    await submit(host);
    await until(() => rootOf(host).querySelector('input[name=oldPassword][aria-invalid]'), 'the old password is marked');
  });

  it('PWD-15, PWD-20, PWD-21 forced after a login: without the old one; then the session is there', async () => {
    const { core, platform } = testCore();
    platform.on('POST /wps/session/login', () => ({ token: 'token-demo_member', passwordDefault: true }));
    await core.start();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await mount('gp-change-password');
    await says(host, 'still has its first password');
    expect((await field(host, 'username')).value).to.equal('demo_member', 'password managers need it');
    expect(rootOf(host).querySelector('input[name=oldPassword]')).to.equal(null);
    expect(await axeFindings(host)).to.deep.equal([]);
    const before = platform.callsTo('/wps/member/info').length;
    await fill(host, { newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' });
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    expect(platform.callsTo('/wps/member/info').length).to.be.above(before);
    expect(core.dialogs.store.getState().open).to.have.length(0);
  });

  it('PWD-23 after a reload it asks for the old password once more, and logging out is a way out', async () => {
    const merchant = `test-${crypto.randomUUID()}`;
    const first = testCore({ merchant });
    first.platform.on('POST /wps/session/login', () => ({ token: 'token-demo_member', passwordDefault: true }));
    await first.core.start();
    await first.core.session.login({ username: 'demo_member', password: 'Demo1234' });
    first.core.stop();
    const { core, platform } = testCore({ merchant });
    platform.on('POST /wps/session/login', () => ({ token: 'token-demo_member', passwordDefault: true }));
    await core.start();
    expect(core.session.store.getState().state).to.equal('logged-out');
    const host = await mount('gp-change-password');
    await fill(host, { oldPassword: 'Demo1234', newPassword: 'Fresh123', confirmNewPassword: 'Fresh123' });
    expect((await field(host, 'username')).value).to.equal('demo_member');
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.to.include('Fresh123');
  });

  it('a visitor is told to log in first', async () => {
    testCore();
    await says(await mount('gp-change-password'), 'Log in to change your password.');
  });

  it('forced, it can be left by logging out', async () => {
    const { core, platform } = testCore();
    platform.on('POST /wps/session/login', () => ({ token: 'token-demo_member', passwordDefault: true }));
    await core.start();
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    const host = await mount('gp-change-password');
    (await named(host, 'Log out')).click();
    await until(() => core.session.store.getState().passwordChange === undefined, 'left');
  });
});
