import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { spin } from './steps.js';

const MINUTE = 60_000;

test('AGT-38 AGT-39 AGT-42 CON-15: an agent offers, the downline accepts, its entry comes without a reload, the salary follows the clock; a lower one ends what it gave further', async ({
  context,
  page: upline,
  ownPlatform,
}) => {
  const { origin, operatorKey } = ownPlatform;
  const headers = { Authorization: `Bearer ${operatorKey}` };
  // Whatever holds from the start is over: what the house gives, and with it what was given further on.
  const { list } = (await (
    await context.request.get(`${origin}/sandbox/api/contracts?state=active&giver=house&pageSize=200`, { headers })
  ).json()) as { list: { id: number }[] };
  for (const { id } of list)
    expect(
      (await context.request.post(`${origin}/sandbox/api/contracts/${id}/end`, { headers, data: { reason: 'The journey begins' } })).ok(),
    ).toBe(true);
  await context.addInitScript(() => localStorage.setItem(`gp:demo@${location.origin}:language`, 'EN'));
  for (const rate of ['profit', 'loss'])
    expect(
      (
        await context.request.patch(`${origin}/sandbox/api/settings/contract_realtime_${rate}_max`, { headers, data: { value: '1000' } })
      ).ok(),
    ).toBe(true);
  const downline = await context.newPage();
  const player = await context.newPage();
  const entry = downline.locator('gp-agent-centre').getByRole('link', { name: /^Real-time salary/ });
  const offered = downline.locator('gp-contract').getByRole('article', { name: 'New contract: Real-time salary' });

  // The downline looks at the menu before there is anything to see, and its page listens for what changes.
  const told = listens(downline);
  await enter(downline, `${origin}/agent`, 'demo_subagent');
  await expect(downline.locator('gp-agent-centre').getByRole('link', { name: /^Contracts/ })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await told;

  // The house offers its agent a contract in the console, never above its ceilings.
  const operator = await context.newPage();
  await operator.goto(`${origin}/sandbox`);
  await operator.getByLabel('Operator key').fill(operatorKey);
  await operator.getByRole('button', { name: 'Sign in' }).click();
  await operator.getByRole('link', { name: 'Contracts', exact: true }).click();
  await operator.getByRole('link', { name: 'Offer demo_agent a contract: Real-time salary' }).click();
  await operator.getByLabel(/^Of bets that won/).fill('10');
  await operator.getByLabel(/^Of bets that lost/).fill('10.01');
  await operator.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(operator.getByText('above the house’s ceiling')).toBeVisible();
  await operator.getByLabel(/^Of bets that lost \(%\), at most 10$/).fill('10');
  await operator.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(operator.getByText('demo_agent has the offer: Real-time salary.')).toBeVisible();

  await enter(upline, `${origin}/agent`, 'demo_agent');
  await upline
    .locator('gp-agent-centre')
    .getByRole('link', { name: /^Contracts/ })
    .click();
  const ofHouse = upline.locator('gp-contract').getByRole('article', { name: 'New contract: Real-time salary' });
  await expect(ofHouse).toContainText('Offered by the house');
  await accept(upline, ofHouse);
  await expect(upline.getByText('The contract with the house is active now.')).toBeVisible();
  await upline.locator('gp-agent-centre').getByRole('link', { name: 'Team management' }).click();
  await upline.getByRole('button', { name: 'Offer demo_subagent a contract' }).click();
  const form = upline.locator('gp-dialogs gp-contract');
  await offer(form, { profit: '10', loss: '10.01' });
  await expect(form.getByText('You cannot offer more than you receive')).toBeVisible();
  await expect(form.getByText('At most 10%, as much as you receive yourself.').first()).toBeVisible();
  await offer(form, { profit: '10', loss: '10' });
  await expect(upline.getByText('The offer is with demo_subagent now.')).toBeFocused();
  await upline.keyboard.press('Escape');

  await entry.click();
  await expect(entry).toContainText('1');
  await downline.getByRole('button', { name: 'Read and answer' }).click();
  await expect(offered).toContainText('Offered by demo_agent');
  await expect(offered).toContainText('10%');
  await accept(downline, offered);
  await expect(downline.getByText('The contract with demo_agent is active now.')).toBeFocused();
  await downline.keyboard.press('Escape');
  await expect(downline.getByText('Active contract with demo_agent')).toBeVisible();

  await enter(player, `${origin}/login`, 'demo_player');
  await player.goto(`${origin}/rng`);
  await player.locator('gp-lobby').getByRole('button', { name: 'Search games' }).click();
  await player.locator('gp-lobby').getByRole('searchbox').fill('wolf');
  await player
    .locator('gp-lobby dialog')
    .getByRole('link', { name: /^Play .*wolf/i })
    .first()
    .click();
  // The reels of a tab behind others stand still.
  await player.bringToFront();
  const { stake } = await spin(player);
  expect((await upline.request.post(`${origin}/sandbox/api/clock/advance`, { headers, data: { ms: 6 * MINUTE } })).ok()).toBe(true);
  const paid = downline.getByRole('table', { name: 'Real-time salary' }).getByRole('row').nth(1).getByRole('cell').last();
  await expect(paid).toHaveText(`$${(Math.floor(stake / 10) / 100).toFixed(2)}`);

  await downline
    .locator('gp-agent-centre')
    .getByRole('link', { name: /^Contracts/ })
    .click();
  await downline.getByRole('tab', { name: 'To your downlines' }).click();
  await downline.getByRole('button', { name: 'Offer a contract' }).click();
  await offer(downline.locator('gp-contract'), { account: 'demo_player', profit: '8', loss: '8' });
  await expect(downline.getByText('The offer is with demo_player now.')).toBeFocused();
  const toldToo = listens(player);
  await player.goto(`${origin}/member?page=contracts`);
  await accept(player, player.locator('gp-contract').getByRole('article', { name: 'New contract: Real-time salary' }));
  await expect(player.getByText('The contract with demo_subagent is active now.')).toBeVisible();
  await toldToo;

  await upline.getByRole('button', { name: 'Offer demo_subagent a contract' }).click();
  await offer(upline.locator('gp-dialogs gp-contract'), { profit: '5', loss: '5' });
  await expect(upline.getByText('The offer is with demo_subagent now.')).toBeVisible();
  await expect(offered).toContainText('your own contract of this kind with demo_player ends at once');
  await accept(downline, offered, 'demo_player');
  await expect(downline.getByText('The contract with demo_agent is active now.')).toBeVisible();
  await downline.getByRole('tab', { name: 'To your downlines' }).click();
  await downline.getByText(/\d past contracts?/).click();
  // The newest of them; those before ended with the house's contracts.
  await expect(downline.locator('gp-contract .past-row').first()).toContainText('Real-time salary with demo_player, your downline');
  await expect(downline.locator('gp-contract .past-row').first()).toContainText('Ended by itself through another contract');
  await expect(player.getByText('You have no active contract.')).toBeVisible();
});

/** From then on the page hears of changes of its account. */
function listens(page: Page): Promise<unknown> {
  return page.waitForResponse(response => /\/system\/events\?.*\bof=/.test(response.url()));
}

async function enter(page: Page, address: string, username: string): Promise<void> {
  await page.goto(address);
  const form = page.locator('gp-agent-login, gp-login').filter({ visible: true }).first();
  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill('Demo1234');
  await form.locator('input[name=password]').press('Enter');
  await expect(form).toHaveCount(0);
}

/** Fills and sends the form of an offer; without an account it is filled in already. */
async function offer(place: Locator, { account, profit, loss }: { account?: string; profit: string; loss: string }): Promise<void> {
  // A combobox as soon as the accounts to choose from are there.
  if (account) await place.getByLabel('Account of your downline').fill(account);
  await place.getByRole('combobox', { name: 'Kind' }).selectOption('realtime');
  await place.getByRole('textbox', { name: 'Profit salary rate (%)' }).fill(profit);
  await place.getByRole('textbox', { name: 'Loss salary rate (%)' }).fill(loss);
  await place.getByRole('button', { name: 'Send offer' }).click();
}

/** Accepts an offer, also the question that follows. */
async function accept(page: Page, card: Locator, named = ''): Promise<void> {
  await card.getByRole('button', { name: 'Accept' }).click();
  const question = page.getByRole('alertdialog', { name: 'Accept this contract?' });
  await expect(question).toContainText(named);
  await question.getByRole('button', { name: 'Accept' }).click();
}
