import type { VendorRow } from '../../catalogue.js';
import { useConnection } from '../connection.js';
import { hrefOf, useFilters } from '../route.js';
import { useConfirm } from '../ui/confirm.js';
import { Filters, TextFilter } from '../ui/filters.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { Toggle } from '../ui/toggle.js';
import { useAnswer } from '../use-answer.js';

export function VendorsPage() {
  const connection = useConnection();
  const confirm = useConfirm();
  const { busy, act } = useAct();
  const { values, query, change } = useFilters(['search']);
  const answer = useAnswer<{ list: VendorRow[] }>(`/vendors?${query}`);

  async function turn(row: VendorRow, body: { active?: boolean; maintenance?: boolean }) {
    const question = {
      title: `Switch ${row.name} off?`,
      text: `Its ${row.games} ${row.gameType} games leave the lobby and cannot be launched.`,
      action: 'Switch off',
      danger: true,
    };
    if (body.active === false && !(await confirm(question))) return;
    const path = `/vendors/${encodeURIComponent(row.vassalage)}/${encodeURIComponent(row.gameType)}`;
    if (await act(() => connection.call(path, { method: 'PATCH', body }), `${row.name} was changed.`)) answer.reload();
  }

  return (
    <>
      <PageHead title="Vendors" text="Switching a vendor off or to maintenance holds for all of its games." />
      <Filters>
        <TextFilter label="Search" hint="Name or code" value={values.search ?? ''} onChange={search => change({ search })} />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={12}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty>No vendor fits this search.</Empty>
          ) : (
            <Table
              label="Vendors"
              rows={list}
              keyOf={row => `${row.vassalage}/${row.gameType}`}
              busy={answer.loading}
              columns={[
                {
                  head: 'Vendor',
                  wide: true,
                  cell: row => (
                    <>
                      <strong>{row.name}</strong>
                      <small className="under code">{row.vassalage}</small>
                    </>
                  ),
                },
                { head: 'Family', cell: row => row.family },
                {
                  head: 'Games',
                  align: 'end',
                  cell: row => (
                    <a href={hrefOf('games', undefined, { vassalage: row.vassalage })} aria-label={`Games of ${row.name}`}>
                      {row.activeGames.toLocaleString('en')} of {row.games.toLocaleString('en')}
                    </a>
                  ),
                },
                {
                  head: 'On',
                  cell: row => (
                    <Toggle label={`${row.name} on`} on={row.active} disabled={busy} onChange={active => void turn(row, { active })} />
                  ),
                },
                {
                  head: 'Maintenance',
                  cell: row => (
                    <Toggle
                      label={`${row.name} maintenance`}
                      on={row.maintenance}
                      disabled={busy}
                      onChange={maintenance => void turn(row, { maintenance })}
                    />
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </>
  );
}
