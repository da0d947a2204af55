import { both, type ContractWords } from './form.js';

export const ar: ContractWords = {
  kinds: { dividend: 'حصة أرباح', daily: 'أجر يومي', hour: 'راتب بالساعة', realtime: 'راتب فوري' },
  house: 'المنصة',
  causes: {
    'too-high': { upline: () => 'كان أعلى مما تتلقاه أنت الآن.', downline: other => `كان أعلى مما يتلقاه ${other} الآن.` },
    'too-often': {
      upline: () => 'كان يُسوّى بوتيرة أعلى من عقدك أنت الآن، وهذا غير مسموح.',
      downline: other => `كان يُسوّى بوتيرة أعلى من العقد الذي يتلقاه ${other} الآن، وهذا غير مسموح.`,
    },
    'none-received': {
      upline: () => 'لم تعد تتلقى أنت عقدًا من هذا النوع.',
      downline: other => `لم يعد ${other} يتلقى عقدًا من هذا النوع.`,
    },
  },
  space: ' ',
  titled: (title, kind, other) => `${title}: ${kind}، ${other}`,
  news: {
    // Without verbs of the other side where it may be the house, a feminine word.
    offered: both('عُرض عقد', ({ kind, other }) => `عُرض عليك عقد من ${other}: ${kind}. اقبله أو ارفضه ضمن عقودك.`),
    accepted: both('قُبل العقد', ({ kind, other }) => `وافق ${other} على عقدك: ${kind}. أصبح ساريًا من الآن.`),
    rejected: both('رُفض العقد', ({ kind, other }) => `رفض ${other} عقدك: ${kind}.`),
    'taken-back': both('سُحب العرض', ({ kind, other }) => `سُحب العقد المعروض عليك من ${other}: ${kind}.`),
    withdrawn: {
      title: 'سُحب العرض',
      upline: ({ kind, other, why }) => `سُحب عرضك المقدّم إلى ${other}: ${kind}. ${why} يمكنك عرض عقد آخر.`,
      downline: ({ kind, other, why }) => `سُحب العرض المقدّم من ${other}: ${kind}. ${why}`,
    },
    'termination-asked': both('طلب إنهاء عقد', ({ kind, other }) => `وصلك طلب من ${other} لإنهاء عقدك: ${kind}. يبقى ساريًا حتى توافق.`),
    'termination-rejected': both('العقد مستمر', ({ kind, other }) => `رُفض طلب إنهاء عقدك مع ${other}: ${kind}. العقد مستمر.`),
    terminated: both('انتهى العقد', ({ kind, other }) => `انتهى عقدك مع ${other}: ${kind}. ويُدفع ما استُحق حتى الآن.`),
    ended: {
      title: 'انتهى العقد',
      upline: ({ kind, other, why }) => `انتهى عقدك مع ${other}: ${kind}. ${why} ويُدفع ما استُحق حتى الآن. يمكنك عرض عقد آخر.`,
      downline: ({ kind, other, why }) => `انتهى عقدك مع ${other}: ${kind}. ${why} ويُدفع ما استُحق حتى الآن.`,
    },
    replaced: both(
      'حلّ عقد جديد محل القديم',
      ({ kind, other }) => `حلّ عقد جديد محل عقدك مع ${other}: ${kind}. ويُدفع ما استُحق بموجب العقد القديم حتى الآن.`,
    ),
  },
};
