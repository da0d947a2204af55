// Made by scripts/manifest.mjs from the widgets' contracts; run it after adding a widget.
import type { GpElements } from './element/element-types.js';
import { wrapWidget, type WidgetJsx } from './react/wrap-widget.js';
import { contract as accountGames } from './widgets/account-games/contract.js';
import { contract as agentCentre } from './widgets/agent-centre/contract.js';
import { contract as agentLogin } from './widgets/agent-login/contract.js';
import { contract as announcements } from './widgets/announcements/contract.js';
import { contract as appDownload } from './widgets/app-download/contract.js';
import { contract as banners } from './widgets/banners/contract.js';
import { contract as blog } from './widgets/blog/contract.js';
import { contract as changePassword } from './widgets/change-password/contract.js';
import { contract as chat } from './widgets/chat/contract.js';
import { contract as contract } from './widgets/contract/contract.js';
import { contract as dialogs } from './widgets/dialogs/contract.js';
import { contract as feedback } from './widgets/feedback/contract.js';
import { contract as footer } from './widgets/footer/contract.js';
import { contract as forgotPassword } from './widgets/forgot-password/contract.js';
import { contract as game } from './widgets/game/contract.js';
import { contract as gamePage } from './widgets/game-page/contract.js';
import { contract as header } from './widgets/header/contract.js';
import { contract as help } from './widgets/help/contract.js';
import { contract as jackpot } from './widgets/jackpot/contract.js';
import { contract as lobby } from './widgets/lobby/contract.js';
import { contract as login } from './widgets/login/contract.js';
import { contract as lottery } from './widgets/lottery/contract.js';
import { contract as memberCentre } from './widgets/member-centre/contract.js';
import { contract as messages } from './widgets/messages/contract.js';
import { contract as mirrors } from './widgets/mirrors/contract.js';
import { contract as noticeTicker } from './widgets/notice-ticker/contract.js';
import { contract as notices } from './widgets/notices/contract.js';
import { contract as outlet } from './widgets/outlet/contract.js';
import { contract as pointsMall } from './widgets/points-mall/contract.js';
import { contract as promotions } from './widgets/promotions/contract.js';
import { contract as register } from './widgets/register/contract.js';
import { contract as rewards } from './widgets/rewards/contract.js';
import { contract as sideMenu } from './widgets/side-menu/contract.js';
import { contract as status } from './widgets/status/contract.js';
import { contract as wallet } from './widgets/wallet/contract.js';
import { contract as whatsOn } from './widgets/whats-on/contract.js';
import { contract as winnerTicker } from './widgets/winner-ticker/contract.js';
import { contract as winners } from './widgets/winners/contract.js';

export { configure } from './core/configure.js';
export { getCore } from './core/page-core.js';
export type { WidgetProps } from './react/wrap-widget.js';

/** The games of the signed-in account: its favourites, or those it played last. */
export const GpAccountGames = /* @__PURE__ */ wrapWidget<'gp-account-games'>(accountGames, () => import('./widgets/account-games/index.js'));
/** The agent’s own place: team, links that recruit, records, contracts and money, one page of a menu at a time, under the platform’s clock. */
export const GpAgentCentre = /* @__PURE__ */ wrapWidget<'gp-agent-centre'>(agentCentre, () => import('./widgets/agent-centre/index.js'));
/** Signs an agent in and leads to the agent centre; whoever is no agent is refused. */
export const GpAgentLogin = /* @__PURE__ */ wrapWidget<'gp-agent-login'>(agentLogin, () => import('./widgets/agent-login/index.js'));
/** The operator’s announcements for whoever looks: a slideshow that moves on by itself and can be stopped. */
export const GpAnnouncements = /* @__PURE__ */ wrapWidget<'gp-announcements'>(announcements, () => import('./widgets/announcements/index.js'));
/** The apps for iOS and Android: QR codes, downloads and a guide to install each. */
export const GpAppDownload = /* @__PURE__ */ wrapWidget<'gp-app-download'>(appDownload, () => import('./widgets/app-download/index.js'));
/** The banners of one place as a carousel that moves on by itself and can be stopped. */
export const GpBanners = /* @__PURE__ */ wrapWidget<'gp-banners'>(banners, () => import('./widgets/banners/index.js'));
/** The operator’s articles as a list, and each of them to read. */
export const GpBlog = /* @__PURE__ */ wrapWidget<'gp-blog'>(blog, () => import('./widgets/blog/index.js'));
/** Changes the password, of one’s own wish or because the platform asks for it. */
export const GpChangePassword = /* @__PURE__ */ wrapWidget<'gp-change-password'>(changePassword, () => import('./widgets/change-password/index.js'));
/** Customer service: live chats to choose from, the open conversation, and the other channels. */
export const GpChat = /* @__PURE__ */ wrapWidget<'gp-chat'>(chat, () => import('./widgets/chat/index.js'));
/** Contracts for dividends and salaries: what was offered, to accept or reject, and what is agreed; agents also see and offer those of their downlines. */
export const GpContract = /* @__PURE__ */ wrapWidget<'gp-contract'>(contract, () => import('./widgets/contract/index.js'));
/** Hosts all popups of the page; one is enough, and the first popup brings it when the page has none. */
export const GpDialogs = /* @__PURE__ */ wrapWidget<'gp-dialogs'>(dialogs, () => import('./widgets/dialogs/index.js'));
/** The form for feedback and complaints, and what the account has sent with its answers. */
export const GpFeedback = /* @__PURE__ */ wrapWidget<'gp-feedback'>(feedback, () => import('./widgets/feedback/index.js'));
/** Help links, products, social links, the logos of all vendors and a carousel of bank logos. */
export const GpFooter = /* @__PURE__ */ wrapWidget<'gp-footer'>(footer, () => import('./widgets/footer/index.js'));
/** Sets a new password with a code sent by mail or to the mobile number, and signs in. */
export const GpForgotPassword = /* @__PURE__ */ wrapWidget<'gp-forgot-password'>(forgotPassword, () => import('./widgets/forgot-password/index.js'));
/** The frame of the game that is open: back, reload, full screen, and what became of its session. */
export const GpGame = /* @__PURE__ */ wrapWidget<'gp-game'>(game, () => import('./widgets/game/index.js'));
/** The page of one game: its picture, what it asks for, ways to play and to share it, and more games of its vendor. */
export const GpGamePage = /* @__PURE__ */ wrapWidget<'gp-game-page'>(gamePage, () => import('./widgets/game-page/index.js'));
/** The bar on top: brand, categories with their vendors, and log in or the member panel with balance and menu. */
export const GpHeader = /* @__PURE__ */ wrapWidget<'gp-header'>(header, () => import('./widgets/header/index.js'));
/** The help centre: its topics, their texts and a search, or one text alone, such as the licence. */
export const GpHelp = /* @__PURE__ */ wrapWidget<'gp-help'>(help, () => import('./widgets/help/index.js'));
/** A growing jackpot: the operator's own figure from `source`, else an illustration that says so. */
export const GpJackpot = /* @__PURE__ */ wrapWidget<'gp-jackpot'>(jackpot, () => import('./widgets/jackpot/index.js'));
/** The games: a home view of rails, and a list view with filters, provider menu, search and pages. */
export const GpLobby = /* @__PURE__ */ wrapWidget<'gp-lobby'>(lobby, () => import('./widgets/lobby/index.js'));
/** Signs a member in with username and password, in place or as the content of the login popup. */
export const GpLogin = /* @__PURE__ */ wrapWidget<'gp-login'>(login, () => import('./widgets/login/index.js'));
/** Lotteries in groups with the time to their next draw, a calendar of the coming week, and for each its last numbers, a bet board, the member’s bets, results and rules. */
export const GpLottery = /* @__PURE__ */ wrapWidget<'gp-lottery'>(lottery, () => import('./widgets/lottery/index.js'));
/** The member’s own place: account, security, money, records and messages, one page of a menu at a time. */
export const GpMemberCentre = /* @__PURE__ */ wrapWidget<'gp-member-centre'>(memberCentre, () => import('./widgets/member-centre/index.js'));
/** The member’s box: letters of the operator, and what became of deposits and withdrawals; reading lowers the unread count everywhere. */
export const GpMessages = /* @__PURE__ */ wrapWidget<'gp-messages'>(messages, () => import('./widgets/messages/index.js'));
/** The official addresses of the operator, with a check of representatives, the apps and customer service. */
export const GpMirrors = /* @__PURE__ */ wrapWidget<'gp-mirrors'>(mirrors, () => import('./widgets/mirrors/index.js'));
/** The titles of the operator’s notices in a quiet line that moves on and can be stopped; each opens its notice. */
export const GpNoticeTicker = /* @__PURE__ */ wrapWidget<'gp-notice-ticker'>(noticeTicker, () => import('./widgets/notice-ticker/index.js'));
/** The operator’s notices, nine to a page, with the text of the chosen one beside the list or, in a narrow place, in its stead. */
export const GpNotices = /* @__PURE__ */ wrapWidget<'gp-notices'>(notices, () => import('./widgets/notices/index.js'));
/** The screen of the current address: home, game lists, the account’s games, the open game. */
export const GpOutlet = /* @__PURE__ */ wrapWidget<'gp-outlet'>(outlet, () => import('./widgets/outlet/index.js'));
/** The points of the signed-in member: balance and rates, rewards to redeem, conversion into balance, the requests, and the history. */
export const GpPointsMall = /* @__PURE__ */ wrapWidget<'gp-points-mall'>(pointsMall, () => import('./widgets/points-mall/index.js'));
/** The operator’s promotions by category, each with its text, and what a member can do with it: apply, sign in, run a mission, join and claim. */
export const GpPromotions = /* @__PURE__ */ wrapWidget<'gp-promotions'>(promotions, () => import('./widgets/promotions/index.js'));
/** Registers a new member by username or mobile number and signs in, in place or as the content of the register popup. */
export const GpRegister = /* @__PURE__ */ wrapWidget<'gp-register'>(register, () => import('./widgets/register/index.js'));
/** What waits for the signed-in member: bonuses and points to claim, red envelopes to open, and tickets for raffles, each drawn in front of the member. */
export const GpRewards = /* @__PURE__ */ wrapWidget<'gp-rewards'>(rewards, () => import('./widgets/rewards/index.js'));
/** The main menu: a rail at the side, on phones a bar at the bottom with a drawer; with language and theme. */
export const GpSideMenu = /* @__PURE__ */ wrapWidget<'gp-side-menu'>(sideMenu, () => import('./widgets/side-menu/index.js'));
/** Shows the full maintenance or region page in place of what it stands around, or beside; nothing while all is well. */
export const GpStatus = /* @__PURE__ */ wrapWidget<'gp-status'>(status, () => import('./widgets/status/index.js'));
/** The money of the signed-in account: its wallets and transfers between them, deposits, withdrawals with their receipt, and transfers to the upline. */
export const GpWallet = /* @__PURE__ */ wrapWidget<'gp-wallet'>(wallet, () => import('./widgets/wallet/index.js'));
/** What is on in a category: fixtures that run or come next with their odds, or the next draws with their last numbers. */
export const GpWhatsOn = /* @__PURE__ */ wrapWidget<'gp-whats-on'>(whatsOn, () => import('./widgets/whats-on/index.js'));
/** The latest settled wins, the largest first, in a quiet line that moves on and can be stopped. */
export const GpWinnerTicker = /* @__PURE__ */ wrapWidget<'gp-winner-ticker'>(winnerTicker, () => import('./widgets/winner-ticker/index.js'));
/** The board of winners: the latest wins by category, or the leaderboard of the largest wins with ranks. */
export const GpWinners = /* @__PURE__ */ wrapWidget<'gp-winners'>(winners, () => import('./widgets/winners/index.js'));

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React looks for its elements there.
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Only adds.
    interface IntrinsicElements extends GpJsx {}
  }
}
type GpJsx = { [T in keyof GpElements]: WidgetJsx<T> };
