import type { ContractBound, ContractKind, ContractTier } from '../../api/team/contracts.js';
import type { TextKey } from '../../core/parts/core.js';
import { useCore, useText } from '../../element/core-context.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';
import { listFormat } from '../../texts/forms/date-forms.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** How the figures of a contract are said, in the reader's manner; rates are percentages. */
export function useWords() {
  const { language, money } = useCore();
  const t = useText();
  const percent = numberFormat(language.locale(), { style: 'percent', maximumFractionDigits: 2 });
  const number = numberFormat(language.locale());
  const moment = usePlatformTime().moment();
  const list = listFormat(language.locale());
  return {
    t,
    /** A text that names a side of a contract; without a name it is the house, which begins a sentence in capitals. */
    named(key: TextKey, account: string, values: Record<string, string | number> = {}): string {
      if (account !== '') return t(key, { ...values, account });
      const said = t(key, { ...values, account: t('contract.house') });
      return said.charAt(0).toLocaleUpperCase(language.locale()) + said.slice(1);
    },
    rate: (rate: number) => percent.format(rate / 100),
    moment,
    list: (names: readonly string[]) => list.format(names),
    /** A value of a level; a dash where nothing is asked for. */
    tier(name: keyof ContractTier, value: number | null | undefined): string {
      if (value === undefined || value === null) return '–';
      if (name === 'rate') return percent.format(value / 100);
      return name === 'activeMembers' ? number.format(value) : money.format(value);
    },
    number: (value: number) => number.format(value),
    /** What can be given of a kind at most. */
    most(kind: ContractKind, bound: Omit<ContractBound, 'kind' | 'period'>): string {
      if (kind === 'hour') return money.format(bound.amount ?? 0);
      if (kind !== 'realtime') return percent.format((bound.rate ?? 0) / 100);
      return t('contract.most-rates', {
        profit: percent.format((bound.profitSalaryRate ?? 0) / 100),
        loss: percent.format((bound.lossSalaryRate ?? 0) / 100),
      });
    },
  };
}
