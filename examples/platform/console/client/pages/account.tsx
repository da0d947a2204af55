import { Fragment } from 'react';
import type { AccountDetail, AccountRegistration } from '../../accounts.js';
import { accountTypeLabel } from '../labels.js';
import { hrefOf, useRoute } from '../route.js';
import { Badge } from '../ui/badge.js';
import { Facts } from '../ui/facts.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { AccountActions } from './account-actions.js';
import { AccountTeam } from './account-team.js';
import { AdjustmentForm } from './adjustment-form.js';
import { Authenticator } from './authenticator.js';
import { NameForm } from './name-form.js';
import { TypeForm } from './type-form.js';
import { ReleaseBindings } from './release-bindings.js';

export function AccountPage() {
  const { id = '' } = useRoute();
  const answer = useAnswer<AccountDetail>(`/accounts/${encodeURIComponent(id)}`);
  return (
    <>
      <p className="crumbs">
        <a href={hrefOf('accounts')}>Accounts</a>
      </p>
      <Loaded {...answer} onRetry={answer.reload} rows={10}>
        {account => <Account account={account} onChange={answer.reload} />}
      </Loaded>
    </>
  );
}

function Account({ account, onChange }: { account: AccountDetail; onChange: () => void }) {
  const main = account.wallets.find(wallet => wallet.vendor === 'MAIN');
  return (
    <>
      <PageHead
        title={
          <>
            {account.account} <Badge tone={account.status === 'active' ? 'good' : 'danger'}>{account.status}</Badge>
          </>
        }
        text={`${accountTypeLabel(account.type)} · number ${account.id}`}
      >
        <a className="button" href={hrefOf('ledger', undefined, { account: account.account })}>
          Ledger of this account
        </a>
      </PageHead>
      <div className="columns">
        <Panel title="Balance">
          <p className="big-figure">
            <Money minor={main?.balance ?? 0} />
          </p>
          <AdjustmentForm account={account} onBooked={onChange} />
        </Panel>
        <Panel title="Actions">
          <AccountActions account={account} onChange={onChange} />
        </Panel>
        <Panel title="Account">
          {account.type !== 4 && <TypeForm key={account.type} account={account} onChange={onChange} />}
          <Facts
            facts={[
              ['Nickname', account.nickname ?? '–'],
              ['Language', account.language || '–'],
              ['VIP level', account.vipRankLevel],
              ['Agreed rate', account.rate === null ? '–' : `${account.rate / 100} %`],
              ['Created', <Moment key="created" at={account.createdAt} />],
              ['First login', <Moment key="first" at={account.firstLoginAt} />],
              ['Last login', <Moment key="last" at={account.lastLoginAt} />],
              ['Password changed', <Moment key="password" at={account.passwordChangedAt} />],
              ['Payment password', account.hasPaymentPassword ? 'set' : 'not set'],
              [
                'Settled bets',
                <Fragment key="bets">
                  {account.bets.count.toLocaleString('en')}, staked <Money minor={account.bets.stake} />, paid{' '}
                  <Money minor={account.bets.payout} />
                </Fragment>,
              ],
            ]}
          />
        </Panel>
        <Panel title="Registration">
          {account.registration === null ? (
            <Empty>This account was there from the beginning: nobody registered it.</Empty>
          ) : (
            <Registration how={account.registration} />
          )}
        </Panel>
        <Panel title="Profile">
          <NameForm key={account.realName} account={account} onChange={onChange} />
          {account.profile.length === 0 ? (
            <Empty>No profile yet.</Empty>
          ) : (
            <Facts facts={account.profile.map(line => [line.label, line.value])} />
          )}
          {account.knownIps.length > 0 && <Facts facts={account.knownIps.map(known => [`known address`, known.ip])} />}
        </Panel>
        <Panel title="Confirmed bindings">
          <ReleaseBindings account={account} onChange={onChange} />
        </Panel>
        {account.authenticator && <Authenticator of={account.authenticator} onLook={onChange} />}
      </div>
      <AccountTeam key={account.id} account={account} />
      <Panel title="Wallets">
        {account.wallets.length === 0 ? (
          <Empty>No wallet yet. It is made with the first booking.</Empty>
        ) : (
          <Table
            label="Wallets"
            rows={account.wallets}
            keyOf={row => row.id}
            columns={[
              { head: 'Wallet', cell: row => row.vendor },
              { head: 'Number', cell: row => row.id },
              { head: 'Balance', align: 'end', cell: row => <Money minor={row.balance} /> },
            ]}
          />
        )}
      </Panel>
      <Panel title="Sessions">
        {account.sessions.length === 0 ? (
          <Empty>Never logged in.</Empty>
        ) : (
          <Table
            label="Sessions"
            rows={account.sessions}
            keyOf={row => row.id}
            columns={[
              { head: 'Session', cell: row => <code>{row.id}</code> },
              {
                head: 'State',
                cell: row => (
                  <Badge tone={row.open ? 'good' : 'plain'}>{row.open ? 'open' : row.revokedAt === null ? 'expired' : 'revoked'}</Badge>
                ),
              },
              { head: 'Address', cell: row => row.ip },
              { head: 'Begun', cell: row => <Moment at={row.createdAt} /> },
              { head: 'Ends', cell: row => <Moment at={row.revokedAt ?? row.expiresAt} /> },
            ]}
          />
        )}
      </Panel>
    </>
  );
}

/** Who brought the account, from where, and what the person agreed to. */
function Registration({ how }: { how: AccountRegistration }) {
  const facts: [label: string, value: React.ReactNode][] = [
    ['Registered', <Moment key="at" at={how.at} />],
    ['Method', how.method],
    ['Domain', how.domain || '–'],
    ['Page', how.url === '' ? '–' : <code key="url">{how.url}</code>],
    ['Address', how.ip],
    [
      'Affiliate code',
      how.affiliateCode === null ? (
        '–'
      ) : (
        <a key="code" href={hrefOf('affiliates', encodeURIComponent(how.affiliateCode))}>
          {how.affiliateCode}
        </a>
      ),
    ],
    ['Referral code', how.referralCode ?? '–'],
    [
      'Recommender',
      how.recommender === null ? (
        '–'
      ) : (
        <a key="who" href={hrefOf('accounts', how.recommender.id)}>
          {how.recommender.account}
        </a>
      ),
    ],
    ['Number proved by', how.proof ?? '–'],
    [
      'Terms accepted',
      how.terms === null ? (
        'not kept'
      ) : (
        <Fragment key="terms">
          <Moment at={how.terms.at} />
          <small className="under">
            {how.terms.title}, {how.terms.language}, version <code>{how.terms.version}</code>
          </small>
        </Fragment>
      ),
    ],
    ['Age confirmed', how.ageConfirmedAt === null ? 'not kept' : <Moment key="age" at={how.ageConfirmedAt} />],
  ];
  return <Facts facts={facts} />;
}
