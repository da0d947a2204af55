import { expect, test } from './fixtures.js';
import { balance, balanceOf, chooseEnglish, loginPopup, logIn } from './steps.js';

test('PRO-04 PRO-06 PRO-14: from a banner to the login, the application, the operator’s word and the bonus', async ({
  page,
  ownPlatform,
}) => {
  const { origin, operatorKey } = ownPlatform;
  const operator = { headers: { Authorization: `Bearer ${operatorKey}` } };
  const promotions = page.locator('gp-promotions');
  const standing = promotions.getByRole('status');

  await page.goto(origin);
  const banner = page.locator('gp-banners a[href*="/promotions?id="]').first();
  await expect(banner).toBeAttached();
  const address = new URL((await banner.getAttribute('href')) ?? '', origin).href;
  await page.goto(address);
  await chooseEnglish(page);
  await expect(promotions.getByRole('heading', { name: 'Newcomer week' })).toBeVisible();

  await promotions.getByRole('button', { name: 'Apply' }).click();
  await expect(loginPopup(page)).toBeVisible();
  await logIn(page);
  await expect(standing).toContainText('Applying');
  expect(page.url()).toBe(address);
  await expect(balance(page)).toContainText('$');
  const before = await balanceOf(page);

  const waiting = await page.request.get(`${origin}/sandbox/api/activities?status=applying&search=demo_member`, operator);
  const { list } = (await waiting.json()) as { list: { id: number; title: string }[] };
  expect(list.map(({ title }) => title)).toEqual(['Newcomer week']);
  expect(
    (
      await page.request.post(`${origin}/sandbox/api/activities/${list[0]?.id}/issue`, {
        ...operator,
        data: { note: 'Welcome to the palace.' },
      })
    ).ok(),
  ).toBe(true);
  await expect(standing).toContainText('Issued');
  await expect(standing).toContainText('Welcome to the palace.');

  await promotions.getByRole('button', { name: 'Claim $20.00' }).click();
  await expect(standing).toContainText('Claimed');
  await expect.poll(() => balanceOf(page)).toBe(before + 2000);
  await page.reload();
  await expect(standing).toContainText('Claimed');
  await expect(promotions.getByRole('button')).toHaveCount(0);
});
