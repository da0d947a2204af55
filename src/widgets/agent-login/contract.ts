import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-agent-login',
  summary: 'Signs an agent in and leads to the agent centre; whoever is no agent is refused.',
  attributes: {
    landing: {
      type: 'boolean',
      default: false,
      doc: 'With what the agent programme offers beside the form, as on the page `/agent`.',
    },
    'light-form': {
      type: 'boolean',
      default: false,
      doc: 'Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it.',
    },
  },
  events: {
    ...ofPage({
      'gp-login': 'An agent signed in here. The password is never part of it.',
      'gp-navigate': 'The agent centre is wanted; cancel it to route yourself.',
    }),
  },
  slots: { form: 'Used by `light-form` itself.', pitch: 'Your own text beside the form, with `landing`.' },
  parts: {
    form: 'The form.',
    field: 'One field with label and error.',
    submit: 'The button that signs in.',
    pitch: 'The text beside the form.',
  },
  cssProperties: {
    '--gp-field-bg': { default: 'the second surface', doc: 'Background of the fields.' },
    '--gp-field-line': { default: 'the line colour', doc: 'Border of the fields.' },
    '--gp-button-bg': { default: 'the primary colour', doc: 'Background of the primary button.' },
  },
  reserve: '340px',
  needs: { texts: ['agent', 'identity'] },
  chunk: 'form',
  since: '0.1.0',
} as const satisfies WidgetContract;
