import { useState } from 'react';
import { useText } from '../../../element/core-context.js';
import type { PageProps } from '../../../ui/centre/page.js';
import type { RecordScope } from '../../../ui/record/record-scope.js';
import { AccountSearch, nobodyOf } from './account-search.js';
import { givenDays } from './given-days.js';

/** Whose lines a record of the team shows, everybody's or one account's: a field for it, and a column whose names lead there. */
export function useAccountScope(given: PageProps['given']): RecordScope<{ account: string }> & { account: string } {
  const t = useText();
  const [chosen, choose] = useState(given['account'] ?? '');
  return {
    given: givenDays(given),
    account: chosen,
    search: <AccountSearch account={chosen} onSearch={choose} />,
    whose: {
      name: 'account',
      text: t('records.account'),
      cell: ({ account }) =>
        account.toLowerCase() === chosen.toLowerCase() ? (
          account
        ) : (
          <button type="button" className="of-account" aria-label={t('records.only', { account })} onClick={() => choose(account)}>
            {account}
          </button>
        ),
    },
    instead: nobodyOf(chosen, () => choose(''), t),
  };
}
