import type { BetRow } from '../../bets.js';
import type { Page } from '../../paging.js';
import { useConnection } from '../connection.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge, type Tone } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Pager } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { RefuseButton } from './refuse-button.js';

const FOLLOW_MS = 3_000;
const TONES: Record<BetRow['status'], Tone> = { open: 'info', settled: 'good', cancelled: 'plain' };
const WORDS: Record<BetRow['status'], string> = { open: 'open', settled: 'settled', cancelled: 'void' };
const STATES: [value: string, label: string][] = [
  ['open', 'Open'],
  ['settled', 'Settled'],
  ['cancelled', 'Void'],
];

/** Every bet, to be found by its number or its player; an open one on a draw or a fixture can be voided. */
export function BetsPage() {
  const connection = useConnection();
  const { act } = useAct();
  const { values, query, change } = useFilters(['search', 'state', 'page']);
  const answer = useAnswer<Page<BetRow>>(`/bets?${query}`, { every: FOLLOW_MS });

  async function voidIt(row: BetRow, reason: string) {
    const isDone = await act(
      () => connection.call(`/bets/${row.id}/void`, { method: 'POST', body: { reason } }),
      `Bet ${row.id} is void; its stake is back with ${row.account}, who is told.`,
    );
    if (isDone) answer.reload();
    return isDone;
  }

  return (
    <>
      <PageHead
        title="Bets"
        text="An open bet on a draw or a fixture can be voided: the stake goes back, and it counts for nothing. A settled bet is final; a correction of the account puts right what went wrong."
      />
      <Filters>
        <TextFilter
          label="Search"
          hint="Number of the bet or account"
          value={values.search ?? ''}
          onChange={search => change({ search, page: '' })}
        />
        <ChoiceFilter label="State" value={values.state ?? ''} options={STATES} onChange={state => change({ state, page: '' })} />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={8}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>{query === '' ? 'Nobody has bet yet.' : 'No bet fits these filters.'}</Empty>
          ) : (
            <>
              <Table
                label="Bets"
                rows={list}
                keyOf={row => row.id}
                columns={[
                  {
                    head: 'Bet',
                    wide: true,
                    cell: row => (
                      <>
                        <a href={hrefOf('ledger', undefined, new URLSearchParams({ ref: String(row.id) }))} title="Its bookings">
                          <strong>{row.id}</strong>
                        </a>
                        <small className="under">
                          <a href={hrefOf('accounts', row.accountId)}>{row.account}</a>
                        </small>
                      </>
                    ),
                  },
                  {
                    head: 'Game',
                    wide: true,
                    cell: row => (
                      <>
                        {row.game}
                        <small className="under">{row.on || row.vassalage}</small>
                      </>
                    ),
                  },
                  { head: 'Stake', align: 'end', cell: row => <Money minor={row.stake} /> },
                  { head: 'Payout', align: 'end', cell: row => (row.payout === null ? '–' : <Money minor={row.payout} />) },
                  { head: 'Placed', cell: row => <Moment at={row.placedAt} /> },
                  {
                    head: 'State',
                    cell: row => (
                      <>
                        <Badge tone={TONES[row.status]}>{WORDS[row.status]}</Badge>
                        {row.settledAt !== null && (
                          <small className="under">
                            <Moment at={row.settledAt} />
                          </small>
                        )}
                      </>
                    ),
                  },
                  {
                    head: 'Void',
                    wide: true,
                    cell: row =>
                      row.canBeVoided && (
                        <RefuseButton
                          label="Void"
                          name={`Void bet ${row.id}`}
                          question={`Why is bet ${row.id} void? ${row.account} reads this.`}
                          onRefuse={reason => voidIt(row, reason)}
                        />
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
