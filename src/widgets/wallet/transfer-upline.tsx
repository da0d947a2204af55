import { sendToUpline } from '../../core/funds/wallets.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { part } from '../../element/part.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { users } from '../../ui/atoms/icons.js';
import { AccountTransfer } from '../../ui/security/account-transfer.js';
import { WithPaymentPassword } from '../../ui/security/with-payment-password.js';
import type { SectionProps } from './sections.js';

/** To the direct upline (WAL-17); without one there is no form. */
export const TransferUpline = part(TransferUplineView, { texts: ['identity'] });

function TransferUplineView({ emit }: SectionProps) {
  const core = useCore();
  const t = useText();
  const upline = useStore(core.session.store, session => session.member?.uplineAccount ?? '');
  if (upline === '') return <EmptyState icon={users} title={t('wallet.no-upline')} text={t('wallet.no-upline-hint')} />;
  return (
    <div className="panel wallet-narrow">
      <p className="wallet-single">
        <span>
          {t('wallet.upline')} <strong>{upline}</strong>
        </span>
      </p>
      <WithPaymentPassword>
        <AccountTransfer
          name="transfer-upline"
          label={t('wallet.upline-title')}
          send={async wish => {
            await sendToUpline(core, wish);
            emit('gp-transfer', { from: 'MAIN', to: upline, amount: wish.amount });
          }}
          done={amount => t('wallet.upline-done', { amount, upline })}
        />
      </WithPaymentPassword>
    </div>
  );
}
