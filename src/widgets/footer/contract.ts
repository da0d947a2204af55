import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-footer',
  summary: 'Help links, products, social links, the logos of all vendors and a carousel of bank logos.',
  attributes: {
    'bank-logos': {
      type: 'string',
      default: '',
      doc: 'Address of the bank logos with `{number}` for 1, 2, 3 …; relative ones are taken from the platform. Empty: no carousel.',
    },
    'bank-count': { type: 'number', default: 23, doc: 'How many bank logos there are.' },
  },
  events: ofPage({ 'gp-navigate': 'A link was chosen; cancel it to route yourself.' }),
  slots: { legal: 'Licence texts and marks of the operator, at the end.' },
  parts: { footer: 'The footer.', banks: 'The carousel.' },
  early: ['status', 'vendors'],
  reserve: '320px',
  worksWhenBlocked: true,
  since: '0.1.0',
  calls: {
    needs: [],
    without: {
      listVendors: 'the links to games',
      launchGame: 'opening games',
      launchFbGame: 'opening games of the sports vendor FB',
      launchDemo: 'free play of single games',
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
