import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import { gameKind } from '../games/game-kind.js';
import type { Platform } from '../platform.js';

let platform: Platform;
beforeAll(async () => (platform = await openTestPlatform()));
afterAll(() => platform.close());

describe('the seeded history', () => {
  it('gives back a little less than was staked, as the games do', async () => {
    const { rows } = await sql<{
      count: number;
      stake: number;
      payout: number;
    }>`select count(*)::int as count, sum(stake)::bigint as stake, sum(payout)::bigint as payout from bet join account on account.id = bet.account_id where account.account not like 'demo_%'`.execute(
      platform.db,
    );
    expect(rows[0]?.count).toBe(480);
    expect(Number(rows[0]?.payout) / Number(rows[0]?.stake)).toBeGreaterThan(0.92);
    expect(Number(rows[0]?.payout) / Number(rows[0]?.stake)).toBeLessThan(0.97);
  });

  it('INV-32 has winners worth looking at, in more than one category', async () => {
    const wins = await platform.db
      .selectFrom('win_board')
      .innerJoin('game', 'game.node_id', 'win_board.node_id')
      .select(['game.family', 'win_board.win_amount'])
      .execute();
    expect(wins.length).toBeGreaterThan(80);
    expect(new Set(wins.map(({ family }) => family)).size).toBeGreaterThanOrEqual(4);
    expect(Math.max(...wins.map(({ win_amount }) => win_amount))).toBeGreaterThan(20_000);
  });
});

describe('the names of the catalogue', () => {
  it('promise what opens', async () => {
    const games = await platform.db
      .selectFrom('game')
      .select(['node_id as nodeId', 'family', 'game_classify as classify', 'game_name as gameName'])
      .execute();
    const promises: [RegExp, string][] = [
      [/Roulette/, 'roulette'],
      [/Blackjack/, 'blackjack'],
      [/Baccarat/, 'chips:baccarat'],
      [/Sic Bo/, 'chips:sic-bo'],
      [/Dragon Tiger/, 'chips:dragon-tiger'],
      [/Money Wheel/, 'chips:money-wheel'],
      [/Plinko/, 'instant:plinko'],
      [/Crash/, 'crash'],
      [/Coin Flip/, 'instant:coin'],
      [/^Mines/, 'mines'],
      [/Three Cards/, 'duel:three-cards'],
      [/High Card/, 'duel:high-card'],
      [/Basketball/, 'sports:basketball'],
      [/Tennis/, 'sports:tennis'],
      [/Baseball/, 'sports:baseball'],
      [/Virtual Football/, 'sports:virtual-football'],
      [/Scratch/, 'instant:scratch'],
      [/Bingo/, 'instant:bingo'],
      [/Poker/, 'poker'],
      [/Arcade/, 'shooter:space'],
      [/Jackpot/, 'slot:storm'],
    ];
    const wrong = games.flatMap(game => {
      const { kind, variant } = gameKind(game);
      const opens = variant === '' ? kind : `${kind}:${variant}`;
      return promises
        .filter(([words, promised]) => words.test(game.gameName) && promised !== opens && !(kind === 'slot' && game.classify === ''))
        .map(() => `${game.gameName} opens ${opens}`);
    });
    expect(wrong).toEqual([]);
    for (const [words] of promises)
      expect(
        games.some(({ gameName }) => words.test(gameName)),
        String(words),
      ).toBe(true);
  });
});
