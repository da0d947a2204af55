import type { APIRequestContext, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { balanceOf, chooseEnglish, logIn, loginPopup } from './steps.js';

/** Draws once a day, so that nothing but the operator ends its draws while a journey runs. */
const DAILY = 'Nova Lotto Grand prize';
const FAST = 'Lotto Vietnam Fast 3';
const LAST_SECONDS = 5;
const lottery = (page: Page) => page.locator('gp-lottery');
const hero = (page: Page) => lottery(page).getByRole('region', { name: 'Draws' });

/** In its card: what was opened last has a button of the same name above. */
const openLottery = (page: Page, name: string) => lottery(page).locator('.lottery-card').getByRole('button', { name, exact: true }).click();

interface Addresses {
  site: string;
  operatorKey: string;
}

async function openAs(page: Page, site: string, path: string, account: string): Promise<void> {
  await page.goto(`${site}/`);
  await chooseEnglish(page);
  await page.goto(site + path);
  await logIn(page, account);
  await expect(lottery(page)).toBeVisible();
}

/** Draws the open draw of a lottery now; answers its issue and numbers. */
async function drawNow(
  request: APIRequestContext,
  { site, operatorKey }: Addresses,
  search: string,
): Promise<{ issueNo: string; numbers: string }> {
  const headers = { authorization: `Bearer ${operatorKey}` };
  const list = async (query: string) =>
    (
      (await (
        await request.get(`${site}/sandbox/api/lottery/draws?search=${encodeURIComponent(search)}&${query}`, { headers })
      ).json()) as { list: { id: number; issueNo: string; numbers: string }[] }
    ).list;
  const [open] = await list('state=open');
  expect((await request.post(`${site}/sandbox/api/lottery/draws/${open!.id}/draw`, { headers })).ok()).toBe(true);
  return (await list('state=drawn')).find(({ id }) => id === open!.id)!;
}

async function chooseOddAndEven(page: Page): Promise<void> {
  await lottery(page).getByRole('button', { name: 'Big or small' }).click();
  await lottery(page).getByRole('button', { name: 'Odd', exact: true }).click();
  await lottery(page).getByRole('button', { name: 'Even', exact: true }).click();
}

const placeBet = (page: Page) => lottery(page).getByRole('button', { name: 'Place bet' }).click();
const question = (page: Page) => lottery(page).getByRole('alertdialog');
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Place bet' }).click();

test.describe.configure({ mode: 'serial' });

test('NAV-35 LOT-01 LOT-14 LOT-05 a member bets, the draw comes, the win is paid and stands among the bets', async ({
  page,
  addresses,
  member,
}) => {
  await openAs(page, addresses.site, '/lottery', member.username);
  expect(new URL(page.url()).pathname).toBe('/lottery');
  await openLottery(page, DAILY);
  await expect(page).toHaveURL(/\/lottery\?gameCode=LOTT\d+$/);
  await expect(hero(page)).toContainText(/closes in/);
  const before = await balanceOf(page);
  await chooseOddAndEven(page);
  await placeBet(page);
  await expect(question(page)).toContainText('Bet $2.00?');
  await confirm(page);
  await expect(lottery(page).getByText(/Your bet of \$2\.00 is in draw/)).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(before - 200);

  const drawn = await drawNow(page.request, addresses, 'Nova Lotto Grand prize');
  // Of odd and even exactly one wins: 1.90 for 2.00.
  await expect(lottery(page).getByText(`Draw ${drawn.issueNo} paid $1.90 for your bets.`)).toBeVisible({ timeout: 30_000 });
  await expect(hero(page).getByRole('img', { name: `Numbers ${drawn.numbers.replaceAll(' ', ', ')}` })).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(before - 200 + 190);
  await lottery(page).getByRole('tab', { name: 'My bets' }).click();
  await expect(lottery(page).getByRole('article').filter({ hasText: drawn.issueNo }).first()).toContainText('Paid $1.90');
});

test('INV-25 a bet that comes when the draw has closed is refused, nothing is taken, and what was chosen stays', async ({
  page,
  addresses,
  member,
  problems,
}) => {
  await openAs(page, addresses.site, '/lottery', member.username);
  await openLottery(page, DAILY);
  await expect(hero(page)).toContainText(/closes in/);
  const before = await balanceOf(page);
  await chooseOddAndEven(page);
  await placeBet(page);
  await expect(question(page)).toContainText('Bet $2.00?');
  // Until the bet has gone off nothing tells the page that the draw is over.
  const held: Route[] = [];
  let holds = true;
  await page.route('**/lgw/vn/numeros/opened/game*', route => (holds ? void held.push(route) : route.continue()));
  const { issueNo } = await drawNow(page.request, addresses, DAILY);
  await confirm(page);
  await expect(lottery(page).getByText('This draw is closed. Bet on the next one.')).toBeVisible();
  await expect(lottery(page).getByRole('button', { name: 'Odd', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await balanceOf(page)).toBe(before);
  holds = false;
  await Promise.all(held.map(route => route.continue()));
  await expect(hero(page)).toContainText(/closes in/);
  await expect(hero(page)).not.toContainText(`${issueNo} closes in`);
  await placeBet(page);
  await confirm(page);
  await expect(lottery(page).getByText(/Your bet of \$2\.00 is in draw/)).toBeVisible();
  // The refusal itself is a line in the browser's console.
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('NAV-39 LOT-13 the address opens its lottery, back leads to the list, and a one-minute draw comes by itself', async ({
  page,
  ownPlatform,
}) => {
  await openAs(page, ownPlatform.origin, '/vnLottery', 'demo_player');
  await expect(lottery(page).getByRole('tab', { name: 'Vietnam', selected: true })).toBeVisible();
  await lottery(page).getByRole('tab', { name: 'All lotteries' }).click();
  await openLottery(page, FAST);
  await page.reload();
  await expect(lottery(page).getByRole('heading', { name: FAST })).toBeVisible();
  const closing =
    (
      await hero(page)
        .getByText(/closes in/)
        .innerText()
    ).match(/[\d-]{8,}/)?.[0] ?? '';
  // Its last seconds are waited for; the others pass at once.
  const [minutes = 0, seconds = 0] = (await hero(page).getByRole('timer').innerText()).split(':').map(Number);
  const moved = await page.request.post(`${ownPlatform.origin}/sandbox/api/clock/advance`, {
    headers: { Authorization: `Bearer ${ownPlatform.operatorKey}` },
    data: { ms: Math.max(1, (minutes * 60 + seconds - LAST_SECONDS) * 1000) },
  });
  expect(moved.ok()).toBe(true);
  await expect(hero(page).getByText(`Numbers of draw ${closing}`)).toBeVisible({ timeout: 75_000 });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Lotteries', exact: true }), 'said once').toHaveCount(1);
  await expect(lottery(page).getByRole('tab', { name: 'All lotteries' })).toBeVisible();
});

for (const path of ['/lottery', '/vnLottery', '/seaLottery']) {
  test(`NAV-38 ROL-11 a visitor on ${path} is asked to log in and then gets there`, async ({ page, addresses, member }) => {
    await page.goto(`${addresses.site}/`);
    await chooseEnglish(page);
    await page.goto(addresses.site + path);
    await expect(loginPopup(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await logIn(page, member.username);
    await expect(page).toHaveURL(addresses.site + path);
    await expect(lottery(page).getByRole('tablist', { name: 'Groups' })).toBeVisible();
    // NAV-47
    await expect(page.locator('gp-side-menu nav')).toBeHidden();
  });
}
