import { useCore, useStore, useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { eye, eyeOff, refreshCw } from '../../ui/atoms/icons.js';
import { HiddenMoney } from '../../ui/atoms/hidden-money.js';
import { MoneyText } from '../../ui/atoms/money-text.js';

/** What may be played, bet and withdrawn (WAL-01); hidden where the header hides it. Where it does not lead, it is one line above a form. */
export function BalanceCard({ leads }: { leads: boolean }) {
  const core = useCore();
  const t = useText();
  const { balance, loading, error, hidden } = useStore(core.wallet.store, wallet => wallet);
  return (
    <div className="balance" data-leads={leads || undefined} part="balance" role="group" aria-label={t('wallet.main')}>
      <span className="balance-name">{t('wallet.main')}</span>
      <output className="balance-figure tabular" aria-busy={loading || undefined}>
        {hidden ? <HiddenMoney /> : balance ? <MoneyText amount={balance.amount} currency={balance.currency} /> : error ? '–' : '···'}
      </output>
      <div className="balance-ways">
        <IconButton
          icon={hidden ? eye : eyeOff}
          label={t(hidden ? 'wallet.show' : 'wallet.hide')}
          onClick={() => core.wallet.setHidden(!hidden)}
        />
        <IconButton icon={refreshCw} label={t('wallet.refresh')} busy={loading} onClick={() => void core.wallet.refresh()} />
      </div>
      {error && (
        <p className="field-error" role="alert">
          {t(`error.${error.code}`)}
        </p>
      )}
    </div>
  );
}
