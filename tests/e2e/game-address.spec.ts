import { expect, test } from './fixtures.js';
import { balance, logIn } from './steps.js';

test.beforeEach(({ page, addresses: { site } }) =>
  page.addInitScript(key => {
    // The frame of a game has no storage.
    if (window === top) localStorage.setItem(key, 'EN');
  }, `gp:demo@${site}:language`),
);

test('OP-81 GAM-01 GAM-08: a game’s card is a link; its page, opened beside, has its own title, plays after the login, and one comes back to it', async ({
  page,
  context,
  addresses: { site },
}) => {
  await page.goto(`${site}/rng`);
  const card = page.locator('gp-lobby .game-card').first();
  const link = card.getByRole('link', { name: /^Play / });
  const name = (await link.textContent())!;
  const beside = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await beside;
  await expect(tab).toHaveURL(/\/game\/[^/]+\/[^/]+$/);
  const address = tab.url();
  await expect(tab).toHaveTitle(`${name} · Nova Palace`);
  await expect(page, 'the list stays where it is').toHaveURL(`${site}/rng`);

  const game = tab.locator('gp-game-page');
  await expect(game.getByRole('heading', { name, exact: true })).toBeVisible();
  await game.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await logIn(tab);
  await expect(tab).toHaveURL(`${site}/seamless`);
  await expect(tab.locator('gp-game iframe')).toBeVisible();
  await tab.goBack();
  await expect(tab).toHaveURL(address);
  await expect(balance(tab)).toContainText('$');
  await expect(game.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('GAM-08 by the keyboard: who comes back from a game stands on its card again', async ({ page, addresses: { site } }) => {
  await page.goto(`${site}/rng`);
  const lobby = page.locator('gp-lobby');
  await lobby
    .getByRole('link', { name: /^Play / })
    .first()
    .focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(lobby.getByRole('link', { name: /^Play / }).first()).not.toBeFocused({ timeout: 500 });
  }).toPass();
  const card = lobby.locator('.card-action:focus');
  const name = (await card.getAttribute('aria-label'))!;
  await page.keyboard.press('Enter');
  await logIn(page);
  await expect(page.locator('gp-game iframe')).toBeVisible();
  await page.goBack();
  await expect(lobby.getByRole('link', { name, exact: true })).toBeFocused();
});

test.describe('an address without a game', () => {
  // The browser reports the page's 404.
  test.use({ failOnProblems: false });

  test('OP-81 where the platform does not know the game, its page says so and leads on', async ({ page, addresses: { site } }) => {
    await page.goto(`${site}/game/AUR/nothing`);
    const game = page.locator('gp-game-page');
    await expect(game.getByText('This game is not here')).toBeVisible();
    await expect(page).toHaveTitle(/^This game is not here · /);
    await game.getByRole('button', { name: 'To the lobby' }).click();
    await expect(page).toHaveURL(`${site}/`);
  });
});
