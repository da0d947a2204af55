import { type ReactNode } from 'react';
import type { TeamDay, TeamOverview } from '../../../api/team/team.js';
import { agentRevenue } from '../../../core/agent/records.js';
import { teamOverview } from '../../../core/agent/team.js';
import type { TextKey } from '../../../core/parts/core.js';
import type { CsvColumn } from '../../../core/format/csv.js';
import type { DateRange } from '../../../core/format/date-range.js';
import { part } from '../../../element/part.js';
import { useCore, useText } from '../../../element/core-context.js';
import { byDay, DayChart, type DayFigure } from '../../../ui/chart/day-chart.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { RecordFilter } from '../../../ui/record/record-filter.js';
import { RecordFrame, Signed } from '../../../ui/record/record-frame.js';
import { RecordTable, type Column } from '../../../ui/record/record-table.js';
import { RecordDay } from '../../../ui/record/record-times.js';
import { useKept } from '../../../ui/record/use-kept.js';
import { useRecord } from '../../../ui/record/use-record.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';
import { Link } from '../../../ui/atoms/link.js';
import { CsvButton } from './csv-button.js';
import css from './overview-page.css';
import { numberFormat } from '../../../texts/forms/forms-of.js';

type Sums = TeamOverview['team'];
interface Figure {
  text: TextKey;
  /** A number of accounts, an amount, or an amount with its sign. */
  kind: 'count' | 'amount' | 'result';
  of(sums: Sums): number;
}

const FIGURES: readonly Figure[] = [
  { text: 'overview.members', kind: 'count', of: sums => sums.members },
  { text: 'overview.new', kind: 'count', of: sums => sums.newMembers },
  { text: 'overview.active', kind: 'count', of: sums => sums.activeMembers },
  { text: 'overview.deposits', kind: 'amount', of: sums => sums.deposits },
  { text: 'overview.withdrawals', kind: 'amount', of: sums => sums.withdrawals },
  { text: 'overview.valid-bets', kind: 'amount', of: sums => sums.validBets },
  { text: 'member.stake', kind: 'amount', of: sums => sums.stake },
  { text: 'member.payout', kind: 'amount', of: sums => sums.payout },
  { text: 'member.extras', kind: 'amount', of: sums => sums.bonus + sums.rebate },
  { text: 'overview.result', kind: 'result', of: sums => sums.result },
];

/** Of a day, as the picture shows them. */
const CHART: readonly (Pick<DayFigure, 'name' | 'kind'> & { text: TextKey; of(row: TeamDay): number })[] = [
  { name: 'result', text: 'member.result', kind: 'result', of: row => row.result },
  { name: 'valid', text: 'overview.valid-bets', kind: 'amount', of: row => row.validBets },
  { name: 'deposits', text: 'overview.deposits', kind: 'amount', of: row => row.deposits },
  { name: 'withdrawals', text: 'overview.withdrawals', kind: 'amount', of: row => row.withdrawals },
  { name: 'new', text: 'overview.new', kind: 'count', of: row => row.newMembers },
];

/** Of a day, as a file has them. */
const DAY_FIGURES: readonly { text: TextKey; of: CsvColumn<TeamDay>['of'] }[] = [
  { text: 'member.day', of: row => row.day },
  { text: 'overview.new', of: row => row.newMembers },
  { text: 'overview.active', of: row => row.activeMembers },
  { text: 'overview.deposits', of: row => ({ minor: row.deposits }) },
  { text: 'overview.withdrawals', of: row => ({ minor: row.withdrawals }) },
  { text: 'overview.valid-bets', of: row => ({ minor: row.validBets }) },
  { text: 'member.stake', of: row => ({ minor: row.stake }) },
  { text: 'member.payout', of: row => ({ minor: row.payout }) },
  { text: 'member.extras', of: row => ({ minor: row.bonus + row.rebate }) },
  { text: 'overview.result', of: row => ({ minor: row.result }) },
];

/** What the team did in some days, in all and day by day; a team that did nothing has zeros (AGT-04). */
export const Page = part(PageView, { css: [css] });

function PageView({ host }: PageProps) {
  const core = useCore();
  const t = useText();
  const record = useRecord(range => teamOverview(core, range), { days: 7 });
  return (
    <div className="records">
      <RecordFilter of={record} />
      <OwnIncome range={record.range} host={host} />
      <RecordFrame of={record}>
        {data => (
          <>
            <TeamSums data={data} busy={record.loading} />
            <p className="team-note">{t('overview.note')}</p>
            <DayChart
              range={record.range}
              busy={!record.isOwn}
              figures={CHART.map(({ name, text, kind, of }) => ({ name, text: t(text), kind, values: byDay(data.list, of) }))}
            />
            <CsvButton
              name="team"
              range={record.range}
              rows={data.list}
              columns={DAY_FIGURES.map(({ text, of }) => ({ head: t(text), of }))}
            />
            <Days rows={data.list} busy={record.loading} />
          </>
        )}
      </RecordFrame>
    </div>
  );
}

/** What the agent earned in the same days, before all that the team did; without an answer the page stands without it (AGT-09). */
function OwnIncome({ range, host }: { range: DateRange; host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  const { data, loading } = useKept(agentRevenue(core, range));
  if (!data) return null;
  return (
    <section className="team-income" aria-label={t('records.revenue')} aria-busy={loading || undefined}>
      <span>{t('records.revenue')}</span>
      <strong>
        <Signed amount={data.sums.total} />
      </strong>
      <Link className="link" to="/agentHome?page=agentRevenueReport" from={host}>
        {t('overview.income-more')}
      </Link>
    </section>
  );
}

function TeamSums({ data: { team, direct }, busy }: { data: TeamOverview; busy: boolean }) {
  const core = useCore();
  const t = useText();
  const figure = useFigure();
  const plain = ({ kind, of }: Figure) => (kind === 'count' ? figure(of(direct)) : core.money.format(of(direct)));
  return (
    <dl className="sums team-sums" aria-label={t('overview.sums')} aria-busy={busy || undefined}>
      {FIGURES.map(each => (
        <div key={each.text}>
          <dt>{t(each.text)}</dt>
          <dd className="tabular">
            {each.kind === 'count' ? (
              figure(each.of(team))
            ) : each.kind === 'amount' ? (
              <MoneyText amount={each.of(team)} />
            ) : (
              <Signed amount={each.of(team)} />
            )}
            <small>{t('overview.direct', { figure: plain(each) })}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Days({ rows, busy }: { rows: readonly TeamDay[]; busy: boolean }) {
  const t = useText();
  const figure = useFigure();
  const count = (of: (row: TeamDay) => number) => (row: TeamDay) => <Cell zero={of(row) === 0}>{figure(of(row))}</Cell>;
  const amount = (of: (row: TeamDay) => number) => (row: TeamDay) => (
    <Cell zero={of(row) === 0}>
      <MoneyText amount={of(row)} />
    </Cell>
  );
  const columns: Column<TeamDay>[] = [
    { name: 'what', text: t('member.day'), cell: row => <RecordDay day={row.day} /> },
    { name: 'new', text: t('overview.new'), isFigure: true, cell: count(row => row.newMembers) },
    { name: 'active', text: t('overview.active'), isFigure: true, cell: count(row => row.activeMembers) },
    { name: 'deposits', text: t('overview.deposits'), isFigure: true, cell: amount(row => row.deposits) },
    { name: 'withdrawals', text: t('overview.withdrawals'), isFigure: true, cell: amount(row => row.withdrawals) },
    { name: 'valid', text: t('overview.valid-bets'), isFigure: true, cell: amount(row => row.validBets) },
    { name: 'amount', text: t('member.result'), isFigure: true, cell: row => <Signed amount={row.result} /> },
  ];
  return (
    <section className="team-days" aria-labelledby="team-days">
      <h3 id="team-days">{t('overview.by-day')}</h3>
      <RecordTable label={t('overview.by-day')} columns={columns} rows={rows} keyOf={row => row.day} busy={busy} />
    </section>
  );
}

/** A figure of a day; narrow places leave out those that are zero. */
function Cell({ zero, children }: { zero: boolean; children: ReactNode }) {
  return <span data-zero={zero || undefined}>{children}</span>;
}

/** Numbers in the reader's manner. */
function useFigure(): (value: number) => string {
  const { language } = useCore();
  const format = numberFormat(language.locale());
  return value => format.format(value);
}
