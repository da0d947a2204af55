import { expect, test } from './fixtures.js';
import { proveHuman } from './identity-steps.js';
import { balance, chooseEnglish } from './steps.js';

const PAYMENT = '246810';

test('AGT-02 AGT-06 WAL-18 ROL-27: an agent sees who joined the team, sends money down the tree, and the member has it', async ({
  page,
  context,
  ownPlatform,
}) => {
  const { origin, operatorKey } = ownPlatform;
  const operator = { headers: { Authorization: `Bearer ${operatorKey}` } };
  const username = `down${Date.now().toString(36)}`;
  const centre = page.locator('gp-agent-centre');
  const menu = centre.getByRole('navigation', { name: 'Agent menu' });

  const member = await context.newPage();
  await member.goto(origin);
  await chooseEnglish(member);
  await member.goto(`${origin}/register?affiliateCode=CARLA01`);
  const form = member.locator('gp-register');
  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill('Secret123');
  await form.locator('input[name=confirmPassword]').fill('Secret123');
  await form.getByRole('checkbox', { name: /18/ }).check();
  await form.locator('button[type=submit]').click();
  await proveHuman(form);
  await expect(balance(member)).toContainText('$0.00');

  // Whatever other journeys have made of it.
  const found = await page.request.get(`${origin}/sandbox/api/accounts?search=demo_agent&pageSize=100`, operator);
  const agent = ((await found.json()) as { list: { id: number; account: string }[] }).list.find(({ account }) => account === 'demo_agent');
  await page.request.post(`${origin}/sandbox/api/accounts/${agent?.id}/clear-payment-password`, { ...operator, data: {} });

  await page.goto(`${origin}/agent`);
  const login = page.locator('gp-agent-login');
  await login.getByRole('textbox', { name: 'Username' }).fill('demo_agent');
  await login.getByLabel('Password', { exact: true }).fill('Demo1234');
  await login.getByLabel('Password', { exact: true }).press('Enter');

  await menu.getByRole('link', { name: 'Team overview' }).click();
  await expect(page).toHaveURL(`${origin}/agentHome?page=agentTeamOverview`);
  const joined = centre.getByText('New members').first().locator('..');
  await expect(joined.locator('dd')).not.toHaveText(/^0/);
  await expect(joined.locator('dd')).toContainText('Direct: ');

  await menu.getByRole('link', { name: 'Team management' }).click();
  await centre.getByRole('button', { name: 'Open the team of demo_subagent' }).click();
  await expect(page).toHaveURL(`${origin}/agentHome?page=downlineManagmentView&upline=demo_subagent`);
  await expect(centre.getByRole('row').filter({ hasText: username })).toContainText('$0.00');
  await page.goBack();
  await expect(centre.getByRole('button', { name: 'Open the team of demo_subagent' })).toBeVisible();
  await centre.getByRole('searchbox', { name: 'Account or nickname' }).fill(username.toUpperCase());
  const row = centre.getByRole('row').filter({ hasText: username });
  await expect(row).toContainText('Under demo_subagent, level 2');

  await row.getByRole('button', { name: `Transfer to ${username}` }).click();
  const dialog = centre.getByRole('dialog', { name: `Transfer to ${username}` });
  await dialog.locator('[name=oldPassword]').fill('Demo1234');
  await dialog.locator('[name=newPassword]').fill(PAYMENT);
  await dialog.locator('[name=confirmNewPassword]').fill(PAYMENT);
  await dialog.getByRole('button', { name: 'Set a payment password' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.34');
  await dialog.getByRole('textbox', { name: 'Remark (optional)' }).fill('Welcome');
  await dialog.locator('[name=paymentPassword]').fill(PAYMENT);
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await expect(centre.getByText(`$12.34 sent to ${username}.`)).toBeVisible();
  await expect(row).toContainText('$12.34');

  // The member's page, which has stood open all the time, follows.
  await expect(balance(member)).toContainText('$12.34');
  await member.goto(`${origin}/member?page=transactionHistory`);
  await expect(member.locator('gp-member-centre').getByRole('row').filter({ hasText: 'From or to the team' })).toContainText('+$12.34');
});
