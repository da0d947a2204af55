import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-mirrors',
  summary: 'The official addresses of the operator, with a check of representatives, the apps and customer service.',
  attributes: {},
  events: ofPage({ 'gp-navigate': 'The app page is wanted. A page that cancels it goes there itself.' }),
  parts: { list: 'The addresses.', verify: 'The form that checks a representative.' },
  reserve: '420px',
  needs: { texts: ['pages'] },
  since: '0.1.0',
  calls: {
    needs: ['listMirrors'],
    without: {
      isOfficialRepresentative: 'checking a contact',
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
