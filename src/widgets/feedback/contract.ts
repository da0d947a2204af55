import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-feedback',
  summary: 'The form for feedback and complaints, and what the account has sent with its answers.',
  attributes: {
    'without-sent': { type: 'boolean', default: false, doc: 'Leaves out what was sent before.' },
  },
  events: {
    'gp-feedback': { detail: '{ questionType: string }', cancelable: false, doc: 'A feedback has been sent.' },
    ...ofPage({ 'gp-login-required': 'The visitor wants to log in, to add pictures. A page that cancels it shows its own login.' }),
  },
  parts: { form: 'The form.', field: 'One field with label and error.', submit: 'The button that sends.', sent: 'What was sent before.' },
  reserve: '480px',
  needs: { texts: ['pages'] },
  since: '0.1.0',
  calls: {
    needs: ['getFeedbackLimits', 'sendFeedback'],
    without: {
      listFeedback: 'what was sent before',
      uploadImage: 'pictures',
    },
  },
} as const satisfies WidgetContract;
