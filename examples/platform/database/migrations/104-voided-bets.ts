import type { Migration } from './migration.js';

/** The box tells of a bet that the operator has voided. */
export const voidedBets: Migration = {
  name: '104-voided-bets',
  statements: [
    `alter table message drop constraint message_kind`,
    `alter table message add constraint message_kind
      check (kind in ('new_mail', 'deposit_arrival', 'deposit_failed', 'withdrawal_approved', 'withdrawal_rejected', 'withdrawal_repaid', 'withdrawal_refused', 'referral_bonus', 'red_envelope', 'red_envelope_returned',
        'contract', 'name_changed', 'promotion_issued', 'promotion_rejected', 'redeem_approved', 'redeem_rejected', 'feedback_answered', 'transfer_in', 'bet_voided'))`,
  ],
};
