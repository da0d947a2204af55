import type { WidgetContract } from '../../element/contract.js';
import { FORM_COLOURS, LIGHT_FORM } from '../../element/form-contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-forgot-password',
  summary: 'Sets a new password with a code sent by mail or to the mobile number, and signs in.',
  attributes: {
    'light-form': LIGHT_FORM,
    popup: { type: 'boolean', default: false, doc: 'Without frame and heading; set by `<gp-dialogs>`.' },
  },
  events: ofPage({ 'gp-login': 'Signed in with the new password.' }),
  slots: { form: 'Used by `light-form` itself.' },
  parts: { form: 'The form.', field: 'One field with label and error.', submit: 'The button that sends.' },
  cssProperties: FORM_COLOURS,
  reserve: '340px',
  needs: { texts: ['identity'] },
  chunk: 'form',
  since: '0.1.0',
} as const satisfies WidgetContract;
