import type { MessageWords } from './form.js';

export const zh: MessageWords = {
  kinds: {
    deposit_arrival: {
      title: '您的存款已到账',
      content: (amount, reference) => `${amount}已存入您的余额。订单号：${reference}。`,
    },
    deposit_failed: {
      title: '您的存款未到账',
      content: (amount, reference) => `金额为${amount}的存款未完成，没有款项存入您的余额。订单号：${reference}。`,
    },
    withdrawal_approved: {
      title: '您的提款已通过',
      content: (amount, reference) => `${amount}正在汇出，到账后请在钱包中确认。提款单号：${reference}。`,
    },
    withdrawal_rejected: {
      title: '您的提款被拒绝',
      content: (amount, reference) => `${amount}已退回您的余额。提款单号：${reference}。`,
    },
    withdrawal_repaid: {
      title: '未到账的款项正在补发',
      content: (amount, reference) => `您反馈提款${reference}有款项未到账。我们已补发${amount}。如仍未到账，请联系客服，我们会为您处理。`,
      further: {
        title: '部分未到账的款项正在补发',
        content: (amount, reference, open) =>
          `您反馈提款${reference}有款项未到账。我们已补发${amount}，仍有${open}待处理：我们正在核查，并会再次通知您。`,
      },
    },
    withdrawal_refused: {
      title: '我们无法补发您的提款',
      content: (amount, reference) => `您反馈提款${reference}有${amount}未到账。经核查，我们不予补发。如有异议，请联系客服。`,
      further: {
        title: '我们无法补发您提款的剩余款项',
        content: (amount, reference, paid) =>
          `您反馈提款${reference}有款项未到账。我们已补发${paid}。经核查，剩余的${amount}不予补发。如有异议，请联系客服。`,
      },
    },
    name_changed: {
      title: '您的真实姓名已更改',
      content: (_amount, reference) => `我们已更改您账号的真实姓名，现为：${reference}。如非您本人要求，请联系客服。`,
    },
    referral_bonus: {
      title: '邀请好友彩金',
      content: (amount, reference) => `您邀请的${reference}已完成首次存款：${amount}已存入您的余额。`,
    },
    red_envelope: {
      title: '您有一个红包',
      content: (_amount, reference) => `${reference}给您发了一个红包，请在过期前到福利中心拆开。`,
    },
    promotion_issued: {
      title: '您的申请已通过',
      content: (amount, name, minor) =>
        minor > 0 ? `${name}：您有${amount}待领取，请前往优惠活动领取。` : `${name}：您有奖励待领取，请前往优惠活动领取。`,
    },
    promotion_rejected: {
      title: '您的申请未通过',
      content: (_amount, name) => `我们无法通过您的申请：${name}。`,
    },
    redeem_approved: {
      title: '您的兑换申请已通过',
      content: (amount, name, minor) => (minor > 0 ? `${name}：${amount}已存入您的余额。` : `${name}：奖励已归您所有，即将送达。`),
    },
    redeem_rejected: {
      title: '您的兑换申请被拒绝',
      content: (_amount, name) => `我们无法为您兑换此奖励：${name}。积分已退回。`,
    },
    feedback_answered: { title: '我们已回复您的反馈', content: (_amount, words) => words },
    bet_voided: {
      title: '您的注单已作废',
      content: (amount, name) => `您未结算的注单已作废：${name}。投注额${amount}已退回您的余额。`,
    },
    transfer_in: { title: '您收到一笔转账', content: (amount, reference) => `${reference}给您转了${amount}，已存入您的余额。` },
    red_envelope_returned: {
      title: '红包部分退回',
      content: (amount, reference) => `逾期未拆的${amount}已退回您的余额。红包编号：${reference}。`,
    },
  },
  reason: '原因：',
};
