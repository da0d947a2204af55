import type { Page } from '../../paging.js';
import type { WithdrawalRow } from '../../withdrawals.js';
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
import { RefuseButton } from './refuse-button.js';

const FOLLOW_MS = 3_000;
const TONES: Record<string, Tone> = {
  pending: 'info',
  open: 'warn',
  received: 'good',
  partly: 'danger',
  not_received: 'danger',
  rejected: 'plain',
  cancelled: 'plain',
};
const STATES: [value: string, label: string][] = [
  ['pending', 'Pending'],
  ['open', 'Receipt open'],
  ['not_received', 'Not received'],
  ['partly', 'Partly received'],
  ['received', 'Received'],
  ['rejected', 'Rejected'],
  ['cancelled', 'Cancelled by the member'],
];

export function WithdrawalsPage() {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const { values, query, change } = useFilters(['search', 'state', 'page']);
  const answer = useAnswer<Page<WithdrawalRow>>(`/withdrawals?${query}`, { every: FOLLOW_MS });

  async function ask(row: WithdrawalRow, way: 'approve' | 'force-receipt') {
    const isApproval = way === 'approve';
    const question = isApproval
      ? {
          title: `Pay ${row.reference} out?`,
          text: (
            <p>
              <Money minor={row.amount} /> leaves for {row.holder}, {row.address}.{' '}
              {row.otherName && <strong>That is not the name of the member, {row.realName}. </strong>}
              {row.contactChanged && (
                <strong>
                  Since the request the member’s contact has changed:{' '}
                  {row.contactChanged.kinds.map(kind => CONTACTS[kind] ?? kind).join(', ')}.{' '}
                </strong>
              )}
              {row.account} is told and asked to confirm the receipt.
            </p>
          ),
          action: 'Pay out',
        }
      : {
          title: `Count ${row.reference} as received?`,
          text: (
            <p>
              {row.account} can no longer say what came
              {row.refundStatus === 'open' && (
                <>
                  , and loses the refund of <Money minor={row.refundAmount} />
                </>
              )}
              .
            </p>
          ),
          action: 'Count as received',
          danger: true,
        };
    if (!(await confirm(question))) return;
    if (
      await act(
        () => connection.call(`/withdrawals/${row.id}/${way}`, { method: 'POST' }),
        isApproval ? `${row.reference} is paid out.` : `${row.reference} counts as received.`,
      )
    )
      answer.reload();
  }
  async function reject(row: WithdrawalRow, reason: string) {
    const isDone = await act(
      () => connection.call(`/withdrawals/${row.id}/reject`, { method: 'POST', body: { reason } }),
      `${row.reference} is rejected; the amount is back with ${row.account}.`,
    );
    if (isDone) answer.reload();
    return isDone;
  }

  return (
    <>
      <PageHead
        title="Withdrawals"
        text="The amount is held from the request on. Paid out, the member confirms the receipt; after the minutes of the settings it counts as received."
      />
      <Filters>
        <TextFilter
          label="Search"
          hint="Account, address or number"
          value={values.search ?? ''}
          onChange={search => change({ search, page: '' })}
        />
        <ChoiceFilter label="State" value={values.state ?? ''} options={STATES} onChange={state => change({ state, page: '' })} />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={8}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>No withdrawal fits these filters. Members ask for them under “Withdraw”.</Empty>
          ) : (
            <>
              <Table
                label="Withdrawals"
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
                  { head: 'Amount', align: 'end', cell: row => <Money minor={row.amount} /> },
                  {
                    head: 'To',
                    wide: true,
                    cell: row => (
                      <>
                        {row.holder}
                        <OtherName row={row} />
                        <small className="under code">
                          {row.kind} {row.address}
                        </small>
                        <small className="under">{row.mobileNum}</small>
                      </>
                    ),
                  },
                  { head: 'Asked', cell: row => <Moment at={row.createdAt} /> },
                  { head: 'State', wide: true, cell: row => <State row={row} /> },
                  {
                    head: 'Decide',
                    wide: true,
                    cell: row => {
                      if (row.status === 'pending') {
                        return (
                          <div className="buttons">
                            <button
                              type="button"
                              className="button"
                              disabled={busy}
                              aria-label={`Approve ${row.reference}`}
                              onClick={() => void ask(row, 'approve')}
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
                        );
                      }
                      if (row.receipt === 'open')
                        return (
                          <button
                            type="button"
                            className="button"
                            disabled={busy}
                            aria-label={`Count ${row.reference} as received`}
                            onClick={() => void ask(row, 'force-receipt')}
                          >
                            Force receipt
                          </button>
                        );
                      if (row.dispute === 'open')
                        return (
                          <a className="button" href={hrefOf('disputes', undefined, { search: row.reference })}>
                            Settle
                          </a>
                        );
                      return <Moment at={row.decidedAt} />;
                    },
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

/** Whether the money goes to the member. */
export function OtherName({ row }: { row: Pick<WithdrawalRow, 'otherName' | 'realName'> }) {
  if (row.realName === '') return <small className="under">the member’s real name is not known</small>;
  return row.otherName ? (
    <small className="under">
      <Badge tone="danger">another name</Badge> the member is {row.realName}
    </small>
  ) : null;
}

const CONTACTS: Record<string, string> = {
  email: 'e-mail address',
  mobile: 'mobile number',
  google: 'authenticator',
  released: 'bindings released',
};

/** A takeover looks like this: the request first, the owner's address second. */
function ContactChanged({ row: { contactChanged, createdAt, status } }: { row: WithdrawalRow }) {
  if (!contactChanged) return null;
  const what = contactChanged.kinds.map(kind => CONTACTS[kind] ?? kind).join(', ');
  return (
    <small className="under">
      <Badge tone={status === 'pending' ? 'danger' : 'warn'}>contact changed</Badge> {spanOf(contactChanged.at - createdAt)} after the
      request, before {status === 'pending' ? 'payment' : 'the decision'}: {what}
    </small>
  );
}

function spanOf(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  return minutes < 120 ? `${minutes} min` : minutes < 2_880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1_440)} days`;
}

function State({ row }: { row: WithdrawalRow }) {
  const state = row.receipt === 'none' ? row.status : row.receipt;
  return (
    <>
      <Badge tone={TONES[state] ?? 'plain'}>{state === 'open' ? 'receipt open' : words(state)}</Badge>
      <ContactChanged row={row} />
      {row.reason && <small className="under">{row.reason}</small>}
      {row.receipt === 'open' && (
        <small className="under">
          until <Moment at={row.receiptDueAt} />
        </small>
      )}
      {row.receipt === 'partly' && row.receivedAmount !== null && (
        <small className="under">
          <Money minor={row.receivedAmount} /> came
        </small>
      )}
      {row.receiptBy && <small className="under">said by {row.receiptBy}</small>}
      {row.paidAgain > 0 && (
        <small className="under">
          paid again <Money minor={row.paidAgain} />
        </small>
      )}
      {row.dispute === 'open' && row.paidAgain > 0 && (
        <small className="under">
          still open <Money minor={row.missing} />
        </small>
      )}
      {row.refused > 0 && (
        <small className="under">
          refused <Money minor={row.refused} />
        </small>
      )}
      {row.refundStatus !== 'none' && (
        <small className="under">
          refund <Money minor={row.refundAmount} /> {row.refundStatus}
        </small>
      )}
      {row.proofs.map((path, index) => (
        <small key={path} className="under">
          <a href={path} target="_blank" rel="noopener noreferrer">
            Picture {index + 1}
          </a>
        </small>
      ))}
    </>
  );
}
