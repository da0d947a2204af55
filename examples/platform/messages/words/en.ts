import type { MessageWords } from './form.js';

export const en: MessageWords = {
  kinds: {
    deposit_arrival: {
      title: 'Your deposit has arrived',
      content: (amount, reference) => `${amount} has been added to your balance. Order ${reference}.`,
    },
    deposit_failed: {
      title: 'Your deposit did not arrive',
      content: (amount, reference) =>
        `The deposit of ${amount} was not completed and nothing was added to your balance. Order ${reference}.`,
    },
    withdrawal_approved: {
      title: 'Your withdrawal is approved',
      content: (amount, reference) =>
        `${amount} is on its way to you. Confirm in your wallet when it has arrived. Withdrawal ${reference}.`,
    },
    withdrawal_rejected: {
      title: 'Your withdrawal was rejected',
      content: (amount, reference) => `${amount} is back in your balance. Withdrawal ${reference}.`,
    },
    withdrawal_repaid: {
      title: 'Missing money is on its way',
      content: (amount, reference) =>
        `You told us that money of withdrawal ${reference} did not come. We have sent ${amount} again. Should it not come either, our customer service helps you.`,
      further: {
        title: 'Part of the missing money is on its way',
        content: (amount, reference, open) =>
          `You told us that money of withdrawal ${reference} did not come. We have sent ${amount} again. ${open} is still open: we look into it and write to you again.`,
      },
    },
    withdrawal_refused: {
      title: 'We cannot pay your withdrawal again',
      content: (amount, reference) =>
        `You told us that ${amount} of withdrawal ${reference} did not come. We have looked into it and do not pay it again. If you see it otherwise, write to customer service.`,
      further: {
        title: 'We cannot pay the rest of your withdrawal again',
        content: (amount, reference, paid) =>
          `You told us that money of withdrawal ${reference} did not come. We have sent ${paid} again. We have looked into the remaining ${amount} and do not pay it again. If you see it otherwise, write to customer service.`,
      },
    },
    name_changed: {
      title: 'Your real name is changed',
      content: (_amount, reference) =>
        `We have changed the real name of your account. It is now: ${reference}. If you did not ask for this, write to customer service.`,
    },
    referral_bonus: {
      title: 'A bonus for your friend',
      content: (amount, reference) => `${reference}, whom you invited, has made a first deposit: ${amount} has been added to your balance.`,
    },
    red_envelope: {
      title: 'You have a red envelope',
      content: (_amount, reference) => `${reference} has sent you a red envelope. Open it in the reward centre before its time is over.`,
    },
    promotion_issued: {
      title: 'Your application is approved',
      content: (amount, name, minor) =>
        minor > 0
          ? `${name}: ${amount} are waiting for you. Claim them under Promotions.`
          : `${name}: what it brings is waiting for you. Claim it under Promotions.`,
    },
    promotion_rejected: {
      title: 'Your application was rejected',
      content: (_amount, name) => `We cannot approve your application for: ${name}.`,
    },
    redeem_approved: {
      title: 'Your reward is approved',
      content: (amount, name, minor) =>
        minor > 0 ? `${name}: ${amount} has been added to your balance.` : `${name}: it is yours and on its way to you.`,
    },
    redeem_rejected: {
      title: 'Your reward was rejected',
      content: (_amount, name) => `We cannot give you this reward: ${name}. Your points are back.`,
    },
    feedback_answered: { title: 'We have answered your feedback', content: (_amount, words) => words },
    bet_voided: {
      title: 'Your bet was voided',
      content: (amount, name) => `Your open bet does not count: ${name}. The stake of ${amount} is back in your balance.`,
    },
    transfer_in: {
      title: 'You have received money',
      content: (amount, reference) => `${reference} has sent you ${amount}. It is in your balance.`,
    },
    red_envelope_returned: {
      title: 'Part of a red envelope came back',
      content: (amount, reference) => `${amount} that nobody opened in time is back in your balance. Red envelope ${reference}.`,
    },
  },
  reason: 'Reason: ',
};
