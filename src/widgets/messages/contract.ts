import { CHIP_PART } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-messages',
  summary:
    'The member’s box: letters of the operator, and what became of deposits and withdrawals; reading lowers the unread count everywhere.',
  attributes: {
    'without-title': { type: 'boolean', default: false, doc: 'Leaves out the heading, where the page has its own.' },
  },
  events: {
    'gp-message': { detail: '{ id: string; kind: string }', cancelable: false, doc: 'A message has been opened.' },
    ...ofPage({ 'gp-login-required': 'The box needs a login. A page that cancels it shows its own.' }),
  },
  parts: { ...CHIP_PART, message: 'One message.', content: 'The text of a message that is open.' },
  needs: { texts: ['messages'], login: true },
  reserve: '420px',
  since: '0.2.0',
  calls: {
    needs: ['listMessages'],
    without: {
      readMessages: 'marking as read',
      deleteMessages: 'deleting',
      getUnreadCount: 'the number of unread messages',
    },
  },
} as const satisfies WidgetContract;
