import {
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  nextFrame,
  Refusal,
  rootOf,
  setViewport,
  shownText,
  testCore,
  type,
  until,
  wireProof,
  withPageClock,
} from '../../../tests/widgets-support/index.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import './index.js';

const LOGIN = '/wps/session/login';
const field = (host: Element, name: string) => find<HTMLInputElement>(host, `input[name="${name}"]`);
const fill = async (host: Element, username: string, password: string) => {
  type(await field(host, 'username'), username);
  type(await field(host, 'password'), password);
};
const submit = async (host: Element) => (await find<HTMLFormElement>(host, 'form')).requestSubmit();
const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `it says “${text}”`);

describe('gp-login', () => {
  it('SES-16, SES-17 asks for what is missing, sends nothing, and focuses the first wrong field', async () => {
    const { platform } = testCore();
    const host = await mount('gp-login');
    await submit(host);
    await says(host, 'Enter your username.');
    await says(host, 'Enter your password.');
    const username = await field(host, 'username');
    expect(deepFocus(document)).to.equal(username);
    expect(username.getAttribute('aria-invalid')).to.equal('true');
    const error = rootOf(host).getElementById(username.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).to.equal('Enter your username.');
    const told = () => [...rootOf(host).querySelectorAll('.field-error')].map(node => node.textContent);
    for (const [name, password, alone] of [
      ['', 'Demo1234', 'Enter your username.'],
      ['demo_member', '', 'Enter your password.'],
    ] as const) {
      await fill(host, name, password);
      await submit(host);
      await until(() => String(told()) === alone, `“${alone}” alone`);
    }
    expect(platform.callsTo(LOGIN)).to.have.length(0);
  });

  it('has no field and no tab to press before it has words for them', async () => {
    const { core } = testCore();
    let letCome = () => {};
    const come = new Promise<void>(resolve => (letCome = resolve));
    const need = core.language.need.bind(core.language);
    const has = core.language.has.bind(core.language);
    let held = true;
    core.language.has = set => !held && has(set);
    core.language.need = async set => (await come, need(set));
    const host = await mount('gp-login');
    await until(() => rootOf(host).querySelector('.form-panel'), 'the outline stands');
    await nextFrame();
    expect(rootOf(host).querySelectorAll('input, button, [role=tab]')).to.have.length(0);
    held = false;
    letCome();
    await field(host, 'username');
  });

  it('logs in, and its event crosses to the document once, without the password', async () => {
    const { core } = testCore();
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'Demo1234');
    let times = 0;
    const stop = new AbortController();
    document.addEventListener('gp-login', () => times++, stop);
    const event = await heard('gp-login', () => submit(host));
    stop.abort();
    expect(times).to.equal(1);
    expect(event.target).to.equal(host);
    expect(JSON.stringify(event.detail)).not.to.include('Demo1234');
    expect(core.session.store.getState().state).to.equal('real');
    await says(host, 'You are logged in as demo_member.');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.to.include('Demo1234');
    expect(host.outerHTML).not.to.include('Demo1234');
  });

  it('the button in the password follows the page’s small corners', async () => {
    testCore();
    const host = await mount('gp-login');
    const corner = async () => getComputedStyle(await find(host, '.password-eye')).borderRadius;
    expect(await corner()).to.equal('8px');
    host.style.setProperty('--gp-radius-small', '0px');
    expect(await corner()).to.equal('0px');
  });

  it('a wrong password gives one clear message and loses nothing', async () => {
    testCore();
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'wrong');
    const { detail } = await heard<{ code: string; cause: unknown }>('gp-error', () => submit(host));
    expect(Object.keys(detail)).to.deep.equal(['code', 'cause']);
    expect(detail.code).to.equal('bad-credentials');
    expect(String(detail.cause)).to.equal('PlatformError: POST /wps/session/login answered 401: bad-credentials');
    await says(host, 'Username or password is not correct.');
    expect((await field(host, 'username')).value).to.equal('demo_member');
    expect((await field(host, 'password')).value).to.equal('wrong');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('ERR-03 what the platform says of its own is shown as it says it', async () => {
    const { platform } = testCore();
    const said = 'The cashier is closed. Come back at 9.';
    platform.on(
      `POST ${LOGIN}`,
      () =>
        new Response(JSON.stringify({ success: false, code: 'closed-today', message: said }), {
          status: 500,
          headers: { 'Content-Type': 'application/json' },
        }),
    );
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'Demo1234');
    await submit(host);
    await says(host, said);
    expect((await find<HTMLInputElement>(host, 'input[name=password]')).value).to.equal('Demo1234');
  });

  it('by keyboard the password follows the username; the way to a new one comes after', async () => {
    testCore();
    const host = await mount('gp-login', { popup: true });
    await named(host, 'Forgot password?');
    const stops = [...rootOf(host).querySelectorAll('form input, form button')].map(stop => stop.getAttribute('name') ?? stop.textContent);
    expect(stops.indexOf('password')).to.equal(stops.indexOf('username') + 1);
    expect(stops.indexOf('Forgot password?')).to.be.above(stops.indexOf('password'));
  });

  it('SES-18, SES-19, SES-20, VAL-39 the captcha stands only after the platform asked for it, and is then required', async () => {
    const { platform } = testCore();
    const flagged = { success: false, code: 'bad-credentials', message: 'no', value: { captchaRequired: true } };
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'wrong');
    expect(rootOf(host).querySelector('input[name="captcha"]')).to.equal(null);
    await submit(host);
    await says(host, 'Username or password is not correct.');
    expect(rootOf(host).querySelector('input[name="captcha"]'), 'a failure without the flag asks for none').to.equal(null);
    platform.on(
      `POST ${LOGIN}`,
      () => new Response(JSON.stringify(flagged), { status: 401, headers: { 'Content-Type': 'application/json' } }),
    );
    await submit(host);
    const captcha = await field(host, 'captcha');
    await find(host, 'img[alt="Picture with the characters to type"]');
    const before = platform.callsTo(LOGIN).length;
    await submit(host);
    await until(() => rootOf(host).querySelector('.field-error')?.textContent === 'Enter the captcha.', 'it is said at the captcha');
    expect(platform.callsTo(LOGIN)).to.have.length(before);
    expect(captcha.isConnected).to.equal(true);
    host.remove();
    await field(await mount('gp-login'), 'captcha');
  });

  it('SES-19 who does not read pictures lets the machine work when the form is sent, anew for each attempt, and may stop it', async () => {
    const { core, platform } = testCore();
    platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-required'));
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'Demo1234');
    await submit(host);
    expect(platform.callsTo('/wps/captcha/proof')).to.have.length(0);
    const instead = await named(host, 'Continue without a picture');
    instead.focus();
    instead.click();
    await says(host, 'There is nothing to read or type.');
    expect(rootOf(host).activeElement).to.equal(await named(host, 'Use the picture instead'));
    expect(rootOf(host).querySelector('.form-captcha')).to.equal(null);
    expect(await axeFindings(host)).to.deep.equal([]);

    const sent = platform.callsTo(LOGIN).length;
    platform.on('POST /wps/captcha/proof', () => ({
      ...wireProof,
      challenge: { ...wireProof.challenge, keyPrefix: '00'.repeat(16), cost: 1_000 },
    }));
    await submit(host);
    await find(host, 'progress');
    await says(host, 'Your device is solving the task.');
    expect(await axeFindings(host)).to.deep.equal([]);
    const cancel = await named(host, 'Cancel');
    cancel.focus();
    cancel.click();
    await says(host, 'There is nothing to read or type.');
    expect(rootOf(host).activeElement).to.equal(await named(host, 'Use the picture instead'));
    expect(platform.callsTo(LOGIN)).to.have.length(sent);
    expect((await field(host, 'password')).value).to.equal('Demo1234');

    platform.on('POST /wps/captcha/proof', () => wireProof);
    platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-invalid'));
    await submit(host);
    await says(host, 'Invalid captcha input.');
    expect(platform.callsTo('/wps/captcha/proof').at(-1)?.body).to.deep.equal({ purpose: 'login', account: 'demo_member' });
    const first = platform.callsTo(LOGIN).at(-1)?.body;
    expect(first).to.include({ captchaId: 'proof-1' });
    expect(first?.captcha).to.match(/^\d+\.00[0-9a-f]{62}$/);
    platform.on(`POST ${LOGIN}`, () => ({ token: 'token-demo_member' }));
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    // One that was stopped, one that was refused and tried once more, one that came in.
    expect(platform.callsTo('/wps/captcha/proof')).to.have.length(4);
  });

  for (const [language, width] of [
    ['EN', 1280],
    ['ES', 1280],
    ['EN', 390],
    ['ES', 390],
    ['ES', 320],
  ] as const) {
    it(`SES-19 the button stays in its place while the machine works, and after it, in ${language} at ${width} px; the error stands at the captcha`, async () => {
      await setViewport({ width, height: 844 });
      const { core, platform } = testCore({ defaultLanguage: language });
      platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-required'));
      const host = await mount('gp-login');
      await fill(host, 'demo_member', 'Demo1234');
      await submit(host);
      await find(host, '.form-captcha img');
      await find(host, '.field-error');
      const button = await find(host, 'button[type=submit]');
      const places: [string, number][] = [];
      const note = (place: string) => places.push([place, Math.round(button.getBoundingClientRect().top)]);
      note('picture');
      const top = places[0]?.[1];
      (await find(host, '.form-captcha-turn')).click();
      await find(host, '.proof');
      note('note');
      platform.on('POST /wps/captcha/proof', () => ({
        ...wireProof,
        challenge: { ...wireProof.challenge, keyPrefix: '00'.repeat(16), cost: 1_000 },
      }));
      await submit(host);
      await find(host, 'progress');
      note('work');
      (await find(host, '.proof-work button')).click();
      await until(() => !rootOf(host).querySelector('progress'), 'the work is over');
      note('stopped');
      platform.on('POST /wps/captcha/proof', () => wireProof);
      platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-invalid'));
      await submit(host);
      const error = await find(host, '.field-error');
      note('error');
      expect(error.closest('.field')?.querySelector('.proof')).to.not.equal(null);
      expect(error.textContent).to.equal(core.language.t('error.captcha-invalid'));
      expect(places).to.deep.equal(['picture', 'note', 'work', 'stopped', 'error'].map(place => [place, top]));
    });
  }

  it('SES-19 a proof that ran out meanwhile is worked for once more, and nothing is said of it', async () => {
    const { core, platform } = testCore();
    platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-required'));
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'Demo1234');
    await submit(host);
    (await named(host, 'Continue without a picture')).click();
    await says(host, 'There is nothing to read or type.');
    let proofs = 0;
    platform.on('POST /wps/captcha/proof', () => ({ ...wireProof, id: `proof-${++proofs}` }));
    platform.on(`POST ${LOGIN}`, ({ body }) =>
      body.captchaId === 'proof-2' ? { token: 'token-demo_member' } : new Refusal(400, 'captcha-invalid'),
    );
    await submit(host);
    await until(() => core.session.store.getState().state === 'real', 'signed in');
    expect(platform.callsTo(LOGIN).map(({ body }) => body.captchaId)).to.deep.equal(['', 'proof-1', 'proof-2']);
  });

  it('SES-21 a further picture that costs work is worked for, and its place says so', async () => {
    const { platform } = testCore();
    platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-required'));
    platform.on('GET /wps/captcha', ({ query }) =>
      query.get('captchaId') === 'proof-1'
        ? { id: 'captcha-9', image: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' }
        : new Response(JSON.stringify({ success: false, code: 'verification-required', message: 'no', value: { proofRequired: true } }), {
            status: 403,
            headers: { 'Content-Type': 'application/json' },
          }),
    );
    const release = platform.hold('POST /wps/captcha/proof');
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'wrong');
    await submit(host);
    await until(
      () => rootOf(host).querySelector('.form-captcha [role=status]')?.textContent?.startsWith('Your device is solving the task.'),
      'it is said',
    );
    expect((await named(host, 'New picture')).getAttribute('aria-busy')).to.equal('true');
    expect(await axeFindings(host)).to.deep.equal([]);
    release();
    await find(host, '.form-captcha img');
    expect((await named(host, 'New picture')).hasAttribute('aria-busy')).to.equal(false);
    expect(platform.callsTo('/wps/captcha/proof')[0]?.body).to.deep.equal({ purpose: 'picture' });
  });

  it('ERR-07 a wrong captcha is told in words, with another picture and without what was typed', async () => {
    const { platform } = testCore();
    let asked = 0;
    platform.on('GET /wps/captcha', () => ({
      id: `captcha-${(asked += 1)}`,
      image: `data:image/svg+xml,%3Csvg id="n${asked}" xmlns="http://www.w3.org/2000/svg"/%3E`,
    }));
    platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-required'));
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'Demo1234');
    await submit(host);
    const captcha = await field(host, 'captcha');
    const shown = (number: number) =>
      until(() => rootOf(host).querySelector<HTMLImageElement>('.form-captcha img')?.src.includes(`n${number}`), `picture ${number}`);
    await shown(1);
    platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-invalid'));
    type(captcha, 'ABCD');
    await submit(host);
    await says(host, 'Invalid captcha input.');
    await shown(2);
    expect([captcha.value, captcha.getAttribute('aria-invalid')]).to.deep.equal(['', 'true']);
    expect(platform.callsTo(LOGIN).at(-1)?.body).to.include({ captcha: 'ABCD', captchaId: 'captcha-1' });
  });

  it('SES-21, CON-04 another picture comes when it is asked for, at most once a second', async () => {
    const { platform } = testCore();
    platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-required'));
    let asked = 0;
    platform.on('GET /wps/captcha', () => {
      asked += 1;
      return { id: `captcha-${asked}`, image: `data:image/svg+xml,%3Csvg id="n${asked}" xmlns="http://www.w3.org/2000/svg"/%3E` };
    });
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'wrong');
    const picture = () => rootOf(host).querySelector<HTMLImageElement>('.form-captcha img')?.src;
    const shown = (number: number) => until(() => picture()?.includes(`n${number}`), `picture ${number}`);
    await withPageClock(async at => {
      await submit(host);
      await shown(1);
      const again = await named(host, 'New picture');
      // Each click has a frame for itself: what is asked at once is asked once anyway.
      const clicks = async (...moments: number[]) => {
        for (const moment of moments) {
          at(moment);
          again.click();
          await nextFrame();
          await nextFrame();
        }
      };
      await clicks(1, 500, 999);
      expect(asked).to.equal(1);
      await clicks(1000, 1500, 1999);
      await shown(2);
      expect(asked).to.equal(2);
      await clicks(2000);
      await shown(3);
    });
  });

  it('ERR-07 a wrong captcha is told at its field alone, which has the focus as soon as it is there', async () => {
    const { platform } = testCore();
    platform.on(`POST ${LOGIN}`, () => new Refusal(400, 'captcha-required'));
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'Demo1234');
    await submit(host);
    const captcha = await field(host, 'captcha');
    await until(() => deepFocus(document) === captcha, 'the captcha has the focus');
    expect(rootOf(host).querySelector('.form-message')).to.equal(null);
    await fill(host, 'demo_member', '');
    await submit(host);
    await until(() => rootOf(host).querySelectorAll('.field-error').length === 2, 'password and captcha are missing');
    expect(deepFocus(document), 'the first wrong field is the topmost').to.equal(await field(host, 'password'));
  });

  it('a field that the platform blames is told in our words; where it blames none, the password has the focus', async () => {
    const { platform } = testCore();
    const fields = { username: 'required', other: 'wrong' };
    platform.on(`POST ${LOGIN}`, () => Response.json({ success: false, code: 'bad-request', message: 'no', fields }, { status: 400 }));
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'Demo1234');
    await submit(host);
    await says(host, 'Input cannot be empty.');
    expect(rootOf(host).querySelector('.form-message')).to.equal(null);
    expect(deepFocus(document)).to.equal(await field(host, 'username'));
    platform.on(`POST ${LOGIN}`, () => new Refusal(401, 'bad-credentials'));
    await submit(host);
    await find(host, '.form-message');
    expect(deepFocus(document)).to.equal(await field(host, 'password'));
  });

  it('who puts the first wrong field right stays in it', async () => {
    testCore();
    const host = await mount('gp-login');
    await submit(host);
    await says(host, 'Enter your password.');
    const username = await field(host, 'username');
    type(username, 'a');
    await until(() => !shownText(host).includes('Enter your username.'), 'it is no longer wrong');
    await nextFrame();
    expect(deepFocus(document)).to.equal(username);
  });

  it('a second submit while the first is under way sends nothing', async () => {
    const { platform } = testCore();
    const release = platform.hold(`POST ${LOGIN}`);
    const host = await mount('gp-login');
    await fill(host, 'demo_member', 'Demo1234');
    await submit(host);
    await find(host, 'button[type="submit"][aria-busy="true"]');
    await submit(host);
    release();
    await says(host, 'You are logged in');
    expect(platform.callsTo(LOGIN)).to.have.length(1);
  });

  it('what was typed survives losing the form and a change of language', async () => {
    const { core } = testCore();
    const first = await mount('gp-login');
    await fill(first, 'half_typed', 'half');
    await core.language.use('ES');
    await says(first, 'Usuario');
    expect((await field(first, 'username')).value).to.equal('half_typed');
    first.remove();
    const second = await mount('gp-login');
    expect((await field(second, 'username')).value).to.equal('half_typed');
    expect((await field(second, 'password')).value).to.equal('half');
  });

  for (const [what, answer, text] of [
    [
      'answers HTML',
      () => new Response('<h1>Oops</h1>', { status: 200, headers: { 'Content-Type': 'text/html' } }),
      'could not read the answer',
    ],
    ['answers 500', () => new Response('', { status: 500 }), 'could not read the answer'],
    ['answers a wrong shape', () => ({ token: { no: 1 } }), 'could not read the answer'],
  ] as const) {
    it(`a platform that ${what} is said, and the form lives on`, async () => {
      const { platform } = testCore();
      platform.on(`POST ${LOGIN}`, answer);
      const host = await mount('gp-login');
      await fill(host, 'demo_member', 'Demo1234');
      await submit(host);
      const message = await find(host, '.form-message');
      expect(message.textContent).to.include(text);
      expect(message.textContent).not.to.match(/error\.\w|Oops|fetch/);
      expect((await field(host, 'password')).value).to.equal('Demo1234');
    });
  }

  it('SES-25 free play only when its switch is on', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-login', { popup: true });
    await core.status.load();
    expect(shownText(host)).not.to.include('Free play');
    platform.on('GET /wps/system/status', () => ({ whitelabel: [{ modId: 'FREEPLAY3', enabled: true }] }));
    await core.status.load();
    (await named(host, 'Free play')).click();
    await until(() => core.session.store.getState().state === 'trial', 'a trial session');
  });

  it('light-form puts the same form beside the host’s own children, and takes its sheet away again', async () => {
    testCore();
    const sheets = document.adoptedStyleSheets.length;
    const host = await mount('gp-login', { 'light-form': true });
    const username = await until(() => host.querySelector<HTMLInputElement>('form input[name="username"]'), 'the form is in light DOM');
    expect(username.autocomplete).to.equal('username');
    expect(document.adoptedStyleSheets).to.have.length(sheets + 1);
    expect(getComputedStyle(username).minHeight).to.equal('48px');
    host.remove();
    await until(() => document.adoptedStyleSheets.length === sheets, 'the sheet is gone');
  });

  it('SES-49, ERR-16 audience member refuses an agent and undoes the login (OP-06)', async () => {
    const { core, platform } = testCore();
    const host = await mount('gp-login', { audience: 'member' });
    await fill(host, 'demo_agent', 'Demo1234');
    await submit(host);
    await says(host, 'Non-member account unable to login.');
    expect(core.session.store.getState().state).to.equal('logged-out');
    expect(platform.callsTo('/wps/session/logout')).to.have.length(1);
  });
});
