import type { TeamBet } from '../../../api/team/team-records.js';
import { teamBets } from '../../../core/agent/records.js';
import { part } from '../../../element/part.js';
import { useCore, useText } from '../../../element/core-context.js';
import { BetRecord } from '../../../ui/record/bet-record.js';
import type { PageProps } from '../../../ui/centre/page.js';
import css from './team-records.css';
import { useAccountScope } from './use-account-scope.js';

/** What the team bet and what came of it, everybody's or one account's (AGT-07). */
export const Page = part(PageView, { css: [css] });

function PageView({ given }: PageProps) {
  const core = useCore();
  const t = useText();
  const scope = useAccountScope(given);
  return (
    <BetRecord<TeamBet>
      {...scope}
      label={t('records.bets')}
      ask={(range, filter, page) => teamBets(core, range, { ...filter, account: scope.account }, page)}
    />
  );
}
