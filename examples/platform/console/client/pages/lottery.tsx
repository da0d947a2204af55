import type { DrawRow } from '../../lottery.js';
import type { Page } from '../../paging.js';
import { useConnection } from '../connection.js';
import { useFilters } from '../route.js';
import { Badge } from '../ui/badge.js';
import { useConfirm } from '../ui/confirm.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Pager } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';

const FOLLOW_MS = 3_000;

export function LotteryPage() {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const { values, query, change } = useFilters(['search', 'state', 'page']);
  const answer = useAnswer<Page<DrawRow>>(`/lottery/draws?${query}`, { every: FOLLOW_MS });

  async function draw(row: DrawRow) {
    const question = {
      title: `Draw ${row.name} now?`,
      text: `Draw ${row.issueNo} closes at once, its numbers are drawn and its ${row.bets} bets settled.`,
      action: 'Draw now',
    };
    if (!(await confirm(question))) return;
    if (await act(() => connection.call(`/lottery/draws/${row.id}/draw`, { method: 'POST' }), `${row.name} ${row.issueNo} was drawn.`))
      answer.reload();
  }

  return (
    <>
      <PageHead
        title="Lottery draws"
        text="They open, close, are drawn and settled on the sandbox clock. One may be drawn before its time."
      />
      <Filters>
        <TextFilter label="Search" hint="Lottery or draw" value={values.search ?? ''} onChange={search => change({ search, page: '' })} />
        <ChoiceFilter
          label="State"
          value={values.state ?? ''}
          options={[
            ['open', 'Open'],
            ['drawn', 'Drawn'],
          ]}
          onChange={state => change({ state, page: '' })}
        />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={12}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>No draw fits these filters.</Empty>
          ) : (
            <>
              <Table
                label="Draws"
                rows={list}
                keyOf={row => row.id}
                columns={[
                  {
                    head: 'Lottery',
                    wide: true,
                    cell: row => (
                      <>
                        <strong>{row.name}</strong>
                        <small className="under code">
                          {row.gameCode} · {row.issueNo}
                        </small>
                      </>
                    ),
                  },
                  { head: 'Closes', cell: row => <Moment at={row.closesAt} /> },
                  {
                    head: 'Numbers',
                    wide: true,
                    cell: row => (row.numbers === null ? <Badge tone="info">Open</Badge> : <code>{row.numbers}</code>),
                  },
                  { head: 'Bets', align: 'end', cell: row => row.bets.toLocaleString('en') },
                  { head: 'Stake', align: 'end', cell: row => <Money minor={row.stake} /> },
                  { head: 'Paid', align: 'end', cell: row => <Money minor={row.payout} /> },
                  {
                    head: 'Draw',
                    cell: row =>
                      row.numbers === null ? (
                        <button
                          type="button"
                          className="button"
                          disabled={busy}
                          aria-label={`Draw ${row.name} ${row.issueNo} now`}
                          onClick={() => void draw(row)}
                        >
                          Draw now
                        </button>
                      ) : (
                        <Badge tone={row.settledAt === null ? 'warn' : 'good'}>{row.settledAt === null ? 'Settling' : 'Settled'}</Badge>
                      ),
                  },
                ]}
              />
              <Pager
                page={Number(values.page) || 1}
                totalPages={totalPages}
                total={total}
                onPage={page => change({ page: String(page) })}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}
