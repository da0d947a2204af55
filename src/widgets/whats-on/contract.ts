import { CARD_CALLS } from '../../element/contract-parts.js';
import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-whats-on',
  summary: 'What is on in a category: fixtures that run or come next with their odds, or the next draws with their last numbers.',
  attributes: {
    category: {
      type: 'string',
      default: 'SPORTS',
      doc: 'SPORTS, ESPORTS or COCKFIGHT for fixtures, LOTT or ELOTT for draws. Where the platform tells of none, nothing stands.',
    },
  },
  events: ofPage({
    'gp-launch':
      'A game starts in which a fixture can be bet on, with the odds that were pressed. A page that cancels it opens the game itself.',
    'gp-login-required': 'The game needs a login. A page that cancels it shows its own.',
    'gp-navigate': 'A lottery is wanted. A page that cancels it goes there itself.',
  }),
  parts: {
    fixture: 'A fixture.',
    card: 'A lottery.',
    heart: 'The heart of a lottery.',
    notice: 'The message in place of content that cannot be shown.',
  },
  cssProperties: { '--gp-whats-on-background': { default: 'var(--gp-color-surface-0)', doc: 'Ground of the widget.' } },
  // A heading and two rows.
  reserve: '364px',
  reserveWhere: [':is([category=LOTT],[category=ELOTT])', '268px'],
  needs: { texts: ['games'] },
  since: '0.2.0',
  calls: {
    needs: [],
    without: {
      listFixtures: 'fixtures',
      getLotteryMenu: 'draws',
      listOpenedNumbers: 'the last draws',
      ...CARD_CALLS,
    },
  },
} as const satisfies WidgetContract;
