import type { CallName } from '../../api/call-names.js';
import { TAG_NEEDS } from '../../api/tag-needs.js';
import type { SystemStatus } from '../../api/wire/system.js';
import type { TextKey } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';
import { SERVICE_LEADS } from './service-leads.js';

type Need = CallName | keyof typeof TAG_NEEDS;
/** What entries of menus lead to, by the key of their text: a tag or a call, or all of several. */
const OFFER_NEEDS: Readonly<Partial<Record<TextKey, Need | readonly Need[]>>> = {
  'nav.register': 'gp-register',
  'login.forgot-password': 'gp-forgot-password',
  'nav.favourites': 'listFavouriteGames',
  'lobby.favourites': 'listFavouriteGames',
  'lobby.recent': 'listRecentGames',
  'lobby.hot': 'listHotGames',
  'nav.recent': 'listRecentGames',
  'nav.events': 'gp-promotions',
  'side.promotions': 'gp-promotions',

  // A page of the centre.
  'nav.wallet': ['gp-wallet', 'gp-member-centre'],
  'wallet.title': 'gp-wallet',
  'nav.deposit': 'listDepositMethods',
  'nav.withdraw': 'createWithdrawal',
  'member.upline': 'transferToUpline',
  'wallet.upline-title': 'transferToUpline',

  'nav.account': 'gp-member-centre',
  'side.account': 'gp-member-centre',
  'member.security': 'getSecurity',
  'dialog.change-password': 'gp-change-password',
  'nav.messages': 'gp-messages',
  'nav.feedback': 'gp-feedback',
  'nav.points-mall': 'gp-points-mall',
  'nav.invite-friends': 'getReferral',
  'nav.reward-center': 'listRewards',
  'nav.vip': 'getVipInfo',
  'member.missions': 'getMissionSummary',
  'member.contracts': 'gp-contract',
  'rebate.title': 'getRebate',
  'member.transactions': 'listTransactions',
  'nav.betting-record': 'listBets',
  'member.profit-loss': 'getProfitLoss',
  'bonus.title': 'listBonuses',
  'credit.title': 'getCreditReport',

  'nav.agent': 'gp-agent-centre',
  'overview.title': 'getTeamOverview',
  'agent.register-center': 'listRegisterLinks',
  'team.title': 'listDownlines',
  'records.bets': 'listTeamBets',
  'records.profit': 'getTeamProfit',
  'records.revenue': 'getAgentRevenue',
  'records.entries': 'listTeamEntries',
  'agent.dividends': 'listSalaryRecords',
  'agent.daily-wages': 'listSalaryRecords',
  'agent.hour-salary': 'listSalaryRecords',
  'agent.realtime-salary': 'listSalaryRecords',
  'agent.contracts': 'gp-contract',
  'agent.red-envelope': 'listSentEnvelopes',
  'agent.announcements': 'gp-notices',

  'nav.help': 'gp-help',
  'nav.terms': 'gp-help',
  'nav.licenses': 'gp-help',
  'footer.agreement': 'gp-help',
  'footer.brand': 'gp-help',
  'nav.blog': 'gp-blog',
  'footer.mirrors': 'gp-mirrors',
};

/** Adds to the calls that a platform has not the tags and the offers that fall with them, and tells the developer what stands empty on this page. */
export function addLacking({ favourites, page, status }: Shared, { customerService, lacks, resources }: SystemStatus): void {
  const falls = (needs: readonly string[]) => needs.filter(name => lacks.includes(name));
  const tags = Object.entries(TAG_NEEDS).flatMap(([tag, needs]) => (falls(needs).length > 0 ? [tag] : []));
  for (const tag of tags)
    // Once: the status is asked for again and again.
    if (!status.lacks(tag) && page?.document.querySelector?.(tag))
      console.info(
        `[gp-widgets] <${tag}> stays empty: by its capabilities the platform has no ${falls(TAG_NEEDS[tag as keyof typeof TAG_NEEDS]).join(', ')}.`,
      );
  lacks.push(...tags);
  lacks.push(...Object.entries(OFFER_NEEDS).flatMap(([text, need]) => (falls([need].flat()).length > 0 ? [text] : [])));
  const isMute = falls(['launchChat', 'listChatModels']).length > 0 && customerService.length === 0;
  if (isMute && !resources.some(({ channel }) => SERVICE_LEADS.includes(channel))) lacks.push('common.customer-service');
  if (lacks.includes('addFavourite')) favourites.store.setState({ isOff: true });
}
