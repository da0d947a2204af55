// Made by scripts/manifest.mjs from the folders beside it; run it after adding a widget.
import type { WidgetContract } from './contract.js';
import { contract as accountGames } from './account-games/contract.js';
import { contract as agentCentre } from './agent-centre/contract.js';
import { contract as agentLogin } from './agent-login/contract.js';
import { contract as announcements } from './announcements/contract.js';
import { contract as appDownload } from './app-download/contract.js';
import { contract as banners } from './banners/contract.js';
import { contract as blog } from './blog/contract.js';
import { contract as changePassword } from './change-password/contract.js';
import { contract as chat } from './chat/contract.js';
import { contract as contract } from './contract/contract.js';
import { contract as dialogs } from './dialogs/contract.js';
import { contract as feedback } from './feedback/contract.js';
import { contract as footer } from './footer/contract.js';
import { contract as forgotPassword } from './forgot-password/contract.js';
import { contract as game } from './game/contract.js';
import { contract as header } from './header/contract.js';
import { contract as help } from './help/contract.js';
import { contract as jackpot } from './jackpot/contract.js';
import { contract as lobby } from './lobby/contract.js';
import { contract as login } from './login/contract.js';
import { contract as lottery } from './lottery/contract.js';
import { contract as memberCentre } from './member-centre/contract.js';
import { contract as messages } from './messages/contract.js';
import { contract as mirrors } from './mirrors/contract.js';
import { contract as noticeTicker } from './notice-ticker/contract.js';
import { contract as notices } from './notices/contract.js';
import { contract as outlet } from './outlet/contract.js';
import { contract as pointsMall } from './points-mall/contract.js';
import { contract as promotions } from './promotions/contract.js';
import { contract as register } from './register/contract.js';
import { contract as rewards } from './rewards/contract.js';
import { contract as sideMenu } from './side-menu/contract.js';
import { contract as status } from './status/contract.js';
import { contract as wallet } from './wallet/contract.js';
import { contract as winnerTicker } from './winner-ticker/contract.js';
import { contract as winners } from './winners/contract.js';

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
  winnerTicker,
  winners,
] as const satisfies readonly WidgetContract[];

export type Contracts = (typeof contracts)[number];
export type WidgetTag = Contracts['tag'];
