import type { Booking } from '../ledger/book.js';
import { bookMany } from '../ledger/book-many.js';
import type { Trx } from '../platform.js';
import { playerDeposits, type SeedPlayer } from './accounts.js';
import type { SeedGame } from './catalogue.js';
import { seedRandom } from './random.js';

const BETS = 480;
const SLOT_SHARE = 0.6;
/** Their bets wait for a draw and are none of these rounds. */
const DRAWN = new Set(['LOTT', 'ELOTT']);
const MINUTE = 60_000;
/** Multiples of the stake with how often each comes in a hundred. */
const PAYOUTS = [[0, 55], [0.5, 12], [1.5, 12], [3, 9], [8, 6], [20, 4], [60, 1], [140, 1]] as const;

/** Past rounds of invented players, booked like any other: the winner board is full from the first start (INV-32). */
export async function seedBets(trx: Trx, players: SeedPlayer[], games: SeedGame[], now: number): Promise<void> {
  const random = seedRandom(99);
  const playable = games.filter(game => !game.maintenance && !DRAWN.has(game.vendor.type));
  const slots = playable.filter(game => game.vendor.type === 'RNG').slice(0, 400);
  const others = playable.filter(game => game.vendor.type !== 'RNG');
  const rounds = Array.from({ length: BETS }, (_, index) => {
    const kind = random.chance(SLOT_SHARE) ? slots : others;
    const game = kind[random.int(kind.length)];
    const player = players[random.int(players.length)];
    if (!game || !player) throw new Error('The seed has no games or players.');
    const stake = game.minBet * (1 + random.int(20));
    return { game, player, stake, payout: Math.round(stake * multiple(random.int(100))), at: now - (BETS - index) * 3 * MINUTE };
  });
  const bets = await trx
    .insertInto('bet')
    .values(rounds.map(({ game, player, stake, payout, at }) => ({
      account_id: player.id, game_session_id: null, node_id: game.nodeId, game_type: game.vendor.type, vassalage: game.vendor.code,
      stake, valid_stake: stake, payout, status: 'settled' as const, placed_at: at, settled_at: at,
    })))
    .returning(['id', 'account_id', 'vassalage', 'stake', 'payout', 'placed_at'])
    .execute();
  await bookMany(trx, [
    ...playerDeposits(players, now - 2 * BETS * 3 * MINUTE),
    ...bets.flatMap(bet => bookingsOf(bet)),
  ]);
}

function bookingsOf(bet: { id: number; account_id: number; vassalage: string; stake: number; payout: number | null; placed_at: number }): Booking[] {
  const account = { account: bet.account_id };
  const house = { house: 'game' as const, vendor: bet.vassalage };
  const common = { ref: { type: 'bet', id: String(bet.id) }, at: bet.placed_at };
  const placed: Booking = { ...common, type: 'bet', idempotencyKey: `seed:bet:${bet.id}`, entries: [{ wallet: account, amount: -bet.stake }, { wallet: house, amount: bet.stake }] };
  if (!bet.payout) return [placed];
  return [placed, { ...common, type: 'payout', idempotencyKey: `seed:payout:${bet.id}`, entries: [{ wallet: account, amount: bet.payout }, { wallet: house, amount: -bet.payout }] }];
}

function multiple(hundredth: number): number {
  let rest = hundredth;
  for (const [times, share] of PAYOUTS) {
    if (rest < share) return times;
    rest -= share;
  }
  return 0;
}
