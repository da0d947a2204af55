import { CARD_CALLS, CARD_LOOKS, CARD_PARTS } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-game-page',
  summary: 'The page of one game: its picture, what it asks for, ways to play and to share it, and more games of its vendor.',
  attributes: {
    vendor: { type: 'string', default: '', doc: 'Code of the game’s vendor.' },
    code: { type: 'string', default: '', doc: 'Code of the game at its vendor.' },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'Shows the game that the address `/game/<vendor>/<code>` names. For the full site.',
    },
  },
  events: ofPage({
    'gp-launch': 'A game is about to start. A page that cancels it opens the game itself.',
    'gp-login-required': 'The game needs a login. A page that cancels it shows its own.',
    'gp-navigate': 'Another screen is wanted. A page that cancels it goes there itself.',
  }),
  parts: {
    picture: 'The picture of the game.',
    ...CARD_PARTS,
    grid: 'The cards.',
    notice: 'The message in place of content that cannot be shown.',
  },
  cssProperties: {
    '--gp-game-page-background': { default: 'var(--gp-color-surface-0)', doc: 'Ground of the page.' },
    ...CARD_LOOKS,
  },
  reserve: '720px',
  needs: { texts: ['games'] },
  early: ['status'],
  since: '0.2.0',
  calls: {
    needs: ['findGame'],
    without: {
      listVendors: 'the name of the category',
      listGames: 'other games of the vendor',
      listHotGames: 'the hot games below an unknown game',
      countUnreadChat: 'the mark of unread chat answers',
      openServicePaths: 'the addresses of customer service',
      ...CARD_CALLS,
    },
  },
} as const satisfies WidgetContract;
