import type { OutboxRow } from '../../outbox.js';
import { useFilters } from '../route.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Icon } from '../ui/icon.js';
import { Moment } from '../ui/moment.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { OlderButton } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useStretches } from '../use-stretches.js';

/** As long as codes are; a year is no code. */
const CODE = /\b\d{6}\b/;

export function OutboxPage() {
  const { values, query, change } = useFilters(['search', 'kind']);
  const rows = useStretches<OutboxRow>(`/outbox?${query}`, { follow: true });
  return (
    <>
      <PageHead title="Outbox" text="Text messages and mails that the platform would have sent. New ones appear by themselves." />
      <Filters>
        <TextFilter label="Search" hint="Number, address or text" value={values.search ?? ''} onChange={search => change({ search })} />
        <ChoiceFilter
          label="Kind"
          value={values.kind ?? ''}
          options={[
            ['sms', 'Text message'],
            ['mail', 'Mail'],
          ]}
          onChange={kind => change({ kind })}
        />
      </Filters>
      <Loaded data={rows.list} error={rows.error} onRetry={rows.reload}>
        {list =>
          list.length === 0 ? (
            <Empty>No message yet. Ask for a code on the site, and it lands here.</Empty>
          ) : (
            <>
              <Table
                label="Messages"
                rows={list}
                keyOf={row => row.id}
                busy={rows.loading}
                columns={[
                  { head: 'Time', cell: row => <Moment at={row.at} /> },
                  { head: 'Kind', cell: row => (row.kind === 'sms' ? 'Text message' : 'Mail') },
                  { head: 'To', cell: row => row.target },
                  { head: 'Text', wide: true, cell: row => <span className="outbox-text">{row.text}</span> },
                  { head: 'Code', cell: row => <CopyCode text={row.text} /> },
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

function CopyCode({ text }: { text: string }) {
  const { act } = useAct();
  const code = CODE.exec(text)?.[0];
  if (!code) return <span className="faint">–</span>;
  return (
    <button
      type="button"
      className="button"
      aria-label={`Copy code ${code}`}
      onClick={() => void act(() => navigator.clipboard.writeText(code), 'The code was copied.')}
    >
      <Icon name="copy" />
      <code>{code}</code>
    </button>
  );
}
