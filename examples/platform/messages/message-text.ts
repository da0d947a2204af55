import { letterText } from '../contracts/letter-words.js';
import type { MessageKind } from '../database/schema.js';
import { inLanguage, langOf, type InLanguages, type Language } from '../languages.js';
import { localeOf } from '../locale.js';
import { ar } from './words/ar.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import type { MessageWords } from './words/form.js';
import { pt } from './words/pt.js';
import { th } from './words/th.js';
import { vi } from './words/vi.js';
import { zh } from './words/zh.js';

/** A message as it is kept. */
export interface KeptMessage {
  kind: MessageKind;
  title: string;
  content: string;
  amount: number | null;
  further_amount: number | null;
  reference: string | null;
  reason: string | null;
}

const WORDS: InLanguages<MessageWords> = { EN: en, ES: es, PT: pt, ZH: zh, VI: vi, TH: th, AR: ar };
/** Whose reference is a name in each language. */
const NAMED: ReadonlySet<MessageKind> = new Set([
  'promotion_issued',
  'promotion_rejected',
  'redeem_approved',
  'redeem_rejected',
  'bet_voided',
]);

/** Title and content in the reader's language; a letter has the operator's words. */
export function messageText(message: KeptMessage, language: Language, currency: string): { title: string; content: string } {
  if (message.kind === 'new_mail') return { title: message.title, content: message.content };
  const words = inLanguage(WORDS, language);
  // What is said to good news is no reason.
  const reason = message.reason ? `\n${message.kind === 'promotion_issued' ? '' : words.reason}${message.reason}` : '';
  if (message.kind === 'contract') {
    const { title, content } = letterText(message.reference ?? '', language);
    return { title, content: content + reason };
  }
  const { title, content, further } = words.kinds[message.kind];
  const money = new Intl.NumberFormat(localeOf(langOf(language in WORDS ? language : 'EN')), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const minor = message.amount ?? 0;
  const [amount, reference] = [
    money.format(minor / 100),
    NAMED.has(message.kind) ? nameIn(message.reference ?? '{}', language) : (message.reference ?? ''),
  ];
  if (further && message.further_amount !== null)
    return { title: further.title, content: further.content(amount, reference, money.format(message.further_amount / 100)) + reason };
  return { title, content: content(amount, reference, minor) + reason };
}

/** A name in the reader's language, else in English, else in whatever there is. */
function nameIn(names: string, language: Language): string {
  const known = JSON.parse(names) as Record<string, string>;
  return known[language] ?? known['EN'] ?? Object.values(known)[0] ?? '';
}
