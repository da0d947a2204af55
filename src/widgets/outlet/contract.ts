import { CARD_CALLS, CARD_PARTS } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-outlet',
  summary: 'The screen of the current address: home, game lists, the account’s games, the open game.',
  attributes: {
    'without-title': { type: 'boolean', default: false, doc: 'Leaves the title of the document as it is.' },
    'jackpot-source': {
      type: 'string',
      default: '',
      doc: '`source` of the jackpot on the home screen; without it the figure there is an illustration.',
    },
    'whats-on': {
      type: 'boolean',
      default: false,
      doc: 'Shows `gp-whats-on` above the games of sports, e-sports, cockfighting and both kinds of lottery: for platforms that tell what is on.',
    },
  },
  events: ofPage({
    'gp-navigate': 'Another screen is wanted; cancel it to route yourself.',
    'gp-launch': 'A game below an unknown address is about to start. A page that cancels it opens the game itself.',
  }),
  slots: { '<part>': 'The widgets of the screen, made by the element itself as its own children.' },
  parts: { screen: 'The screen.', ...CARD_PARTS },
  cssProperties: {
    '--gp-game-gap': { default: '32px', doc: 'Height that the page takes around the open game, beside the header.' },
    '--gp-game-radius': { default: '12px', doc: 'Corners of the open game.' },
  },
  early: ['status', 'vendors'],
  reserve: '70vh',
  worksWhenBlocked: true,
  chunk: 'first-view',
  since: '0.1.0',
  calls: {
    needs: [],
    without: {
      listVendors: 'the titles of categories',
      listHotGames: 'the hot games below an unknown address',
      ...CARD_CALLS,
      listAnnouncements: 'popups of news',
      countUnreadChat: 'the mark of unread chat answers',
      openServicePaths: 'the addresses of customer service',
    },
  },
} as const satisfies WidgetContract;
