import type { WidgetContract } from '../../element/contract.js';

export const contract = {
  tag: 'gp-status',
  summary: 'Shows the full maintenance or region page in place of what it stands around, or beside; nothing while all is well.',
  attributes: {
    'boot-cover': {
      type: 'boolean',
      default: false,
      doc: 'Covers the whole page until the platform has said that all is well. For the page’s own style sheet the host carries `data-phase` (loading, ready, failed), and the body `data-gp-phase`.',
    },
  },
  events: {},
  slots: {
    '': 'The page; not rendered until the platform has said that all is well.',
    brand: 'What the cover shows, such as a logo; also above what is told where the platform has not said whose it is.',
    service: 'A way to customer service, such as a mail address, for when the platform cannot be asked.',
  },
  parts: { page: 'The full page that is shown instead.', cover: 'What stands before the platform has answered.' },
  early: ['status'],
  worksWhenBlocked: true,
  chunk: 'first-view',
  since: '0.1.0',
  calls: {
    needs: [],
    without: {
      listMirrors: 'other addresses while closed',
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
