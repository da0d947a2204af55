import type { WidgetContract } from '../contract.js';

export const contract = {
  tag: 'gp-jackpot',
  summary: "A growing jackpot: the operator's own figure from `source`, else an illustration that says so.",
  since: '0.1.0',
  attributes: {
    source: {
      type: 'string',
      default: '',
      doc: 'Address (http or https) of the figure as JSON: `{ "amount": 1234567.89, "currency": "MXN" }`, the amount in units of the currency. Asked for every 15 seconds. Without it the figure is an illustration.',
    },
    label: { type: 'string', default: '', doc: 'Name above the figure; default "Jackpot" in the language of the page.' },
    currency: { type: 'string', default: 'MXN', doc: 'Currency of the figure when the source does not name one (ISO 4217).' },
  },
  events: {},
  parts: { label: 'The name.', figure: 'The amount.', notice: 'The message in place of content that cannot be shown.' },
  snapshot: true,
  early: ['status'],
  reserve: '104px',
} as const satisfies WidgetContract;
