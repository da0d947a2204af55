import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-forgot-password',
  summary: 'Sets a new password with a code sent by mail or to the mobile number, and signs in.',
  attributes: {
    'light-form': {
      type: 'boolean',
      default: false,
      doc: 'Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it.',
    },
    popup: { type: 'boolean', default: false, doc: 'Without frame and heading; set by `<gp-dialogs>`.' },
  },
  events: {
    ...ofPage({
      'gp-login': 'Signed in with the new password.',
    }),
  },
  slots: { form: 'Used by `light-form` itself.' },
  parts: { form: 'The form.', field: 'One field with label and error.', submit: 'The button that sends.' },
  cssProperties: {
    '--gp-field-bg': { default: 'the second surface', doc: 'Background of the fields.' },
    '--gp-field-line': { default: 'the line colour', doc: 'Border of the fields.' },
    '--gp-button-bg': { default: 'the primary colour', doc: 'Background of the primary button.' },
  },
  reserve: '340px',
  needs: { texts: ['identity'] },
  chunk: 'form',
  since: '0.1.0',
} as const satisfies WidgetContract;
