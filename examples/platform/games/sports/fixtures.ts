import { settleBet, type Bettor } from '../../ledger/bets.js';
import { moneyOf } from '../../ledger/wallets.js';
import type { Platform, Trx } from '../../platform.js';
import { newServerSeed, rngOf } from '../../rng.js';
import { SPORTS, strengthOf, wins, type Pick, type Score, type Sport, type SportName } from './sports.js';

/** A fixture begins every minute and lasts three quarters of one. */
export const EVERY_MS = 60_000;
export const LASTS_MS = 45_000;
const AHEAD = 4;
const BEFORE = 4;

export interface FixtureRow {
  id: number;
  sport: string;
  starts_at: number;
  ends_at: number;
  home: string;
  away: string;
  server_seed: string;
  seed_hash: string;
  result: unknown;
  settled_at: number | null;
}

/** Makes the fixtures around now that are not there yet: who meets whom follows from the time, the seed is drawn. */
export async function ensureFixtures(platform: Platform, name: SportName): Promise<void> {
  const sport: Sport = SPORTS[name];
  const now = platform.clock.now();
  const current = Math.floor(now / EVERY_MS);
  const wanted = Array.from({ length: BEFORE + 1 + AHEAD }, (_, i) => current - BEFORE + i);
  const known = await platform.db
    .selectFrom('fixture')
    .select('starts_at')
    .where('sport', '=', name)
    .where('starts_at', '>=', (wanted[0] ?? 0) * EVERY_MS)
    .execute();
  const missing = wanted.filter(index => !known.some(row => row.starts_at === index * EVERY_MS));
  if (missing.length === 0) return;
  await platform.db
    .insertInto('fixture')
    .values(
      missing.map(index => {
        const [home, away] = pairing(sport, index);
        const { serverSeed, seedHash } = newServerSeed();
        return {
          sport: name,
          starts_at: index * EVERY_MS,
          ends_at: index * EVERY_MS + LASTS_MS,
          home,
          away,
          model: '{}',
          server_seed: serverSeed,
          seed_hash: seedHash,
        };
      }),
    )
    .onConflict(conflict => conflict.columns(['sport', 'starts_at']).doNothing())
    .execute();
}

/** The final score: from the seed that was fixed before the first bet. */
export function finalScore(row: FixtureRow): Score {
  const sport: Sport = SPORTS[row.sport as SportName];
  const table = sport.scores(strengthOf(sport, row.home), strengthOf(sport, row.away));
  const [home, away] = table[rngOf(row.server_seed, 0).weighted(table.map(([, , weight]) => weight))] ?? [0, 0];
  return [home, away];
}

/** The score at a moment of play: every point of the final score fell at a time of its own. */
export function scoreAt(row: FixtureRow, now: number): Score {
  const sport: Sport = SPORTS[row.sport as SportName];
  const final = finalScore(row);
  const part = (now - row.starts_at) / (row.ends_at - row.starts_at);
  if (part >= 1) return final;
  const rng = rngOf(row.server_seed, 1);
  const times = Array.from({ length: final[0] + final[1] }, () => rng.int(1_000) / 1_000).sort((a, b) => a - b);
  const sides = [...Array.from({ length: final[0] }, () => 0), ...Array.from({ length: final[1] }, () => 1)];
  for (let i = sides.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [sides[i], sides[j]] = [sides[j] ?? 0, sides[i] ?? 0];
  }
  if (sport.endsWithWinner) {
    const winner = final[0] > final[1] ? 0 : 1;
    sides.splice(sides.lastIndexOf(winner), 1);
    sides.push(winner);
  }
  const fallen = sides.slice(0, times.filter(time => time <= part).length);
  return [fallen.filter(side => side === 0).length, fallen.filter(side => side === 1).length];
}

/**
 * Settles every fixture that is over: each exactly once, all its bets in one transaction, also those that ended while the
 * platform was down. Answers how many.
 */
export async function settleDueFixtures(platform: Platform): Promise<number> {
  const now = platform.clock.now();
  const due = await platform.db
    .selectFrom('fixture')
    .select('id')
    .where('settled_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(100)
    .execute();
  // Each by its own time: contracts look back a few seconds only for bets that are settled late.
  for (const { id } of due) await platform.transact(trx => settle(trx, id, platform.clock.now()));
  return due.length;
}

async function settle(trx: Trx, id: number, now: number): Promise<void> {
  const row = await trx.selectFrom('fixture').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
  if (row.settled_at !== null) return;
  const sport: Sport = SPORTS[row.sport as SportName];
  const score = finalScore(row);
  const bets = await trx
    .selectFrom('fixture_bet')
    .innerJoin('game', 'game.node_id', 'fixture_bet.node_id')
    .selectAll('fixture_bet')
    .select(['game.game_type', 'game.vassalage'])
    .where('fixture_id', '=', id)
    .where('fixture_bet.settled_at', 'is', null)
    .orderBy('fixture_bet.id')
    .execute();
  for (const bet of bets) {
    const bettor: Bettor = {
      id: bet.game_session_id,
      accountId: bet.account_id,
      nodeId: bet.node_id,
      gameType: bet.game_type,
      vassalage: bet.vassalage,
    };
    const payout = wins(sport, bet.pick as Pick, score) ? Math.floor((bet.stake * bet.odds) / 100) : 0;
    const paid = await settleBet(trx, {
      bettor,
      betId: bet.bet_id,
      key: `fixture:${bet.game_session_id}:${bet.round_id}`,
      payout,
      at: now,
    });
    const balance = paid ?? (await moneyOf(trx, bettor));
    await trx.updateTable('fixture_bet').set({ payout, settled_at: now }).where('id', '=', bet.id).execute();
    await trx
      .insertInto('game_round')
      .values({
        game_session_id: bet.game_session_id,
        round_id: bet.round_id,
        bet_id: bet.bet_id,
        nonce: 0,
        stake: bet.stake,
        payout,
        outcome: JSON.stringify({ fixture: id, pick: bet.pick, odds: bet.odds, score }),
        balance_after: balance,
        request_hash: bet.request_hash,
        created_at: now,
      })
      .execute();
  }
  await trx
    .updateTable('fixture')
    .set({ result: JSON.stringify(score), settled_at: now })
    .where('id', '=', id)
    .execute();
}

/** Two different teams, another pair each minute. */
function pairing(sport: Sport, index: number): [string, string] {
  const count = sport.teams.length;
  const home = (index * 3) % count;
  const away = (home + 1 + ((Math.floor(index / count) + index) % (count - 1))) % count;
  return [sport.teams[home] ?? '', sport.teams[away] ?? ''];
}
