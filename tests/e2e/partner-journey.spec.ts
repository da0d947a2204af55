import { expect, test } from './fixtures.js';
import { logIn, loginPopup } from './steps.js';

test("NAV-04 GAM-01 GAM-08: on someone else's page both tags share one session, and the page's own handling of gp-launch comes first", async ({
  page,
  addresses,
}) => {
  await page.goto(`${addresses.partner}/partner/`);
  const lobby = page.locator('gp-lobby');
  await expect(lobby.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await expect(page.locator('gp-winner-ticker')).toContainText('***');

  // A slot: the first card may be any game.
  const play = lobby.getByRole('link', { name: /^Play .*(?:Crown|Heart|Mermaid|Phoenix|Queen|Tiger|Dragon|Wolf)$/ }).first();
  await play.click();
  await expect(loginPopup(page)).toBeVisible();
  await logIn(page, 'demo_subagent');
  await expect(loginPopup(page)).toHaveCount(0);

  // The page asks its own question first; staying opens nothing.
  const question = page.getByRole('dialog', { name: 'Leaving for a game' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.locator('gp-game iframe')).toHaveCount(0);

  await play.click();
  const popup = page.context().waitForEvent('page');
  await question.getByRole('button', { name: 'Open the game' }).click();
  const game = await popup;
  await expect(game.locator('button.spin')).toBeEnabled({ timeout: 20_000 });
  await expect(page.locator('#log li').first()).not.toHaveText('Nothing yet.');

  // One session for all tags, and for the page after a reload.
  await page.reload();
  await lobby
    .getByRole('button', { name: 'Favourites' })
    .or(lobby.getByRole('link', { name: 'Favourites' }))
    .first()
    .click();
  await expect(loginPopup(page)).toHaveCount(0);
  await expect(lobby.getByText('No favourites yet').or(lobby.getByRole('link', { name: /^Play / }).first())).toBeVisible();
});
