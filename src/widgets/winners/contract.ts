import { CHIP_PART } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-winners',
  summary: 'The board of winners: the latest wins by category, or the leaderboard of the largest wins with ranks.',
  attributes: {
    list: {
      type: 'string',
      default: 'winners',
      values: ['winners', 'leaderboard'],
      doc: 'The latest wins, or the largest of a day, a week or a month with their ranks.',
    },
    category: { type: 'string', default: '', doc: 'Code of the category whose wins are shown first, such as RNG or LIVE; empty for all.' },
    limit: { type: 'number', default: 20, doc: 'Entries at most, 1 to 20.' },
    'without-filter': { type: 'boolean', default: false, doc: 'Leaves out the choice of categories.' },
    'without-title': { type: 'boolean', default: false, doc: 'Leaves out the heading, where the page has its own.' },
  },
  events: ofPage({ 'gp-navigate': 'The member’s missions are wanted, from the leaderboard. A page that cancels it goes there itself.' }),
  parts: {
    entry: 'One win.',
    amount: 'What was won.',
    ...CHIP_PART,
    own: 'The signed-in member’s own place, on the leaderboard.',
    notice: 'The message in place of content that cannot be shown.',
  },
  cssProperties: { '--gp-winners-background': { default: 'var(--gp-color-surface-0)', doc: 'Ground of the board.' } },
  early: ['status', 'vendors'],
  reserve: '640px',
  needs: { texts: ['games'] },
  since: '0.2.0',
  calls: {
    needs: ['listBoard'],
    without: {
      listVendors: 'the choice of a category',
      getMissionLeaderboard: 'the own place',
    },
  },
} as const satisfies WidgetContract;
