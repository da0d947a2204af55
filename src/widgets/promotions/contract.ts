import { CHIP_PART } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-promotions',
  summary:
    'The operator’s promotions by category, each with its text, and what a member can do with it: apply, sign in, run a mission, join and claim.',
  attributes: {
    promotion: { type: 'string', default: '', doc: 'Id of the promotion that is open; empty shows the list.' },
    category: {
      type: 'string',
      default: '',
      values: [
        '',
        'newbie',
        'deposit',
        'rebate',
        'slots',
        'live_casino',
        'sports',
        'card_games',
        'fish',
        'lotto',
        'game',
        'ranking',
        'points_mall',
        'app_download',
      ],
      doc: 'The category that the list begins with; empty shows all.',
    },
    'without-filter': { type: 'boolean', default: false, doc: 'Leaves out the choice of category and dates.' },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'Keeps promotion, category, dates and page in the address, as `/promotions?id=<id>`, so that links and the back button work. For the full site.',
    },
  },
  events: {
    ...ofPage({
      'gp-navigate': 'Another promotion or list is wanted. A page that cancels it goes there itself.',
      'gp-login-required': 'A visitor wants to take part. A page that cancels it shows its own login.',
    }),
    'gp-activity': {
      cancelable: false,
      detail: '{ promotionId: string; status: string }',
      doc: 'The member has applied, signed in, started a mission, joined or claimed.',
    },
  },
  parts: {
    card: 'One promotion of the list.',
    ...CHIP_PART,
    promotion: 'The open promotion.',
    action: 'What can be done with it, and where the member stands.',
  },
  needs: { texts: ['promotions'], login: 'for-more' },
  reserve: '640px',
  since: '0.1.0',
  calls: {
    needs: ['listPromotions'],
    without: {
      getPromotion: 'the page of a promotion',
      listActivities: 'own activities',
      applyForPromotion: 'taking part',
      claimActivity: 'claiming',
      uploadImage: 'pictures of an application',
      listAnnouncements: 'promotions among the announcements',
    },
  },
} as const satisfies WidgetContract;
