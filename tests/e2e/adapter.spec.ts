import { expect, test } from './fixtures.js';
import { loginPopup } from './steps.js';

// A wrong secret is refused on purpose.
test.use({ failOnProblems: false });

test('on a platform that speaks otherwise an adapter brings search, login, balance and a game, and what it lacks is not offered', async ({
  page,
  addresses,
}) => {
  const ours: string[] = [];
  const told: string[] = [];
  page.on('request', request => /\/(?:wps|idp)\//.test(request.url()) && ours.push(request.url()));
  page.on('console', message => message.type() === 'info' && told.push(message.text()));
  await page.goto(`${addresses.site}/adapter/`);
  const lobby = page.locator('gp-lobby');
  const header = page.locator('gp-header');
  await expect(lobby.getByRole('heading', { name: 'Hot games' })).toBeVisible();

  // Not offered: the tag stands empty, hearts, favourites and registration are not there, and the developer is told.
  await expect(page.locator('gp-promotions')).toHaveText('');
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Register' })).toHaveCount(0);
  await expect(lobby.getByRole('button', { name: /favourites/i })).toHaveCount(0);
  expect(told.join()).toMatch(/<gp-promotions> stays empty: .* no listPromotions/);

  // Search, in its words.
  await lobby.getByRole('button', { name: 'Search games' }).click();
  await page.getByRole('searchbox').fill('emerald');
  const found = lobby.getByRole('dialog').getByRole('button', { name: /^Play Emerald/ });
  await expect(found).toHaveCount(3);
  await found.first().click();

  // A wrong secret is said as any platform's, and loses nothing.
  const login = loginPopup(page);
  await login.getByLabel('Username').fill('orion');
  await login.locator('[name=password]').fill('wrong');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login.getByText('Username or password is not correct.')).toBeVisible();
  await expect(login.getByLabel('Username')).toHaveValue('orion');
  await login.locator('[name=password]').fill('Starlight1');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();

  // The game that was wanted, for real money of theirs.
  const game = page.frameLocator('gp-game iframe');
  await expect(game.locator('.money')).toContainText('€ 100.00');
  await game.getByRole('group').getByRole('button').first().click();
  await expect(game.locator('#purse')).not.toHaveText('€ 100.00');
  const left = (await game.locator('#purse').innerText()).replace('€ ', '');
  await page.locator('gp-game').getByRole('button', { name: 'Close game' }).click();
  await lobby.getByRole('dialog').getByRole('button', { name: 'Close search' }).click();
  await expect(header.locator('.balance-figure')).toContainText(left);
  await expect(header.getByRole('button', { name: 'Deposit' })).toHaveCount(0);

  await header.locator('.member-button').click();
  await header
    .getByRole('menuitem', { name: 'Log out' })
    .or(header.getByRole('button', { name: 'Log out' }))
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(ours).toEqual([]);
});
