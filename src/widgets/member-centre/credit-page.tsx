import { useLayoutEffect, useState } from 'react';
import type { CreditFigure, CreditPeriod, CreditReport, CreditRow } from '../../api/credit.js';
import type { TextKey } from '../../core/core.js';
import { CREDIT_PERIODS, creditFigures, creditReport } from '../../core/member/credit.js';
import { dayOf } from '../../core/member/date-range.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { addSheet } from '../sheets.js';
import { Field } from '../ui/field.js';
import { MoneyText } from '../ui/money-text.js';
import css from './credit-page.css';
import type { PageProps } from '../ui/centre/page.js';
import { RecordFilter } from '../ui/centre/record-filter.js';
import { RecordFrame, Signed, Sums } from '../ui/centre/record-frame.js';
import { useDays } from '../ui/centre/use-days.js';
import { useKept } from '../ui/centre/use-kept.js';

const TEXTS: Readonly<Record<CreditFigure, TextKey>> = {
  deposit: 'credit.deposit',
  withdrawal: 'credit.withdrawal',
  transfer: 'credit.transfer',
  bonus: 'member.bonus',
  rebate: 'member.rebate',
  bet: 'credit.bet',
  other: 'credit.other',
};
const PERIODS: Readonly<Record<CreditPeriod, TextKey>> = { day: 'credit.by-day', week: 'credit.by-week', month: 'credit.by-month' };

/** What came and went by day, week or month, between the balance before and the one after; the platform sums its ledger (MEM-18). */
export function Page({ host }: PageProps) {
  const core = useCore();
  const t = useText();
  const [range, setRange] = useDays(30);
  const [period, setPeriod] = useState<CreditPeriod>('day');
  const query = useQuery(creditReport(core, range, period));
  const data = useKept(query.data);
  useLayoutEffect(() => addSheet(host.shadowRoot!, css), [host]);
  const sums = (data ? creditFigures(data) : []).map(({ figure, amount }) => ({ text: t(TEXTS[figure]), amount, isResult: true }));
  return (
    <div className="records">
      <RecordFilter range={range} onRange={setRange}>
        <Field label={t('credit.by')}>
          {control => (
            <select
              {...control}
              className="input"
              value={period}
              onChange={event => setPeriod(CREDIT_PERIODS.find(known => known === event.target.value) ?? 'day')}
            >
              {CREDIT_PERIODS.map(value => (
                <option key={value} value={value}>
                  {t(PERIODS[value])}
                </option>
              ))}
            </select>
          )}
        </Field>
      </RecordFilter>
      <RecordFrame query={query} has={data !== undefined} isEmpty={data?.list.length === 0}>
        {data && (
          <>
            <Balances data={data} />
            {sums.length > 0 && <Sums label={t('member.sums')} sums={sums} />}
            <ul className="statements" role="list" aria-label={t('credit.title')} aria-busy={query.loading || undefined}>
              {data.list.map(row => (
                <Statement key={row.from} row={row} />
              ))}
            </ul>
          </>
        )}
      </RecordFrame>
    </div>
  );
}

function Balances({ data: { opening, change, closing } }: { data: CreditReport }) {
  const t = useText();
  return (
    <dl className="sums balances" aria-label={t('credit.balances')}>
      <div>
        <dt>{t('credit.opening')}</dt>
        <dd>
          <MoneyText amount={opening} />
        </dd>
      </div>
      <div>
        <dt>{t('credit.change')}</dt>
        <dd>
          <Signed amount={change} />
        </dd>
      </div>
      <div>
        <dt>{t('credit.closing')}</dt>
        <dd>
          <MoneyText amount={closing} />
        </dd>
      </div>
    </dl>
  );
}

function Statement({ row }: { row: CreditRow }) {
  const t = useText();
  const days = useDaysText();
  return (
    <li className="statement">
      <p className="statement-head">
        <strong>{days(row)}</strong>
        <Signed amount={row.change} />
      </p>
      <dl className="statement-figures">
        {creditFigures(row).map(({ figure, amount }) => (
          <div key={figure}>
            <dt>{t(TEXTS[figure])}</dt>
            <dd>
              <Signed amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Days of a row in the reader's manner: one, or the first and the last. */
function useDaysText(): (row: Pick<CreditRow, 'from' | 'to'>) => string {
  const { language } = useCore();
  useStore(language.store, state => state.revision);
  const format = new Intl.DateTimeFormat(language.locale(), { weekday: 'short', day: 'numeric', month: 'short' });
  return ({ from, to }) => format.formatRange(dayOf(from), dayOf(to));
}
