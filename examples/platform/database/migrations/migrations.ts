import { platformTables } from './001-platform.js';
import { accountTables } from './002-accounts.js';
import { moneyTables } from './003-money.js';
import { gameTables } from './004-games.js';
import { contentTables } from './005-content.js';
import { identityTables } from './006-identity.js';
import { captchaAddress } from './007-captcha-address.js';
import { lotteryTables } from './008-lottery.js';
import { playTables } from './009-play.js';
import { pageTables } from './011-pages.js';
import { socialConsent } from './017-social-consent.js';
import { roomSeats } from './019-room-seats.js';
import { chatRead } from './018-chat-read.js';
import { timedRounds } from './019-timed-rounds.js';
import { auditDetail } from './020-audit-detail.js';
import { consent } from './021-consent.js';
import { arabicNames } from './024-arabic-names.js';
import { promotionTables } from './025-promotions.js';
import { walletTables } from './026-wallet.js';
import { messages } from './027-messages.js';
import { chatAuthor } from './029-chat-author.js';
import { pointTables } from './030-points.js';
import { missionTables } from './032-missions.js';
import { referral } from './033-referral.js';
import { activityAmount } from './035-activity-amount.js';
import type { Migration } from './migration.js';

/** All steps in the order in which they run. */
export const migrations: Migration[] = [platformTables, accountTables, moneyTables, gameTables, contentTables, identityTables, captchaAddress, lotteryTables, playTables, pageTables, socialConsent, chatRead, roomSeats, timedRounds, auditDetail, consent, arabicNames, promotionTables, walletTables, messages, chatAuthor, activityAmount, pointTables, missionTables, referral];
