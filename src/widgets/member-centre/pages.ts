import { hasAnyKind, openRequests } from '../../core/contracts/flags.js';
import { claimableMissions } from '../../core/missions/missions.js';
import { availableRewards } from '../../core/rewards/available-rewards.js';
import { DEPOSIT, MESSAGES, SECURITY, WITHDRAW, walletPage } from '../../ui/centre/common-pages.js';
import type { CentrePage } from '../../ui/centre/page.js';
import {
  award,
  chartLine,
  circleHelp,
  creditCard,
  crown,
  fileText,
  gift,
  history,
  percent,
  trophy,
  user,
  userPlus,
  users,
  wallet,
} from '../../ui/atoms/icons.js';

/** Every page that exists, in the order of the menu (MEM-01 to MEM-24); the first stands when none is named. */
export const PAGES: readonly CentrePage[] = [
  { name: 'securityCenter', text: 'nav.account', icon: user, group: 'account', load: () => import('./account-page.js') },
  SECURITY,
  walletPage('transferFund', 'nav.wallet', wallet),
  DEPOSIT,
  WITHDRAW,
  walletPage('transferUpline', 'member.upline', users),
  {
    name: 'pointMall',
    text: 'nav.points-mall',
    icon: award,
    group: 'money',
    needsSwitch: 'PTSYS3',
    widget: { tag: 'gp-points-mall', attributes: {} },
  },
  { name: 'manualRebate', text: 'rebate.title', icon: percent, group: 'money', load: () => import('./rebate-page.js') },
  { name: 'referral', text: 'nav.invite-friends', icon: userPlus, group: 'money', load: () => import('./referral-page.js') },
  {
    name: 'rewardCenter',
    text: 'nav.reward-center',
    icon: gift,
    group: 'money',
    needsSwitch: 'REWARDCENTER3',
    badge: { count: availableRewards, text: 'member.to-claim' },
    widget: { tag: 'gp-rewards', attributes: { 'without-title': '' } },
  },
  {
    name: 'missionLeaderboard',
    text: 'member.missions',
    icon: trophy,
    group: 'money',
    badge: { count: claimableMissions, text: 'member.to-claim' },
    widget: { tag: 'gp-rewards', attributes: { section: 'missionLeaderboard', 'without-title': '' } },
  },
  {
    name: 'vip',
    text: 'nav.vip',
    icon: crown,
    group: 'money',
    needsSwitch: 'VIPSYS3',
    widget: { tag: 'gp-rewards', attributes: { section: 'vip', 'without-title': '' } },
  },
  {
    name: 'contracts',
    text: 'member.contracts',
    icon: fileText,
    group: 'money',
    needsSwitch: 'AGENTPOLICY3',
    isOffered: hasAnyKind,
    badge: { count: openRequests, text: 'member.open-requests' },
    widget: { tag: 'gp-contract', attributes: { 'without-title': '' } },
  },
  {
    name: 'transactionHistory',
    text: 'member.transactions',
    icon: fileText,
    group: 'records',
    load: () => import('./transactions-page.js'),
  },
  { name: 'personalHistoryCopy', text: 'nav.betting-record', icon: history, group: 'records', load: () => import('./bets-page.js') },
  { name: 'personalProfit', text: 'member.profit-loss', icon: chartLine, group: 'records', load: () => import('./profit-page.js') },
  { name: 'bonusDetails', text: 'bonus.title', icon: gift, group: 'records', load: () => import('./bonus-page.js') },
  { name: 'creditReport', text: 'credit.title', icon: creditCard, group: 'records', load: () => import('./credit-page.js') },
  MESSAGES,
  { name: 'feedback', text: 'nav.feedback', icon: circleHelp, group: 'contact', widget: { tag: 'gp-feedback', attributes: {} } },
];
export const GROUPS = ['account', 'money', 'records', 'contact'] as const;
