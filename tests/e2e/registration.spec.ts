import { expect, test } from './fixtures.js';
import { balance, chooseEnglish } from './steps.js';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The sum in words that stands in for the slider. */
function solve(question: string): number {
  const [, a = '', sign = '', b = ''] = /(\w+) (plus|minus) (\w+)/.exec(question) ?? [];
  const [left, right] = [NUMBERS.indexOf(a), NUMBERS.indexOf(b)];
  expect(Math.min(left, right), question).toBeGreaterThanOrEqual(0);
  return sign === 'plus' ? left + right : left - right;
}

test('NAV-10 REG-01 REG-17 REG-32 REG-34 REG-36 REG-39 REG-44..46: somebody invited by an agent registers without dragging, and stands under that agent', async ({ page, addresses }) => {
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
  await form.locator('input[name=affiliateCode]').fill('BRUNO01');
  await form.getByRole('checkbox', { name: /18 or older/ }).check();
  await form.getByRole('button', { name: 'Register' }).click();

  await form.getByRole('button', { name: 'Answer a question instead' }).click();
  const question = await form.getByText(/How much is/).innerText();
  await form.getByLabel('Answer').fill(String(solve(question)));
  await form.getByRole('button', { name: 'Confirm' }).click();

  await expect(balance(page)).toContainText('$0.00');
  await expect(page).toHaveURL(`${addresses.site}/`);
  const operator = { headers: { Authorization: `Bearer ${addresses.operatorKey}` } };
  const { list } = await (await page.request.get(`${addresses.site}/sandbox/api/accounts?search=${username}`, operator)).json();
  const account = await (await page.request.get(`${addresses.site}/sandbox/api/accounts/${list[0].id}`, operator)).json();
  expect(account.uplines.at(-1)).toMatchObject({ account: 'demo_agent' });
});
