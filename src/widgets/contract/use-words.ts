import type { ContractTier } from '../../api/contracts.js';
import { useCore, useStore, useText } from '../core-context.js';

/** How the figures of a contract are said, in the reader's manner; rates are percentages. */
export function useWords() {
  const { language, money } = useCore();
  const t = useText();
  useStore(language.store, state => state.revision);
  const percent = new Intl.NumberFormat(language.locale(), { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(language.locale());
  const moment = new Intl.DateTimeFormat(language.locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const list = new Intl.ListFormat(language.locale());
  return {
    t,
    rate: (rate: number) => percent.format(rate / 100),
    moment: (at: number) => moment.format(at),
    list: (names: readonly string[]) => list.format(names),
    /** A value of a level; a dash where nothing is asked for. */
    tier(name: keyof ContractTier, value: number | null | undefined): string {
      if (value === undefined || value === null) return '–';
      if (name === 'rate') return percent.format(value / 100);
      return name === 'activeMembers' ? number.format(value) : money.format(value);
    },
    number: (value: number) => number.format(value),
  };
}
