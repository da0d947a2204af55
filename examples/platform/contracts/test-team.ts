import { CONTRACT_KINDS } from '../../../src/api/team/contracts.js';
import type { TestApp } from '../http/test-app.js';
import { book } from '../ledger/book.js';
import { CEILINGS } from './bounds.js';

const WHOLE = 10_000;
const MOST_AN_HOUR = 100_000_000;

/** For tests: accounts below one another, and bets with the bookings that a round makes. */
export interface TestTeam {
  idOf(account: string): Promise<number>;
  /** An account that signs in like demo accounts do; without an upline nobody is above it. */
  joins(account: string, upline: string | null, type?: number): Promise<number>;
  /** Gives an account with nobody above it whatever a contract can say of each kind, and lifts the ceilings as far; `least`: bets that it asks for, minor units. */
  houseGives(account: string, least?: number): Promise<void>;
  /** A settled bet of minor units at a moment; without `payout` it is lost, and the stake of a cancelled one goes back. */
  bets(
    account: string,
    bet: { stake: number; payout?: number; valid?: number; at: number; status?: 'settled' | 'open' | 'cancelled' },
  ): Promise<void>;
}

export function testTeam({ platform }: Pick<TestApp, 'platform'>): TestTeam {
  let count = 0;
  const rowOf = (account: string) => platform.db.selectFrom('account').selectAll().where('account', '=', account).executeTakeFirstOrThrow();
  const idOf = async (account: string) => (await rowOf(account)).id;
  return {
    idOf,
    async joins(account, upline, type = 0) {
      const above = upline === null ? null : await rowOf(upline);
      const { password_hash } = await rowOf('demo_member');
      const at = platform.clock.now();
      const { id } = await platform.db
        .insertInto('account')
        .values({
          account,
          nickname: null,
          type,
          upline_id: above?.id ?? null,
          path: above ? `${above.path || '/'}${above.id}/` : '',
          password_hash,
          password_changed_at: at,
          payment_password_hash: null,
          avatar_url: null,
          language: 'EN',
          first_login_at: at,
          last_login_at: at,
          created_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async houseGives(account, least = 0) {
      const at = platform.clock.now();
      const downline_id = await idOf(account);
      await platform.transact(async trx => {
        for (const key of CEILINGS)
          await trx
            .updateTable('setting')
            .set({ value: String(key === 'contract_hour_max' ? MOST_AN_HOUR : WHOLE) })
            .where('key', '=', key)
            .execute();
        await trx
          .updateTable('contract')
          .set({ status: 'terminated', terminated_at: at, terminated_by: 'operator' })
          .where('downline_id', '=', downline_id)
          .where('status', '=', 'active')
          .execute();
        for (const kind of CONTRACT_KINDS) {
          const isRealtime = kind === 'realtime';
          const { id } = await trx
            .insertInto('contract')
            .values({
              kind,
              upline_id: null,
              downline_id,
              period: 'daily',
              status: 'active',
              min_bet_amount: least,
              offered_at: at,
              decided_at: at,
              settled_until: at,
              due_at: at,
              ...(isRealtime && { single_betting_amount: 0, profit_salary_rate: WHOLE, loss_salary_rate: WHOLE }),
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          if (!isRealtime)
            await trx
              .insertInto('contract_tier')
              .values({ contract_id: id, seq: 0, bet_amount: 0, ...(kind === 'hour' ? { amount: MOST_AN_HOUR } : { rate: WHOLE }) })
              .execute();
          await trx
            .insertInto('contract_request')
            .values({
              contract_id: id,
              type: 'new',
              from_id: null,
              to_id: downline_id,
              status: 'accepted',
              created_at: at,
              answered_at: at,
              answered_by: 'auto',
            })
            .execute();
        }
      });
    },
    async bets(account, { stake, payout = 0, valid = stake, at, status = 'settled' }) {
      const id = await idOf(account);
      const isSettled = status === 'settled';
      const row = {
        account_id: id,
        game_session_id: null,
        node_id: 1010,
        game_type: 'RNG',
        vassalage: 'KTE',
        stake,
        valid_stake: valid,
        payout: isSettled ? payout : null,
        status,
        placed_at: at,
        settled_at: isSettled ? at : null,
      };
      const bet = await platform.db.insertInto('bet').values(row).returning('id').executeTakeFirstOrThrow();
      const ref = { type: 'bet', id: String(bet.id) };
      const own = { account: id };
      const house = { house: 'game' as const, vendor: 'KTE' };
      await platform.transact(async trx => {
        const move = (type: 'deposit' | 'bet' | 'payout' | 'refund', amount: number) =>
          book(trx, {
            type,
            ref: type === 'deposit' ? { type: 'test', id: account } : ref,
            idempotencyKey: `team:${++count}:${type}`,
            at,
            entries: [
              { wallet: own, amount },
              { wallet: type === 'deposit' ? { house: 'cash' } : house, amount: -amount },
            ],
          });
        await move('deposit', stake);
        await move('bet', -stake);
        if (isSettled && payout > 0) await move('payout', payout);
        if (status === 'cancelled') await move('refund', stake);
      });
    },
  };
}
