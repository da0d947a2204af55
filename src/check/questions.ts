import { getAccountEvents } from '../api/account/account-events.js';
import { countUnreadChat, listChatModels } from '../api/account/chat.js';
import { listCountries } from '../api/account/countries.js';
import { getFeedbackLimits, listFeedback } from '../api/account/feedback.js';
import { getConsolidated, getMember, getMemberIcon, getUnreadCount } from '../api/account/member.js';
import { listMessages } from '../api/account/messages.js';
import { getProfile } from '../api/account/profile.js';
import { getRegisterRules } from '../api/account/registration.js';
import { getSecurity } from '../api/account/security.js';
import { getVipInfo } from '../api/account/vip.js';
import type { CallName } from '../api/call-names.js';
import { listAnnouncements } from '../api/content/announcements.js';
import { listBlog } from '../api/content/blog.js';
import { isOfficialRepresentative, listMirrors } from '../api/content/mirrors.js';
import { listFavouriteGames, listFavourites } from '../api/games/favourites.js';
import { listFixtures } from '../api/games/fixtures.js';
import { findGame } from '../api/games/game-by-code.js';
import { listGames, listHotGames, listRecentGames, listVassalGameTypes, listVendors } from '../api/games/games.js';
import { getLotteryMenu, getOpenedGame, listLotteryBets, listOpenedNumbers, listRecentLotteries } from '../api/games/lottery.js';
import { listRooms } from '../api/games/rooms.js';
import { listBoard } from '../api/games/winner-board.js';
import { listWinners } from '../api/games/winners.js';
import { listBonuses } from '../api/money/bonuses.js';
import { getCreditReport } from '../api/money/credit.js';
import { listDepositMethods, listDeposits } from '../api/money/deposit.js';
import { listWallets } from '../api/money/funds.js';
import { getPointBalance, getPointConfig, getPointHistory, getPointReward, getRedeemPointList } from '../api/money/points.js';
import { getRebate } from '../api/money/rebate.js';
import { getProfitLoss, listBets, listTransactions } from '../api/money/records.js';
import { listReceivedEnvelopes, listReceivers, listSentEnvelopes } from '../api/money/red-envelopes.js';
import { getBalance, getMerchantWallet } from '../api/money/wallet.js';
import { getWithdrawConfig, listPayoutAccounts, listWithdrawals } from '../api/money/withdraw.js';
import { getMissionLeaderboard, getMissionSummary } from '../api/rewards/missions.js';
import { getPromotion, listActivities, listPromotions } from '../api/rewards/promotions.js';
import { listRewards, listTickets } from '../api/rewards/rewards.js';
import { listContracts, listSalaryRecords } from '../api/team/contracts.js';
import { getReferral } from '../api/team/referral.js';
import { listRegisterLinks } from '../api/team/register-links.js';
import { getAgentRevenue, getTeamProfit, listTeamBets, listTeamEntries } from '../api/team/team-records.js';
import { getTeamOverview, listDownlines } from '../api/team/team.js';
import type { Client } from '../api/wire/call.js';
import { openServicePaths } from '../api/wire/service-paths.js';
import { getPublicKey, getStatus, listHelp } from '../api/wire/system.js';
import type { Finding } from './finding.js';
import { emptyList, pagesRepeat, searchIsIgnored } from './holds.js';
import type { Known } from './known.js';

export interface Question {
  /** Only a session can ask. */
  needsMember: boolean;
  ask(client: Client, known: Known): Promise<{ answer: unknown; findings: (Finding | undefined)[] }>;
}

const DAY = 86_400_000;
/** Small pages, so that there is a second one. */
const FEW = 2;
/** Games on a page of the lobby: one that does not fit keeps all of them away. */
const AS_IN_LOBBY = 18;
/** Of no game. */
const NO_NAME = 'zzgpwidgetszz';
const lastDays = () => ({ from: Date.now() - 30 * DAY, to: Date.now() });
const byDay = () => ({ ...lastDays(), offset: 0 });

/**
 * The only calls that the check sends beside logging in and out, and, with `--write`, one favourite. All of them read: what moves
 * money, registers somebody, sends an sms or changes an account does not stand here and is never sent.
 */
export const QUESTIONS: Partial<Record<CallName, Question>> = {
  getStatus: open(getStatus),
  getPublicKey: open(getPublicKey),
  listHelp: open(listHelp),
  listVendors: open(listVendors, lanes => emptyList('data.lanes', lanes)),
  listGames: open(
    async client => {
      const whole = await listGames(client, { page: 1, pageSize: AS_IN_LOBBY });
      const one = await listGames(client, { page: 1, pageSize: FEW });
      const two = one.totalPages > 1 ? await listGames(client, { page: 2, pageSize: FEW }) : undefined;
      const named = async (name: string | undefined) =>
        name ? (await listGames(client, { page: 1, pageSize: AS_IN_LOBBY, name })).games : undefined;
      return { whole: whole.games, one, two, found: await named(whole.games[0]?.name), unfound: await named(NO_NAME) };
    },
    ({ whole, one, two, found, unfound }) =>
      emptyList('games', whole) ?? pagesRepeat(one.games, two?.games) ?? searchIsIgnored(found, unfound),
  ),
  listHotGames: open(client => listHotGames(client)),
  listWinners: open(listWinners),
  listBoard: open(client => listBoard(client, { category: '', limit: 20, days: 1 })),
  listAnnouncements: open(listAnnouncements),
  listMirrors: open(listMirrors),
  isOfficialRepresentative: open(client => isOfficialRepresentative(client, 'gp-widgets-check')),
  listBlog: open(listBlog),
  listCountries: open(listCountries, list => emptyList('list', list)),
  listFixtures: open(client => listFixtures(client, 'SPORTS')),
  findGame: open(async (client, known) => {
    const { vendorCode, code } = await known.game();
    return findGame(client, vendorCode, code);
  }),
  getRegisterRules: open(getRegisterRules, ({ rules }) => emptyList('rules', rules)),
  getFeedbackLimits: open(getFeedbackLimits),
  listPromotions: open(
    async client => {
      const one = await listPromotions(client, { category: '', page: 1 });
      return { one, two: one.totalPages > 1 ? await listPromotions(client, { category: '', page: 2 }) : undefined };
    },
    ({ one, two }) => pagesRepeat(one.list, two?.list),
  ),
  getPromotion: open(async (client, known) => getPromotion(client, await known.promotionId())),
  getLotteryMenu: open(client => getLotteryMenu(client, 'ELOTT')),
  listOpenedNumbers: open(client => listOpenedNumbers(client, 'ELOTT')),
  getOpenedGame: open(
    async (client, known) => {
      const code = await known.lotteryCode();
      const one = await getOpenedGame(client, code, 1, FEW);
      return { one, two: one.totalPages > 1 ? await getOpenedGame(client, code, 2, FEW) : undefined };
    },
    ({ one, two }) => pagesRepeat(one.list, two?.list),
  ),
  listChatModels: open(listChatModels),
  openServicePaths: open(async (client, known) => openServicePaths(client, await known.servicePaths())),

  getMember: own(client => getMember(client)),
  getMemberIcon: own(getMemberIcon),
  getUnreadCount: own(getUnreadCount),
  getConsolidated: own(getConsolidated),
  getAccountEvents: own(getAccountEvents),
  getProfile: own(getProfile),
  getSecurity: own(getSecurity),
  getVipInfo: own(getVipInfo),
  countUnreadChat: own(client => countUnreadChat(client, undefined)),
  listFeedback: ownPages((client, page) => listFeedback(client, page)),
  listMessages: ownPages((client, page) => listMessages(client, { kind: '', page })),
  listFavourites: own(listFavourites),
  listFavouriteGames: own((client, { token }) => listFavouriteGames(client, token)),
  listRecentGames: ownPages((client, page) => listRecentGames(client, page)),
  listVassalGameTypes: own(async (client, known) => listVassalGameTypes(client, (await known.game()).vendorCode)),
  listRooms: own(async (client, known) => listRooms(client, await known.roomVendor())),
  listRecentLotteries: own(client => listRecentLotteries(client, 'ELOTT')),
  listLotteryBets: ownPages((client, page) => listLotteryBets(client, '', page, FEW)),
  getBalance: own(getBalance),
  getMerchantWallet: own(getMerchantWallet),
  listWallets: own(listWallets),
  listDepositMethods: own(listDepositMethods),
  listDeposits: ownPages((client, page) => listDeposits(client, { page })),
  getWithdrawConfig: own(getWithdrawConfig),
  listPayoutAccounts: own(listPayoutAccounts),
  listWithdrawals: own(client => listWithdrawals(client, 1)),
  listTransactions: ownPages((client, page) => listTransactions(client, { ...lastDays(), page, type: '' })),
  listBets: ownPages((client, page) => listBets(client, { ...lastDays(), page, gameType: '', vendor: '' })),
  getProfitLoss: own(client => getProfitLoss(client, byDay())),
  listBonuses: ownPages((client, page) => listBonuses(client, { ...lastDays(), page, source: '' })),
  getCreditReport: own(client => getCreditReport(client, { ...byDay(), period: 'day' })),
  getRebate: own(client => getRebate(client, 1)),
  getReferral: own(client => getReferral(client, 1)),
  getPointBalance: own(getPointBalance),
  getPointConfig: own(getPointConfig),
  getPointReward: own(getPointReward),
  getRedeemPointList: ownPages((client, page) => getRedeemPointList(client, page)),
  getPointHistory: ownPages((client, page) => getPointHistory(client, { type: '', page })),
  listReceivedEnvelopes: own(client => listReceivedEnvelopes(client, { page: 1, onlyOpen: false })),
  listSentEnvelopes: own(client => listSentEnvelopes(client, 1)),
  listReceivers: own(client => listReceivers(client, { search: '', page: 1 })),
  listActivities: own(client => listActivities(client, 1)),
  listRewards: own(listRewards),
  listTickets: own(listTickets),
  getMissionSummary: own(getMissionSummary),
  getMissionLeaderboard: own(client => getMissionLeaderboard(client, { period: 'day', limit: 10 })),
  listContracts: own(client => listContracts(client)),
  listSalaryRecords: own(client => listSalaryRecords(client, 'dividend', { ...lastDays(), page: 1 })),
  listRegisterLinks: own(listRegisterLinks),
  getTeamOverview: own(client => getTeamOverview(client, byDay())),
  listDownlines: ownPages((client, page) => listDownlines(client, { upline: '', account: '', level: 0, page })),
  getTeamProfit: own(client => getTeamProfit(client, { ...lastDays(), page: 1, account: '' })),
  listTeamBets: own(client => listTeamBets(client, { ...lastDays(), page: 1, account: '', gameType: '', vendor: '' })),
  listTeamEntries: own(client => listTeamEntries(client, { ...lastDays(), page: 1, account: '', type: '' })),
  getAgentRevenue: own(client => getAgentRevenue(client, byDay())),
};

function open<T>(ask: (client: Client, known: Known) => Promise<T>, judge: (answer: T) => Finding | undefined = () => undefined): Question {
  return {
    needsMember: false,
    async ask(client, known) {
      const answer = await ask(client, known);
      return { answer, findings: [judge(answer)] };
    },
  };
}

function own<T>(ask: (client: Client, known: Known) => Promise<T>, judge?: (answer: T) => Finding | undefined): Question {
  return { ...open(ask, judge), needsMember: true };
}

/** A list of the account: its first page, and the second where there is one. */
function ownPages(ask: (client: Client, page: number) => Promise<{ list: readonly unknown[]; totalPages: number }>): Question {
  return own(
    async client => {
      const one = await ask(client, 1);
      return { one, two: one.totalPages > 1 ? await ask(client, 2) : undefined };
    },
    ({ one, two }) => pagesRepeat(one.list, two?.list),
  );
}
