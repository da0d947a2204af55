import type { MessageKind } from '../../api/account/messages.js';
import type { TextKey } from '../../core/parts/core.js';
import { arrowDownToLine, arrowUpFromLine, fileText, gift, mail, refreshCw, triangleAlert, userPlus } from '../../ui/atoms/icons.js';

/** Sign of each kind, and its name as a translation key. */
export const KINDS: Readonly<Record<MessageKind, { icon: string; text: TextKey }>> = {
  new_mail: { icon: mail, text: 'messages.kind-new-mail' },
  deposit_arrival: { icon: arrowDownToLine, text: 'messages.kind-deposit-arrival' },
  deposit_failed: { icon: triangleAlert, text: 'messages.kind-deposit-failed' },
  withdrawal_approved: { icon: arrowUpFromLine, text: 'messages.kind-withdrawal-approved' },
  withdrawal_rejected: { icon: triangleAlert, text: 'messages.kind-withdrawal-rejected' },
  withdrawal_repaid: { icon: arrowUpFromLine, text: 'messages.kind-withdrawal-repaid' },
  withdrawal_refused: { icon: triangleAlert, text: 'messages.kind-withdrawal-refused' },
  name_changed: { icon: fileText, text: 'messages.kind-name-changed' },
  red_envelope: { icon: gift, text: 'messages.kind-red-envelope' },
  red_envelope_returned: { icon: refreshCw, text: 'messages.kind-red-envelope-returned' },
  contract: { icon: fileText, text: 'messages.kind-contract' },
  promotion_issued: { icon: gift, text: 'messages.kind-promotion-issued' },
  promotion_rejected: { icon: triangleAlert, text: 'messages.kind-promotion-rejected' },
  redeem_approved: { icon: gift, text: 'messages.kind-redeem-approved' },
  redeem_rejected: { icon: triangleAlert, text: 'messages.kind-redeem-rejected' },
  feedback_answered: { icon: mail, text: 'messages.kind-feedback-answered' },
  bet_voided: { icon: refreshCw, text: 'messages.kind-bet-voided' },
  transfer_in: { icon: arrowDownToLine, text: 'messages.kind-transfer-in' },
  referral_bonus: { icon: userPlus, text: 'messages.kind-referral-bonus' },
};
