import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-winner-ticker',
  summary: 'The latest settled wins, the largest first, in a quiet line that moves on and can be stopped.',
  chunk: 'first-view',
  since: '0.1.0',
  attributes: {
    'without-pictures': { type: 'boolean', default: false, doc: 'Leaves out the pictures of the games.' },
  },
  events: ofPage({ 'gp-navigate': 'The board of winners is wanted. A page that cancels it goes there itself.' }),
  parts: { entry: 'One win.', notice: 'The message in place of content that cannot be shown.' },
  snapshot: true,
  early: ['status', 'winners'],
  reserve: '48px',
  calls: {
    needs: ['listWinners'],
  },
} as const satisfies WidgetContract;
