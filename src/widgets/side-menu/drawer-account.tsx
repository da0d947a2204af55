import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { logOut } from '../../ui/atoms/icons.js';
import { useOffer } from '../../ui/page/use-offer.js';

/** Over the drawer's entries, which cover those of the header: the ways in, or who is in and the way out. */
export function DrawerAccount({ onLeave }: { onLeave(): void }) {
  const core = useCore();
  const t = useText();
  const { state, member } = useStore(core.session.store, session => session);
  const { balance, hidden } = useStore(core.wallet.store, wallet => wallet);
  const offersRegister = useOffer('nav.register');
  if (state === 'restoring') return null;
  const open = (dialog: 'login' | 'register') => {
    onLeave();
    core.dialogs.open(dialog);
  };
  if (state === 'logged-out') {
    return (
      <div className="drawer-account">
        <Button kind="secondary" onClick={() => open('login')}>
          {t('nav.log-in')}
        </Button>
        {offersRegister && (
          <Button kind="primary" onClick={() => open('register')}>
            {t('nav.register')}
          </Button>
        )}
      </div>
    );
  }
  const leave = () => {
    onLeave();
    void core.session.askLogout();
  };
  return (
    <div className="drawer-account">
      <div className="drawer-who">
        <strong>{state === 'trial' ? t('header.trial') : member?.nickname || member?.account}</strong>
        {balance && !hidden && (
          <span className="tabular">{core.money.format(balance.amount, { currency: balance.currency, symbol: balance.symbol })}</span>
        )}
      </div>
      <Button kind="quiet" size="small" onClick={leave}>
        <Icon of={logOut} mirrored />
        {t('nav.log-out')}
      </Button>
    </div>
  );
}
