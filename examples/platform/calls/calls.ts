import type { RegisteredCall } from '../http/call.js';
import { affiliateCalls } from './affiliate.js';
import { announcementCalls } from './announcements.js';
import { bindingCalls } from './bindings.js';
import { blogCalls } from './blog.js';
import { bonusDetailCalls } from './bonus-details.js';
import { chatCalls } from './chat.js';
import { contractCalls } from './contracts.js';
import { creditReportCalls } from './credit-report.js';
import { depositCalls } from './deposits.js';
import { downlineTransferCalls } from './downline-transfer.js';
import { favouriteCalls } from './favourites.js';
import { feedbackCalls } from './feedback.js';
import { fixtureCalls } from './fixtures.js';
import { gameCalls } from './games.js';
import { handoverCalls } from './handover.js';
import { jackpotCalls } from './jackpot.js';
import { launchCalls } from './launch.js';
import { challengeCalls } from './login-challenge.js';
import { loginCalls } from './login.js';
import { lotteryCalls } from './lottery.js';
import { manualRebateCalls } from './manual-rebate.js';
import { memberCalls } from './member.js';
import { messageCalls } from './messages.js';
import { missionCalls } from './missions.js';
import { passwordCalls } from './password.js';
import { pointCalls } from './points.js';
import { profileCalls } from './profile.js';
import { promotionCalls } from './promotions.js';
import { profitLossCalls } from './profit-loss.js';
import { recordCalls } from './records.js';
import { recoveryCalls } from './recovery.js';
import { referralCalls } from './referral.js';
import { recruitingCalls } from './recruiting.js';
import { redEnvelopeCalls } from './red-envelope.js';
import { registerCalls } from './register.js';
import { securityCalls } from './security.js';
import { rewardCalls } from './rewards.js';
import { socialCalls } from './social.js';
import { systemCalls } from './system.js';
import { teamCalls } from './team.js';
import { teamRecordCalls } from './team-records.js';
import { uploadCalls } from './upload.js';
import { uplineTransferCalls } from './upline-transfer.js';
import { verificationCalls } from './verification.js';
import { vipCalls } from './vip.js';
import { walletCalls } from './wallet.js';
import { withdrawalCalls } from './withdrawals.js';

/** Every call that the platform answers; who may make it stands with each. */
export const calls: RegisteredCall[] = [
  ...systemCalls,
  ...loginCalls,
  ...handoverCalls,
  ...challengeCalls,
  ...memberCalls,
  ...walletCalls,
  ...gameCalls,
  ...launchCalls,
  ...favouriteCalls,
  ...announcementCalls,
  ...recordCalls,
  ...profitLossCalls,
  ...passwordCalls,
  ...verificationCalls,
  ...affiliateCalls,
  ...registerCalls,
  ...recoveryCalls,
  ...socialCalls,
  ...profileCalls,
  ...securityCalls,
  ...bindingCalls,
  ...lotteryCalls,
  ...blogCalls,
  ...uploadCalls,
  ...feedbackCalls,
  ...chatCalls,
  ...promotionCalls,
  ...depositCalls,
  ...withdrawalCalls,
  ...uplineTransferCalls,
  ...messageCalls,
  ...pointCalls,
  ...missionCalls,
  ...vipCalls,
  ...referralCalls,
  ...bonusDetailCalls,
  ...manualRebateCalls,
  ...creditReportCalls,
  ...rewardCalls,
  ...teamCalls,
  ...teamRecordCalls,
  ...downlineTransferCalls,
  ...contractCalls,
  ...fixtureCalls,
  ...jackpotCalls,
  ...recruitingCalls,
  ...redEnvelopeCalls,
];
