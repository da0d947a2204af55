import type { MessageWords } from './form.js';

export const vi: MessageWords = {
  kinds: {
    deposit_arrival: {
      title: 'Tiền nạp của bạn đã đến',
      content: (amount, reference) => `${amount} đã vào số dư của bạn. Lệnh nạp ${reference}.`,
    },
    deposit_failed: {
      title: 'Tiền nạp của bạn không đến',
      content: (amount, reference) => `Khoản nạp ${amount} không hoàn tất và không được cộng vào số dư của bạn. Lệnh nạp ${reference}.`,
    },
    withdrawal_approved: {
      title: 'Lệnh rút của bạn đã được duyệt',
      content: (amount, reference) =>
        `${amount} đang được chuyển đến bạn. Khi tiền đến, hãy xác nhận trong ví của bạn. Lệnh rút ${reference}.`,
    },
    withdrawal_rejected: {
      title: 'Lệnh rút của bạn bị từ chối',
      content: (amount, reference) => `${amount} đã về lại số dư của bạn. Lệnh rút ${reference}.`,
    },
    withdrawal_repaid: {
      title: 'Số tiền còn thiếu đang được chuyển đến bạn',
      content: (amount, reference) =>
        `Bạn đã báo còn thiếu tiền của lệnh rút ${reference}. Chúng tôi đã gửi lại ${amount}. Nếu số tiền này cũng không đến, CSKH sẽ giúp bạn.`,
      further: {
        title: 'Một phần số tiền còn thiếu đang được chuyển đến bạn',
        content: (amount, reference, open) =>
          `Bạn đã báo còn thiếu tiền của lệnh rút ${reference}. Chúng tôi đã gửi lại ${amount}. Còn ${open} chưa giải quyết: chúng tôi đang kiểm tra và sẽ báo lại cho bạn.`,
      },
    },
    withdrawal_refused: {
      title: 'Chúng tôi không thể chi trả lại lệnh rút của bạn',
      content: (amount, reference) =>
        `Bạn đã báo rằng ${amount} của lệnh rút ${reference} không đến. Chúng tôi đã kiểm tra và không chi trả lại số tiền này. Nếu bạn không đồng ý, hãy liên hệ CSKH.`,
      further: {
        title: 'Chúng tôi không thể chi trả lại phần còn lại của lệnh rút',
        content: (amount, reference, paid) =>
          `Bạn đã báo còn thiếu tiền của lệnh rút ${reference}. Chúng tôi đã gửi lại ${paid}. Chúng tôi đã kiểm tra số tiền còn lại ${amount} và không chi trả lại. Nếu bạn không đồng ý, hãy liên hệ CSKH.`,
      },
    },
    name_changed: {
      title: 'Họ tên thật của bạn đã được đổi',
      content: (_amount, reference) =>
        `Chúng tôi đã đổi họ tên thật trong tài khoản của bạn. Họ tên hiện nay: ${reference}. Nếu bạn không yêu cầu việc này, hãy liên hệ CSKH.`,
    },
    referral_bonus: {
      title: 'Tiền thưởng mời bạn bè',
      content: (amount, reference) => `${reference}, người bạn đã mời, đã nạp tiền lần đầu: ${amount} đã vào số dư của bạn.`,
    },
    red_envelope: {
      title: 'Bạn có một bao lì xì',
      content: (_amount, reference) => `${reference} đã gửi cho bạn một bao lì xì. Hãy mở trong trung tâm thưởng trước khi hết hạn.`,
    },
    promotion_issued: {
      title: 'Đơn đăng ký của bạn đã được duyệt',
      content: (amount, name, minor) =>
        minor > 0
          ? `${name}: ${amount} đang chờ bạn. Hãy nhận trong mục Khuyến mãi.`
          : `${name}: phần thưởng đang chờ bạn. Hãy nhận trong mục Khuyến mãi.`,
    },
    promotion_rejected: {
      title: 'Đơn đăng ký của bạn bị từ chối',
      content: (_amount, name) => `Chúng tôi không thể duyệt đơn đăng ký của bạn cho: ${name}.`,
    },
    redeem_approved: {
      title: 'Quà đổi điểm của bạn đã được duyệt',
      content: (amount, name, minor) =>
        minor > 0 ? `${name}: ${amount} đã vào số dư của bạn.` : `${name}: quà đã là của bạn và đang được gửi đến bạn.`,
    },
    redeem_rejected: {
      title: 'Quà đổi điểm của bạn bị từ chối',
      content: (_amount, name) => `Chúng tôi không thể trao quà này: ${name}. Điểm đã được trả lại cho bạn.`,
    },
    feedback_answered: { title: 'Chúng tôi đã trả lời góp ý của bạn', content: (_amount, words) => words },
    bet_voided: {
      title: 'Lượt cược của bạn bị vô hiệu',
      content: (amount, name) => `Lượt cược chưa kết toán của bạn không được tính: ${name}. Tiền cược ${amount} đã về lại số dư của bạn.`,
    },
    transfer_in: {
      title: 'Bạn đã nhận được tiền',
      content: (amount, reference) => `${reference} đã gửi cho bạn ${amount}. Tiền đã vào số dư của bạn.`,
    },
    red_envelope_returned: {
      title: 'Một phần bao lì xì được hoàn lại',
      content: (amount, reference) => `${amount} chưa ai mở khi hết hạn đã về lại số dư của bạn. Bao lì xì ${reference}.`,
    },
  },
  reason: 'Lý do: ',
};
