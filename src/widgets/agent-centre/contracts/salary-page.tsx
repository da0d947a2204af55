import type { TextKey, Translate } from '../../../core/parts/core.js';
import type { ContractKind, SalaryRecord } from '../../../api/team/contracts.js';
import { salaryRecords } from '../../../core/contracts/contracts.js';
import { useGate } from '../../../element/gate.js';
import { part } from '../../../element/part.js';
import { useCore, useText } from '../../../element/core-context.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { RecordPage } from '../../../ui/record/record-page.js';
import type { Column } from '../../../ui/record/record-table.js';
import { useRecord } from '../../../ui/record/use-record.js';
import { EmptyState } from '../../../ui/atoms/empty-state.js';
import { coins } from '../../../ui/atoms/icons.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';
import { Skeleton } from '../../../ui/atoms/skeleton.js';
import { ContractStrip } from './contract-strip.js';
import css from './salary-page.css';
import { numberFormat } from '../../../texts/forms/forms-of.js';

interface SalaryPageProps extends Pick<PageProps, 'host'> {
  kind: ContractKind;
  /** What stands between the period and what was paid. */
  columns(t: Translate, rate: (percent: number | null | undefined) => string): Column<SalaryRecord>[];
  /** Names of the period's column and of the periods. */
  period: { text: TextKey; cell(row: SalaryRecord): string };
}

/** What the contracts of one kind brought, period by period, with the contract itself above (AGT-11 to AGT-14). */
export const SalaryPage = part(SalaryPageView, { css: [css], texts: ['contracts'] });

function SalaryPageView({ kind, columns, period }: SalaryPageProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const record = useRecord((range, _, page) => salaryRecords(core, kind, range, page), { days: 30 });
  const percent = numberFormat(core.language.locale(), { style: 'percent', maximumFractionDigits: 2 });
  if (!hasTexts) return <Skeleton className="strip-loading" />;
  return (
    <RecordPage
      of={record}
      label={t(`contract.kind-${kind}`)}
      head={<ContractStrip kind={kind} />}
      empty={<EmptyState icon={coins} title={t('salary.empty')} text={t('salary.empty-text')} />}
      sums={data => [
        { text: t('salary.bets'), amount: data.validBet },
        { text: t('salary.gross'), amount: data.gross },
        { text: t('salary.fee'), amount: data.fee },
        { text: t('salary.amount'), amount: data.amount },
      ]}
      sumsLabel={t('salary.sums')}
      columns={[
        { name: 'what', text: t(period.text), cell: row => <time dateTime={new Date(row.from).toISOString()}>{period.cell(row)}</time> },
        ...columns(t, rate => (rate ? percent.format(rate / 100) : '–')),
        { name: 'amount', text: t('salary.amount'), isFigure: true, cell: row => <Paid row={row} /> },
      ]}
      keyOf={row => row.id}
    />
  );
}

/** What was paid; of what was not, why. */
function Paid({ row: { state, amount, fee } }: { row: SalaryRecord }) {
  const { money } = useCore();
  const t = useText();
  return (
    <span className="salary-paid">
      <MoneyText amount={amount} />
      {state !== 'paid' && <small>{t(`salary.${state}`)}</small>}
      {state === 'paid' && fee > 0 && <small>{t('salary.fee-of', { fee: money.format(fee) })}</small>}
    </span>
  );
}
