import type { RequestRow } from '../../requests.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge, type Tone } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { PageHead } from '../ui/page-head.js';
import { OlderButton } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { Toggle } from '../ui/toggle.js';
import { useStretches } from '../use-stretches.js';

const NAMES = ['path', 'account', 'method', 'outcome'] as const;

export function RequestsPage() {
  const { values, query, change } = useFilters(NAMES);
  const { values: view, change: changeView } = useFilters(['paused']);
  const follow = view.paused === '';
  const rows = useStretches<RequestRow>(`/requests?${query}`, { follow });
  const filter = (name: (typeof NAMES)[number]) => (value: string) => change({ [name]: value });
  return (
    <>
      <PageHead
        title="Request log"
        text="What the platform was asked and how it answered. Passwords, tokens and codes are masked before they are stored."
      >
        <Toggle label="Follow live" showLabel on={follow} onChange={on => changeView({ paused: on ? '' : '1' })} />
      </PageHead>
      <Filters>
        <TextFilter label="Path" hint="/wps/session" value={values.path ?? ''} onChange={filter('path')} />
        <TextFilter label="Account" value={values.account ?? ''} onChange={filter('account')} />
        <ChoiceFilter
          label="Method"
          value={values.method ?? ''}
          options={['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(method => [method, method])}
          onChange={filter('method')}
        />
        <ChoiceFilter
          label="Outcome"
          value={values.outcome ?? ''}
          options={[
            ['ok', 'Answered'],
            ['refused', 'Refused (4xx)'],
            ['failed', 'Failed (5xx)'],
          ]}
          onChange={filter('outcome')}
        />
      </Filters>
      <Loaded data={rows.list} error={rows.error} onRetry={rows.reload} rows={12}>
        {list =>
          list.length === 0 ? (
            <Empty>{query === '' ? 'Nothing was asked yet. Open the site in another tab.' : 'No request fits these filters.'}</Empty>
          ) : (
            <>
              <Table
                label="Requests"
                rows={list}
                keyOf={row => row.id}
                busy={rows.loading}
                columns={[
                  { head: 'Time', cell: row => <Moment at={row.at} /> },
                  { head: 'Request', wide: true, cell: row => <Asked row={row} /> },
                  {
                    head: 'Account',
                    cell: row =>
                      row.accountId === null ? (
                        <span className="faint">–</span>
                      ) : (
                        <a href={hrefOf('accounts', row.accountId)}>{row.account ?? row.accountId}</a>
                      ),
                  },
                  {
                    head: 'Status',
                    cell: row => (
                      <>
                        <Badge tone={toneOf(row.status)}>{row.status}</Badge>
                        {row.errorCode && <small className="under">{row.errorCode}</small>}
                      </>
                    ),
                  },
                  { head: 'Took', align: 'end', cell: row => `${row.durationMs} ms` },
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

function Asked({ row }: { row: RequestRow }) {
  const hasQuery = Object.keys(row.query).length > 0;
  const line = (
    <>
      <span className="method">{row.method}</span> <code className="path">{row.path}</code>
    </>
  );
  if (!hasQuery && row.payload === null) return <div className="asked">{line}</div>;
  return (
    <details className="asked">
      <summary>{line}</summary>
      {hasQuery && (
        <>
          <h3>Query</h3>
          <pre>{JSON.stringify(row.query, null, 2)}</pre>
        </>
      )}
      {row.payload !== null && (
        <>
          <h3>Payload</h3>
          <pre>{JSON.stringify(row.payload, null, 2)}</pre>
        </>
      )}
    </details>
  );
}

function toneOf(status: number): Tone {
  if (status >= 500) return 'danger';
  if (status >= 400) return 'warn';
  return 'good';
}
