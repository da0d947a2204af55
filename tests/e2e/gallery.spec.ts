import { expect, test } from './fixtures.js';
import { axeFindings } from './page-flaws.js';

// A state lets calls fail, which the console tells; axe writes inline styles, which the page's strict policy refuses.
test.use({ failOnProblems: false });

test('gallery: widgets are found by the keyboard alone, by name and by what they tell', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/`);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search widgets' })).toBeFocused();
  await page.keyboard.type('gp-login-required');
  await expect(page.getByRole('navigation').getByText('event gp-login-required').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('jackpot');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'gp-jackpot', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '<gp-jackpot>' })).toBeVisible();
});

test('gallery: the cards of the first page are those that the search finds', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/`);
  const card = (tag: string) => page.locator('main').getByRole('link', { name: `<${tag}>` });
  await expect(card('gp-wallet')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search widgets' }).fill('slots');
  await expect(card('gp-lobby')).toBeVisible();
  await expect(card('gp-wallet')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search widgets' }).fill('');
  await expect(card('gp-wallet')).toBeVisible();
});

test('gallery: right to left and the language agree, whichever is chosen', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/?tag=gp-login`);
  const root = page.frameLocator('iframe').locator('gp-login [data-gp-root]');
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(root).toHaveAttribute('dir', 'ltr');
  await radio('Right to left').check({ force: true });
  await expect(radio('العربية')).toBeChecked();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await radio('English').check({ force: true });
  await expect(radio('As it is')).toBeChecked();
  await expect(root).toHaveAttribute('dir', 'ltr');
});

test('gallery: who was signed in by a state is signed out when it is left', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/?tag=gp-header&in.state=full`);
  const header = page.frameLocator('iframe').locator('gp-header');
  await expect(header.locator('.balance-figure')).toBeVisible();
  await page.getByRole('radio', { name: 'As it is' }).check({ force: true });
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(header.locator('.balance-figure')).toHaveCount(0);
});

test('gallery: each state shows what the widget itself shows then', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/?tag=gp-lobby&filter=ALL`);
  const lobby = page.frameLocator('iframe').locator('gp-lobby');
  const state = (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
  await expect(lobby.locator('.game-card .card-action').first()).toBeVisible();
  await state('Loading');
  await expect(lobby.locator('.card-waiting').first()).toBeVisible();
  await state('Empty');
  await expect(lobby.locator('.notice')).toBeVisible();
  await expect(lobby.locator('.card-action')).toHaveCount(0);
  await state('Error');
  await expect(lobby.locator('.notice-error')).toBeVisible();
  await state('Long words');
  await expect(lobby.locator('.card-action').first()).toContainText('Donaudampfschiff');
  await state('Right to left');
  await expect(lobby.locator('[data-gp-root]')).toHaveAttribute('dir', 'rtl');
  await state('Full');
  await expect(lobby.locator('.card-action').first()).toBeVisible();
  await page.goto(`${addresses.site}/gallery/?tag=gp-header&in.state=full`);
  await expect(page.frameLocator('iframe').locator('gp-header .balance-figure')).toBeVisible();
});

test('gallery: all that is chosen stands in the address, after a reload and on the way back', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/?tag=gp-login`);
  const code = page.locator('.snippet code');
  await expect(page.frameLocator('iframe').locator('gp-login h2')).toBeVisible();
  await page.getByRole('radio', { name: 'Light', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: '390 px' }).check({ force: true });
  await page.getByRole('tab', { name: 'HTML' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'React' })).toBeFocused();
  await expect(code).toContainText("import { GpLogin } from 'gp-widgets/react'");
  await page.reload();
  await expect(page.getByRole('radio', { name: '390 px' })).toBeChecked();
  await expect(page.frameLocator('iframe').locator('gp-login [data-gp-root]')).toHaveAttribute('data-theme', 'light');
  await expect(code).toContainText('gp-widgets/react');
  await page.goBack();
  await expect(code).toContainText('<gp-login></gp-login>');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Free' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('radio', { name: '390 px' })).toBeChecked();
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`gallery: axe finds nothing, and nothing is wider than the page, on a phone and on a desk, ${colorScheme}`, async ({
    page,
    addresses,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [390, 1280])
      for (const query of ['', '?tag=gp-login']) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${addresses.site}/gallery/${query}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        if (query) await expect(page.frameLocator('iframe').locator('gp-login h2')).toBeVisible();
        expect(await axeFindings(page, 'nav, main > :not(.bench), .bench .card')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
  });
