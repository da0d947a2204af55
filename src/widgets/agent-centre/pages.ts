import { hasKind, openRequests, waitingOfKind } from '../../core/contracts/flags.js';
import { waitingEnvelopes } from '../../core/rewards/envelopes.js';
import { DEPOSIT, MESSAGES, SECURITY, WITHDRAW } from '../../ui/centre/common-pages.js';
import type { CentrePage } from '../../ui/centre/page.js';
import {
  award,
  bell,
  chartLine,
  clock,
  coins,
  fileText,
  gift,
  headphones,
  history,
  percent,
  rotateCcw,
  shieldCheck,
  sun,
  userPlus,
  users,
} from '../../ui/atoms/icons.js';

/** Every page that exists, in the order of the menu (AGT-03 to AGT-19); the first stands when none is named. */
export const PAGES: readonly CentrePage[] = [
  { name: 'agentTeamOverview', text: 'overview.title', icon: chartLine, group: 'team', load: () => import('./team/overview-page.js') },
  {
    name: 'registerCenter',
    text: 'agent.register-center',
    icon: userPlus,
    group: 'team',
    load: () => import('./recruit/register-page.js'),
  },
  { name: 'downlineManagmentView', text: 'team.title', icon: users, group: 'team', load: () => import('./team/team-page.js') },
  { name: 'personalHistoryCopy', text: 'records.bets', icon: history, group: 'records', load: () => import('./team/team-bets-page.js') },
  {
    name: 'palStatementsAgentCopy',
    text: 'records.profit',
    icon: percent,
    group: 'records',
    load: () => import('./team/team-profit-page.js'),
  },
  { name: 'agentRevenueReport', text: 'records.revenue', icon: coins, group: 'records', load: () => import('./team/revenue-page.js') },
  {
    name: 'agentDownlineTransactionDetailsCopy',
    text: 'records.entries',
    icon: fileText,
    group: 'records',
    load: () => import('./team/team-entries-page.js'),
  },
  {
    ...ofKind('dividend'),
    name: 'agentDividendRecordCopy2',
    text: 'agent.dividends',
    icon: award,
    type: 'enableCt',
    load: () => import('./contracts/dividend-page.js'),
  },
  {
    ...ofKind('daily'),
    name: 'agentDailyWages2',
    text: 'agent.daily-wages',
    icon: sun,
    type: 'salary',
    load: () => import('./contracts/daily-page.js'),
  },
  {
    ...ofKind('hour'),
    name: 'agentHourSalary',
    text: 'agent.hour-salary',
    icon: clock,
    type: 'salary',
    load: () => import('./contracts/hour-page.js'),
  },
  {
    ...ofKind('realtime'),
    name: 'agentRealtimeSalary',
    text: 'agent.realtime-salary',
    icon: rotateCcw,
    type: 'salary',
    load: () => import('./contracts/realtime-page.js'),
  },
  {
    name: 'contracts',
    text: 'agent.contracts',
    icon: shieldCheck,
    group: 'contracts',
    needsSwitch: 'AGENTPOLICY3',
    badge: { count: openRequests, text: 'agent.open-requests' },
    widget: { tag: 'gp-contract', attributes: { 'without-title': '' } },
  },
  DEPOSIT,
  WITHDRAW,
  {
    name: 'redEnvelope',
    text: 'agent.red-envelope',
    icon: gift,
    group: 'money',
    badge: { count: waitingEnvelopes, text: 'agent.envelopes-to-open' },
    load: () => import('./envelopes/envelope-page.js'),
  },
  SECURITY,
  {
    name: 'agentAnnouncement',
    text: 'agent.announcements',
    icon: bell,
    group: 'contact',
    widget: { tag: 'gp-notices', attributes: { popup: '' } },
  },
  MESSAGES,
  {
    name: 'customerService',
    text: 'common.customer-service',
    icon: headphones,
    group: 'contact',
    widget: { tag: 'gp-chat', attributes: {} },
  },
];
export const GROUPS = ['team', 'records', 'contracts', 'money', 'account', 'contact'] as const;

/** Entries that stand only while the account has a contract of the kind or an offer of it, which they wear (AGT-23 to AGT-26). */
function ofKind(kind: 'dividend' | 'daily' | 'hour' | 'realtime') {
  return {
    group: 'contracts',
    needsSwitch: 'AGENTPOLICY3',
    isOffered: hasKind(kind),
    badge: { count: waitingOfKind(kind), text: 'agent.open-requests' },
  } as const;
}
