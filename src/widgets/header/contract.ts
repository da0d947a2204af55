import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-header',
  summary: 'The bar on top: brand, categories with their vendors, and log in or the member panel with balance and menu.',
  attributes: {
    'without-categories': { type: 'boolean', default: false, doc: 'Leaves the category menu out.' },
  },
  events: ofPage({
    'gp-navigate': 'An entry was chosen; cancel it to route yourself.',
    'gp-launch': 'A vendor of the menu is about to open; cancel it to open it yourself.',
  }),
  slots: { brand: 'In place of the logo.' },
  parts: { bar: 'The bar.', brand: 'Logo or name.', balance: 'The pill with the balance.' },
  cssProperties: { '--gp-header-height': { default: '64px', doc: 'Height of the bar.' } },
  early: ['status', 'vendors'],
  reserve: '64px',
  worksWhenBlocked: true,
  chunk: 'first-view',
  since: '0.1.0',
  calls: {
    needs: [],
    without: {
      listVendors: 'the menu of games',
      getBalance: 'the balance',
      getMemberIcon: 'the picture of the account',
      getUnreadCount: 'the number of unread messages',
      logout: 'logging out',
      launchGame: 'opening games',
      launchFbGame: 'opening games of the sports vendor FB',
      launchDemo: 'free play of single games',
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
