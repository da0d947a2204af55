import { Fragment, useState } from 'react';
import type { Downline } from '../../../team/downlines.js';
import type { AccountDetail } from '../../accounts.js';
import type { Page } from '../../paging.js';
import { accountTypeLabel } from '../labels.js';
import { hrefOf } from '../route.js';
import { Badge } from '../ui/badge.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { Panel } from '../ui/page-head.js';
import { Pager } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';

const AGENT_TYPES = [1, 2, 41, 42];

/** Where an account stands in the tree: those above it, and its direct downlines, each leading on. */
export function AccountTeam({ account }: { account: AccountDetail }) {
  return (
    <Panel title="Team">
      <p>
        {account.uplines.map(upline => (
          <Fragment key={upline.id}>
            <a href={hrefOf('accounts', upline.id)}>{upline.account}</a>
            {' › '}
          </Fragment>
        ))}
        <strong>{account.account}</strong>
        {' · '}
        {account.team === 0
          ? 'nobody below'
          : `${account.downlines.toLocaleString('en')} direct, ${account.team.toLocaleString('en')} in all below`}
      </p>
      {account.uplines.length === 0 && AGENT_TYPES.includes(account.type) && (
        <p>
          <a href={hrefOf('contracts', undefined, { giver: 'house', search: account.account })}>Contracts with the house</a> ·{' '}
          <a href={hrefOf('contracts', 'new', { account: account.account })}>Offer one</a>
        </p>
      )}
      {account.team > 0 && <Downlines of={account} />}
    </Panel>
  );
}

function Downlines({ of: { id, account } }: { of: AccountDetail }) {
  const [page, setPage] = useState(1);
  const answer = useAnswer<Page<Downline>>(`/accounts/${id}/downlines?page=${page}`);
  return (
    <Loaded {...answer} onRetry={answer.reload}>
      {({ list, total, totalPages }) =>
        list.length === 0 ? (
          <Empty>No direct downlines on this page.</Empty>
        ) : (
          <>
            <Table
              label={`Direct downlines of ${account}`}
              rows={list}
              keyOf={row => row.id}
              busy={answer.loading}
              columns={[
                {
                  head: 'Account',
                  wide: true,
                  cell: row => (
                    <>
                      <a href={hrefOf('accounts', row.id)}>
                        <strong>{row.account}</strong>
                      </a>
                      {row.nickname && <small className="under">{row.nickname}</small>}
                    </>
                  ),
                },
                {
                  head: 'Type',
                  cell: row => (
                    <>
                      {accountTypeLabel(row.type)} {row.status === 'locked' && <Badge tone="danger">locked</Badge>}
                    </>
                  ),
                },
                { head: 'Below', align: 'end', cell: row => row.members.toLocaleString('en') },
                { head: 'Balance', align: 'end', cell: row => <Money minor={row.balance} /> },
                { head: 'Last login', cell: row => <Moment at={row.lastLoginAt} /> },
                { head: 'Created', cell: row => <Moment at={row.createdAt} /> },
              ]}
            />
            {totalPages > 1 && <Pager page={page} totalPages={totalPages} total={total} onPage={setPage} />}
          </>
        )
      }
    </Loaded>
  );
}
