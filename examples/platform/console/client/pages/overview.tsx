import type { LedgerCheck, Overview } from '../../overview.js';
import { accountTypeLabel } from '../labels.js';
import { hrefOf } from '../route.js';
import { Badge } from '../ui/badge.js';
import { Money } from '../ui/money.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { TodayPanel } from './today-panel.js';

export function OverviewPage() {
  const overview = useAnswer<Overview>('/overview');
  const check = useAnswer<LedgerCheck>('/ledger/check', { every: 0 });
  return (
    <>
      <PageHead title="Overview" text="Whether the books are right, what happened today, and what is stored.">
        <button
          type="button"
          className="button"
          onClick={() => {
            overview.reload();
            check.reload();
          }}
        >
          Refresh
        </button>
      </PageHead>
      <Panel
        title="Ledger check"
        actions={
          check.data && <Badge tone={check.data.ok ? 'good' : 'danger'}>{check.data.ok ? 'Books are right' : 'Books are wrong'}</Badge>
        }
      >
        <Loaded {...check} onRetry={check.reload} rows={3}>
          {data => <Check check={data} />}
        </Loaded>
      </Panel>
      <TodayPanel />
      <Loaded {...overview} onRetry={overview.reload}>
        {data => <Counts overview={data} />}
      </Loaded>
    </>
  );
}

function Check({ check }: { check: LedgerCheck }) {
  return (
    <ul className="checks">
      <Line ok={check.sum === 0}>
        All {check.entries.toLocaleString('en')} entries sum to <Money minor={check.sum} />
      </Line>
      <Line ok={check.unbalancedTransactions === 0}>
        {check.unbalancedTransactions} of {check.transactions.toLocaleString('en')} transactions are not balanced
      </Line>
      <Line ok={check.wrongWallets === 0}>{check.wrongWallets} wallets differ from their entries</Line>
      <Line ok={check.negativeWallets === 0}>{check.negativeWallets} account wallets are below zero</Line>
    </ul>
  );
}

function Line({ ok, children }: { ok: boolean; children: React.ReactNode }) {
  return (
    <li className={ok ? 'ok' : 'wrong'}>
      <span className="unseen">{ok ? 'Right:' : 'Wrong:'}</span>
      <span>{children}</span>
    </li>
  );
}

function Counts({ overview }: { overview: Overview }) {
  return (
    <>
      <div className="tiles">
        <Tile label="Open sessions" value={overview.openSessions} href={hrefOf('accounts', undefined, { order: 'last-login' })} />
        <Tile label="Open games" value={overview.openGameSessions.real} note={`${overview.openGameSessions.demo} demo`} />
        <Tile
          label="Games that can be played"
          value={overview.games.playable}
          note={`of ${overview.games.total.toLocaleString('en')}`}
          href={hrefOf('games')}
        />
        <Tile label="Vendors open" value={overview.vendors.playable} note={`of ${overview.vendors.total}`} href={hrefOf('vendors')} />
        <Tile label="Requests logged" value={overview.requests} href={hrefOf('requests')} />
        <Tile label="Messages in the outbox" value={overview.outbox} href={hrefOf('outbox')} />
        <Tile label="Faults in force" value={overview.faults} href={hrefOf('faults')} />
        <Tile
          label="Bets that wait for a result"
          value={overview.openBets.count}
          note={
            <>
              staked <Money minor={overview.openBets.stake} />
            </>
          }
        />
        <Tile
          label="Settled bets"
          value={overview.bets.count}
          note={
            <>
              staked <Money minor={overview.bets.stake} />, paid <Money minor={overview.bets.payout} />
            </>
          }
        />
      </div>
      <Panel title="Accounts">
        <Table
          label="Accounts by type"
          keyOf={row => row.type}
          rows={overview.accounts}
          columns={[
            {
              head: 'Type',
              cell: row => <a href={hrefOf('accounts', undefined, { type: String(row.type) })}>{accountTypeLabel(row.type)}</a>,
            },
            { head: 'Accounts', align: 'end', cell: row => row.count.toLocaleString('en') },
            { head: 'Locked', align: 'end', cell: row => row.locked.toLocaleString('en') },
            { head: 'Balance', align: 'end', cell: row => <Money minor={row.balance} /> },
          ]}
        />
      </Panel>
    </>
  );
}

function Tile({ label, value, note, href }: { label: string; value: number; note?: React.ReactNode; href?: string }) {
  const inside = (
    <>
      <span className="tile-label">{label}</span>
      <strong>{value.toLocaleString('en')}</strong>
      <small>{note ?? ' '}</small>
    </>
  );
  return href ? (
    <a className="tile" href={href}>
      {inside}
    </a>
  ) : (
    <div className="tile">{inside}</div>
  );
}
