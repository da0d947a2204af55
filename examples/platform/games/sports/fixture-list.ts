import { Failure } from '../../failure.js';
import { openGameSession } from '../../ledger/game-sessions.js';
import { moneyOf } from '../../ledger/wallets.js';
import type { Platform } from '../../platform.js';
import { gameKind } from '../game-kind.js';
import { EVERY_MS, ensureFixtures, scoreAt, settleDueFixtures } from './fixtures.js';
import { pricesOf, SPORTS, type Pick, type Score, type Sport } from './sports.js';

export interface Fixture {
  id: number;
  /** UTC milliseconds of the platform's clock. */
  startsAt: number;
  endsAt: number;
  home: string;
  away: string;
  state: 'open' | 'live' | 'ended';
  /** Null before it begins. */
  score: Score | null;
  /** Odds in hundredths; empty once it has begun. */
  prices: { pick: Pick; odds: number }[];
  seedHash: string;
  /** The seed itself, once it is over. */
  seed: string | null;
}
export interface PlacedFixtureBet {
  roundId: string;
  fixture: number;
  home: string;
  away: string;
  pick: Pick;
  odds: number;
  stake: number;
  /** Null until full time. */
  payout: number | null;
}
/** `POST /play/api/fixtures { session }` */
export interface FixturesAnswer {
  success: true;
  now: number;
  /** Total that over and under are about; null where there is no such bet. */
  line: number | null;
  fixtures: Fixture[];
  /** The player's latest bets in this game, newest first. */
  bets: PlacedFixtureBet[];
  balance: number;
}

const ENDED_SHOWN = 4;
const BETS_SHOWN = 12;

/** The fixtures of a sports game around now, and the player's bets on them. Throws Failure: not-logged-in, bad-request. */
export async function fixturesOf(platform: Platform, token: string): Promise<FixturesAnswer> {
  const now = platform.clock.now();
  const session = await openGameSession(platform.db, now, token);
  const playable = gameKind(session);
  if (playable.kind !== 'sports') throw new Failure('bad-request', { message: 'This game has no fixtures.' });
  await ensureFixtures(platform, playable.variant);
  await settleDueFixtures(platform);
  const sport: Sport = SPORTS[playable.variant];
  const rows = await platform.db
    .selectFrom('fixture')
    .selectAll()
    .where('sport', '=', playable.variant)
    .where('starts_at', '>=', now - (ENDED_SHOWN + 1) * EVERY_MS)
    .where('starts_at', '<=', now + 5 * EVERY_MS)
    .orderBy('starts_at')
    .execute();
  let bets = platform.db
    .selectFrom('fixture_bet')
    .innerJoin('fixture', 'fixture.id', 'fixture_bet.fixture_id')
    .select([
      'fixture_bet.round_id',
      'fixture_bet.fixture_id',
      'fixture_bet.pick',
      'fixture_bet.odds',
      'fixture_bet.stake',
      'fixture_bet.payout',
      'fixture.home',
      'fixture.away',
    ])
    .where('fixture_bet.node_id', '=', session.nodeId);
  bets =
    session.accountId === null
      ? bets.where('fixture_bet.game_session_id', '=', session.id)
      : bets.where('fixture_bet.account_id', '=', session.accountId);
  const placed = await bets.orderBy('fixture_bet.id', 'desc').limit(BETS_SHOWN).execute();
  return {
    success: true,
    now,
    line: sport.line ?? null,
    fixtures: rows.map(row => {
      const state = row.starts_at > now ? 'open' : row.ends_at > now ? 'live' : 'ended';
      return {
        id: row.id,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        home: row.home,
        away: row.away,
        state,
        score: state === 'open' ? null : scoreAt(row, now),
        prices: state === 'open' ? pricesOf(sport, row.home, row.away) : [],
        seedHash: row.seed_hash,
        seed: state === 'ended' ? row.server_seed : null,
      };
    }),
    bets: placed.map(bet => ({
      roundId: bet.round_id,
      fixture: bet.fixture_id,
      home: bet.home,
      away: bet.away,
      pick: bet.pick as Pick,
      odds: bet.odds,
      stake: bet.stake,
      payout: bet.payout,
    })),
    balance: await moneyOf(platform.db, session),
  };
}
