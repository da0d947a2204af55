import { bets } from '../../core/member/records.js';
import { useCore, useText } from '../../element/core-context.js';
import { BetRecord } from '../../ui/record/bet-record.js';

/** What was bet and what came of it (MEM-06). */
export function Page() {
  const core = useCore();
  const t = useText();
  return <BetRecord label={t('nav.betting-record')} ask={(range, filter, page) => bets(core, range, filter, page)} />;
}
