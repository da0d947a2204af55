import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { openConsole } from './steps.js';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const PAYMENT = '246810';

test('WAL-12 WAL-13 INV-11: withdrawals that did not come are paid again, paid the rest and refused; an open page of the member follows', async ({
  context,
  page,
  ownPlatform,
}) => {
  const { origin, operatorKey } = ownPlatform;
  const headers = { Authorization: `Bearer ${operatorKey}` };
  await context.addInitScript(() => localStorage.setItem(`gp:demo@${location.origin}:language`, 'EN'));
  await page.goto(`${origin}/login`);
  const login = page.locator('gp-login').filter({ visible: true });
  await login.getByRole('textbox', { name: 'Username' }).fill('demo_member');
  await login.getByLabel('Password', { exact: true }).fill('Demo1234');
  await login.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.locator('gp-header').getByRole('group', { name: 'Balance' })).toBeVisible();
  await page.goto(`${origin}/member?page=withdraw`);
  const wallet = page.locator('gp-wallet');
  await wallet.getByLabel('Login password', { exact: true }).fill('Demo1234');
  await wallet.getByLabel('New payment password', { exact: true }).fill(PAYMENT);
  await wallet.getByLabel('Repeat new payment password', { exact: true }).fill(PAYMENT);
  await wallet.locator('form button[type=submit]').click();
  await wallet.getByLabel('Account number').fill('0121 8001 2345 6789');
  await wallet.getByLabel('Name of the holder').fill('Bruno Luz');
  await expect(wallet.getByText('This is not your real name, Alma Demo.')).toBeVisible();
  await wallet.getByLabel('Payment password', { exact: true }).fill(PAYMENT);
  await wallet.getByRole('button', { name: 'Add the address' }).click();
  await expect(wallet.getByText('Not in your name')).toBeVisible();
  for (const amount of ['20', '30', '40', '50']) {
    await wallet.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await wallet.getByLabel('Mobile number').fill('5500000001');
    await wallet.getByLabel('Payment password', { exact: true }).fill(PAYMENT);
    await wallet.getByRole('button', { name: `Withdraw $${amount}.00` }).click();
    await expect(itemOf(page, `$${amount}.00`)).toBeVisible();
  }
  const { list } = (await (await context.request.get(`${origin}/sandbox/api/withdrawals`, { headers })).json()) as {
    list: { id: number }[];
  };
  for (const { id } of list)
    expect((await context.request.post(`${origin}/sandbox/api/withdrawals/${id}/approve`, { headers })).ok()).toBe(true);

  await say(itemOf(page, '$20.00'), 'Not received', 'My bank has not seen it.');
  await say(itemOf(page, '$30.00'), 'Partly received', 'Only 22.', '22');
  await say(itemOf(page, '$40.00'), 'Not received', 'Where is it?');

  await say(itemOf(page, '$50.00'), 'Not received', 'Half of it?');

  const desk = await openConsole(context, ownPlatform, 'disputes');
  const disputeOf = (words: string) =>
    desk
      .getByRole('listitem')
      .filter({ hasText: words })
      .filter({ has: desk.locator('.panel-head') });
  await expect(disputeOf('Where is it?').getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect(disputeOf('Where is it?')).toContainText('another name');
  const lost = disputeOf('My bank has not seen it.');
  await lost.getByLabel('A word for the member (optional)').fill('Sent by another bank.');
  await lost.getByRole('button', { name: /^Pay again: W\d+$/ }).click();
  await expect(desk.getByRole('dialog').filter({ hasText: 'leaves a second time' })).toContainText(
    'That is not the name of the member, Alma Demo.',
  );
  await desk.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(lost).toBeHidden();
  await expect(desk.getByRole('heading', { name: 'Disputes' }), 'who works by keyboard goes on from the title').toBeFocused();
  const part = disputeOf('Only 22.');
  await expect(part.getByLabel('Amount')).toHaveValue('8.00');
  await part.getByRole('button', { name: /^Pay the rest: W\d+$/ }).click();
  await desk.getByRole('button', { name: 'Pay', exact: true }).click();
  const refused = disputeOf('Where is it?');
  await refused.getByRole('button', { name: /^Refuse W\d+$/ }).click();
  await refused.getByLabel(/^Why is W\d+ not paid again/).fill('The bank confirms the credit.');
  const answerRefusal = await hold(desk, '**/refuse');
  await refused.getByRole('button', { name: 'Refuse', exact: true }).click();
  const both = disputeOf('Half of it?');
  await both.getByLabel('Amount').fill('30');
  await both.getByRole('button', { name: /^Pay again: W\d+$/ }).click();
  await expect(desk.getByRole('dialog').filter({ hasText: 'leaves a second time' })).toContainText('$20.00 stays open.');
  const answerPayment = await hold(desk, '**/pay-again');
  await desk.getByRole('button', { name: 'Pay', exact: true }).click();
  await answerRefusal();
  await expect(refused).toBeHidden();
  await answerPayment();
  await expect(desk.getByText(/W\d+: \$30\.00 paid again, \$20\.00 still open; demo_member is told\./)).toBeVisible();
  // To the button, or where that was drawn anew to the first of the row.
  await expect(both.locator(':focus'), 'its row stays, and keeps the focus').toHaveCount(1);
  await expect(itemOf(page, '$50.00')).toContainText('$30.00 was sent again, $20.00 is still open.');
  await both.getByRole('button', { name: /^Refuse W\d+$/ }).click();
  await both.getByLabel(/^Why are the remaining \$20\.00 of W\d+ not paid again/).fill('The bank confirms the rest.');
  await both.getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(desk.getByText(/W\d+: \$20\.00 refused, \$30\.00 paid again before; demo_member is told why\./)).toBeVisible();
  await expect(desk.getByText('Nothing waits.')).toBeVisible();

  // The member's page was open all the while.
  await page.bringToFront();
  await expect(itemOf(page, '$20.00')).toContainText('Our cashier has sent $20.00 again.');
  await expect(itemOf(page, '$20.00')).toContainText('Sent by another bank.');
  await expect(itemOf(page, '$30.00')).toContainText('Our cashier has sent $8.00 again.');
  await expect(itemOf(page, '$40.00')).toContainText('The bank confirms the credit.');
  await expect(itemOf(page, '$50.00')).toContainText('Sent again: $30.00. Not paid again: $20.00.');
  await page.goto(`${origin}/member?page=messageV2`);
  await expect(page.getByText('Missing money is on its way').first()).toBeVisible();
  await expect(page.getByText('We cannot pay your withdrawal again')).toBeVisible();
  await expect(page.getByText('Part of the missing money is on its way')).toBeVisible();
  await expect(page.getByText('We cannot pay the rest of your withdrawal again')).toBeVisible();
});

function itemOf(page: Page, amount: string): Locator {
  return page.locator('gp-wallet .order').filter({ has: page.locator('.order-head', { hasText: amount }) });
}

/** What came of a withdrawal, in words and with a picture. */
async function say(item: Locator, answer: string, words: string, came = ''): Promise<void> {
  await item.getByLabel(answer, { exact: true }).check();
  if (came) await item.getByRole('textbox', { name: 'Amount that came' }).fill(came);
  await item.getByLabel('What happened? (optional)').fill(words);
  await item.locator('input[type=file]').setInputFiles({ name: 'statement.png', mimeType: 'image/png', buffer: PNG });
  await expect(item.locator('.picture img')).toBeVisible();
  await item.getByRole('button', { name: /^Report: / }).click();
  await expect(item).toContainText('Our cashier looks into it');
}

/** Keeps answers to `url` back until what it returns is called. */
async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(url, async route => {
    await held;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse(url);
    release();
    await answered;
    await page.unroute(url);
  };
}
