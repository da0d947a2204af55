import type { WithdrawConfig } from '../../api/money/withdraw.js';
import { PAYOUT_KINDS } from '../../core/funds/withdrawals.js';
import { useCore, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { coins, landmark, wallet } from '../../ui/atoms/icons.js';

const ICONS = { bank: landmark, ewallet: wallet, chain: coins } as const;

/** Where money can go and how much of it, told before anything is asked of whoever withdraws for the first time (WAL-07, WAL-08). */
export function PayoutFacts({ config: { min, max, sameNameOnly } }: { config: WithdrawConfig }) {
  const { money } = useCore();
  const t = useText();
  return (
    <dl className="payout-facts">
      <div>
        <dt>{t('wallet.receiving')}</dt>
        {PAYOUT_KINDS.map(kind => (
          <dd key={kind} className="payout-kind">
            <Icon of={ICONS[kind]} />
            {t(`wallet.kind-${kind}`)}
          </dd>
        ))}
        {sameNameOnly && <dd className="soft">{t('validation.other-name')}</dd>}
      </div>
      <div>
        <dt>{t('wallet.amount')}</dt>
        <dd>
          <strong className="payout-limits tabular">{t('wallet.limits', { min: money.format(min), max: money.format(max) })}</strong>
        </dd>
      </div>
    </dl>
  );
}
