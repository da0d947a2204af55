import type { TextKey, Translate } from '../../../core/parts/core.js';
import type { LotteryBet, LotteryPlay } from '../../../api/games/lottery.js';
import { numberFormat } from '../../../texts/forms/forms-of.js';
import { localDigits } from '../../../texts/forms/local-digits.js';

const WORDS: ReadonlySet<string> = new Set(['big', 'small', 'odd', 'even', 'any']);

/** Name of a play. */
export function playName(code: string, t: Translate): string {
  const all = /^all-of-(\d)$/.exec(code)?.[1];
  return all ? t('lottery.play-all-of', { count: Number(all) }) : t(`lottery.play-${code}` as TextKey);
}

/** What wins, in a sentence. */
export function playAbout({ code, count }: Pick<LotteryPlay, 'code' | 'count'>, t: Translate): string {
  return code.startsWith('all-of-') ? t('lottery.about-all-of', { count }) : t(`lottery.about-${code}` as TextKey, { count });
}

/** Numbers with their zeros in the digits of the language, sides in words. */
export function choiceName(choice: string, t: Translate, locale: string): string {
  return WORDS.has(choice) ? t(`lottery.side-${choice}` as TextKey) : localDigits(choice, locale);
}

/** What a bet is on, such as `1 2 · 3 · 4` or `Big, Odd`. */
export function selectionName({ selection }: Pick<LotteryBet, 'selection'>, t: Translate, locale: string): string {
  const parts = selection.split('|').map(part => part.split(' ').map(choice => choiceName(choice, t, locale)));
  return parts.map(part => part.join(parts.length > 1 ? ' ' : ', ')).join(' · ');
}

/** What every prize of a play pays, in times of the stake; undefined where they differ. */
export function oddsOfAll({ prizes: [first, ...others] }: Pick<LotteryPlay, 'prizes'>): number | undefined {
  return others.every(({ odds }) => odds === first?.odds) ? first?.odds : undefined;
}

/** 9.5 → `9.5`, 1473 → `1,473`, in the language. */
export function oddsText(odds: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(odds);
}

export function percentText(share: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);
}
