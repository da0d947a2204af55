import { asRow } from '../languages.js';
import type { Trx } from '../platform.js';

/**
 * Ways to deposit. Those with a time arrive by themselves on the sandbox clock, so that a newcomer sees money come; the others wait for
 * the operator. Amounts in minor units.
 */
const METHODS = [
  {
    // An amount that ends in .13 is declined, so that it can be seen how that looks.
    id: 'demo',
    kind: 'instant',
    names: { en: 'Instant payment', es: 'Pago al instante' },
    hints: {
      en: 'Nothing more to do: the amount comes to your balance by itself.',
      es: 'No hay que hacer nada más: el importe llega solo a tu saldo.',
    },
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
    names: { en: 'E-wallet', es: 'Billetera electrónica' },
    hints: {
      en: 'The wallet’s fee comes back with your next withdrawal.',
      es: 'La comisión de la billetera te la devolvemos con tu próximo retiro.',
    },
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
    names: { en: 'Bank transfer', es: 'Transferencia bancaria' },
    hints: {
      en: 'Arrives when our cashier has seen it. A picture of the transfer makes that faster.',
      es: 'Llega cuando nuestra caja la ha visto. Una foto de la transferencia lo acelera.',
    },
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
    names: { en: 'USDT (TRC-20)', es: 'USDT (TRC-20)' },
    hints: {
      en: 'Arrives when our cashier has seen it on the chain. The network’s fee comes back with your next withdrawal.',
      es: 'Llega cuando nuestra caja lo ve en la cadena. La comisión de la red te la devolvemos con tu próximo retiro.',
    },
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
    .values(METHODS.map(({ names, hints, ...method }, sort) => ({ ...method, names: asRow(names), hints: asRow(hints), sort })))
    .execute();
}
