import type { AuditRow } from '../../audit.js';
import { words } from '../labels.js';
import { useFilters } from '../route.js';
import { Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { PageHead } from '../ui/page-head.js';
import { OlderButton } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useStretches } from '../use-stretches.js';

export function AuditPage() {
  const { values, query, change } = useFilters(['search']);
  const rows = useStretches<AuditRow>(`/audit?${query}`);
  return (
    <>
      <PageHead title="Audit" text="Every change made in this console." />
      <Filters>
        <TextFilter label="Search" hint="Who, what or to whom" value={values.search ?? ''} onChange={search => change({ search })} />
      </Filters>
      <Loaded data={rows.list} error={rows.error} onRetry={rows.reload}>
        {list =>
          list.length === 0 ? (
            <Empty>{query === '' ? 'Nothing was changed yet.' : 'No change fits this search.'}</Empty>
          ) : (
            <>
              <Table
                label="Audit"
                rows={list}
                keyOf={row => row.id}
                busy={rows.loading}
                columns={[
                  { head: 'Time', cell: row => <Moment at={row.at} /> },
                  { head: 'Who', cell: row => row.actor },
                  { head: 'What', cell: row => <strong>{row.action}</strong> },
                  { head: 'To what', wide: true, cell: row => row.ref },
                  { head: 'Before → after', wide: true, cell: row => <Difference row={row} /> },
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

/** One line for each field that the deed changed. */
function Difference({ row: { before, after } }: { row: AuditRow }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <span className="faint">{before || after ? 'nothing differs' : '–'}</span>;
  return (
    <dl className="difference">
      {names.map(name => (
        <div key={name}>
          <dt>{words(name)}</dt>
          <dd>
            <Was value={before?.[name]} /> → <Was value={after?.[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Was({ value }: { value: string | number | boolean | null | undefined }) {
  return value === undefined || value === null || value === '' ? (
    <span className="faint">{value === '' ? 'empty' : 'nothing'}</span>
  ) : (
    <code>{String(value)}</code>
  );
}
