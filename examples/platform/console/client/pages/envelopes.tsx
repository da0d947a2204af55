import type { EnvelopeRow } from '../../envelopes.js';
import type { Page } from '../../paging.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge, type Tone } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { PageHead } from '../ui/page-head.js';
import { Pager } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';

const FOLLOW_MS = 3_000;
const TONES: Record<EnvelopeRow['status'], Tone> = { open: 'info', done: 'good', returned: 'plain' };
const STATES: [value: string, label: string][] = [
  ['open', 'Open'],
  ['done', 'All opened'],
  ['returned', 'Part returned'],
];

/** What agents give to their downlines; to look at only. */
export function EnvelopesPage() {
  const { values, query, change } = useFilters(['search', 'state', 'page']);
  const answer = useAnswer<Page<EnvelopeRow>>(`/envelopes?${query}`, { every: FOLLOW_MS });
  return (
    <>
      <PageHead
        title="Red envelopes"
        text="An agent’s money for direct downlines. It waits with the house until each opens their share; what nobody opens in time goes back."
      />
      <Filters>
        <TextFilter
          label="Search"
          hint="Sender or receiver"
          value={values.search ?? ''}
          onChange={search => change({ search, page: '' })}
        />
        <ChoiceFilter label="State" value={values.state ?? ''} options={STATES} onChange={state => change({ state, page: '' })} />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={8}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>{query === '' ? 'No agent has sent a red envelope yet.' : 'No red envelope fits these filters.'}</Empty>
          ) : (
            <>
              <Table
                label="Red envelopes"
                rows={list}
                keyOf={row => row.id}
                columns={[
                  {
                    head: 'Envelope',
                    wide: true,
                    cell: row => (
                      <>
                        <strong>{row.reference}</strong>
                        <small className="under">
                          <a href={hrefOf('accounts', row.senderId)}>{row.sender}</a>
                        </small>
                      </>
                    ),
                  },
                  { head: 'Total', align: 'end', cell: row => <Money minor={row.total} /> },
                  { head: 'Receivers', wide: true, cell: row => <Shares row={row} /> },
                  {
                    head: 'Sent',
                    cell: row => (
                      <>
                        <Moment at={row.createdAt} />
                        {row.remark !== '' && <small className="under">{row.remark}</small>}
                      </>
                    ),
                  },
                  {
                    head: 'State',
                    cell: row => (
                      <>
                        <Badge tone={TONES[row.status]}>{row.status}</Badge>
                        {row.returned > 0 && (
                          <small className="under">
                            <Money minor={row.returned} /> back
                          </small>
                        )}
                      </>
                    ),
                  },
                  { head: 'Ends', cell: row => <Moment at={row.endedAt ?? row.expiresAt} /> },
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

function Shares({ row: { shares } }: { row: EnvelopeRow }) {
  const opened = shares.filter(share => share.openedAt !== null).length;
  return (
    <details>
      <summary>
        {opened} of {shares.length} opened
      </summary>
      {shares.map(share => (
        <small key={share.account} className="under">
          {share.account}: <Money minor={share.amount} />, {share.openedAt === null ? 'not opened' : 'opened'}
        </small>
      ))}
    </details>
  );
}
