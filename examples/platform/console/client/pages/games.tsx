import type { GameRow, VendorRow } from '../../catalogue.js';
import type { Page } from '../../paging.js';
import { useConnection } from '../connection.js';
import { useFilters } from '../route.js';
import { Badge } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Pager } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { Toggle } from '../ui/toggle.js';
import { useAnswer } from '../use-answer.js';

const NAMES = ['search', 'vassalage', 'gameType', 'only', 'page'] as const;
const SWITCHES: { name: 'active' | 'maintenance' | 'hot' | 'freeTrial'; head: string; word: string }[] = [
  { name: 'active', head: 'On', word: 'on' },
  { name: 'maintenance', head: 'Maintenance', word: 'maintenance' },
  { name: 'hot', head: 'Hot', word: 'hot' },
  { name: 'freeTrial', head: 'Free trial', word: 'free trial' },
];

export function GamesPage() {
  const connection = useConnection();
  const { busy, act } = useAct();
  const { values, query, change } = useFilters(NAMES);
  const vendors = useAnswer<{ list: VendorRow[] }>('/vendors');
  const answer = useAnswer<Page<GameRow>>(`/games?${query}`);
  const filter = (name: (typeof NAMES)[number]) => (value: string) => change({ [name]: value, page: '' });
  const known = vendors.data?.list ?? [];

  async function turn(row: GameRow, name: string, on: boolean) {
    if (await act(() => connection.call(`/games/${row.nodeId}`, { method: 'PATCH', body: { [name]: on } }), `${row.name} was changed.`))
      answer.reload();
  }

  return (
    <>
      <PageHead title="Games" text="What the lobby shows and what can be launched." />
      <Filters>
        <TextFilter label="Search" hint="Name, code or number" value={values.search ?? ''} onChange={filter('search')} />
        <ChoiceFilter
          label="Vendor"
          value={values.vassalage ?? ''}
          options={distinct(known.map(row => [row.vassalage, row.name]))}
          onChange={filter('vassalage')}
        />
        <ChoiceFilter
          label="Game type"
          value={values.gameType ?? ''}
          options={distinct(known.map(row => [row.gameType, row.gameType]))}
          onChange={filter('gameType')}
        />
        <ChoiceFilter
          label="Only"
          value={values.only ?? ''}
          onChange={filter('only')}
          options={[
            ['off', 'Switched off'],
            ['maintenance', 'Under maintenance'],
            ['hot', 'Hot'],
            ['free-trial', 'Free trial'],
          ]}
        />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={12}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>No game fits these filters.</Empty>
          ) : (
            <>
              <Table
                label="Games"
                rows={list}
                keyOf={row => row.nodeId}
                busy={answer.loading}
                columns={[
                  {
                    head: 'Game',
                    wide: true,
                    cell: row => (
                      <>
                        <strong>{row.name}</strong>
                        {!row.vendorOpen && (
                          <>
                            {' '}
                            <Badge tone="warn">vendor closed</Badge>
                          </>
                        )}
                        <small className="under code">
                          {row.nodeId} · {row.gameCode}
                        </small>
                      </>
                    ),
                  },
                  { head: 'Vendor', cell: row => row.vassalage },
                  { head: 'Type', cell: row => row.family },
                  { head: 'Smallest bet', align: 'end', cell: row => <Money minor={row.minBet} /> },
                  ...SWITCHES.map(({ name, head, word }) => ({
                    head,
                    cell: (row: GameRow) => (
                      <Toggle label={`${row.name} ${word}`} on={row[name]} disabled={busy} onChange={on => void turn(row, name, on)} />
                    ),
                  })),
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

function distinct(options: [string, string][]): [string, string][] {
  return [...new Map(options)];
}
