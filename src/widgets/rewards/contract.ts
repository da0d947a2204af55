import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-rewards',
  summary:
    'What waits for the signed-in member: bonuses and points to claim, red envelopes to open, and tickets for raffles, each drawn in front of the member.',
  attributes: {
    section: {
      type: 'string',
      default: 'rewardCenter',
      values: ['rewardCenter', 'missionLeaderboard', 'vip'],
      doc: 'Which part: what can be claimed and drawn, missions with their leaderboard, or VIP ranks. Named as in the member centre’s menu.',
    },
    'without-title': { type: 'boolean', default: false, doc: 'Leaves out the heading, where the page has its own.' },
  },
  events: {
    'gp-claim': {
      cancelable: false,
      detail: '{ id: string; kind: string; amount: number; points: number }',
      doc: 'A reward has been claimed or a red envelope opened; amount in minor units. `kind` is `red_envelope` for those, `mission` or `vip` for theirs, with the mission’s id or the rank’s level.',
    },
    'gp-draw': {
      cancelable: false,
      detail: '{ kind: string; gives: string; amount: number; points: number }',
      doc: 'A ticket has been drawn; `gives` is `bonus`, `points` or `nothing`, amount in minor units.',
    },
    ...ofPage({
      'gp-navigate': 'The promotions are wanted. A page that cancels it goes there itself.',
      'gp-login-required': 'Rewards need a login. A page that cancels it shows its own.',
    }),
  },
  parts: {
    list: 'What can be claimed.',
    envelopes: 'Red envelopes to open.',
    raffle: 'One raffle with its tickets.',
    draws: 'What was drawn lately.',
    dialog: 'The draw.',
    missions: 'The missions of one period.',
    leaders: 'The leaderboard.',
    rank: 'The VIP rank and the way to the next.',
    ranks: 'All VIP ranks.',
  },
  cssProperties: {
    '--gp-button-bg': { default: 'the primary colour', doc: 'Background of the primary button.' },
  },
  needs: { texts: ['rewards'], login: true },
  reserve: '520px',
  since: '0.2.0',
  calls: {
    needs: [],
    without: {
      listRewards: 'rewards',
      claimReward: 'claiming a reward',
      claimActivity: 'claiming an activity',
      listTickets: 'raffles',
      claimRaffle: 'drawing a raffle',
      getMissionSummary: 'missions',
      claimMission: 'claiming a mission',
      getMissionLeaderboard: 'the leaderboard',
      getVipInfo: 'VIP',
      claimVipBonus: 'claiming a VIP bonus',
      listReceivedEnvelopes: 'red envelopes',
      openEnvelope: 'opening a red envelope',
      listVendors: 'the names of kinds of game',
    },
  },
} as const satisfies WidgetContract;
