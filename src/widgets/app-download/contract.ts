import type { WidgetContract } from '../../element/contract.js';

export const contract = {
  tag: 'gp-app-download',
  summary: 'The apps for iOS and Android: QR codes, downloads and a guide to install each.',
  attributes: {},
  events: {},
  parts: { app: 'One app with its code and its download.', guide: 'The guide to install it.' },
  reserve: '520px',
  needs: { texts: ['pages'] },
  since: '0.1.0',
  calls: {
    needs: [],
    without: {
      listHelp: 'the guide to the apps',
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
