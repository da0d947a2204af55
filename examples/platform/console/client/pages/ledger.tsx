import type { LedgerEntryRow, LedgerRow } from '../../ledger-row.js';
import { LEDGER_TYPES } from '../../ledger-types.js';
import { useConnection } from '../connection.js';
import { words } from '../labels.js';
import { hrefOf, useFilters } from '../route.js';
import { ChoiceFilter, Filters, TextFilter, TimeFilter } from '../ui/filters.js';
import { Icon } from '../ui/icon.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { OlderButton } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useStretches } from '../use-stretches.js';

const NAMES = ['account', 'type', 'ref', 'from', 'to'] as const;

export function LedgerPage() {
  const connection = useConnection();
  const { busy, act } = useAct();
  const { values, query, change } = useFilters(NAMES);
  const rows = useStretches<LedgerRow>(`/ledger?${query}`);
  const filter = (name: (typeof NAMES)[number]) => (value: string) => change({ [name]: value });

  function exportCsv() {
    return act(async () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(await connection.download(`/ledger.csv?${query}`));
      link.download = 'ledger.csv';
      link.click();
      URL.revokeObjectURL(link.href);
    }, 'The ledger was exported.');
  }

  return (
    <>
      <PageHead title="Ledger" text="Every movement of money with both of its sides. Nothing here is ever changed or removed.">
        <button type="button" className="button" disabled={busy} onClick={() => void exportCsv()}>
          <Icon name="down" />
          {busy ? 'Exporting…' : 'Export CSV'}
        </button>
      </PageHead>
      <Filters>
        <TextFilter label="Account" hint="Name, or house:cash" value={values.account ?? ''} onChange={filter('account')} />
        <ChoiceFilter
          label="Type"
          value={values.type ?? ''}
          options={LEDGER_TYPES.map(type => [type, words(type)])}
          onChange={filter('type')}
        />
        <TextFilter label="Reference or key" value={values.ref ?? ''} onChange={filter('ref')} />
        <TimeFilter label="From" value={values.from ?? ''} onChange={filter('from')} />
        <TimeFilter label="To" value={values.to ?? ''} onChange={filter('to')} />
      </Filters>
      <Loaded data={rows.list} error={rows.error} onRetry={rows.reload}>
        {list =>
          list.length === 0 ? (
            <Empty>No booking fits these filters.</Empty>
          ) : (
            <>
              <Table
                label="Ledger"
                rows={list}
                keyOf={row => row.id}
                busy={rows.loading}
                columns={[
                  {
                    head: 'Booking',
                    cell: row => (
                      <>
                        <strong>{words(row.type)}</strong>
                        <small className="under">№ {row.id}</small>
                      </>
                    ),
                  },
                  { head: 'Time', cell: row => <Moment at={row.at} /> },
                  {
                    head: 'Reference',
                    cell: row => (
                      <>
                        {words(row.refType)} {row.refId}
                        <small className="under code">{row.idempotencyKey}</small>
                      </>
                    ),
                  },
                  { head: 'Entries', wide: true, cell: row => <Entries entries={row.entries} /> },
                ]}
              />
              <OlderButton hasOlder={rows.hasOlder} loading={rows.loading} onOlder={rows.loadOlder} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Entries({ entries }: { entries: LedgerEntryRow[] }) {
  return (
    <ul className="entries">
      {entries.map(entry => (
        <li key={entry.id}>
          <span>
            {entry.accountId === null ? entry.owner : <a href={hrefOf('accounts', entry.accountId)}>{entry.owner}</a>}
            {entry.vendor !== 'MAIN' && <small className="faint"> {entry.vendor}</small>}
          </span>
          <Money minor={entry.amount} signed />
          <small className="faint">
            → <Money minor={entry.balanceAfter} />
          </small>
        </li>
      ))}
    </ul>
  );
}
