import { useCore, useStore, useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { HiddenMoney } from '../../ui/atoms/hidden-money.js';
import { eye, eyeOff, refreshCw } from '../../ui/atoms/icons.js';

const WAITING = '···';

/** The balance with hide and refresh (HDR-04 to HDR-06); a failed balance is a dash, and refresh tries again. */
export function BalancePill() {
  const core = useCore();
  const t = useText();
  const { balance, loading, error, hidden } = useStore(core.wallet.store, wallet => wallet);
  const figure = balance
    ? core.money.format(balance.amount, { currency: balance.currency, symbol: balance.symbol })
    : error
      ? '–'
      : WAITING;
  return (
    <div
      className="balance"
      part="balance"
      role="group"
      aria-label={t('header.balance')}
      title={error ? t(`error.${error.code}`) : undefined}
    >
      <output
        className="balance-figure tabular"
        aria-busy={loading}
        data-hidden={hidden || undefined}
        data-waiting={figure === WAITING || undefined}
      >
        {hidden ? <HiddenMoney /> : figure}
      </output>
      <IconButton
        size="small"
        className="balance-eye"
        icon={hidden ? eye : eyeOff}
        label={t(hidden ? 'header.show-balance' : 'header.hide-balance')}
        onClick={() => core.wallet.setHidden(!hidden)}
      />
      <IconButton
        size="small"
        className="balance-refresh"
        icon={refreshCw}
        label={t('header.refresh-balance')}
        busy={loading}
        onClick={() => void core.wallet.refresh()}
      />
    </div>
  );
}
