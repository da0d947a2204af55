import { useLayoutEffect, useState } from 'react';
import type { TeamEntry } from '../../api/team-records.js';
import { teamEntries } from '../../core/agent/records.js';
import { useCore, useText } from '../core-context.js';
import { addSheet } from '../sheets.js';
import { EntryRecord } from '../ui/centre/entry-record.js';
import type { PageProps } from '../ui/centre/page.js';
import { Link } from '../ui/link.js';
import { accountColumn } from './account-column.js';
import { AccountSearch, nobodyOf } from './account-search.js';
import { givenDays } from './given-days.js';
import css from './team-records.css';

/** Every movement of the team's money, everybody's or one account's (AGT-10). */
export function Page({ host, given }: PageProps) {
  const core = useCore();
  const t = useText();
  const [account, setAccount] = useState(given['account'] ?? '');
  useLayoutEffect(() => addSheet(host.shadowRoot!, css), [host]);
  return (
    <>
      <p className="form-text">
        {t('records.entries-intro')}{' '}
        <Link className="record-own" to="/member?page=transactionHistory" from={host}>
          {t('member.transactions')}
        </Link>
      </p>
      <EntryRecord<TeamEntry>
        label={t('records.entries')}
        ask={(range, type, page) => teamEntries(core, range, { account, type }, page)}
        days={givenDays(given)}
        account={account}
        search={<AccountSearch account={account} onSearch={setAccount} />}
        whose={accountColumn({ name: t('records.account'), only: name => t('records.only', { account: name }) }, account, setAccount)}
        instead={nobodyOf(account, () => setAccount(''), t)}
      />
    </>
  );
}
