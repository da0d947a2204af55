import { both, type ContractWords } from './form.js';

export const vi: ContractWords = {
  kinds: { dividend: 'cổ tức', daily: 'lương ngày', hour: 'lương giờ', realtime: 'lương tức thời' },
  house: 'nhà cái',
  causes: {
    'too-high': {
      upline: () => 'Mức của hợp đồng đó cao hơn mức bạn nhận hiện nay.',
      downline: other => `Mức của hợp đồng đó cao hơn mức ${other} nhận hiện nay.`,
    },
    'too-often': {
      upline: () => 'Kỳ kết toán ngắn hơn kỳ trong hợp đồng của chính bạn hiện nay, điều này không được phép.',
      downline: other => `Kỳ kết toán ngắn hơn kỳ trong hợp đồng của chính ${other} hiện nay, điều này không được phép.`,
    },
    'none-received': {
      upline: () => 'Chính bạn không còn nhận hợp đồng loại này.',
      downline: other => `${other} không còn nhận hợp đồng loại này.`,
    },
  },
  space: ' ',
  titled: (title, kind, other) => `${title}: ${kind}, ${other}`,
  news: {
    offered: both(
      'Đề nghị hợp đồng',
      ({ kind, other }) => `${other} đề nghị với bạn một hợp đồng: ${kind}. Hãy chấp nhận hoặc từ chối trong danh sách hợp đồng của bạn.`,
    ),
    accepted: both(
      'Hợp đồng được chấp nhận',
      ({ kind, other }) => `${other} đã chấp nhận hợp đồng của bạn: ${kind}. Hợp đồng có hiệu lực từ bây giờ.`,
    ),
    rejected: both('Hợp đồng bị từ chối', ({ kind, other }) => `${other} đã từ chối hợp đồng của bạn: ${kind}.`),
    'taken-back': both('Đề nghị đã rút lại', ({ kind, other }) => `${other} đã rút lại hợp đồng đề nghị với bạn: ${kind}.`),
    withdrawn: {
      title: 'Đề nghị đã rút lại',
      upline: ({ kind, other, why }) => `Đề nghị của bạn gửi ${other} đã được rút lại: ${kind}. ${why} Bạn có thể đề nghị hợp đồng khác.`,
      downline: ({ kind, other, why }) => `Đề nghị của ${other} đã được rút lại: ${kind}. ${why}`,
    },
    'termination-asked': both(
      'Yêu cầu kết thúc hợp đồng',
      ({ kind, other }) => `${other} yêu cầu kết thúc hợp đồng với bạn: ${kind}. Hợp đồng vẫn có hiệu lực cho đến khi bạn chấp nhận.`,
    ),
    'termination-rejected': both(
      'Hợp đồng vẫn tiếp tục',
      ({ kind, other }) => `${other} không muốn kết thúc hợp đồng với bạn: ${kind}. Hợp đồng vẫn tiếp tục.`,
    ),
    terminated: both(
      'Hợp đồng đã kết thúc',
      ({ kind, other }) => `Hợp đồng của bạn với ${other} đã kết thúc: ${kind}. Phần đã kiếm được đến nay vẫn được trả.`,
    ),
    ended: {
      title: 'Hợp đồng đã kết thúc',
      upline: ({ kind, other, why }) =>
        `Hợp đồng của bạn với ${other} đã kết thúc: ${kind}. ${why} Phần đã kiếm được đến nay vẫn được trả. Bạn có thể đề nghị hợp đồng khác.`,
      downline: ({ kind, other, why }) =>
        `Hợp đồng của bạn với ${other} đã kết thúc: ${kind}. ${why} Phần đã kiếm được đến nay vẫn được trả.`,
    },
    replaced: both(
      'Hợp đồng được thay thế',
      ({ kind, other }) =>
        `Một hợp đồng mới thay cho hợp đồng của bạn với ${other}: ${kind}. Phần đã kiếm được từ hợp đồng cũ đến nay vẫn được trả.`,
    ),
  },
};
