import type { Page } from '../../paging.js';
import type { WithdrawalRow } from '../../withdrawals.js';
import { useConnection } from '../connection.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge, type Tone } from '../ui/badge.js';
import { Facts } from '../ui/facts.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { Money, useMoneyText } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Pager } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { useAnswer } from '../use-answer.js';
import { PayAgainForm } from './pay-again-form.js';
import { RefuseButton } from './refuse-button.js';
import { OtherName } from './withdrawals.js';

const FOLLOW_MS = 3_000;
const STATES: Record<WithdrawalRow['dispute'], [label: string, tone: Tone]> = {
  none: ['none', 'plain'],
  open: ['waits for you', 'warn'],
  paid: ['paid again', 'good'],
  refused: ['refused', 'danger'],
};
const PART: [label: string, tone: Tone] = ['paid in part, rest refused', 'danger'];

/** Withdrawals of which the member says that money did not come: the longest wait first, until they are paid again or refused. */
export function DisputesPage() {
  const { values, query, change } = useFilters(['search', 'dispute', 'page']);
  const answer = useAnswer<Page<WithdrawalRow>>(`/withdrawals?${values.dispute ? query : `${query}&dispute=open`}`, { every: FOLLOW_MS });
  return (
    <>
      <PageHead
        title="Disputes"
        text="Withdrawals that did not come, or not whole, by the member’s word. Pay what is missing, or refuse and say why: the member reads it, and the books show what was paid twice under cash / LOST."
      />
      <Filters>
        <TextFilter
          label="Search"
          hint="Account, address or number"
          value={values.search ?? ''}
          onChange={search => change({ search, page: '' })}
        />
        <ChoiceFilter
          label="State"
          all="Waiting"
          value={values.dispute ?? ''}
          options={[
            ['paid', 'Paid again'],
            ['refused', 'Refused'],
            ['any', 'All'],
          ]}
          onChange={dispute => change({ dispute, page: '' })}
        />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={8}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>
              {values.dispute || values.search
                ? 'No dispute fits these filters.'
                : 'Nothing waits. Members say under “Withdraw” what did not come.'}
            </Empty>
          ) : (
            <>
              <ul className="feedback-list">
                {list.map(row => (
                  <Dispute key={row.id} row={row} onChange={answer.reload} />
                ))}
              </ul>
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

function Dispute({ row, onChange }: { row: WithdrawalRow; onChange: () => void }) {
  const connection = useConnection();
  const { act } = useAct();
  const money = useMoneyText();
  const isPart = row.paidAgain > 0;
  const [label, tone] = row.dispute === 'refused' && isPart ? PART : STATES[row.dispute];
  async function refuse(reason: string) {
    const isDone = await act(
      () => connection.call(`/withdrawals/${row.id}/refuse`, { method: 'POST', body: { reason, missing: row.missing } }),
      `${row.reference}: ${money(row.missing)} refused${isPart ? `, ${money(row.paidAgain)} paid again before` : ''}; ${row.account} is told why.`,
    );
    onChange();
    return isDone;
  }
  return (
    <li className="panel" aria-label={row.reference}>
      <div className="panel-head">
        <div className="buttons">
          <strong>{row.reference}</strong>
          <Badge tone={tone}>{label}</Badge>
          <a href={hrefOf('accounts', row.accountId)}>{row.account}</a>
        </div>
        <Moment at={row.receiptAt} />
      </div>
      <div className="columns">
        <div className="stack">
          <p>
            <strong>{row.receipt === 'partly' ? 'Came in part' : 'Did not come'}</strong>
          </p>
          <p className="feedback-text">{row.claim === '' ? <span className="faint">The member wrote nothing.</span> : row.claim}</p>
          {row.proofs.length > 0 && (
            <ul className="feedback-images">
              {row.proofs.map((path, index) => (
                <li key={path}>
                  <a href={path} target="_blank" rel="noopener noreferrer">
                    <img src={path} alt={`Picture ${index + 1}`} loading="lazy" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Facts
          facts={[
            [
              'Paid out',
              <>
                <Money key="amount" minor={row.amount} />, <Moment key="at" at={row.decidedAt} />
              </>,
            ],
            [
              'To',
              <>
                {row.holder}
                <OtherName row={row} />
                <small className="under code">
                  {row.kind} {row.address}
                </small>
                <small className="under">{row.mobileNum}</small>
              </>,
            ],
            ['Came', <Money key="came" minor={row.receivedAmount ?? 0} />],
            [
              row.dispute !== 'open' ? 'Was missing' : isPart ? 'Still missing' : 'Missing',
              <strong key="missing">
                <Money minor={row.dispute === 'open' ? row.missing : (row.remainingAmount ?? 0)} />
              </strong>,
            ],
            ...row.settlements.map(
              line =>
                [
                  line.kind === 'paid' ? 'Paid again' : 'Refused',
                  <>
                    <Money minor={line.kind === 'paid' ? line.amount : row.refused} /> <Moment at={line.at} />
                    {line.words && <small className="under">{line.words}</small>}
                  </>,
                ] as [string, React.ReactNode],
            ),
          ]}
        />
      </div>
      {row.dispute === 'open' && (
        <div className="settle">
          <PayAgainForm key={row.missing} row={row} onChange={onChange} />
          <RefuseButton
            label="Refuse"
            name={`Refuse ${row.reference}`}
            question={`Why ${isPart ? `are the remaining ${money(row.missing)} of` : 'is'} ${row.reference} not paid again? ${row.account} reads this.`}
            onRefuse={refuse}
          />
        </div>
      )}
    </li>
  );
}
