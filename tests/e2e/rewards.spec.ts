import { expect, test } from './fixtures.js';
import { balance, balanceOf, chooseEnglish, logIn } from './steps.js';

// The browser reports the answers that are cut off here.
test.use({ failOnProblems: false });

test('HDR-25, HDR-36, MEM-10, MEM-17, PRO-16: from the menu to the reward centre, an envelope by keyboard, cut off once; the operator gives another and closes the centre', async ({
  page,
  ownPlatform,
}) => {
  const { origin, operatorKey } = ownPlatform;
  const asOperator = { headers: { Authorization: `Bearer ${operatorKey}` } };
  const rewards = page.locator('gp-rewards');
  const entry = page.locator('gp-side-menu').getByRole('link', { name: 'Reward centre', exact: true });
  const badge = page.locator('gp-member-centre').getByRole('link', { name: /^Reward centre/ });
  const envelope = rewards.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Red envelope' }) });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(origin);
  await chooseEnglish(page);
  await entry.click();
  await logIn(page);
  await expect(page).toHaveURL(`${origin}/member?page=rewardCenter`);
  await expect(rewards.getByText('8 rewards are waiting for you.')).toBeVisible();
  await expect(badge).toContainText('8');
  await expect(balance(page)).toContainText('$');
  const before = await balanceOf(page);

  // The draw arrives and its answer does not, nor that of the try that the page makes by itself: nobody knows, and nothing is lost.
  await page.route(/MCS2_claimRafflePromotion/, async route => {
    await route.fetch();
    await route.abort();
  });
  await envelope.getByRole('button', { name: 'Open an envelope' }).focus();
  await page.keyboard.press('Enter');
  await expect(rewards.getByText('Your ticket is not lost', { exact: false })).toBeVisible();
  await page.unroute(/MCS2_claimRafflePromotion/);
  await rewards.getByRole('dialog').getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  const won = rewards.getByText(/^You won \$[\d.]+!$/);
  await expect(won).toBeVisible();
  const prize = Math.round(Number((await won.innerText()).replace(/[^\d.]/g, '').replace(/\.$/, '')) * 100);
  await expect.poll(() => balanceOf(page)).toBe(before + prize);
  await page.keyboard.press('Escape');
  await expect(envelope.getByText('0 tickets')).toBeVisible();
  await expect(badge).toContainText('7');
  await expect(
    rewards
      .getByRole('listitem')
      .filter({ hasText: 'Red envelope' })
      .filter({ has: page.getByRole('time') }),
  ).toHaveCount(1);

  expect(
    (
      await page.request.post(`${origin}/sandbox/api/rewards`, {
        headers: { ...asOperator.headers, 'Idempotency-Key': 'ticket-in-sight' },
        data: { account: 'demo_member', kind: 'red_envelope_ticket', amount: 0, count: 1, days: 5 },
      })
    ).ok(),
  ).toBe(true);
  await expect(envelope.getByText('1 ticket')).toBeVisible();
  await expect(badge).toContainText('8');
  expect((await page.request.patch(`${origin}/sandbox/api/switches/REWARDCENTER3`, { ...asOperator, data: { enabled: false } })).ok()).toBe(
    true,
  );
  await expect(rewards.getByText('The reward centre is closed')).toBeVisible();
  await expect(entry).toHaveCount(0);
});
