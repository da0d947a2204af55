import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { balance, balanceOf, chooseEnglish, gameFrame, logIn } from './steps.js';

/** Minor units. */
interface Answer {
  stake: number;
  payout: number;
  open: boolean;
  balance: number;
}
interface Visit {
  name: string;
  path: string;
  search: string;
  /** Chosen in the dialog that such games open first. */
  room?: string;
  /** Plays one round from its first press to its end; answers the last answer of the platform. */
  play(game: FrameLocator, page: Page): Promise<Answer>;
}

const CALL = /\/play\/api\/(round|step|duel)$/;

/** Presses, and answers what the platform said to the press; `asked` tells its call from those that the page makes by itself. */
async function after(page: Page, press: () => Promise<void>, asked = ''): Promise<Answer> {
  const answered = page.waitForResponse(
    response => CALL.test(response.url()) && response.ok() && (response.request().postData() ?? '').includes(asked),
  );
  await press();
  return (await (await answered).json()) as Answer;
}
const button = (game: FrameLocator, name: string | RegExp) => game.getByRole('button', { name, exact: true });

const VISITS: readonly Visit[] = [
  { name: 'slot', path: '/rng', search: 'wolf', play: (game, page) => after(page, () => button(game, 'Spin').click()) },
  {
    name: 'roulette',
    path: '/live',
    search: 'roulette',
    async play(game, page) {
      await button(game, 'Red').click();
      return after(page, () => button(game, 'Spin').click());
    },
  },
  {
    name: 'blackjack',
    path: '/live',
    search: 'blackjack',
    async play(game, page) {
      const dealt = await after(page, () => button(game, 'Deal').click());
      return dealt.open ? after(page, () => button(game, 'Stand').click()) : dealt;
    },
  },
  {
    name: 'video poker',
    path: '/rng',
    search: 'poker',
    async play(game, page) {
      await after(page, () => button(game, 'Deal').click());
      await game.getByRole('button', { name: /^Card 2: / }).click();
      return after(page, () => button(game, 'Draw').click());
    },
  },
  {
    name: 'baccarat',
    path: '/live',
    search: 'baccarat',
    async play(game, page) {
      await game.locator('[data-spot=banker]').click();
      return after(page, () => button(game, 'Deal').click());
    },
  },
  { name: 'fishing', path: '/fish', search: 'reef', play: (game, page) => after(page, () => button(game, 'Fire').click()) },
  {
    name: 'duel',
    path: '/pvp',
    search: 'monaco',
    room: 'Enter Duelo Cards 1',
    async play(game, page) {
      const seated = await after(page, () => button(game, /^Sit down/).click());
      return seated.open ? after(page, () => button(game, 'Leave the table').click(), '"leave"') : seated;
    },
  },
  {
    name: 'mines',
    path: '/?category=MINI',
    search: 'mines',
    async play(game, page) {
      await after(page, () => button(game, 'Start').click());
      return after(page, () => button(game, /^Cash out/).click());
    },
  },
];

test('GAM-08 GAM-11 INV-24: a member plays one round of each kind from the lobby; the balance follows, the bets stand in the records', async ({
  page,
  ownPlatform,
}) => {
  await page.goto(ownPlatform.origin);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, 'demo_player');
  await expect(balance(page)).toContainText('$', { timeout: 30_000 });
  let expected = await balanceOf(page);
  for (const { name, path, search, room, play } of VISITS) {
    await test.step(name, async () => {
      await openGame(page, ownPlatform.origin + path, search, room);
      const round = await play(gameFrame(page), page);
      expected += round.payout - round.stake;
      expect(round.balance).toBe(expected);
      await expect.poll(() => balanceOf(page), { message: 'the header follows the ledger' }).toBe(expected);
    });
  }
  const records = await betsOf(page, ownPlatform.origin);
  expect(records).toHaveLength(VISITS.length);
  expect(records.map(({ status }) => status)).toContain('settled');
});

test('before a slot plays by itself it asks how often and says what that costs; a press stops it', async ({ page, ownPlatform }) => {
  await page.goto(ownPlatform.origin);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, 'demo_player');
  await expect(balance(page)).toContainText('$', { timeout: 30_000 });
  let rounds = 0;
  page.on('request', request => void (request.method() === 'POST' && /\/play\/api\/round$/.test(request.url()) && (rounds += 1)));
  await openGame(page, `${ownPlatform.origin}/rng`, 'wolf');
  const game = gameFrame(page);
  const stake = await amountOf(game.locator('[data-test=stake]'));
  await button(game, 'Auto play').click();
  const choice = game.getByRole('dialog', { name: 'Auto play' });
  const ten = choice.locator('[data-rounds="10"]');
  expect(await amountOf(ten.locator('span'))).toBe(stake * 10);
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  expect(rounds, 'nothing is played that was not chosen').toBe(0);
  await button(game, 'Auto play').click();
  await ten.click();
  await expect.poll(() => rounds).toBeGreaterThan(1);
  await button(game, 'Stop auto play').click();
  await expect(button(game, 'Auto play')).toBeVisible();
  await expect(button(game, 'Spin')).toBeVisible();
  const played = rounds;
  expect(played).toBeLessThan(10);
  await button(game, 'Auto play').click();
  const [winOf, lossOf] = [choice.getByLabel('Stop at a win of'), choice.getByLabel('Stop before I lose more than')];
  await expect(winOf).toHaveValue('0');
  await lossOf.selectOption({ index: 1 });
  await page.keyboard.press('Escape');
  await button(game, 'Auto play').click();
  await expect(lossOf, 'what was chosen stands').not.toHaveValue('0');
  await page.keyboard.press('Escape');
  await button(game, 'Spin').click();
  await expect.poll(() => rounds, 'one press, one round again').toBe(played + 1);
});

/** Minor units of a text with one amount. */
async function amountOf(text: Locator): Promise<number> {
  return Math.round(Number((await text.innerText()).replace(/[^\d.]/g, '')) * 100);
}

test('INV-24: a bet on a fixture stays open until full time, and is settled while the page looks on', async ({ page, ownPlatform }) => {
  await page.goto(ownPlatform.origin);
  await chooseEnglish(page);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, 'demo_member');
  await expect(balance(page)).toContainText('$', { timeout: 30_000 });
  const start = await balanceOf(page);
  await openGame(page, `${ownPlatform.origin}/sports`, 'football pro');
  const game = gameFrame(page);
  await game.locator('.price').last().click();
  const placed = await after(page, () => button(game, /^Bet /).click());
  expect(placed).toMatchObject({ open: true, balance: start - placed.stake });
  await expect(game.locator('[data-test=bets] .open')).toHaveCount(1);
  await expect(game.locator('[data-test=bets] .open'), 'own bets need no search').toBeInViewport();
  const moved = await page.request.post(`${ownPlatform.origin}/sandbox/api/clock/advance`, {
    headers: { Authorization: `Bearer ${ownPlatform.operatorKey}` },
    data: { ms: 6 * 60_000 },
  });
  expect(moved.ok()).toBe(true);
  await expect(game.locator('[data-test=bets] .won, [data-test=bets] .lost')).toHaveCount(1, { timeout: 15_000 });
  const [bet] = await betsOf(page, ownPlatform.origin);
  expect(bet?.status).toBe('settled');
  await expect.poll(() => balanceOf(page)).toBe(start - placed.stake + Math.round((bet?.payout ?? 0) * 100));
});

async function openGame(page: Page, address: string, search: string, room?: string): Promise<void> {
  await page.goto(address);
  const lobby = page.locator('gp-lobby');
  await lobby.getByRole('button', { name: 'Search games' }).click();
  await lobby.getByRole('searchbox').fill(search);
  const card = lobby
    .locator('dialog .seek-grid')
    .getByRole('link', { name: new RegExp(`^Play .*${search}`, 'i') })
    .first();
  await card.click();
  if (room) await page.getByRole('button', { name: room }).click();
  await expect(gameFrame(page).locator('.controls button:visible').first()).toBeVisible({ timeout: 20_000 });
}

/** The account's bets, newest first, as the records call answers them; amounts in major units. */
async function betsOf(page: Page, origin: string): Promise<{ status: string; stake: number; payout: number }[]> {
  const token = await page.evaluate(() => Object.values(sessionStorage).find(value => /^[\w-]{20,}$/.test(value)));
  const answer = await page.request.get(`${origin}/wps/relay/ODSFE2_MemBetHist?page=1&pageSize=50`, {
    headers: { Authorization: `Bearer ${token}`, Merchant: 'demo', Language: 'EN' },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { value: { list: { status: string; stake: number; payout: number }[] } }).value.list;
}
