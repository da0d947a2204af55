import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-jackpot',
  summary: "A growing jackpot: the operator's own figure from `source`, else an illustration that says so.",
  chunk: 'first-view',
  since: '0.1.0',
  attributes: {
    source: {
      type: 'string',
      default: '',
      doc: 'Address (http or https) of the figure as JSON: `{ "amount": 1234567.89, "currency": "MXN" }`, the amount in units of the currency; with `"share": 1` it says that 1 percent of the stakes goes into it, and `"games": "/rng?class=JP"` and `"rules": "/help#fairness"` lead to screens of the site. A path is taken on the page’s own host. Asked for every 15 seconds. Without it the figure is an illustration, and says so.',
    },
    label: { type: 'string', default: '', doc: 'Name above the figure; default "Jackpot" in the language of the page.' },
    currency: { type: 'string', default: 'MXN', doc: 'Currency of the figure when the source does not name one (ISO 4217).' },
    compact: { type: 'boolean', default: false, doc: 'One line of 48 px, to stand beside others.' },
  },
  events: ofPage({
    'gp-navigate': 'A link leads to the games that feed the jackpot, or to its rules. A page that cancels it goes there itself.',
  }),
  parts: {
    label: 'The name.',
    figure: 'The amount.',
    note: 'What feeds it, or that it is an illustration.',
    notice: 'The message in place of content that cannot be shown.',
  },
  snapshot: true,
  early: ['status'],
  reserve: '128px',
  reserveWhere: ['[compact]', '48px'],
  calls: {
    needs: [],
  },
} as const satisfies WidgetContract;
