import { CARD_CALLS, CARD_LOOKS, CARD_PARTS } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-account-games',
  summary: 'The games of the signed-in account: its favourites, or those it played last.',
  attributes: {
    list: { type: 'string', default: 'favourites', values: ['favourites', 'recent'], doc: 'Which games.' },
    'page-size': {
      type: 'number',
      default: 18,
      doc: 'Favourites on one page, 1 to 60. Recent games have 12 a page, as the platform gives them.',
    },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'Keeps the page in the address instead of in memory, so that links and the back button work. For the full site.',
    },
    'without-title': { type: 'boolean', default: false, doc: 'Leaves out the heading, where the page has its own.' },
  },
  events: ofPage({
    'gp-launch': 'A game is about to start. A page that cancels it opens the game itself.',
    'gp-login-required': 'The list needs a login. A page that cancels it shows its own.',
    'gp-navigate': 'Another screen is wanted. A page that cancels it goes there itself.',
  }),
  parts: { ...CARD_PARTS, grid: 'The cards.', notice: 'The message in place of content that cannot be shown.' },
  cssProperties: {
    '--gp-account-games-columns': { default: 'by width: 2, 3, 4, 6 or 9', doc: 'Game cards beside each other.' },
    '--gp-account-games-background': { default: 'var(--gp-color-surface-0)', doc: 'Ground of the list.' },
    ...CARD_LOOKS,
  },
  needs: { texts: ['games'], login: 'for-more' },
  early: ['status'],
  reserve: '720px',
  since: '0.2.0',
  calls: {
    needs: ['listRecentGames', 'listFavouriteGames'],
    without: {
      ...CARD_CALLS,
    },
  },
} as const satisfies WidgetContract;
