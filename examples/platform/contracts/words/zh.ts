import { both, type ContractWords } from './form.js';

export const zh: ContractWords = {
  kinds: { dividend: '分红', daily: '日工资', hour: '小时工资', realtime: '实时工资' },
  house: '平台',
  causes: {
    'too-high': { upline: () => '其待遇高于您自身目前的契约。', downline: other => `其待遇高于${other}自身目前的契约。` },
    'too-often': {
      upline: () => '其结算频率高于您自身目前的契约，不符合规定。',
      downline: other => `其结算频率高于${other}自身目前的契约，不符合规定。`,
    },
    'none-received': { upline: () => '您自己已没有此类契约。', downline: other => `${other}自己已没有此类契约。` },
  },
  space: '',
  titled: (title, kind, other) => `${title}：${kind}，${other}`,
  news: {
    offered: both('收到新契约', ({ kind, other }) => `${other}向您发起了契约：${kind}。请在您的契约中接受或拒绝。`),
    accepted: both('契约已被接受', ({ kind, other }) => `${other}接受了您发起的契约：${kind}。契约即刻生效。`),
    rejected: both('契约被拒绝', ({ kind, other }) => `${other}拒绝了您发起的契约：${kind}。`),
    'taken-back': both('契约已撤回', ({ kind, other }) => `${other}撤回了向您发起的契约：${kind}。`),
    withdrawn: {
      title: '契约已撤回',
      upline: ({ kind, other, why }) => `您向${other}发起的契约已撤回：${kind}。${why}您可以发起其他契约。`,
      downline: ({ kind, other, why }) => `${other}发起的契约已撤回：${kind}。${why}`,
    },
    'termination-asked': both('申请终止契约', ({ kind, other }) => `${other}申请终止与您的契约：${kind}。在您同意之前，契约继续有效。`),
    'termination-rejected': both('契约继续有效', ({ kind, other }) => `${other}不同意终止与您的契约：${kind}。契约继续有效。`),
    terminated: both('契约已终止', ({ kind, other }) => `您与${other}的契约已终止：${kind}。此前应得的款项仍会发放。`),
    ended: {
      title: '契约已终止',
      upline: ({ kind, other, why }) => `您与${other}的契约已终止：${kind}。${why}此前应得的款项仍会发放。您可以发起其他契约。`,
      downline: ({ kind, other, why }) => `您与${other}的契约已终止：${kind}。${why}此前应得的款项仍会发放。`,
    },
    replaced: both('契约已被取代', ({ kind, other }) => `新契约取代了您与${other}的契约：${kind}。旧契约此前应得的款项仍会发放。`),
  },
};
