import type { WidgetContract } from '../../element/contract.js';
import { FORM_COLOURS, LIGHT_FORM } from '../../element/form-contract.js';
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
    'light-form': LIGHT_FORM,
    popup: {
      type: 'boolean',
      default: false,
      doc: 'Without frame and heading, first empty field focused; set by `<gp-dialogs>`.',
    },
  },
  events: ofPage({ 'gp-login': 'Signed in here. The password is never part of it.' }),
  slots: { form: 'Used by `light-form` itself.' },
  parts: { form: 'The form.', field: 'One field with label and error.', submit: 'The button that signs in.' },
  cssProperties: FORM_COLOURS,
  reserve: '380px',
  needs: { texts: ['identity'] },
  chunk: 'form',
  since: '0.1.0',
} as const satisfies WidgetContract;
