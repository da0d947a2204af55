import type { Page } from '../../paging.js';
import type { RedeemRow } from '../../redeems.js';
import { useConnection } from '../connection.js';
import { words } from '../labels.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge, type Tone } from '../ui/badge.js';
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
import { Goods } from './goods.js';
import { RefuseButton } from './refuse-button.js';

const FOLLOW_MS = 3_000;
const TONES: Record<RedeemRow['status'], Tone> = { in_process: 'info', approved: 'good', rejected: 'plain' };
const STATES: [value: string, label: string][] = [
  ['in_process', 'In process'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
];

export function RedeemsPage() {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const { values, query, change } = useFilters(['search', 'state', 'page']);
  const answer = useAnswer<Page<RedeemRow>>(`/redeems?${query}`, { every: FOLLOW_MS });

  async function approve(row: RedeemRow) {
    const text =
      row.type === 'bonus' ? (
        <p>
          <Money minor={row.amount} /> goes to {row.account} at once.
        </p>
      ) : (
        <p>{row.account} is told that it is on its way. Sending it is yours.</p>
      );
    if (!(await confirm({ title: `Approve ${row.reference}?`, text, action: 'Approve' }))) return;
    if (await act(() => connection.call(`/redeems/${row.id}/approve`, { method: 'POST' }), `${row.reference} is approved.`))
      answer.reload();
  }
  async function reject(row: RedeemRow, reason: string) {
    const isDone = await act(
      () => connection.call(`/redeems/${row.id}/reject`, { method: 'POST', body: { reason } }),
      `${row.reference} is rejected; the points are back with ${row.account}.`,
    );
    if (isDone) answer.reload();
    return isDone;
  }

  return (
    <>
      <PageHead title="Points rewards" text="Points are taken when a reward is asked for. Rejected, points and the piece come back." />
      <Filters>
        <TextFilter
          label="Search"
          hint="Account, reward or number"
          value={values.search ?? ''}
          onChange={search => change({ search, page: '' })}
        />
        <ChoiceFilter label="State" value={values.state ?? ''} options={STATES} onChange={state => change({ state, page: '' })} />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={8}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>No request fits these filters. Members ask in the points mall.</Empty>
          ) : (
            <>
              <Table
                label="Requests"
                rows={list}
                keyOf={row => row.id}
                columns={[
                  {
                    head: 'Request',
                    wide: true,
                    cell: row => (
                      <>
                        <strong>{row.reference}</strong>
                        <small className="under">
                          <a href={hrefOf('accounts', row.accountId)}>{row.account}</a>
                        </small>
                      </>
                    ),
                  },
                  {
                    head: 'Reward',
                    wide: true,
                    cell: row => (
                      <>
                        {row.reward}
                        <small className="under">{row.type === 'bonus' ? <Money minor={row.amount} /> : 'gift'}</small>
                        {row.delivery ? (
                          <address className="under outbox-text">
                            {row.delivery.name}
                            {'\n'}
                            {row.delivery.address}
                            {'\n'}
                            {row.delivery.phone}
                          </address>
                        ) : (
                          row.type === 'gift' && <small className="under">no delivery address</small>
                        )}
                      </>
                    ),
                  },
                  { head: 'Points', align: 'end', cell: row => row.points.toLocaleString('en') },
                  { head: 'Asked', cell: row => <Moment at={row.appliedAt} /> },
                  {
                    head: 'State',
                    cell: row => (
                      <>
                        <Badge tone={TONES[row.status]}>{words(row.status)}</Badge>
                        {row.note && <small className="under">{row.note}</small>}
                      </>
                    ),
                  },
                  {
                    head: 'Decide',
                    wide: true,
                    cell: row =>
                      row.status !== 'in_process' ? (
                        <Moment at={row.decidedAt} />
                      ) : (
                        <div className="buttons">
                          <button
                            type="button"
                            className="button"
                            disabled={busy}
                            aria-label={`Approve ${row.reference}`}
                            onClick={() => void approve(row)}
                          >
                            Approve
                          </button>
                          <RefuseButton
                            label="Reject"
                            name={`Reject ${row.reference}`}
                            question={`Why is ${row.reference} rejected? ${row.account} reads this.`}
                            onRefuse={reason => reject(row, reason)}
                          />
                        </div>
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
      <h2>On offer</h2>
      <Goods />
    </>
  );
}
