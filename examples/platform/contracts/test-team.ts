import type { TestApp } from '../http/test-app.js';
import { book } from '../ledger/book.js';

/** For tests: accounts below one another, and bets with the bookings that a round makes. */
export interface TestTeam {
  idOf(account: string): Promise<number>;
  /** An account that signs in like demo accounts do. */
  joins(account: string, upline: string, type?: number): Promise<number>;
  /** A settled bet of minor units at a moment; without `payout` it is lost. */
  bets(account: string, bet: { stake: number; payout?: number; valid?: number; at: number; status?: 'settled' | 'open' | 'cancelled' }): Promise<void>;
}

export function testTeam({ platform }: Pick<TestApp, 'platform'>): TestTeam {
  let count = 0;
  const rowOf = (account: string) => platform.db.selectFrom('account').selectAll().where('account', '=', account).executeTakeFirstOrThrow();
  const idOf = async (account: string) => (await rowOf(account)).id;
  return {
    idOf,
    async joins(account, upline, type = 0) {
      const above = await rowOf(upline);
      const { password_hash } = await rowOf('demo_member');
      const at = platform.clock.now();
      const { id } = await platform.db
        .insertInto('account')
        .values({
          account, nickname: null, type, upline_id: above.id, path: `${above.path || '/'}${above.id}/`, password_hash, password_changed_at: at,
          payment_password_hash: null, avatar_url: null, language: 'EN', first_login_at: at, last_login_at: at, created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async bets(account, { stake, payout = 0, valid = stake, at, status = 'settled' }) {
      const id = await idOf(account);
      const isSettled = status === 'settled';
      const row = { account_id: id, game_session_id: null, node_id: 1010, game_type: 'RNG', vassalage: 'KTE', stake, valid_stake: valid, payout: isSettled ? payout : null, status, placed_at: at, settled_at: isSettled ? at : null };
      const bet = await platform.db.insertInto('bet').values(row).returning('id').executeTakeFirstOrThrow();
      const ref = { type: 'bet', id: String(bet.id) };
      const own = { account: id };
      const house = { house: 'game' as const, vendor: 'KTE' };
      await platform.transact(async trx => {
        const move = (type: 'deposit' | 'bet' | 'payout', amount: number) =>
          book(trx, { type, ref: type === 'deposit' ? { type: 'test', id: account } : ref, idempotencyKey: `team:${++count}:${type}`, at, entries: [{ wallet: own, amount }, { wallet: type === 'deposit' ? { house: 'cash' } : house, amount: -amount }] });
        await move('deposit', stake);
        await move('bet', -stake);
        if (isSettled && payout > 0) await move('payout', payout);
      });
    },
  };
}
