import { downlineFault, sendToDownline } from '../../../core/agent/team.js';
import { useCore, useText } from '../../../element/core-context.js';
import { part } from '../../../element/part.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { AccountTransfer } from '../../../ui/security/account-transfer.js';
import { WithPaymentPassword } from '../../../ui/security/with-payment-password.js';

interface TransferDialogProps {
  /** An account of the own team. */
  to: string;
  onClose(): void;
  /** It is booked; minor units. */
  onSent(amount: number): void;
}

/** Sends money to a downline with the payment password, which is set up here by who has none (WAL-18, WAL-07). */
export const TransferDialog = part(TransferDialogView, { texts: ['wallet', 'identity'] });

function TransferDialogView({ to, onClose, onSent }: TransferDialogProps) {
  const core = useCore();
  const t = useText();
  const title = t('team.send-of', { account: to });
  return (
    <Dialog title={title} size="form" onClose={onClose}>
      <div className="send">
        <WithPaymentPassword>
          <AccountTransfer
            name={`transfer-down ${to}`}
            label={title}
            helpOf={balance => t('team.your-balance', { amount: core.money.format(balance) })}
            refusal={failure => downlineFault(failure, to)}
            send={async wish => {
              await sendToDownline(core, { account: to, ...wish });
              onSent(wish.amount);
            }}
          />
        </WithPaymentPassword>
      </div>
    </Dialog>
  );
}
