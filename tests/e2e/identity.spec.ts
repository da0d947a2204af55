import type { Page } from '@playwright/test';
import { DEMO_TOTP_SECRET } from '../../examples/platform/seed/identity.js';
import { expect, test } from './fixtures.js';
import { ask, authenticatorCode, codeSentTo, proveHuman } from './identity-steps.js';
import { balance, chooseEnglish, logIn, loginPopup } from './steps.js';

// Wrong codes and refusals are part of these journeys, and the browser reports each.
test.use({ failOnProblems: false });
// Long ways, with a database that hashes passwords slowly on purpose.
test.describe.configure({ timeout: 120_000 });

const hasToken = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).some(key => key.endsWith(':token')));

async function openLogin(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await expect(loginPopup(page)).toBeVisible();
}
async function logOut(page: Page): Promise<void> {
  await page
    .locator('gp-header')
    .getByRole('button', { name: /My menu/ })
    .click();
  await page.locator('gp-header').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog', { name: 'Log out now?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('gp-header').getByRole('button', { name: 'Log in' })).toBeVisible();
}

test('SES-34 SES-41 ROL-04: by SMS code, a password that has expired does not stand in the way', async ({ page, addresses }) => {
  await openLogin(page, addresses.site);
  const popup = loginPopup(page);
  await popup.getByRole('tab', { name: 'SMS code' }).click();
  await popup.getByLabel('Country code').selectOption('MX');
  await popup.locator('input[name=mobileNum]').fill('5500000007');
  await popup.getByRole('button', { name: 'Send code' }).click();
  const { code } = await codeSentTo(page.request, addresses, '+525500000007');
  await expect(popup.getByRole('button', { name: /^Again in/ })).toBeVisible();
  await popup.locator('input[name=verificationCode]').fill(code === '000000' ? '000001' : '000000');
  await popup.locator('input[name=verificationCode]').press('Enter');
  await expect(popup.locator('input[name=verificationCode]')).toHaveAttribute('aria-invalid', 'true');
  expect(await hasToken(page)).toBe(false);
  await popup.locator('input[name=verificationCode]').fill(code);
  await popup.locator('input[name=verificationCode]').press('Enter');
  await expect(balance(page)).toContainText('$');
  await expect(page.locator('gp-change-password')).toHaveCount(0);
});

test('SES-28 SES-64 REG-36 REG-37: Facebook’s own window signs in after terms and age, and closing it does not', async ({
  page,
  addresses,
}) => {
  await openLogin(page, addresses.site);
  const popup = loginPopup(page);
  const facebook = popup.getByRole('button', { name: 'Continue with Facebook' });

  const refused = page.waitForEvent('popup');
  await facebook.click();
  await (await refused).getByRole('button', { name: 'Cancel' }).click();
  await expect(popup.getByRole('status').filter({ hasText: 'You cancelled.' })).toBeVisible();
  await expect(popup.getByRole('alert'), 'who changes his mind did nothing wrong').toHaveCount(0);
  expect(await hasToken(page)).toBe(false);

  const opened = page.waitForEvent('popup');
  await facebook.click();
  const provider = await opened;
  const closed = provider.waitForEvent('close');
  await provider.getByRole('button', { name: /Ben Ortiz/ }).click();
  await closed;

  // The first time there is no account yet: none is opened without terms and age.
  const consent = popup.getByRole('form', { name: 'One more step' });
  await consent.getByRole('button', { name: 'Open account' }).click();
  await expect(consent.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  expect(await hasToken(page)).toBe(false);
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Open account' }).click();
  await expect(balance(page)).toContainText('$0.00');
  await expect(loginPopup(page)).toHaveCount(0);
});

test('SES-44 SES-48 ENT-40: from an unknown network an authenticator’s code lets in, a wrong one does not', async ({ page, addresses }) => {
  await openLogin(page, addresses.site);
  await logIn(page, 'demo_newip');
  const popup = loginPopup(page);
  await expect(popup.getByRole('tab')).toHaveText(['SMS code', 'Email', 'Payee name', 'Google Authenticator']);
  expect(await hasToken(page)).toBe(false);
  await popup.getByRole('tab', { name: 'Google Authenticator' }).click();
  const answer = popup.locator('input[name=answer]');
  await answer.fill('123');
  await answer.press('Enter');
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  expect(await hasToken(page)).toBe(false);
  await answer.fill(authenticatorCode(DEMO_TOTP_SECRET));
  await answer.press('Enter');
  await expect(balance(page)).toContainText('$500.00');
});

test('ROL-06 SES-52 SES-53 SES-54: free play starts at once, at home, with play money alone', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/rng`);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await loginPopup(page).getByRole('button', { name: 'Free play' }).click();
  await expect(page.locator('gp-header')).toContainText('Free play');
  await expect(page).toHaveURL(`${addresses.site}/`);
  await expect(loginPopup(page)).toHaveCount(0);
  await expect(balance(page)).toHaveCount(0);
});

test('NAV-12 AGT-02 ERR-17 SES-43 SES-50 SES-63: at /agent a member is refused, an agent comes to the agent centre and leaves to /agent', async ({
  page,
  addresses,
}) => {
  await page.goto(`${addresses.site}/agentHome`);
  await expect(page).toHaveURL(`${addresses.site}/agent`);
  await chooseEnglish(page);
  const form = page.locator('gp-agent-login');
  const send = async (username: string) => {
    await form.getByRole('textbox', { name: 'Username' }).fill(username);
    await form.getByLabel('Password', { exact: true }).fill('Demo1234');
    await form.getByLabel('Password', { exact: true }).press('Enter');
  };
  await send('demo_player');
  await expect(form.getByText('Non-agents cannot log in.')).toBeVisible();
  expect(await hasToken(page)).toBe(false);
  await expect(page).toHaveURL(`${addresses.site}/agent`);

  await send('demo_subagent');
  await expect(page).toHaveURL(`${addresses.site}/agentHome`);
  const centre = page.locator('gp-agent-centre');
  await expect(centre.getByRole('navigation', { name: 'Agent menu' })).toContainText('Carla');
  await expect(centre).toContainText('Your upline: demo_agent');
  await centre.getByRole('link', { name: 'Register centre' }).click();
  await expect(page).toHaveURL(`${addresses.site}/agentHome?page=registerCenter`);
  await expect(centre.getByRole('textbox', { name: 'Link CARLA01' })).toHaveValue(`${addresses.site}/register?affiliateCode=CARLA01`);
  await expect(centre.getByRole('group', { name: 'Balance' })).toContainText('$');
  await expect(page.locator('gp-side-menu nav')).toHaveCount(0);

  await page.goto(`${addresses.site}/agent`);
  await expect(page).toHaveURL(`${addresses.site}/agentHome`);
  await centre.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog', { name: 'Log out now?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${addresses.site}/agent`);
  await expect(form.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('two copies of the package on one page share the session: logging out in one shows in the tags of both', async ({
  page,
  addresses,
}) => {
  // The same files under another address are another copy to a browser: its own modules, its own React.
  await page.route(`${addresses.partner}/copy/**`, async route => {
    const answer = await fetch(addresses.site + new URL(route.request().url()).pathname.replace('/copy/', '/cdn/'));
    await route.fulfill({ body: await answer.text(), contentType: 'text/javascript' });
  });
  await page.route(`${addresses.partner}/two.html`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Two copies</title><script type="module" src="${addresses.site}/cdn/gp.js" data-api="${addresses.site}" data-merchant="demo" data-default-language="EN"></script><gp-header></gp-header><gp-login></gp-login></html>`,
    }),
  );
  await page.goto(`${addresses.partner}/two.html`);
  await expect(page.locator('gp-login').getByRole('textbox', { name: 'Username' })).toBeVisible();
  const copies = await page.evaluate(async site => {
    const [one, two] = await Promise.all(
      [`${site}/cdn/gp-widgets.js`, '/copy/gp-widgets.js'].map(url => import(url) as Promise<{ getCore(): unknown; createCore: unknown }>),
    );
    return { sameCode: one?.createCore === two?.createCore, sameCore: one?.getCore() === two?.getCore() };
  }, addresses.site);
  expect(copies).toEqual({ sameCode: false, sameCore: true });
  // The header came from the first copy; this tag's code comes from the second.
  await page.evaluate(async site => {
    const manifest = (await (await fetch(`${site}/cdn/manifest.json`)).json()) as { widgets: Record<string, { files: string[] }> };
    await import(`/copy/${manifest.widgets['gp-agent-login']?.files.at(-1)}`);
    document.body.append(document.createElement('gp-agent-login'));
  }, addresses.site);
  const second = page.locator('gp-agent-login');
  await expect(second.getByRole('textbox', { name: 'Username' })).toBeVisible();

  await page.locator('gp-login').getByRole('textbox', { name: 'Username' }).fill('demo_agent42');
  await page.locator('gp-login').getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.locator('gp-login').getByLabel('Password', { exact: true }).press('Enter');
  await expect(balance(page)).toContainText('$');
  await expect(second).toContainText('You are logged in as demo_agent42.');
  await page.evaluate(() =>
    import(location.origin + '/copy/gp-widgets.js').then(({ getCore }: { getCore(): { session: { logout(): Promise<void> } } }) =>
      getCore().session.logout(),
    ),
  );
  await expect(page.locator('gp-header').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('gp-login').getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(await hasToken(page)).toBe(false);
});

test('after a login from the header the focus is on the account, not lost', async ({ page, addresses }) => {
  await openLogin(page, addresses.site);
  await logIn(page, 'demo_agent42');
  await expect(page).toHaveURL(`${addresses.site}/agentHome`);
  await page.goto(addresses.site);
  await logOut(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, 'demo_player');
  await expect(page.locator('gp-header').getByRole('button', { name: /My menu/ })).toBeFocused();
});

test('ERR-16 SES-49 OP-06: where only members may log in, an agent is refused', async ({ page, addresses }) => {
  await page.route(`${addresses.partner}/members.html`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Members</title><script type="module" src="${addresses.site}/cdn/gp.js" data-api="${addresses.site}" data-merchant="demo" data-default-language="EN"></script><gp-login audience="member"></gp-login></html>`,
    }),
  );
  await page.goto(`${addresses.partner}/members.html`);
  await logIn(page, 'demo_agent41');
  await expect(loginPopup(page).getByText('Non-member account unable to login.')).toBeVisible();
  expect(await hasToken(page)).toBe(false);
});

test('ROL-03 ROL-05 REG-43 PWD-12 PWD-13: registered by mobile, forgotten, recovered by phone and by mail', async ({ page, addresses }) => {
  test.setTimeout(360_000);
  const stamp = Date.now();
  const username = `phone${stamp.toString(36)}`;
  const mobile = `55${String(stamp).slice(-8)}`;
  const email = `${username}@example.test`;
  await page.goto(addresses.site);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Register' }).click();
  const form = page.locator('gp-register');
  await form.getByRole('tab', { name: 'Mobile number' }).click();
  await form.getByLabel('Country code').selectOption('MX');
  await form.locator('input[name=mobileNum]').fill(mobile);
  await form.getByRole('button', { name: 'Send code' }).click();
  await proveHuman(form);
  const registered = await codeSentTo(page.request, addresses, `+52${mobile}`);
  await form.locator('input[name=verificationCode]').fill(registered.code);
  await form.locator('input[name=password]').fill('Secret123');
  await form.locator('input[name=confirmPassword]').fill('Secret123');
  await form.locator('summary').click();
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=nickname]').fill('Nadia');
  await form.getByRole('checkbox', { name: /18 or older/ }).check();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(balance(page)).toContainText('$0.00');
  const account = await page.evaluate(async () => {
    const token = Object.entries(sessionStorage).find(([key]) => key.endsWith(':token'))?.[1] ?? '';
    const answer = (await (
      await fetch('/wps/member/info', { headers: { Authorization: `Bearer ${token}`, Merchant: 'demo' } })
    ).json()) as { value: { account: string } };
    return answer.value.account;
  });
  await logOut(page);

  // By phone: signs in and leads home.
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await loginPopup(page).getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = page.locator('gp-forgot-password');
  await forgot.getByRole('tab', { name: 'By mobile number' }).click();
  await forgot.getByLabel('Country code').selectOption('MX');
  await forgot.locator('input[name=mobileNum]').fill(mobile);
  await forgot.getByRole('button', { name: 'Send code' }).click();
  const byPhone = await codeSentTo(page.request, addresses, `+52${mobile}`, registered.id);
  await forgot.locator('input[name=verificationCode]').fill(byPhone.code);
  await forgot.locator('input[name=newPassword]').fill('Second456');
  await forgot.locator('input[name=newPassword]').press('Enter');
  await expect(balance(page)).toContainText('$0.00');
  await expect(page).toHaveURL(`${addresses.site}/`);

  // A mail address that was only typed proves nothing: it is confirmed first, and can then be changed.
  await page.goto(`${addresses.site}/member?page=security`);
  const centre = page.locator('gp-member-centre');
  const binding = centre.getByRole('dialog');
  const saved = page.getByRole('alertdialog', { name: 'Your security details are saved' });
  await centre.getByRole('button', { name: 'Email: Confirm' }).click();
  await binding.locator('input[name=email]').fill(`first-${email}`);
  await binding.locator('input[name=password]').fill('Second456');
  await binding.locator('input[name=password]').press('Enter');
  await binding.locator('input[name=verificationCode]').fill((await codeSentTo(page.request, addresses, `first-${email}`)).code);
  await binding.locator('input[name=verificationCode]').press('Enter');
  await saved.getByRole('button', { name: 'OK' }).click();
  await expect(centre.getByText(/withdrawals and transfers are paused/), 'since the password was reset by number').toBeVisible();
  await centre.getByRole('button', { name: 'Email: Change' }).click();
  await binding.locator('input[name=email]').fill(email);
  await binding.locator('input[name=password]').fill('Second456');
  await binding.locator('input[name=password]').press('Enter');
  const confirming = await codeSentTo(page.request, addresses, email);
  await binding.locator('input[name=verificationCode]').fill(confirming.code);
  const replaced = await ask<{ list: { text: string }[] }>(
    page.request,
    addresses,
    `outbox?search=${encodeURIComponent(`first-${email}`)}`,
  );
  await binding
    .locator('input[name=oldCode]')
    .fill(/\d{6}/.exec(replaced.list.find(({ text }) => /replace/.test(text))?.text ?? '')?.[0] ?? '');
  await binding.locator('input[name=oldCode]').press('Enter');
  await expect(saved).toContainText('withdrawals and transfers are paused until');
  await saved.getByRole('button', { name: 'OK' }).click();
  await page.goto(`${addresses.site}/member?page=withdraw`);
  await expect(page.locator('gp-wallet').getByText(/withdrawals and transfers are paused until/)).toBeVisible();
  await logOut(page);

  // By mail: its link brings the code, and leaves the address at once.
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await loginPopup(page).getByRole('button', { name: 'Forgot password?' }).click();
  await forgot.locator('input[name=username]').fill(account);
  await forgot.locator('input[name=email]').fill(email);
  await forgot.getByRole('button', { name: 'Send email' }).click();
  await page.getByRole('alertdialog', { name: 'Check your email' }).getByRole('button', { name: 'OK' }).click();
  const byMail = await codeSentTo(page.request, addresses, email, confirming.id);
  await page.goto(/^http\S+$/m.exec(byMail.text)?.[0] ?? '');
  await expect(forgot.locator('input[name=verificationCode]')).toHaveValue(byMail.code);
  await expect(page).toHaveURL(`${addresses.site}/`);
  await forgot.locator('input[name=newPassword]').fill('Third789');
  await forgot.getByRole('button', { name: 'Set new password' }).click();
  await expect(balance(page)).toContainText('$0.00');
  await logOut(page);

  // Only the last password opens.
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, account, 'Secret123');
  await expect(loginPopup(page).getByText('Username or password is not correct.')).toBeVisible();
  await logIn(page, account, 'Third789');
  await expect(balance(page)).toContainText('$0.00');
});
