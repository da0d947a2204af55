import type { RewardItem } from '../../rewards.js';
import { titled } from '../labels.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge, type Tone } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { PageHead } from '../ui/page-head.js';
import { OlderButton } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useStretches } from '../use-stretches.js';
import { GiftForm } from './gift-form.js';
import { Prizes } from './prizes.js';
import { REWARD_KINDS, Worth } from './reward-worth.js';

const TONES: Record<RewardItem['state'], Tone> = { available: 'info', claimed: 'good', expired: 'plain' };

export function RewardsPage() {
  const { values, query, change } = useFilters(['search', 'kind']);
  const rows = useStretches<RewardItem>(`/rewards?${query}`, { follow: true });
  return (
    <>
      <PageHead title="Rewards" text="What waits for members in the reward centre, and the prizes that their tickets draw." />
      <GiftForm onGiven={rows.reload} />
      <Prizes />
      <Filters>
        <TextFilter label="Search" hint="Account" value={values.search ?? ''} onChange={search => change({ search })} />
        <ChoiceFilter label="Kind" value={values.kind ?? ''} options={REWARD_KINDS} onChange={kind => change({ kind })} />
      </Filters>
      <Loaded data={rows.list} error={rows.error} onRetry={rows.reload}>
        {list =>
          list.length === 0 ? (
            <Empty>No reward fits these filters.</Empty>
          ) : (
            <>
              <Table
                label="Rewards"
                rows={list}
                keyOf={row => row.id}
                busy={rows.loading}
                columns={[
                  { head: 'Given', cell: row => <Moment at={row.createdAt} /> },
                  { head: 'To', cell: row => <a href={hrefOf('accounts', row.accountId)}>{row.account}</a> },
                  {
                    head: 'Reward',
                    cell: row => (
                      <>
                        {titled(row.kind)}
                        {row.amount > 0 && (
                          <small className="under">
                            <Worth gives={row.kind} amount={row.amount} />
                          </small>
                        )}
                      </>
                    ),
                  },
                  { head: 'State', cell: row => <Badge tone={TONES[row.state]}>{row.state}</Badge> },
                  { head: 'Drawn', cell: row => (row.drawn ? <Worth {...row.drawn} /> : '–') },
                  { head: 'Until', cell: row => (row.expiresAt === null ? 'no end' : <Moment at={row.expiresAt} />) },
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
