import { CHIP_PART } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-points-mall',
  summary:
    'The points of the signed-in member: balance and rates, rewards to redeem, conversion into balance, the requests, and the history.',
  attributes: {
    view: {
      type: 'string',
      default: 'mall',
      values: ['mall', 'redeem', 'history'],
      doc: 'What it begins with: the rewards, the account’s requests for them, or the history of its points.',
    },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'Keeps view, filters and page in the address, as `/pointMall?view=history`, so that links and the back button work. For the full site.',
    },
  },
  events: {
    ...ofPage({
      'gp-navigate': 'Another view is wanted, or the page where the payment password is set. A page that cancels it goes there itself.',
      'gp-login-required': 'Points need a login. A page that cancels it shows its own.',
    }),
    'gp-redeem': {
      cancelable: false,
      detail: '{ rewardId: string; points: number }',
      doc: 'A reward has been asked for; its points are taken.',
    },
    'gp-convert': {
      cancelable: false,
      detail: '{ points: number; amount: number }',
      doc: 'Points have become balance; amount in minor units.',
    },
  },
  parts: {
    balance: 'Points of the account and what they are worth.',
    card: 'One reward.',
    ...CHIP_PART,
    form: 'A form.',
    field: 'One field with label and error.',
    submit: 'The button that sends a form.',
    list: 'The requests or the history.',
    dialog: 'The question before redeeming.',
  },
  cssProperties: {
    '--gp-field-bg': { default: 'white in the light theme, the ground in the dark one', doc: 'Background of the fields.' },
    '--gp-button-bg': { default: 'the primary colour', doc: 'Background of the primary button.' },
  },
  needs: { texts: ['points'], login: true, switch: 'PTSYS3' },
  reserve: '640px',
  since: '0.2.0',
  calls: {
    needs: ['getPointBalance', 'getPointReward'],
    without: {
      getPointConfig: 'what play brings in points',
      getRedeemPointList: 'own requests',
      getPointHistory: 'the record of points',
      redeemPointReward: 'asking for a reward',
      convertPoint: 'points into money',
      getSecurity: 'the hint to set a payment password',
    },
  },
} as const satisfies WidgetContract;
