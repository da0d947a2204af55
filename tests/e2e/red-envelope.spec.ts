import { expect, test } from './fixtures.js';
import { proveHuman } from './identity-steps.js';
import { balance, balanceOf, chooseEnglish, logIn } from './steps.js';

const PAYMENT = '246810';
/** An open page that is told what changes for its account. */
const LISTENS = /\/wps\/system\/events\?.*of=/;

test('AGT-05, AGT-19: an agent opens a code, a visitor registers by its link, and a red envelope reaches the balance of who opens it', async ({
  page,
  context,
  ownPlatform,
}) => {
  const { origin } = ownPlatform;
  const mark = Date.now().toString(36).slice(-6);
  const code = `RED${mark}`.toUpperCase();
  const username = `red${mark}`;
  const agent = page.locator('gp-agent-centre');

  await page.goto(origin);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, 'demo_agent41');
  await expect(page).toHaveURL(/\/agentHome/);
  await page.goto(`${origin}/agentHome?page=registerCenter`);
  await agent.getByRole('textbox', { name: 'Code (optional)' }).fill(code);
  await agent.getByRole('button', { name: 'Open code', exact: true }).click();
  await expect(agent.getByText(`${code} is open.`)).toBeVisible();
  const link = await agent.getByRole('textbox', { name: `Link ${code}` }).inputValue();

  const visitor = await context.newPage();
  await visitor.goto(link);
  const form = visitor.locator('gp-register');
  await expect(form.locator('input[name=affiliateCode]')).toHaveValue(code);
  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill('Secret123');
  await form.locator('input[name=confirmPassword]').fill('Secret123');
  await form.getByRole('checkbox', { name: /18/ }).check();
  await form.locator('button[type=submit]').click();
  await proveHuman(form);
  await expect(balance(visitor)).toContainText('0.00');
  const visitorListens = visitor.waitForRequest(LISTENS);
  await visitor.goto(`${origin}/member?page=rewardCenter`);
  const rewards = visitor.locator('gp-rewards');
  await expect(rewards).toBeVisible();

  // A page listens once it has stood for a while; what is told before that, it has not heard.
  await visitorListens;
  const agentListens = page.waitForRequest(LISTENS);
  await page.goto(`${origin}/agentHome?page=redEnvelope`);
  const first = agent.getByLabel('New payment password', { exact: true });
  await expect(first.or(agent.getByRole('textbox', { name: 'Amount for all together' }))).toBeVisible();
  if (await first.isVisible()) {
    await agent.getByLabel('Login password', { exact: true }).fill('Demo1234');
    await first.fill(PAYMENT);
    await agent.getByLabel('Repeat new payment password', { exact: true }).fill(PAYMENT);
    await agent.getByRole('button', { name: 'Set a payment password' }).click();
  }
  await agent.getByRole('searchbox', { name: 'Find by name' }).fill(username);
  await agent.getByRole('checkbox', { name: username }).check();
  await agent.getByRole('textbox', { name: 'Amount for all together' }).fill('12.50');
  await agent.getByRole('textbox', { name: 'Message (optional)' }).fill('Welcome!');
  await agent.getByLabel('Payment password', { exact: true }).fill(PAYMENT);
  await agent.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(agent.getByText('$12.50 is on its way to 1 account.')).toBeVisible();
  const row = agent.getByRole('table', { name: 'Sent' }).getByRole('row').filter({ hasText: 'Welcome!' }).first();
  await expect(row).toContainText('0 of 1 opened');

  // The open pages hear of it by themselves.
  await expect(rewards).toContainText('Welcome!', { timeout: 30_000 });
  await agentListens;
  await rewards.getByRole('button', { name: /demo_agent41/ }).click();
  await expect(rewards.getByText(/12[.,]50/)).toBeVisible();
  await expect.poll(() => balanceOf(visitor)).toBe(1_250);
  await expect(row).toContainText('1 of 1 opened', { timeout: 30_000 });
});
