import { asRow } from '../languages.js';
import type { Trx } from '../platform.js';
import { depositHints } from './names/deposit-hints.js';
import { depositNames } from './names/deposit-methods.js';

/**
 * Ways to deposit. Those with a time arrive by themselves on the sandbox clock, so that a newcomer sees money come; the others wait for
 * the operator. Amounts in minor units.
 */
const METHODS = [
  {
    // An amount that ends in .13 is declined, so that it can be seen how that looks.
    id: 'demo',
    kind: 'instant',
    pay_to: '',
    min: 500,
    max: 500_000,
    fee_permille: 0,
    arrives_after_seconds: 10,
    declined_cents: 13,
    takes_proof: false,
  },
  {
    id: 'ewallet',
    kind: 'ewallet',
    pay_to: 'pay@novapalace.example',
    min: 1_000,
    max: 200_000,
    fee_permille: 15,
    arrives_after_seconds: 20,
    declined_cents: null,
    takes_proof: false,
  },
  {
    id: 'bank',
    kind: 'bank',
    pay_to: '012 180 0123 4567 8901',
    pay_to_name: 'Nova Palace',
    min: 2_000,
    max: 2_000_000,
    fee_permille: 0,
    arrives_after_seconds: null,
    declined_cents: null,
    takes_proof: true,
  },
  {
    id: 'usdt',
    kind: 'chain',
    pay_to: 'TNovaPa1aceDem0Addre55NotARea1One',
    min: 5_000,
    max: 2_000_000,
    fee_permille: 10,
    arrives_after_seconds: null,
    declined_cents: null,
    takes_proof: true,
  },
] as const;

export async function seedDepositMethods(trx: Trx): Promise<void> {
  await trx
    .insertInto('deposit_method')
    .values(
      METHODS.map((method, sort) => ({ ...method, names: asRow(depositNames[method.id]), hints: asRow(depositHints[method.id]), sort })),
    )
    .execute();
}
