import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-side-menu',
  summary: 'The main menu: a rail at the side, on phones a bar at the bottom with a drawer; with language and theme.',
  attributes: {
    folded: { type: 'boolean', default: false, doc: 'Starts as a narrow rail of icons; what the visitor chose before wins.' },
    'without-bar': { type: 'boolean', default: false, doc: 'No bar at the bottom on phones.' },
  },
  events: ofPage({ 'gp-navigate': 'An entry was chosen; cancel it to route yourself.' }),
  parts: {
    rail: 'The rail.',
    bar: 'The bar on phones.',
    entry: 'One entry.',
    games: 'The categories, behind their fold; a page whose header shows them hides it.',
  },
  cssProperties: {
    '--gp-side-menu-width': { default: '240px', doc: 'Width of the open rail.' },
    '--gp-header-height': { default: '64px', doc: 'Room that a fixed bar takes above the rail.' },
  },
  early: ['status', 'vendors'],
  worksWhenBlocked: true,
  chunk: 'first-view',
  since: '0.1.0',
  calls: {
    needs: [],
    without: {
      listVendors: 'the games of the menu',
      getUnreadCount: 'the number of unread messages',
      getBalance: 'the balance',
      launchGame: 'opening games',
      launchFbGame: 'opening games of the sports vendor FB',
      launchDemo: 'free play of single games',
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
