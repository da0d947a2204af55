import type { AccountRow } from '../../accounts.js';
import type { Page } from '../../paging.js';
import { ACCOUNT_TYPES, accountTypeLabel } from '../labels.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge } from '../ui/badge.js';
import { ChoiceFilter, Filters, TextFilter } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { PageHead } from '../ui/page-head.js';
import { Pager } from '../ui/pager.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { OpenAccountForm } from './open-account-form.js';

const NAMES = ['search', 'type', 'status', 'order', 'page'] as const;

export function AccountsPage() {
  const { values, query, change } = useFilters(NAMES);
  const answer = useAnswer<Page<AccountRow>>(`/accounts?${query}`);
  const filter = (name: (typeof NAMES)[number]) => (value: string) => change({ [name]: value, page: '' });
  return (
    <>
      <PageHead title="Accounts" text="Members, agents and trial accounts with the balance of their main wallet." />
      <OpenAccountForm onOpened={answer.reload} />
      <Filters>
        <TextFilter label="Search" hint="Name, nickname, mail or mobile" value={values.search ?? ''} onChange={filter('search')} />
        <ChoiceFilter label="Type" value={values.type ?? ''} options={Object.entries(ACCOUNT_TYPES)} onChange={filter('type')} />
        <ChoiceFilter
          label="Status"
          value={values.status ?? ''}
          options={[
            ['active', 'Active'],
            ['locked', 'Locked'],
          ]}
          onChange={filter('status')}
        />
        <ChoiceFilter
          label="Order"
          all={null}
          value={values.order || 'account'}
          onChange={filter('order')}
          options={[
            ['account', 'Name'],
            ['balance', 'Highest balance'],
            ['last-login', 'Last login'],
            ['newest', 'Newest'],
          ]}
        />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload}>
        {({ list, total, totalPages }) =>
          list.length === 0 ? (
            <Empty>No account fits these filters.</Empty>
          ) : (
            <>
              <Table
                label="Accounts"
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
                  { head: 'Type', cell: row => accountTypeLabel(row.type) },
                  { head: 'Status', cell: row => <Badge tone={row.status === 'active' ? 'good' : 'danger'}>{row.status}</Badge> },
                  { head: 'Balance', align: 'end', cell: row => <Money minor={row.balance} /> },
                  { head: 'Last login', cell: row => <Moment at={row.lastLoginAt} /> },
                  { head: 'Created', cell: row => <Moment at={row.createdAt} /> },
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
