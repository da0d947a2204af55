// Made by scripts/manifest.mjs from the folders beside it; run it after adding a widget.
import type { WidgetContract } from './element/contract.js';
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

/** The contracts of all widgets: pure data, so that Node may read them without React. */
export const contracts = [
  accountGames,
  agentCentre,
  agentLogin,
  announcements,
  appDownload,
  banners,
  blog,
  changePassword,
  chat,
  contract,
  dialogs,
  feedback,
  footer,
  forgotPassword,
  game,
  gamePage,
  header,
  help,
  jackpot,
  lobby,
  login,
  lottery,
  memberCentre,
  messages,
  mirrors,
  noticeTicker,
  notices,
  outlet,
  pointsMall,
  promotions,
  register,
  rewards,
  sideMenu,
  status,
  wallet,
  whatsOn,
  winnerTicker,
  winners,
] as const satisfies readonly WidgetContract[];

export type Contracts = (typeof contracts)[number];
export type WidgetTag = Contracts['tag'];
