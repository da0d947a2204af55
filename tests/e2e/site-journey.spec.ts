import { expect, test } from './fixtures.js';
import { balance, balanceOf, chooseEnglish, gameFrame, logIn, loginPopup, scrollToEnd, spin } from './steps.js';

test('NAV-04 HOM-08 I18-03 SYS-22: a visitor sees the whole home, in Spanish, in English at a click, dark or light at a click', async ({
  page,
  addresses,
}) => {
  await page.goto(addresses.site);
  await expect(page.locator('gp-header').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('gp-lobby').getByRole('heading', { name: 'Juegos populares' })).toBeVisible();
  await chooseEnglish(page);
  await expect(page.locator('gp-lobby').getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await expect(
    page
      .locator('gp-lobby')
      .getByRole('link', { name: /^Play / })
      .first(),
  ).toBeVisible();
  await expect(page.locator('gp-banners').getByRole('button', { name: 'Pause offers' })).toBeVisible();
  await expect(page.locator('gp-winner-ticker')).toContainText('***');
  await expect(page.locator('gp-jackpot')).toContainText(/\$5,\d{3}\.\d{2}/);
  await expect(async () => {
    await scrollToEnd(page);
    await expect(page.locator('gp-footer')).toContainText('18+', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });

  const box = page.locator('gp-lobby [data-gp-root]');
  const ground = page.locator('html');
  await expect(box).toHaveAttribute('data-theme', 'dark');
  await expect(ground, 'the page around the widgets').toHaveCSS('background-color', 'rgb(13, 17, 23)');
  await page.locator('gp-side-menu').getByRole('button', { name: 'Light' }).click();
  await expect(box).toHaveAttribute('data-theme', 'light');
  await expect(ground, 'the page follows').toHaveCSS('background-color', 'rgb(245, 246, 248)');
  await page.reload();
  await expect(box).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('gp-lobby').getByRole('heading', { name: 'Hot games' })).toBeVisible();
});

test('GAM-01 GAM-16 LOB-11 SES-57 SES-58: a visitor is asked to log in, then searches, plays, reloads and logs out', async ({
  page,
  addresses,
  member,
}) => {
  const launches: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/wps/game/launchGame')) launches.push(request.url());
  });
  await page.goto(addresses.site);
  await chooseEnglish(page);

  // 2: the game is not launched, the popup opens
  await page
    .locator('gp-lobby')
    .getByRole('link', { name: /^Play / })
    .first()
    .click();
  await expect(loginPopup(page)).toBeVisible();
  expect(launches).toEqual([]);
  await logIn(page, member.username);
  await expect(loginPopup(page)).toHaveCount(0);
  await expect(balance(page)).toContainText('$');

  // The wish from before the login is granted: the game opens. Back to the lobby from there.
  await expect(page).toHaveURL(/\/seamless/);
  expect(launches).toHaveLength(1);
  await page.locator('gp-game').getByRole('button', { name: 'Close game' }).click();
  await expect(page.locator('gp-lobby').getByRole('heading', { name: 'Hot games' })).toBeVisible();

  const header = page.locator('gp-header');
  await header.getByRole('button', { name: 'Hide balance' }).click();
  await expect(balance(page)).toHaveText('*****');
  await header.getByRole('button', { name: 'Show balance' }).click();
  const start = await balanceOf(page);

  // 3: category, search, pages, a slot
  await page.locator('gp-header').getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page).toHaveURL(/\/rng/);
  const lobby = page.locator('gp-lobby');
  await expect(lobby.getByRole('link', { name: /^Play / })).toHaveCount(18);
  await lobby.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await lobby.getByRole('button', { name: 'Search games' }).click();
  await lobby.getByRole('searchbox').fill('wolf');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/page=2/);
  const first = lobby.getByRole('link', { name: /^Play .*wolf/i }).first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(gameFrame(page).locator('button.spin')).toBeEnabled({ timeout: 20_000 });

  let expected = start;
  for (let round = 0; round < 3; round++) {
    const { stake, payout } = await spin(page);
    expected += payout - stake;
    await expect.poll(() => balanceOf(page), { message: 'the header follows the ledger' }).toBe(expected);
  }

  // 4: a reload keeps the session; logging out asks, ends it on the platform, returns home
  await page.goto(`${addresses.site}/recent`);
  await expect(
    page
      .locator('gp-account-games')
      .getByRole('link', { name: /^Play .*wolf/i })
      .first(),
  ).toBeVisible();
  expect(await balanceOf(page)).toBe(expected);
  const token = await page.evaluate(() => Object.values(sessionStorage).find(value => /^[\w-]{20,}$/.test(value)));
  expect(token, 'the token is in session storage').toBeTruthy();
  const recorded = await page.request.get(`${addresses.site}/wps/relay/ODSFE2_MemBetHist?page=1&pageSize=5`, {
    headers: { Authorization: `Bearer ${token}`, Merchant: 'demo', Language: 'EN' },
  });
  expect(recorded.ok(), 'the rounds stand in the records').toBe(true);
  expect(JSON.stringify(await recorded.json())).toMatch(/wolf/i);

  await header.getByRole('button', { name: /My menu/ }).click();
  await header.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out now?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(balance(page)).toBeVisible();
  await header.getByRole('button', { name: /My menu/ }).click();
  await header.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog', { name: 'Log out now?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(`${addresses.site}/`);
  const afterwards = await page.request.get(`${addresses.site}/wps/member/info`, {
    headers: { Authorization: `Bearer ${token}`, Merchant: 'demo' },
  });
  expect(afterwards.status(), 'the platform has ended the session').toBe(401);
});
