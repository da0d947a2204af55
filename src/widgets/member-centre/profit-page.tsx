import type { ProfitRow } from '../../api/records.js';
import { dayOf } from '../../core/member/date-range.js';
import { profitLoss, profitSums } from '../../core/member/records.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { MoneyText } from '../ui/money-text.js';
import { RecordFilter } from '../ui/centre/record-filter.js';
import { RecordFrame, Signed, Sums } from '../ui/centre/record-frame.js';
import { RecordTable, type Column } from '../ui/centre/record-table.js';
import { useGameTypes } from '../ui/centre/use-game-types.js';
import { useDays } from '../ui/centre/use-days.js';
import { useKept } from '../ui/centre/use-kept.js';

/** What play brought, by day and game type; the platform sums its ledger (MEM-08). */
export function Page() {
  const core = useCore();
  const t = useText();
  const gameType = useGameTypes();
  useStore(core.language.store, state => state.revision);
  const [range, setRange] = useDays(7);
  const query = useQuery(profitLoss(core, range));
  const data = useKept(query.data);
  const days = new Intl.DateTimeFormat(core.language.locale(), { weekday: 'short', day: 'numeric', month: 'short' });
  const figure = (name: 'stake' | 'payout' | 'bonus' | 'rebate', text: string): Column<ProfitRow> => ({
    name,
    text,
    isFigure: true,
    cell: row => (row[name] === 0 ? '–' : <MoneyText amount={row[name]} />),
  });
  const columns: Column<ProfitRow>[] = [
    { name: 'what', text: t('member.game-type'), cell: row => (row.gameType ? gameType(row.gameType) : t('member.extras')) },
    { name: 'time', text: t('member.day'), cell: row => <time dateTime={row.day}>{days.format(dayOf(row.day))}</time> },
    figure('stake', t('member.stake')),
    figure('payout', t('member.payout')),
    figure('bonus', t('member.bonus')),
    figure('rebate', t('member.rebate')),
    { name: 'amount', text: t('member.result'), isFigure: true, cell: row => <Signed amount={row.result} /> },
  ];
  const sums = profitSums(data?.list ?? []);
  return (
    <div className="records">
      <RecordFilter range={range} onRange={setRange} />
      <RecordFrame query={query} has={data !== undefined} isEmpty={data?.list.length === 0}>
        {data && (
          <>
            <Sums
              label={t('member.sums')}
              sums={[
                { text: t('member.stake'), amount: sums.stake },
                { text: t('member.payout'), amount: sums.payout },
                { text: t('member.bonus'), amount: sums.bonus },
                { text: t('member.rebate'), amount: sums.rebate },
                { text: t('member.result'), amount: sums.result, isResult: true },
              ]}
            />
            <RecordTable
              label={t('member.profit-loss')}
              columns={columns}
              rows={data.list}
              keyOf={row => `${row.day}/${row.gameType}`}
              busy={query.loading}
            />
          </>
        )}
      </RecordFrame>
    </div>
  );
}
