/** English texts of the member’s box; loaded with it. Form as in locales/en.ts. */
export default {
  // messages
  'messages.all-read': 'Everything is read',
  'messages.delete': 'Delete',
  'messages.delete-body': '“{{title}}” will be gone for good.',
  'messages.delete-title': 'Delete this message?',
  'messages.kind-contract': 'Contracts',
  'messages.kind-deposit-arrival': 'Deposits',
  'messages.kind-deposit-failed': 'Failed deposits',
  'messages.kind-new-mail': 'Letters',
  'messages.kind-red-envelope': 'Red envelopes',
  'messages.kind-red-envelope-returned': 'Returned red envelopes',
  'messages.kind-referral-bonus': 'Invited friends',
  'messages.kind-withdrawal-approved': 'Withdrawals',
  'messages.kind-withdrawal-rejected': 'Rejected withdrawals',
  'messages.kinds': 'Kinds of messages',
  'messages.log-in': 'Log in to read your messages',
  'messages.none': 'No messages',
  'messages.none-text': 'What the house writes to you, and news of your deposits and withdrawals, stands here.',
  'messages.read-all': 'Mark all as read',
  'messages.unread': 'Unread',
};
