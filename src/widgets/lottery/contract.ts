import { CHIP_PART } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-lottery',
  summary:
    'Lotteries in groups with the time to their next draw, a calendar of the coming week, and for each its last numbers, a bet board, the member’s bets, results and rules.',
  needs: { texts: ['lottery'] },
  since: '0.1.0',
  attributes: {
    'prize-mode': {
      type: 'string',
      default: '',
      values: ['', 'LOTT', 'ZY', 'ELOTT', 'SEA'],
      doc: 'Which lotteries; empty lets the vendors of the platform decide between ELOTT and LOTT.',
    },
    'game-code': { type: 'string', default: '', doc: 'Code of the lottery that is open; empty shows the list.' },
    group: { type: 'string', default: '', doc: 'Code of the group that the list shows first; empty shows all.' },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'Keeps the open lottery in the address (`gameCode`) instead of in memory, so that links and the back button work. For the full site.',
    },
    'without-search': { type: 'boolean', default: false, doc: 'Leaves out the search.' },
  },
  events: {
    'gp-lottery-bet': {
      cancelable: false,
      detail: '{ gameCode: string; issueNo: string; stake: number }',
      doc: 'A bet was placed. `stake` is in minor units.',
    },
    ...ofPage({
      'gp-login-required': 'The player wants what needs a login. A page that cancels it shows its own.',
      'gp-navigate': 'Another screen is wanted. A page that cancels it goes there itself.',
    }),
  },
  parts: {
    card: 'A lottery in the list.',
    ...CHIP_PART,
    heart: 'The heart of a card.',
    slip: 'The bet slip.',
    notice: 'The message in place of content that cannot be shown.',
  },
  cssProperties: {
    '--gp-lottery-background': { default: 'var(--gp-color-surface-0)', doc: 'Ground of the widget.' },
    '--gp-lottery-slip-bottom': { default: '0px', doc: 'Room below the bet slip while it sticks to the lower edge of a narrow page.' },
    '--gp-lottery-padding': { default: '16px', doc: 'Room around the widget.' },
  },
  reserve: '640px',
  calls: {
    needs: ['getLotteryMenu'],
    without: {
      listVendors: 'the choice between kinds of lottery',
      listOpenedNumbers: 'the last draws',
      getOpenedGame: 'the draws of a lottery and betting on them',
      listRecentLotteries: 'the lotteries played last',
      launchLottery: 'the record of lotteries played',
      placeLotteryBet: 'betting',
      listLotteryBets: 'own bets',
      listFavourites: 'hearts on games',
      addFavourite: 'giving a heart',
      removeFavourite: 'taking a heart back',
    },
  },
} as const satisfies WidgetContract;
