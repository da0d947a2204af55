import { asRow, eachLanguage } from '../languages.js';
import type { Written } from '../written.js';
import type { Trx } from '../platform.js';
import { ar } from './blog-words/ar.js';
import { en } from './blog-words/en.js';
import { es } from './blog-words/es.js';
import type { BlogWords, PostKey } from './blog-words/form.js';
import { pt } from './blog-words/pt.js';
import { th } from './blog-words/th.js';
import { vi } from './blog-words/vi.js';
import { zh } from './blog-words/zh.js';

const DAY_MS = 86_400_000;

/** Days before the seed. */
const POSTS: readonly { key: PostKey; image: string; age: number }[] = [
  { key: 'check-a-round', image: '/art/story/fairness.svg', age: 2 },
  { key: 'a-limit-that-holds', image: '/art/story/limits.svg', age: 6 },
  { key: 'return-to-player', image: '/art/story/jackpot.svg', age: 11 },
  { key: 'spot-a-fake', image: '/art/story/security.svg', age: 17 },
  { key: 'behind-the-wheel', image: '/art/story/table.svg', age: 24 },
  { key: 'pocket-palace', image: '/art/story/travel.svg', age: 33 },
  { key: 'league-night', image: '/art/story/league.svg', age: 45 },
];
const WORDS: Written<BlogWords> = { ar, en, es, pt, th, vi, zh };

const MODELS: readonly { id: string; names: Written<string>; hints: Written<string> }[] = [
  {
    id: 'support',
    names: {
      en: 'Customer service',
      es: 'Atención al cliente',
      pt: 'Atendimento',
      zh: '在线客服',
      vi: 'Chăm sóc khách hàng',
      th: 'ฝ่ายบริการลูกค้า',
      ar: 'خدمة العملاء',
    },
    hints: {
      en: 'Account, games and everything else',
      es: 'Cuenta, juegos y todo lo demás',
      pt: 'Conta, jogos e todo o resto',
      zh: '账号、游戏及其他问题',
      vi: 'Tài khoản, trò chơi và mọi việc khác',
      th: 'บัญชี เกม และเรื่องอื่นๆ',
      ar: 'الحساب والألعاب وكل ما عدا ذلك',
    },
  },
  {
    id: 'payments',
    names: {
      en: 'Deposits and withdrawals',
      es: 'Depósitos y retiros',
      pt: 'Depósitos e saques',
      zh: '存款与提款',
      vi: 'Nạp tiền và rút tiền',
      th: 'ฝากเงินและถอนเงิน',
      ar: 'الإيداع والسحب',
    },
    hints: {
      en: 'Payments, proofs and receipts',
      es: 'Pagos, comprobantes y recibos',
      pt: 'Pagamentos, comprovantes e recibos',
      zh: '付款、凭证与到账',
      vi: 'Thanh toán, chứng từ và biên nhận',
      th: 'การชำระเงิน หลักฐาน และการรับเงิน',
      ar: 'المدفوعات والإثباتات والإيصالات',
    },
  },
  {
    id: 'agents',
    names: {
      en: 'Agents and partners',
      es: 'Agentes y socios',
      pt: 'Agentes e parceiros',
      zh: '代理与合作伙伴',
      vi: 'Đại lý và đối tác',
      th: 'เอเย่นต์และพาร์ทเนอร์',
      ar: 'الوكلاء والشركاء',
    },
    hints: {
      en: 'Commissions, teams and contracts',
      es: 'Comisiones, equipos y contratos',
      pt: 'Comissões, equipes e contratos',
      zh: '佣金、团队与契约',
      vi: 'Hoa hồng, đội nhóm và hợp đồng',
      th: 'ค่าคอมมิชชั่น ทีม และสัญญา',
      ar: 'العمولات والفرق والعقود',
    },
  },
];

/** Articles of the blog, and what the live chat is offered about. */
export async function seedPages(trx: Trx, now: number): Promise<void> {
  const rows = POSTS.flatMap(({ key: id, image, age }) =>
    eachLanguage(WORDS).map(([lang, words]) => {
      const [title, summary, body] = words[id];
      return { id, lang, title, summary, body, image, published_at: now - age * DAY_MS };
    }),
  );
  await trx.insertInto('blog_post').values(rows).execute();
  await trx
    .insertInto('chat_model')
    .values(MODELS.map(({ id, names, hints }, sort) => ({ id, cs_type: 'LIVECHAT', names: asRow(names), hints: asRow(hints), sort })))
    .execute();
}
