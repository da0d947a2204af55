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
    names: {
      en: 'Instant payment',
      es: 'Pago al instante',
      pt: 'Pagamento instantâneo',
      zh: '即时支付',
      vi: 'Thanh toán tức thì',
      th: 'ชำระเงินทันที',
      ar: 'دفع فوري',
    },
    hints: {
      en: 'Nothing more to do: the amount comes to your balance by itself.',
      es: 'No hay que hacer nada más: el importe llega solo a tu saldo.',
      pt: 'Não precisa fazer mais nada: o valor cai automaticamente no seu saldo.',
      zh: '无需其他操作：款项会自动存入您的余额。',
      vi: 'Không cần làm gì thêm: số tiền tự vào số dư của bạn.',
      th: 'ไม่ต้องทำอะไรเพิ่ม เงินจะเข้ายอดเงินของคุณอัตโนมัติ',
      ar: 'ليس عليك فعل شيء آخر: يصل المبلغ إلى رصيدك تلقائيًا.',
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
    names: {
      en: 'E-wallet',
      es: 'Billetera electrónica',
      pt: 'Carteira digital',
      zh: '电子钱包',
      vi: 'Ví điện tử',
      th: 'อีวอลเล็ต',
      ar: 'محفظة إلكترونية',
    },
    hints: {
      en: 'The wallet’s fee comes back with your next withdrawal.',
      es: 'La comisión de la billetera te la devolvemos con tu próximo retiro.',
      pt: 'A taxa da carteira é devolvida com seu próximo saque.',
      zh: '电子钱包的手续费将随您的下一次提款返还。',
      vi: 'Phí của ví được hoàn cùng lần rút tiền tiếp theo của bạn.',
      th: 'ค่าธรรมเนียมของอีวอลเล็ตจะคืนพร้อมการถอนครั้งถัดไปของคุณ',
      ar: 'تعود إليك رسوم المحفظة مع عملية السحب التالية.',
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
    names: {
      en: 'Bank transfer',
      es: 'Transferencia bancaria',
      pt: 'Transferência bancária',
      zh: '银行转账',
      vi: 'Chuyển khoản ngân hàng',
      th: 'โอนผ่านธนาคาร',
      ar: 'تحويل مصرفي',
    },
    hints: {
      en: 'Arrives when our cashier has seen it. A picture of the transfer makes that faster.',
      es: 'Llega cuando nuestra caja la ha visto. Una foto de la transferencia lo acelera.',
      pt: 'Cai quando nosso financeiro vir a transferência. Uma imagem dela acelera isso.',
      zh: '财务确认后到账。附上转账图片可加快处理。',
      vi: 'Tiền vào khi bộ phận thanh toán đã thấy khoản chuyển. Ảnh giao dịch sẽ giúp nhanh hơn.',
      th: 'เงินเข้าเมื่อฝ่ายการเงินตรวจพบการโอนแล้ว รูปหลักฐานการโอนจะช่วยให้เร็วขึ้น',
      ar: 'يصل بعد أن يراه قسم المدفوعات. صورة التحويل تسرّع ذلك.',
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
      pt: 'Cai quando nosso financeiro vir o valor na blockchain. A taxa da rede é devolvida com seu próximo saque.',
      zh: '财务在链上确认后到账。网络手续费将随您的下一次提款返还。',
      vi: 'Tiền vào khi bộ phận thanh toán đã thấy khoản chuyển trên blockchain. Phí mạng được hoàn cùng lần rút tiền tiếp theo của bạn.',
      th: 'เงินเข้าเมื่อฝ่ายการเงินตรวจพบบนบล็อกเชนแล้ว ค่าธรรมเนียมเครือข่ายจะคืนพร้อมการถอนครั้งถัดไปของคุณ',
      ar: 'يصل بعد أن يراه قسم المدفوعات على سلسلة الكتل. تعود إليك رسوم الشبكة مع عملية السحب التالية.',
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
