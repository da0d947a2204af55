import { useLayoutEffect, useState } from 'react';
import type { TeamBet } from '../../api/team-records.js';
import { teamBets } from '../../core/agent/records.js';
import { useCore, useText } from '../core-context.js';
import { addSheet } from '../sheets.js';
import { BetRecord } from '../ui/centre/bet-record.js';
import type { PageProps } from '../ui/centre/page.js';
import { accountColumn } from './account-column.js';
import { AccountSearch, nobodyOf } from './account-search.js';
import { givenDays } from './given-days.js';
import css from './team-records.css';

/** What the team bet and what came of it, everybody's or one account's (AGT-07). */
export function Page({ host, given }: PageProps) {
  const core = useCore();
  const t = useText();
  const [account, setAccount] = useState(given['account'] ?? '');
  useLayoutEffect(() => addSheet(host.shadowRoot!, css), [host]);
  return (
    <BetRecord<TeamBet>
      label={t('records.bets')}
      ask={(range, filter, page) => teamBets(core, range, { ...filter, account }, page)}
      days={givenDays(given)}
      account={account}
      search={<AccountSearch account={account} onSearch={setAccount} />}
      whose={accountColumn({ name: t('records.account'), only: name => t('records.only', { account: name }) }, account, setAccount)}
      instead={nobodyOf(account, () => setAccount(''), t)}
    />
  );
}
