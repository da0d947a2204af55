import type { HouseAnswer } from '../../house-contracts.js';
import { hrefOf } from '../route.js';
import { Badge } from '../ui/badge.js';
import { Facts } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { Panel } from '../ui/page-head.js';
import { Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { CONTRACT_KINDS, percent } from './contract-words.js';

/** What the house gives at most, and which agent with nobody above it has what. */
export function HouseContracts() {
  const answer = useAnswer<HouseAnswer>('/contracts/house');
  return (
    <Panel
      title="The house as upline"
      actions={
        <a className="button" href={hrefOf('contracts', 'new')}>
          Offer a contract
        </a>
      }
    >
      <p className="soft">
        Agents with nobody above them get their contracts from the house, and nobody passes on more than he has: so nothing goes beyond
        these ceilings. They are <a href={hrefOf('settings')}>settings</a>.
      </p>
      <Loaded {...answer} onRetry={answer.reload} rows={4}>
        {({ ceilings, agents, above }) => (
          <>
            <Facts
              facts={[
                ['Dividend', `at most ${percent(ceilings.contract_dividend_max)}`],
                ['Daily wage', `at most ${percent(ceilings.contract_daily_max)}`],
                [
                  'Hourly wage',
                  <>
                    at most <Money minor={ceilings.contract_hour_max} />
                  </>,
                ],
                [
                  'Real-time salary',
                  `at most ${percent(ceilings.contract_realtime_profit_max)} won, ${percent(ceilings.contract_realtime_loss_max)} lost`,
                ],
              ]}
            />
            {above > 0 && (
              <p>
                <Badge tone="warn">{above}</Badge>{' '}
                <a href={hrefOf('contracts', undefined, { bound: 'above' })}>
                  {above === 1 ? 'contract or offer is' : 'contracts and offers are'} above what their giver has
                </a>
              </p>
            )}
            <Table
              label="Agents with nobody above them"
              rows={agents}
              keyOf={row => row.id}
              busy={answer.loading}
              columns={[
                {
                  head: 'Agent',
                  wide: true,
                  cell: row => (
                    <a
                      href={hrefOf('contracts', undefined, { giver: 'house', search: row.account })}
                      aria-label={`House contracts of ${row.account}`}
                    >
                      <strong>{row.account}</strong>
                    </a>
                  ),
                },
                ...CONTRACT_KINDS.map(([kind, label]) => ({
                  head: label,
                  cell: (row: HouseAnswer['agents'][number]) =>
                    row.kinds[kind] === 'none' ? (
                      <a
                        href={hrefOf('contracts', 'new', { account: row.account, kind })}
                        aria-label={`Offer ${row.account} a contract: ${label}`}
                      >
                        none, offer
                      </a>
                    ) : (
                      <Badge tone={row.kinds[kind] === 'active' ? 'good' : 'info'}>{row.kinds[kind]}</Badge>
                    ),
                })),
              ]}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
