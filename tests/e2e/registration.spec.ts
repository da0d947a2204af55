import { expect, test } from './fixtures.js';
import { accountNamed, proveHuman } from './identity-steps.js';
import { balance, chooseEnglish } from './steps.js';

test('NAV-10 REG-17 REG-34 REG-44 REG-46: somebody invited by an agent registers without dragging, and stands under that agent', async ({
  page,
  addresses,
}) => {
  const username = `guest${Date.now().toString(36)}`;
  await page.goto(`${addresses.site}/register?affiliateCode=BRUNO01`);
  const form = page.locator('gp-register');
  await expect(form.locator('input[name=affiliateCode]')).toHaveValue('BRUNO01');
  await page.keyboard.press('Escape');
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Register' }).click();

  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill('Secret123');
  await form.locator('input[name=confirmPassword]').fill('Secret124');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.locator('input[name=confirmPassword]')).toBeFocused();
  await form.locator('input[name=confirmPassword]').fill('Secret123');
  await form.locator('summary').click();
  await form.locator('input[name=affiliateCode]').fill('BRUNO01');
  await form.getByRole('checkbox', { name: /18 or older/ }).check();
  await form.getByRole('button', { name: 'Register' }).click();

  await proveHuman(form);

  await expect(balance(page)).toContainText('$0.00');
  await expect(page).toHaveURL(`${addresses.site}/`);
  const account = await accountNamed(page.request, addresses, username);
  expect(account.uplines.at(-1)).toMatchObject({ account: 'demo_agent' });
});

test('NAV-09 NAV-10 an address of a form keeps its place until the form stands, and brings its code before what is behind it', async ({
  page,
  addresses: { site },
}) => {
  const waits = page.locator('body[data-waits]');
  for (const [path, tag] of [
    ['/register', 'gp-register'],
    ['/login', 'gp-login'],
    ['/forgot', 'gp-forgot-password'],
  ] as const) {
    const document = await (await page.request.get(site + path)).text();
    expect(document, path).toMatch(/<body data-screen="home" data-waits>/);
    expect(document, path).toContain(`data-preload="gp-dialogs ${tag} gp-lobby`);
    let letThrough: () => void = () => undefined;
    const gate = new Promise<void>(resolve => (letThrough = resolve));
    await page.route(/\/cdn\/dialogs-/, async route => {
      await gate;
      await route.continue();
    });
    await page.goto(site + path);
    await expect(waits, path).toBeAttached();
    letThrough();
    await expect(page.locator(`${tag} form`), path).toBeVisible();
    await expect(waits, path).toHaveCount(0);
    await page.unroute(/\/cdn\/dialogs-/);
  }
  await page.goto(`${site}/rng`);
  await expect(waits).toHaveCount(0);
});

test('NAV-09 a form that stands before the site’s own script has come has nothing in its place behind it', async ({
  page,
  addresses: { site },
}) => {
  let letThrough: () => void = () => undefined;
  const gate = new Promise<void>(resolve => (letThrough = resolve));
  await page.route(/\/site\/main[^/]*\.js/, async route => {
    await gate;
    await route.continue();
  });
  await page.goto(`${site}/login`, { waitUntil: 'commit' });
  await expect(page.locator('gp-login form')).toBeVisible();
  await expect(page.locator('body[data-waits]')).toBeAttached();
  letThrough();
  await expect(page.locator('body[data-waits]')).toHaveCount(0);
});

test('SYS-02 NAV-10 at the address of a form, a closed platform is seen, not the place of a form that nobody gets', async ({
  page,
  addresses: { site },
}) => {
  await page.route(/\/wps\/system\/status/, async route => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: object };
    await route.fulfill({ response, json: { ...answer, value: { ...answer.value, maintenance: true } } });
  });
  await page.goto(`${site}/register`);
  await expect(page.locator('gp-status').getByRole('heading')).toContainText(/mantenimiento/i);
  await expect(page.locator('body[data-waits]')).toHaveCount(0);
});
