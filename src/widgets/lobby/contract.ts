import { CARD_CALLS, CARD_LOOKS, CARD_PARTS, CHIP_PART } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-lobby',
  summary: 'The games: a home view of rails, and a list view with filters, provider menu, search and pages.',
  chunk: 'first-view',
  since: '0.1.0',
  attributes: {
    category: { type: 'string', default: '', doc: 'Code of the category to show, such as RNG or LIVE; empty shows the home view.' },
    vendor: { type: 'string', default: '', doc: 'Code of the vendor whose games are shown; empty for all.' },
    subcategory: { type: 'string', default: '', doc: 'Code of the subcategory, such as SC or JP; empty for all.' },
    filter: {
      type: 'string',
      default: '',
      values: ['', 'ALL', 'HOT', 'FAV', 'RECENT', 'NEW'],
      doc: 'Which games: all, hot, favourite, recent or new ones; with no category and no filter the home view shows.',
    },
    search: { type: 'string', default: '', doc: 'Part of a game name to look for.' },
    'page-size': { type: 'number', default: 18, doc: 'Games on one page of the list view, 1 to 60.' },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'Keeps category, vendor, subcategory, filter, search and page in the address instead of in memory, so that links and the back button work. For the full site, and beside a header or menus.',
    },
    'without-menu': { type: 'boolean', default: false, doc: 'Leaves out the menu of categories.' },
    'without-search': { type: 'boolean', default: false, doc: 'Leaves out the search.' },
    'without-hot': { type: 'boolean', default: false, doc: 'Leaves out the block of hot games on the home view.' },
  },
  events: ofPage({
    'gp-launch': 'A game is about to start. A page that cancels it opens the game itself.',
    'gp-login-required': 'The player wants what needs a login. A page that cancels it shows its own.',
    'gp-navigate': 'Another screen is wanted. A page that cancels it goes there itself.',
  }),
  parts: {
    menu: 'The row of categories.',
    ...CARD_PARTS,
    ...CHIP_PART,
    'vendor-card': 'The card of a vendor, which is a `card` too.',
    'vendor-play': 'The play button of a vendor.',
    arrow: 'An arrow that moves a row.',
    select: 'The list of providers where they are few.',
    grid: 'The cards of the list view.',
    notice: 'The message in place of content that cannot be shown.',
  },
  cssProperties: {
    '--gp-lobby-columns': { default: 'by width: 2, 3, 4, 6 or 9', doc: 'Game cards beside each other.' },
    '--gp-lobby-background': { default: 'var(--gp-color-surface-0)', doc: 'Ground of the lobby.' },
    '--gp-lobby-padding': { default: '16px', doc: 'Room around the lobby; 0 where the page has the same ground.' },
    ...CARD_LOOKS,
    '--gp-vendor-ratio': { default: '2 / 1', doc: 'Width to height of a vendor’s picture.' },
    '--gp-chip-radius': { default: 'var(--gp-radius-pill)', doc: 'Corner of chips, and of the choices beside them.' },
    '--gp-chip-bg': { default: 'var(--gp-color-surface-1)', doc: 'Ground of chips, and of the choices beside them.' },
    '--gp-chip-color': { default: 'var(--gp-color-ink-soft)', doc: 'Words on chips.' },
    '--gp-chip-on-bg': { default: 'var(--gp-color-ink)', doc: 'Ground of the chip that is chosen.' },
    '--gp-chip-on-color': { default: 'var(--gp-color-surface-0)', doc: 'Words on it.' },
    '--gp-select-arrow': { default: 'var(--gp-color-ink-faint)', doc: 'The arrow of lists to choose from.' },
    '--gp-shadow-room': { default: '4px', doc: 'Room that rows of cards keep for shadows; the lobby is at least as far from its sides.' },
  },
  snapshot: true,
  early: ['status', 'vendors', 'hot-games'],
  reserve: '720px',
  // The home view is longer than any screen.
  reserveWhere: [':not([category],[vendor],[filter],[search])', 'max(720px, 100vh)'],
  calls: {
    needs: ['listVendors', 'listGames'],
    without: {
      listHotGames: 'the hot games',
      listRecentGames: 'the games played last',
      listFavouriteGames: 'the favourites',
      ...CARD_CALLS,
    },
  },
} as const satisfies WidgetContract;
