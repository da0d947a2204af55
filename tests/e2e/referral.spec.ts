import { expect, test } from './fixtures.js';
import { proveHuman } from './identity-steps.js';
import { balance, balanceOf, chooseEnglish, logIn } from './steps.js';

test('HDR-22, MEM-11: a friend registers by the link of the page and deposits; the operator approves, and both sides have their money', async ({
  page,
  context,
  ownPlatform,
}) => {
  const { origin, operatorKey } = ownPlatform;
  const operator = { headers: { Authorization: `Bearer ${operatorKey}` } };
  const centre = page.locator('gp-member-centre');
  const username = `friend${Date.now().toString(36)}`;

  await page.goto(origin);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page);
  await expect(balance(page)).toContainText('$');
  await page.locator('gp-side-menu').getByRole('link', { name: 'Invite friends' }).click();
  const link = await centre.getByRole('textbox', { name: 'Your link' }).inputValue();
  const before = await balanceOf(page);

  const friend = await context.newPage();
  await friend.goto(link);
  const form = friend.locator('gp-register');
  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill('Secret123');
  await form.locator('input[name=confirmPassword]').fill('Secret123');
  await form.getByRole('checkbox', { name: /18/ }).check();
  await form.locator('button[type=submit]').click();
  await proveHuman(form);
  await expect(balance(friend)).toContainText('$0.00');

  const row = centre
    .getByRole('row')
    .filter({ hasText: `${username.slice(0, 2)}***${username.at(-1)}` })
    .first();
  await page.reload();
  await expect(row).toContainText('no deposit yet');

  await friend.goto(`${origin}/member?page=depositv2`);
  const deposit = friend.locator('gp-wallet');
  await deposit.getByRole('radio', { name: /Bank transfer/ }).check();
  await deposit.getByRole('textbox', { name: 'Amount' }).fill('50');
  await deposit.locator('button[type=submit]').click();
  await expect(deposit.getByText(/D\d{6} is ordered/)).toBeVisible();
  const waiting = await page.request.get(`${origin}/sandbox/api/deposits?state=pending&search=${username}`, operator);
  const { list } = (await waiting.json()) as { list: { id: number }[] };
  expect((await page.request.post(`${origin}/sandbox/api/deposits/${list[0]?.id}/arrive`, operator)).ok()).toBe(true);

  await page.reload();
  await expect(row).toContainText('Bonus paid');
  await expect.poll(() => balanceOf(page)).toBe(before + 1_000);
  await friend.reload();
  await expect(balance(friend)).toContainText('$50.00');
});
