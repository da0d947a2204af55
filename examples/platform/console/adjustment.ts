import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { book } from '../ledger/book.js';
import type { Platform } from '../platform.js';
import { audit } from './audit.js';
import { idParams, keyHeaders, parse } from './parse.js';

export interface Adjustment {
  txnId: number;
  /** Of the account's main wallet afterwards, minor units. */
  balance: number;
  /** The key had been booked before: nothing was booked now. */
  repeated: boolean;
}

const TRIAL = 4;
const MAX_AMOUNT = 100_000_000_000;

const body = v.object({
  amount: v.pipe(
    v.number('Must be whole minor units.'),
    v.safeInteger('Must be whole minor units.'),
    v.check(amount => amount !== 0, 'Must not be 0.'),
    v.check(amount => Math.abs(amount) <= MAX_AMOUNT, 'Must be at most 1,000,000,000.00.'),
  ),
  reason: v.pipe(
    plainText('Must say why.'),
    v.trim(),
    v.minLength(3, 'Must say why, in at least 3 characters.'),
    v.maxLength(200, 'At most 200 characters.'),
  ),
});

/**
 * Credit (amount above 0) or debit (below 0) of an account's main wallet against the house's cash (INV-01, INV-03, INV-04).
 * The header `Idempotency-Key` makes a repeat harmless.
 */
export function adjustmentRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.post('/accounts/:id/adjustment', async (request): Promise<Adjustment> => {
    const { id } = parse(idParams, request.params);
    const { amount, reason } = parse(body, request.body);
    const key = parse(keyHeaders, request.headers)['idempotency-key'];
    const booked = await platform.transact(async trx => {
      const account = await trx.selectFrom('account').select(['account', 'type']).where('id', '=', id).executeTakeFirst();
      if (!account) throw new Failure('not-found', { message: `There is no account ${id}.` });
      if (account.type === TRIAL) throw new Failure('bad-request', { message: 'A trial account owns no wallet.' });
      const result = await book(trx, {
        type: 'adjustment',
        ref: { type: 'operator', id: String(id) },
        idempotencyKey: `operator:${id}:${key}`,
        at: platform.clock.now(),
        entries: [
          { wallet: { account: id }, amount },
          { wallet: { house: 'cash' }, amount: -amount },
        ],
      });
      if (!result.repeated) {
        const balance = result.balances[0] ?? 0;
        const ref = `account ${id} ${account.account}, ${amount > 0 ? '+' : ''}${amount} minor units, transaction ${result.txnId}: ${reason}`;
        await audit(trx, platform, request, {
          action: amount > 0 ? 'account.credit' : 'account.debit',
          ref,
          before: { balance: balance - amount },
          after: { balance },
        });
      }
      return result;
    });
    return { txnId: booked.txnId, balance: booked.balances[0] ?? 0, repeated: booked.repeated };
  });
}
