import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-login',
  summary: 'Signs a member in with username and password, in place or as the content of the login popup.',
  attributes: {
    audience: {
      type: 'string',
      default: 'any',
      values: ['any', 'member', 'agent'],
      doc: 'Who may sign in here. `member` refuses agents, `agent` refuses everybody else; a refused login is undone at once.',
    },
    'light-form': {
      type: 'boolean',
      default: false,
      doc: 'Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it.',
    },
    popup: {
      type: 'boolean',
      default: false,
      doc: 'Without frame and heading, first empty field focused; set by `<gp-dialogs>`.',
    },
  },
  events: {
    ...ofPage({
      'gp-login': 'Signed in here. The password is never part of it.',
    }),
  },
  slots: { form: 'Used by `light-form` itself.' },
  parts: { form: 'The form.', field: 'One field with label and error.', submit: 'The button that signs in.' },
  cssProperties: {
    '--gp-field-bg': { default: 'the second surface', doc: 'Background of the fields.' },
    '--gp-field-line': { default: 'the line colour', doc: 'Border of the fields.' },
    '--gp-button-bg': { default: 'the primary colour', doc: 'Background of the primary button.' },
  },
  reserve: '380px',
  needs: { texts: ['identity'] },
  chunk: 'form',
  since: '0.1.0',
} as const satisfies WidgetContract;
