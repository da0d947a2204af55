import { useState } from 'react';
import type { CreditFigure, CreditPeriod, CreditReport, CreditRow } from '../../api/money/credit.js';
import type { TextKey } from '../../core/parts/core.js';
import { CREDIT_PERIODS, creditFigures, creditReport } from '../../core/member/credit.js';
import { part } from '../../element/part.js';
import { useCore, useText } from '../../element/core-context.js';
import { Field } from '../../ui/form/field.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import css from './credit-page.css';
import { RecordFilter } from '../../ui/record/record-filter.js';
import { NoLines, RecordFrame, Signed, Sums } from '../../ui/record/record-frame.js';
import { useDayText } from '../../ui/record/record-times.js';
import { useRecord } from '../../ui/record/use-record.js';

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
export const Page = part(PageView, { css: [css] });

function PageView() {
  const core = useCore();
  const t = useText();
  const [period, setPeriod] = useState<CreditPeriod>('day');
  const record = useRecord(range => creditReport(core, range, period), { days: 30 });
  return (
    <div className="records">
      <RecordFilter of={record}>
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
      <RecordFrame of={record}>
        {data => {
          if (data.list.length === 0) return <NoLines />;
          const sums = creditFigures(data).map(({ figure, amount }) => ({ text: t(TEXTS[figure]), amount, isResult: true }));
          return (
            <>
              <Balances data={data} />
              {sums.length > 0 && <Sums sums={sums} />}
              <ul className="statements" role="list" aria-label={t('credit.title')} aria-busy={record.loading || undefined}>
                {data.list.map(row => (
                  <Statement key={row.from} row={row} />
                ))}
              </ul>
            </>
          );
        }}
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
  const days = useDayText();
  return (
    <li className="statement">
      <p className="statement-head">
        <strong>{days(row.from, row.to)}</strong>
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
