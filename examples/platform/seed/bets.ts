import type { Booking } from '../ledger/book.js';
import { bookMany } from '../ledger/book-many.js';
import type { Trx } from '../platform.js';
import { rngOf } from '../rng.js';
import { playerDeposits, type SeedPlayer } from './accounts.js';
import type { SeedGame } from './catalogue.js';
import { seedRandom } from './random.js';
import { sampleRound } from './sample-round.js';

const BETS = 480;
/** Their bets wait for a draw and are none of these rounds. */
const DRAWN = new Set(['LOTT', 'ELOTT']);
const MINUTE = 60_000;
const SLOT_SHARE = 0.6;
/** What the history gives back of its stakes: the games' own return, near enough to be seen in so few rounds. */
const LEAST_SHARE = 0.92;
const GREATEST_SHARE = 0.97;
/** The boards of these have a winner from the first start. */
const WITH_WINNERS = ['RNG', 'LIVE', 'FISH', 'SPORTS'];
const MOST_TRIES = 500;

interface SeedRound {
  game: SeedGame;
  player: SeedPlayer;
  stake: number;
  payout: number;
  at: number;
}

/** Past rounds of invented players, booked like any other: the winner board is full from the first start (INV-32). */
export async function seedBets(trx: Trx, players: SeedPlayer[], games: SeedGame[], now: number): Promise<void> {
  const rounds = history(players, games, now);
  const bets = await trx
    .insertInto('bet')
    .values(
      rounds.map(({ game, player, stake, payout, at }) => ({
        account_id: player.id,
        game_session_id: null,
        node_id: game.nodeId,
        game_type: game.vendor.type,
        vassalage: game.vendor.code,
        stake,
        valid_stake: stake,
        payout,
        status: 'settled' as const,
        placed_at: at,
        settled_at: at,
      })),
    )
    .returning(['id', 'account_id', 'vassalage', 'stake', 'payout', 'placed_at'])
    .execute();
  await bookMany(trx, [...playerDeposits(players, now - 2 * BETS * 3 * MINUTE), ...bets.flatMap(bet => bookingsOf(bet))]);
}

/** The movements of a settled bet. */
export function bookingsOf(bet: {
  id: number;
  account_id: number;
  vassalage: string;
  stake: number;
  payout: number | null;
  placed_at: number;
}): Booking[] {
  const account = { account: bet.account_id };
  const house = { house: 'game' as const, vendor: bet.vassalage };
  const common = { ref: { type: 'bet', id: String(bet.id) }, at: bet.placed_at };
  const placed: Booking = {
    ...common,
    type: 'bet',
    idempotencyKey: `seed:bet:${bet.id}`,
    entries: [
      { wallet: account, amount: -bet.stake },
      { wallet: house, amount: bet.stake },
    ],
  };
  if (!bet.payout) return [placed];
  return [
    placed,
    {
      ...common,
      type: 'payout',
      idempotencyKey: `seed:payout:${bet.id}`,
      entries: [
        { wallet: account, amount: bet.payout },
        { wallet: house, amount: -bet.payout },
      ],
    },
  ];
}

/**
 * Every round is decided by its game. A few hundred rounds can end far from what the games give back in the long run, so
 * the first history is taken that shows the house's edge and a winner in each big family.
 */
function history(players: SeedPlayer[], games: SeedGame[], now: number): SeedRound[] {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const rounds = sampleHistory(players, games, now, attempt);
    const share = sum(rounds, ({ payout }) => payout) / sum(rounds, ({ stake }) => stake);
    const isFull = WITH_WINNERS.every(type => rounds.some(({ game, stake, payout }) => game.vendor.type === type && payout > stake));
    if (share > LEAST_SHARE && share < GREATEST_SHARE && isFull) return rounds;
  }
  throw new Error('No history of the seed comes near the games’ return.');
}

function sampleHistory(players: SeedPlayer[], games: SeedGame[], now: number, attempt: number): SeedRound[] {
  const random = seedRandom(99 + attempt);
  const playable = games.filter(game => !game.maintenance && !DRAWN.has(game.vendor.type));
  const [slots, others] = [
    playable.filter(({ vendor }) => vendor.type === 'RNG').slice(0, 400),
    playable.filter(({ vendor }) => vendor.type !== 'RNG'),
  ];
  const rounds: SeedRound[] = [];
  for (let nonce = 0; rounds.length < BETS; nonce++) {
    const list = random.chance(SLOT_SHARE) ? slots : others;
    const game = list[random.int(list.length)];
    const player = players[random.int(players.length)];
    if (!game || !player) throw new Error('The seed has no games or players.');
    const played = sampleRound(game, rngOf(`seed:${attempt}`, nonce));
    if (played) rounds.push({ game, player, ...played, at: now - (BETS - rounds.length) * 3 * MINUTE });
  }
  return rounds;
}

function sum(rounds: SeedRound[], of: (round: SeedRound) => number): number {
  return rounds.reduce((all, round) => all + of(round), 0);
}
