import type { ContractKind } from '../database/schema.js';
import { inLanguage, type InLanguages, type Language } from '../languages.js';
import type { Excess } from './terms.js';
import { ar } from './words/ar.js';
import { en } from './words/en.js';
import { es } from './words/es.js';
import type { ContractNews, ContractSide, ContractWords } from './words/form.js';
import { pt } from './words/pt.js';
import { th } from './words/th.js';
import { vi } from './words/vi.js';
import { zh } from './words/zh.js';

/** A letter as it is kept: who reads it is this side of the contract, `other` the account on the other one, '' for the house. */
export interface ContractLetter {
  news: ContractNews;
  kind: ContractKind;
  side: ContractSide;
  other: string;
  /** Why it has come to that, for what follows from another contract; letters of before do not say. */
  why?: readonly Excess[];
}

const WORDS: InLanguages<ContractWords> = { EN: en, ES: es, PT: pt, ZH: zh, VI: vi, TH: th, AR: ar };

/** A letter as the column `reference` of its message keeps it. */
export function keepLetter({ news, kind, side, other, why }: ContractLetter): string {
  return JSON.stringify({ news, kind, side, other, ...(why && { why }) });
}

/** Title, with the kind and the other account, and content of a kept letter. */
export function letterText(kept: string, language: Language): { title: string; content: string } {
  const { news, kind, side, other, why = ['too-high'] } = JSON.parse(kept) as ContractLetter;
  const { kinds, house, causes, space, titled, news: lines } = inLanguage(WORDS, language);
  const words = lines[news];
  const names = {
    kind: kinds[kind],
    other: other || house,
    why: why.map(cause => causes[cause][side](other || house)).join(space),
  };
  const content = words[side](names);
  // A name begins a sentence as it is; a word does so in capitals.
  return {
    title: titled(words.title, names.kind, names.other),
    content: other === '' ? content.charAt(0).toUpperCase() + content.slice(1) : content,
  };
}
