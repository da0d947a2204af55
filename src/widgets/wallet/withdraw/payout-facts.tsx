import type { WithdrawConfig } from '../../../api/money/withdraw.js';
import { PAYOUT_KINDS } from '../../../core/funds/withdrawals.js';
import { useCore, useText } from '../../../element/core-context.js';

/** Where money can go and how much of it, told in passing to whoever withdraws for the first time, before the password is asked for (WAL-07, WAL-08). */
export function PayoutFacts({ config: { min, max, sameNameOnly } }: { config: WithdrawConfig }) {
  const { money } = useCore();
  const t = useText();
  return (
    <dl className="payout-facts">
      <div>
        <dt>{t('nav.withdraw')}</dt>
        {PAYOUT_KINDS.map(kind => (
          <dd key={kind} className="payout-kind">
            {t(`wallet.kind-${kind}`)}
          </dd>
        ))}
        {sameNameOnly && <dd>{t('validation.other-name')}</dd>}
      </div>
      <div>
        <dt>{t('wallet.amount')}</dt>
        <dd className="tabular">{t('wallet.limits', { min: money.format(min), max: money.format(max) })}</dd>
      </div>
    </dl>
  );
}
