import { expect, test } from './fixtures.js';
import { accountNamed, proveHuman } from './identity-steps.js';
import { wcagFindings } from './page-flaws.js';

test('example page: affiliate, on another origin, in a design of its own', async ({ page, addresses, problems }) => {
  await page.goto(`${addresses.partner}/affiliate/`);
  expect(await page.locator('script[src*="gp.js"]').getAttribute('src')).toContain(addresses.site);
  const form = page.locator('gp-register');
  const submit = form.getByRole('button', { name: 'Register' });
  await expect(submit).toBeVisible();
  await expect(submit).toHaveCSS('background-color', 'rgb(168, 67, 42)');
  await expect(submit).toHaveCSS('border-start-start-radius', '999px');
  await expect(page.locator('#source')).toContainText("addEventListener('gp-register', onRegister)");
  expect(problems).toEqual([]);
});

test('REG-17 REG-39 OP-42: who registers on an affiliate’s page stands under that affiliate, and the page hears of it', async ({
  page,
  addresses,
}) => {
  const username = `table${Date.now().toString(36)}`;
  await page.goto(`${addresses.partner}/affiliate/`);
  const form = page.locator('gp-register');
  const code = form.locator('input[name=affiliateCode]');
  await expect(code).toHaveValue('BRUNO01');
  await expect(code).toHaveAttribute('readonly', '');

  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill('Secret123');
  await form.locator('input[name=confirmPassword]').fill('Secret123');
  await form.getByRole('checkbox', { name: /18 or older/ }).check();
  await form.getByRole('button', { name: 'Register' }).click();
  await proveHuman(form);

  const thanks = page.getByRole('heading', { name: `Pull up the chair, ${username}` });
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  await expect(page.getByRole('link', { name: 'On to Nova Palace' })).toHaveAttribute('href', `${addresses.site}/login`);
  await expect(form).toContainText(`Welcome, ${username}!`);
  // The session is the page's: what the page adds later has it too.
  await expect(page.locator('#play gp-lobby').getByRole('heading', { name: 'Hot games' })).toBeVisible();
  expect(page.url()).toBe(`${addresses.partner}/affiliate/`);

  const account = await accountNamed(page.request, addresses, username);
  expect(account.uplines.at(-1)).toMatchObject({ account: 'demo_agent' });
});

test.describe('the affiliate page', () => {
  // axe writes inline styles while it looks, which the page's strict policy refuses and the console tells.
  test.use({ failOnProblems: false });

  for (const width of [320, 1280]) {
    test(`axe finds nothing, and nothing is wider than the page, at ${width} px`, async ({ page, addresses }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${addresses.partner}/affiliate/`);
      await page.locator('gp-register').getByRole('button', { name: 'Register' }).click();
      await expect(page.locator('gp-register').getByText('Input cannot be empty.').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await wcagFindings(page)).toEqual([]);
    });
  }
});
