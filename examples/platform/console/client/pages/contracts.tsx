import { useCallback } from 'react';
import type { ContractRow, PayoutRow } from '../../contracts.js';
import type { Page } from '../../paging.js';
import { useConnection } from '../connection.js';
import { hrefOf, useFilters, useRoute } from '../route.js';
import { Badge, type Tone } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { OlderButton, Pager } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { useStretches } from '../use-stretches.js';
import { CONTRACT_KINDS, kindLabel, percent, PERIODS } from './contract-words.js';
import { HouseContracts } from './house-contracts.js';
import { HouseOffer } from './house-offer.js';
import { RefuseButton } from './refuse-button.js';

const STATES: [value: ContractRow['status'], label: string][] = [
  ['offered', 'Offered'],
  ['active', 'Active'],
  ['rejected', 'Rejected'],
  ['terminated', 'Ended'],
];
const TONES: Record<ContractRow['status'], Tone> = { offered: 'info', active: 'good', rejected: 'plain', terminated: 'plain' };
const UNPAID: Record<Exclude<PayoutRow['state'], 'paid'>, string> = {
  'below-minimum': 'below the minimum',
  'no-tier': 'no tier reached',
  nothing: 'less than a cent',
};

export function ContractsPage() {
  const { id } = useRoute();
  if (id === 'new') return <HouseOffer />;
  return id === undefined ? <Contracts /> : <OneContract id={id} />;
}

function Contracts() {
  const { values, query, change } = useFilters(['search', 'kind', 'state', 'giver', 'bound', 'page']);
  const answer = useAnswer<Page<ContractRow>>(`/contracts?${query}`);
  return (
    <>
      <PageHead
        title="Contracts"
        text="What the house has agreed with its agents and agents with their direct downlines, and what the house has paid for it."
      />
      <HouseContracts />
      <Filters>
        <TextFilter
          label="Search"
          hint="Upline or downline"
          value={values.search ?? ''}
          onChange={search => change({ search, page: '' })}
        />
        <ChoiceFilter label="Kind" value={values.kind ?? ''} options={CONTRACT_KINDS} onChange={kind => change({ kind, page: '' })} />
        <ChoiceFilter label="State" value={values.state ?? ''} options={STATES} onChange={state => change({ state, page: '' })} />
        <ChoiceFilter
          label="Giver"
          value={values.giver ?? ''}
          options={[
            ['house', 'The house'],
            ['agent', 'An agent'],
          ]}
          onChange={giver => change({ giver, page: '' })}
        />
        <ChoiceFilter
          label="Bound"
          value={values.bound ?? ''}
          options={[['above', 'Above what its giver has']]}
          onChange={bound => change({ bound, page: '' })}
        />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={8}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>No contract fits these filters.</Empty>
          ) : (
            <>
              <Table
                label="Contracts"
                rows={list}
                keyOf={row => row.id}
                busy={answer.loading}
                columns={[
                  {
                    head: 'Contract',
                    wide: true,
                    cell: row => (
                      <>
                        <a href={hrefOf('contracts', row.id)}>
                          <strong>{kindLabel(row.kind)}</strong>
                        </a>
                        <small className="under">{row.period}</small>
                      </>
                    ),
                  },
                  { head: 'Between', wide: true, cell: row => <Sides {...row} /> },
                  {
                    head: 'State',
                    cell: row => (
                      <>
                        <State {...row} />
                        <Above {...row} />
                      </>
                    ),
                  },
                  { head: 'Offered', cell: row => <Moment at={row.offeredAt} /> },
                  {
                    head: 'Paid',
                    align: 'end',
                    cell: row => (
                      <>
                        <Money minor={row.paid} />
                        <small className="under">
                          {row.payouts.toLocaleString('en')} {row.payouts === 1 ? 'stretch' : 'stretches'}
                        </small>
                      </>
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

/** Terms of one contract, and each stretch that was settled. */
function OneContract({ id }: { id: string }) {
  const connection = useConnection();
  const { act, busy } = useAct();
  const answer = useAnswer<{ contract: ContractRow }>(`/contracts/${encodeURIComponent(id)}`);
  const payouts = useStretches<PayoutRow>(`/contracts/${encodeURIComponent(id)}/payouts?`);
  const { reload } = answer;
  const end = useCallback(
    async (reason: string) => {
      const isDone = await act(
        () => connection.call(`/contracts/${encodeURIComponent(id)}/end`, { method: 'POST', body: { reason } }),
        'The contract has ended. What it earned until now is still paid.',
      );
      if (isDone) reload();
      return isDone;
    },
    [act, connection, id, reload],
  );
  const withdraw = async () => {
    await act(() => connection.call(`/contracts/${encodeURIComponent(id)}/withdraw`, { method: 'POST' }), 'The offer is withdrawn.');
    reload();
  };
  const keep = useCallback(
    async (reason: string) => {
      const isDone = await act(
        () => connection.call(`/contracts/${encodeURIComponent(id)}/keep`, { method: 'POST', body: { reason } }),
        'The contract goes on.',
      );
      reload();
      return isDone;
    },
    [act, connection, id, reload],
  );
  return (
    <>
      <p className="crumbs">
        <a href={hrefOf('contracts')}>Contracts</a>
      </p>
      <Loaded {...answer} onRetry={answer.reload}>
        {({ contract }) => (
          <>
            <PageHead
              title={`${kindLabel(contract.kind)}, ${contract.period}`}
              text="Terms never change: another contract takes the place of this one. The operator may end it, and with it what was given further on from it; what it earned until then is still paid."
            />
            <p>
              <Sides {...contract} />
            </p>
            <div>
              <State {...contract} /> <Above {...contract} /> <Terms {...contract} />
            </div>
            {contract.status === 'offered' && contract.upline === null && (
              <button type="button" className="button danger" disabled={busy} onClick={() => void withdraw()}>
                Withdraw this offer
              </button>
            )}
            {contract.asking !== null && contract.upline === null && (
              <RefuseButton
                label="Keep this contract"
                name="Keep this contract"
                question={`${contract.asking} asks to end it. Why does it go on? The agent reads this. To end it, use the button below.`}
                onRefuse={keep}
              />
            )}
            {contract.status === 'active' && (
              <RefuseButton
                label="End this contract"
                name="End this contract"
                question="Why does it end? Both sides read this."
                onRefuse={end}
              />
            )}
          </>
        )}
      </Loaded>
      <Loaded data={payouts.list} error={payouts.error} onRetry={payouts.reload}>
        {list =>
          list.length === 0 ? (
            <Empty>Nothing is settled yet. Stretches without bets are not listed.</Empty>
          ) : (
            <>
              <Table
                label="Payouts"
                rows={list}
                keyOf={row => row.id}
                busy={payouts.loading}
                columns={[
                  { head: 'From', cell: row => <Moment at={row.from} /> },
                  { head: 'To', cell: row => <Moment at={row.to} /> },
                  {
                    head: 'Valid bets',
                    align: 'end',
                    cell: row => (
                      <>
                        <Money minor={row.validBet} />
                        <small className="under">{row.activeMembers} active</small>
                      </>
                    ),
                  },
                  { head: 'Team won', align: 'end', cell: row => <Money minor={row.result} /> },
                  { head: 'Fee', align: 'end', cell: row => <Money minor={row.fee} /> },
                  {
                    head: 'Paid',
                    align: 'end',
                    cell: row => (row.state === 'paid' ? <Money minor={row.amount} /> : <span className="faint">{UNPAID[row.state]}</span>),
                  },
                ]}
              />
              <OlderButton hasOlder={payouts.hasOlder} loading={payouts.loading} onOlder={payouts.loadOlder} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Sides({ upline, downline }: ContractRow) {
  return (
    <>
      {upline ? <a href={hrefOf('accounts', upline.id)}>{upline.account}</a> : 'The house'} gives{' '}
      <a href={hrefOf('accounts', downline.id)}>{downline.account}</a>
    </>
  );
}

/** What is above what its giver has, and what follows. */
function Above({ kind, period, status, tiers, bound }: ContractRow) {
  if (!bound) return null;
  const { holds, highest, profit, loss } = bound;
  const order = PERIODS.map(([value]) => value);
  const isTooOften = kind === 'dividend' && bound.period !== null && order.indexOf(period) < order.indexOf(bound.period);
  const isHigher = tiers.some(({ rate }) => (rate ?? 0) > highest);
  const most =
    kind === 'hour' ? <Money minor={highest} /> : kind === 'realtime' ? `${percent(profit)} won, ${percent(loss)} lost` : percent(highest);
  if (holds && isTooOften && !isHigher)
    return (
      <small className="under">
        Settled more often than its giver’s own, {bound.period}
        {status === 'offered' && ': it cannot be accepted'}
      </small>
    );
  return (
    <small className="under">
      {holds ? 'Above what its giver has' : 'Its giver has no contract of this kind'}:{' '}
      {status === 'offered' ? 'it cannot be accepted; at most' : 'paid up to'} {most}
    </small>
  );
}

function State({ status, terminatedBy, asking, decidedAt, terminatedAt }: ContractRow) {
  const at = terminatedAt ?? decidedAt;
  return (
    <>
      <Badge tone={TONES[status]}>{STATES.find(([value]) => value === status)?.[1] ?? status}</Badge>
      {asking !== null && <small className="under">{asking} asks to end it</small>}
      {terminatedBy !== null && <small className="under">by {terminatedBy === 'auto' ? 'another contract' : terminatedBy}</small>}
      {at !== null && (
        <small className="under">
          <Moment at={at} />
        </small>
      )}
    </>
  );
}

/** What must be reached and what is paid, in words. */
function Terms(contract: ContractRow) {
  return (
    <ul>
      {contract.kind === 'realtime' && (
        <li>
          {percent(contract.profitSalaryRate)} of stakes that won, {percent(contract.lossSalaryRate)} of stakes that lost, of bets from{' '}
          <Money minor={contract.singleBettingAmount ?? 0} />
        </li>
      )}
      {contract.tiers.map((tier, index) => (
        <li key={index}>
          {tier.amount === null ? percent(tier.rate) : <Money minor={tier.amount} />} from{' '}
          <Money minor={tier.bet_amount ?? tier.valid_bet ?? 0} /> of bets
          {tier.profit_loss !== null && (
            <>
              , <Money minor={tier.profit_loss} /> lost
            </>
          )}
          {tier.active_members !== null && `, ${tier.active_members} active`}
        </li>
      ))}
      <li>
        At least <Money minor={contract.minBetAmount} /> of bets and {contract.minActiveMembers} active members in its period; fee{' '}
        {percent(contract.feeRate)}
      </li>
    </ul>
  );
}
