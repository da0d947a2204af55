import type { TeamEntry } from '../../../api/team/team-records.js';
import { teamEntries } from '../../../core/agent/records.js';
import { part } from '../../../element/part.js';
import { useCore, useText } from '../../../element/core-context.js';
import { EntryRecord } from '../../../ui/record/entry-record.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { Link } from '../../../ui/atoms/link.js';
import css from './team-records.css';
import { useAccountScope } from './use-account-scope.js';

/** Every movement of the team's money, everybody's or one account's (AGT-10). */
export const Page = part(PageView, { css: [css] });

function PageView({ host, given }: PageProps) {
  const core = useCore();
  const t = useText();
  const scope = useAccountScope(given);
  return (
    <>
      <p className="form-text">
        {t('records.entries-intro')}{' '}
        <Link className="record-own" to="/member?page=transactionHistory" from={host}>
          {t('member.transactions')}
        </Link>
      </p>
      <EntryRecord<TeamEntry>
        {...scope}
        label={t('records.entries')}
        ask={(range, type, page) => teamEntries(core, range, { account: scope.account, type }, page)}
      />
    </>
  );
}
