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
import { rewardTables } from './031-rewards.js';
import { missionTables } from './032-missions.js';
import { referral } from './033-referral.js';
import { pointsStart } from './034-points-start.js';
import { activityAmount } from './035-activity-amount.js';
import { promotionTickets } from './036-promotion-tickets.js';
import { rebateTables } from './038-rebate.js';
import { registerLinks } from './040-register-links.js';
import { redEnvelopes } from './041-red-envelopes.js';
import { teamRecords } from './042-team-records.js';
import { agentNotices } from './042-agent-notices.js';
import { contractTables } from './043-contracts.js';
import { contractLetters } from './045-contract-letters.js';
import { houseContracts } from './046-house-contracts.js';
import { withdrawalDisputes } from './050-withdrawal-disputes.js';
import { chatTrust } from './066-chat-trust.js';
import { bindings } from './053-bindings.js';
import { jackpotTables } from './058-jackpot.js';
import { proofOfWork } from './063-proof-of-work.js';
import { realNames } from './051-real-names.js';
import { fewerAttempts } from './064-fewer-attempts.js';
import { settledTooOften } from './075-settled-too-often.js';
import { zaloNumbers } from './076-zalo-numbers.js';
import { furtherAmount } from './077-further-amount.js';
import { chosenLanguage } from './083-chosen-language.js';
import { commentLength } from './086-comment-length.js';
import { cancelledWithdrawals } from './100-cancelled-withdrawals.js';
import { toldDecisions } from './101-told-decisions.js';
import { payToName } from './090-pay-to-name.js';
import { agentsAbove } from './102-agents-above.js';
import { delivery } from './103-delivery.js';
import { voidedBets } from './104-voided-bets.js';
import { namesByLanguage } from './105-names-by-language.js';
import { changeRevision } from './106-change-revision.js';
import { recordIndexes } from './107-record-indexes.js';
import { handover } from './108-handover.js';
import { rewardGrants } from './109-reward-grants.js';
import { pageSettings } from './091-page-settings.js';
import type { Migration } from './migration.js';

/** All steps in the order in which they run. */
export const migrations: Migration[] = [
  platformTables,
  accountTables,
  moneyTables,
  gameTables,
  contentTables,
  identityTables,
  captchaAddress,
  lotteryTables,
  playTables,
  pageTables,
  socialConsent,
  chatRead,
  roomSeats,
  timedRounds,
  auditDetail,
  consent,
  arabicNames,
  promotionTables,
  walletTables,
  messages,
  chatAuthor,
  activityAmount,
  pointTables,
  pointsStart,
  missionTables,
  referral,
  rewardTables,
  rebateTables,
  promotionTickets,
  registerLinks,
  redEnvelopes,
  teamRecords,
  agentNotices,
  contractTables,
  contractLetters,
  withdrawalDisputes,
  chatTrust,
  bindings,
  jackpotTables,
  proofOfWork,
  realNames,
  fewerAttempts,
  houseContracts,
  settledTooOften,
  zaloNumbers,
  furtherAmount,
  chosenLanguage,
  commentLength,
  cancelledWithdrawals,
  toldDecisions,
  payToName,
  agentsAbove,
  delivery,
  pageSettings,
  voidedBets,
  namesByLanguage,
  changeRevision,
  recordIndexes,
  handover,
  rewardGrants,
];
