import { expect, test } from './fixtures.js';
import { balance, balanceOf, chooseEnglish, logIn } from './steps.js';

test('HDR-24, MEM-12, MEM-19, PRO-20: from the menu to VIP, its bonus by keyboard, on to missions; the operator takes VIP away', async ({
  page,
  ownPlatform,
}) => {
  const { origin, operatorKey } = ownPlatform;
  const turn = async (enabled: boolean) => {
    const turned = await page.request.patch(`${origin}/sandbox/api/switches/VIPSYS3`, {
      headers: { Authorization: `Bearer ${operatorKey}` },
      data: { enabled },
    });
    expect(turned.ok()).toBe(true);
  };
  let asked = 0;
  page.on('request', request => {
    if (request.url().includes('MCS2_getVipInfo')) asked = Date.now();
  });
  const rewards = page.locator('gp-rewards');
  const entry = page.locator('gp-side-menu').getByRole('link', { name: 'VIP', exact: true });

  await page.goto(origin);
  await chooseEnglish(page);
  await expect(entry, 'nothing of VIP for a visitor').toHaveCount(0);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page);
  await expect(balance(page)).toContainText('$');
  const before = await balanceOf(page);
  await entry.click();
  await expect(page).toHaveURL(`${origin}/member?page=vip`);
  await expect(rewards.getByText(/^\$[\d,]+\.\d\d more in settled bets to VIP 3$/)).toBeVisible();

  await rewards.getByRole('button', { name: 'Claim $5.00 for VIP 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(rewards.getByText('$5.00 is yours.')).toBeFocused();
  await expect.poll(() => balanceOf(page)).toBe(before + 500);
  await page.reload();
  await expect(rewards.getByRole('row', { name: 'VIP 2' })).toContainText('Claimed');

  // What the page still asks again after its claim is refused, and rightly, once there is no VIP programme.
  await expect.poll(() => Date.now() - asked).toBeGreaterThan(2_500);
  await turn(false);
  await expect(rewards.getByText('There is no VIP programme right now.')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await turn(true);
  await expect(rewards.getByRole('heading', { name: 'All ranks' })).toBeVisible();
  await page
    .locator('gp-member-centre')
    .getByRole('link', { name: /^Missions/ })
    .click();
  await expect(rewards.getByRole('heading', { name: 'This month' })).toBeVisible();
  await expect(rewards.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
});
