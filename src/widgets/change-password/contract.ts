import type { WidgetContract } from '../../element/contract.js';
import { FORM_COLOURS, LIGHT_FORM } from '../../element/contract-parts.js';

export const contract = {
  tag: 'gp-change-password',
  summary: 'Changes the password, of one’s own wish or because the platform asks for it.',
  attributes: {
    'light-form': LIGHT_FORM,
    popup: { type: 'boolean', default: false, doc: 'Without frame and heading; set by `<gp-dialogs>`.' },
  },
  events: {},
  slots: { form: 'Used by `light-form` itself.' },
  parts: { form: 'The form.', field: 'One field with label and error.', submit: 'The button that changes it.' },
  cssProperties: FORM_COLOURS,
  needs: { texts: ['identity'], login: 'for-more' },
  reserve: '380px',
  chunk: 'form',
  since: '0.1.0',
  calls: {
    needs: ['changePassword'],
    without: {
      getRegisterRules: 'the rules of a password',
      login: 'proving oneself once more',
      logout: 'leaving without a change',
    },
  },
} as const satisfies WidgetContract;
