import { expect, test } from './fixtures.js';
import { balance, balanceOf, chooseEnglish, gameFrame, logIn, openBeside } from './steps.js';

test('WAL-01 GAM-11: a claim, a deposit and a bet in one tab stand in the other, in its game and in its wallet', async ({
  page,
  ownPlatform,
}) => {
  const { origin, operatorKey } = ownPlatform;
  const operator = { headers: { Authorization: `Bearer ${operatorKey}` } };
  const given = await page.request.post(`${origin}/sandbox/api/rewards`, {
    headers: { ...operator.headers, 'Idempotency-Key': 'bonus-in-both-tabs' },
    data: { account: 'demo_member', kind: 'bonus', amount: 777, count: 1, days: 5 },
  });
  expect(given.ok()).toBe(true);

  await page.goto(`${origin}/rng`);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page);
  await expect(balance(page)).toContainText('$');
  const lobby = page.locator('gp-lobby');
  await lobby.getByRole('button', { name: 'Search games' }).click();
  await lobby.getByRole('searchbox').fill('wolf');
  await lobby
    .getByRole('dialog')
    .getByRole('link', { name: /^Play .*wolf/i })
    .first()
    .click();
  const spin = gameFrame(page).getByRole('button', { name: 'Spin', exact: true });
  await expect(spin).toBeEnabled();
  let expected = await balanceOf(page);
  const inGame = async () =>
    Math.round(Number((await gameFrame(page).locator('[data-test=balance]').innerText()).replace(/[^\d.]/g, '')) * 100);
  expect(await inGame()).toBe(expected);

  const beside = await openBeside(page, `${origin}/member?page=rewardCenter`);
  await beside
    .locator('gp-rewards')
    .getByRole('button', { name: /^Claim: \$7\.77/ })
    .click();
  expected += 777;
  await expect.poll(() => balanceOf(page), { message: 'the claim in the header' }).toBe(expected);
  await expect.poll(inGame, { message: 'the claim in the game' }).toBe(expected);

  await beside.goto(`${origin}/member?page=depositv2`);
  const wallet = beside.locator('gp-wallet');
  await wallet.getByRole('radio', { name: /Bank transfer/ }).check();
  await wallet.getByRole('textbox', { name: 'Amount' }).fill('50');
  await wallet.locator('button[type=submit]').click();
  await expect(wallet.getByText(/D\d{6} is ordered/)).toBeVisible();
  const waiting = await page.request.get(`${origin}/sandbox/api/deposits?state=pending&search=demo_member`, operator);
  const { list } = (await waiting.json()) as { list: { id: number }[] };
  expect((await page.request.post(`${origin}/sandbox/api/deposits/${list[0]?.id}/arrive`, operator)).ok()).toBe(true);
  expected += 5_000;
  await expect.poll(inGame, { message: 'the deposit in the game' }).toBe(expected);
  await expect.poll(() => balanceOf(page), { message: 'the deposit in the header beside the game' }).toBe(expected);
  await expect.poll(() => balanceOf(beside), { message: 'the deposit in the header' }).toBe(expected);

  const answered = page.waitForResponse(response => response.url().endsWith('/play/api/round') && response.ok());
  await spin.click();
  const { balance: after } = (await (await answered).json()) as { balance: number };
  await expect.poll(() => balanceOf(beside), { message: 'the bet in the other header' }).toBe(after);
  const inWallet = wallet.getByRole('group', { name: 'Main wallet' }).locator('output');
  await expect
    .poll(async () => Math.round(Number((await inWallet.innerText()).replace(/[^\d.]/g, '')) * 100), {
      message: 'the bet in the open wallet',
    })
    .toBe(after);
});
