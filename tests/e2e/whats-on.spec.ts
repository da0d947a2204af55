import { expect, test } from './fixtures.js';
import { gameFrame, logIn } from './steps.js';

test.beforeEach(async ({ page, addresses: { site } }) => {
  // Not in the game, which has no storage.
  await page.addInitScript(key => void (window === top && localStorage.setItem(key, 'EN')), `gp:demo@${site}:language`);
});

test('O-92 GAM-01: from the odds of a fixture, by keyboard, through the login into the game, where they are chosen', async ({
  page,
  member,
  addresses: { site },
}) => {
  await page.goto(`${site}/sports`);
  // The last begins in more than a minute.
  const next = page.locator('gp-whats-on').locator('[part=fixture]').last();
  const home = (await next.locator('.on-name').first().textContent()) ?? '';
  await next.getByRole('button', { name: `${home} wins` }).press('Enter');
  await logIn(page, member.username);
  await expect(page).toHaveURL(`${site}/seamless`);
  const game = gameFrame(page);
  const chosen = game.locator('.fixture', { hasText: home }).locator('.price[aria-pressed=true]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveAttribute('data-pick', 'home');
  await expect(chosen).toBeInViewport();
  await expect(game.locator('.slip')).toContainText(home);
  await expect(game.getByRole('button', { name: /^Bet / })).toBeEnabled();
});

test('LOT-05 NAV-38: from the next draws through the login to the board of one', async ({ page, member, addresses: { site } }) => {
  await page.goto(`${site}/elott`);
  const draws = page.locator('gp-whats-on').locator('[part=card]');
  await expect(draws).toHaveCount(6);
  const name = (await draws.first().getByRole('heading').textContent()) ?? '';
  await draws.first().getByRole('button', { name, exact: true }).click();
  await logIn(page, member.username);
  await expect(page).toHaveURL(/\/(vnL|l)ottery\?gameCode=/);
  await expect(page.locator('gp-lottery').getByRole('heading', { name })).toBeVisible();
});
