import { useState } from 'react';
import type { DepositMethodRow, DepositMethodTerms, DepositRow } from '../../deposits.js';
import type { Page } from '../../paging.js';
import { useConnection } from '../connection.js';
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
import { useUnsaved } from '../unsaved.js';
import { useAnswer } from '../use-answer.js';
import { DepositMethodEditor } from './deposit-method-editor.js';
import { RefuseButton } from './refuse-button.js';

const FOLLOW_MS = 3_000;
const TONES: Record<DepositRow['status'], Tone> = { pending: 'info', arrived: 'good', failed: 'danger' };

export function DepositsPage() {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const { values, query, change } = useFilters(['search', 'state', 'page']);
  const answer = useAnswer<Page<DepositRow>>(`/deposits?${query}`, { every: FOLLOW_MS });

  async function arrive(row: DepositRow) {
    const sure = await confirm({
      title: `${row.reference} has arrived?`,
      text: (
        <p>
          <Money minor={row.amount} /> is booked to {row.account}, and they are told. That cannot be undone.
        </p>
      ),
      action: 'Book it',
    });
    if (sure && (await act(() => connection.call(`/deposits/${row.id}/arrive`, { method: 'POST' }), `${row.reference} is booked.`)))
      answer.reload();
  }
  async function fail(row: DepositRow, reason: string) {
    const isDone = await act(
      () => connection.call(`/deposits/${row.id}/fail`, { method: 'POST', body: { reason } }),
      `${row.reference} has failed; ${row.account} is told.`,
    );
    if (isDone) answer.reload();
    return isDone;
  }

  return (
    <>
      <PageHead
        title="Deposits"
        text="Orders of members. Those with a time arrive by themselves on the sandbox clock; the others wait for you."
      />
      <Filters>
        <TextFilter label="Search" hint="Account or number" value={values.search ?? ''} onChange={search => change({ search, page: '' })} />
        <ChoiceFilter
          label="State"
          value={values.state ?? ''}
          options={[
            ['pending', 'Pending'],
            ['arrived', 'Arrived'],
            ['failed', 'Failed'],
          ]}
          onChange={state => change({ state, page: '' })}
        />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={8}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>No deposit fits these filters. Members order them under “Deposit”.</Empty>
          ) : (
            <>
              <Table
                label="Deposits"
                rows={list}
                keyOf={row => row.id}
                columns={[
                  {
                    head: 'Order',
                    wide: true,
                    cell: row => (
                      <>
                        <strong>{row.reference}</strong>
                        <small className="under">
                          <a href={hrefOf('accounts', row.accountId)}>{row.account}</a> · {row.method}
                        </small>
                      </>
                    ),
                  },
                  {
                    head: 'Amount',
                    align: 'end',
                    cell: row => (
                      <>
                        <Money minor={row.amount} />
                        {row.fee > 0 && (
                          <small className="under">
                            fee <Money minor={row.fee} />
                          </small>
                        )}
                      </>
                    ),
                  },
                  { head: 'Ordered', cell: row => <Moment at={row.createdAt} /> },
                  {
                    head: 'Proof',
                    cell: row =>
                      row.proof ? (
                        <a href={row.proof} target="_blank" rel="noopener noreferrer">
                          Picture
                        </a>
                      ) : (
                        <span className="faint">–</span>
                      ),
                  },
                  {
                    head: 'State',
                    wide: true,
                    cell: row => (
                      <>
                        <Badge tone={TONES[row.status]}>{row.status}</Badge>
                        {row.reason && <small className="under">{row.reason}</small>}
                        {row.status === 'pending' && row.dueAt !== null && <small className="under">by itself</small>}
                      </>
                    ),
                  },
                  {
                    head: 'Decide',
                    wide: true,
                    cell: row =>
                      row.status !== 'pending' ? (
                        <Moment at={row.settledAt} />
                      ) : (
                        <div className="buttons">
                          <button
                            type="button"
                            className="button"
                            disabled={busy}
                            aria-label={`${row.reference} has arrived`}
                            onClick={() => void arrive(row)}
                          >
                            Arrived
                          </button>
                          <RefuseButton
                            label="Failed"
                            name={`${row.reference} has failed`}
                            question={`Why did ${row.reference} fail? ${row.account} reads this.`}
                            onRefuse={reason => fail(row, reason)}
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
      <Methods />
    </>
  );
}

/** Which ways are offered, and their terms; without any, members are led to customer service. */
function Methods() {
  const connection = useConnection();
  const { busy, act } = useAct();
  const answer = useAnswer<{ list: DepositMethodRow[] }>('/deposit-methods');
  const [edited, setEdited] = useState<DepositMethodRow>();
  const saving = useAct(() => edited !== undefined);
  const { mayLeave } = useUnsaved();
  const open = (row: DepositMethodRow | undefined) => void mayLeave().then(yes => yes && setEdited(row));
  const save = async ({ id, name, active: _active, kind: _kind, ...seen }: DepositMethodRow, terms: DepositMethodTerms) => {
    if (
      !(await saving.act(
        () => connection.call(`/deposit-methods/${id}`, { method: 'PATCH', body: { ...terms, seen } }),
        `${name} is stored.`,
      ))
    )
      return;
    setEdited(undefined);
    answer.reload();
  };
  const turn = async ({ id, name, active }: DepositMethodRow) => {
    if (
      await act(
        () => connection.call(`/deposit-methods/${id}`, { method: 'PATCH', body: { active: !active } }),
        `${name} is ${active ? 'off' : 'on'}.`,
      )
    )
      answer.reload();
  };
  return (
    <section className="panel stack" aria-labelledby="methods">
      <h2 id="methods">Ways to deposit</h2>
      {edited && (
        <DepositMethodEditor
          key={edited.id}
          row={edited}
          busy={saving.busy}
          problems={saving.problems}
          onSave={terms => void save(edited, terms)}
          onClose={() => open(undefined)}
        />
      )}
      <Loaded {...answer} onRetry={answer.reload} rows={4}>
        {({ list }) => (
          <Table
            label="Ways to deposit"
            rows={list}
            keyOf={row => row.id}
            columns={[
              {
                head: 'Way',
                wide: true,
                cell: row => (
                  <>
                    <strong>{row.name}</strong>
                    {row.payTo && (
                      <small className="under code">
                        {row.payToName} {row.payTo}
                      </small>
                    )}
                  </>
                ),
              },
              { head: 'Least', align: 'end', cell: row => <Money minor={row.min} /> },
              { head: 'Most', align: 'end', cell: row => <Money minor={row.max} /> },
              { head: 'Fee', align: 'end', cell: row => `${row.feePermille / 10} %` },
              { head: 'Offered', cell: row => <Badge tone={row.active ? 'good' : 'plain'}>{row.active ? 'On' : 'Off'}</Badge> },
              {
                head: 'Change',
                cell: row => (
                  <div className="buttons">
                    <button type="button" className="button" aria-label={`Edit ${row.name}`} onClick={() => open(row)}>
                      Edit
                    </button>
                    <button
                      type="button"
                      className="button"
                      disabled={busy}
                      aria-label={`Turn ${row.name} ${row.active ? 'off' : 'on'}`}
                      onClick={() => void turn(row)}
                    >
                      {row.active ? 'Turn off' : 'Turn on'}
                    </button>
                  </div>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </section>
  );
}
