import type { PromotionCategory } from '../../api/rewards/promotions.js';
import type { DatePreset } from '../../core/format/date-presets.js';
import { CATEGORY_TEXT } from './promotion-words.js';

/** Where one is among the promotions; `mine` lists what the account takes part in. */
export interface Place {
  /** The open promotion; empty for the list. */
  id: string;
  category: PromotionCategory | 'mine' | '';
  dates: Extract<DatePreset, `next-${string}`> | '';
  /** From 1. */
  page: number;
}

export const DATES: readonly Place['dates'][] = ['', 'next-7', 'next-30'];

/** Reads an address or attributes; what it does not know is as if it were not there. */
export function readPlace(query: Readonly<Record<string, string | undefined>>): Place {
  return {
    id: query.id ?? '',
    category: isCategory(query.category) ? query.category : '',
    dates: DATES.find(dates => dates === query.dates) ?? '',
    page: /^[1-9]\d{0,3}$/.test(query.page ?? '') ? Number(query.page) : 1,
  };
}

/** The address of a place on the full site. */
export function addressOf({ id, category, dates, page }: Place): string {
  const query = new URLSearchParams(
    Object.entries({ id, category, dates, page: page > 1 ? String(page) : '' }).filter(([, value]) => value !== ''),
  );
  return query.size > 0 ? `/promotions?${query.toString()}` : '/promotions';
}

function isCategory(text: string | undefined): text is PromotionCategory | 'mine' {
  return text !== undefined && (text === 'mine' || Object.hasOwn(CATEGORY_TEXT, text));
}
