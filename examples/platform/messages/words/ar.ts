import type { MessageWords } from './form.js';

export const ar: MessageWords = {
  kinds: {
    deposit_arrival: {
      title: 'وصل إيداعك',
      content: (amount, reference) => `أُضيف ${amount} إلى رصيدك. الطلب ${reference}.`,
    },
    deposit_failed: {
      title: 'لم يصل إيداعك',
      content: (amount, reference) => `لم يكتمل إيداع ${amount} ولم يُضف شيء إلى رصيدك. الطلب ${reference}.`,
    },
    withdrawal_approved: {
      title: 'تمت الموافقة على سحبك',
      content: (amount, reference) => `المبلغ ${amount} في الطريق إليك. عندما يصل، أكّد ذلك في محفظتك. عملية السحب ${reference}.`,
    },
    withdrawal_rejected: {
      title: 'رُفض سحبك',
      content: (amount, reference) => `عاد المبلغ ${amount} إلى رصيدك. عملية السحب ${reference}.`,
    },
    withdrawal_repaid: {
      title: 'الأموال الناقصة في الطريق إليك',
      content: (amount, reference) =>
        `أخبرتنا أن أموالًا من عملية السحب ${reference} لم تصل. أرسلنا ${amount} مرة أخرى. إن لم يصل هذا المبلغ أيضًا فستساعدك خدمة العملاء.`,
      further: {
        title: 'جزء من الأموال الناقصة في الطريق إليك',
        content: (amount, reference, open) =>
          `أخبرتنا أن أموالًا من عملية السحب ${reference} لم تصل. أرسلنا ${amount} مرة أخرى، وما زال ${open} معلقًا: ننظر في الأمر ونكتب إليك مجددًا.`,
      },
    },
    withdrawal_refused: {
      title: 'لا يمكننا دفع سحبك مرة أخرى',
      content: (amount, reference) =>
        `أخبرتنا أن ${amount} من عملية السحب ${reference} لم يصل. نظرنا في الأمر ولن ندفع هذا المبلغ مرة أخرى. إن كنت لا توافق على ذلك فتواصل مع خدمة العملاء.`,
      further: {
        title: 'لا يمكننا دفع بقية سحبك مرة أخرى',
        content: (amount, reference, paid) =>
          `أخبرتنا أن أموالًا من عملية السحب ${reference} لم تصل. أرسلنا ${paid} مرة أخرى. نظرنا في المبلغ المتبقي ${amount} ولن ندفعه مرة أخرى. إن كنت لا توافق على ذلك فتواصل مع خدمة العملاء.`,
      },
    },
    name_changed: {
      title: 'تم تغيير اسمك الحقيقي',
      content: (_amount, reference) => `غيّرنا الاسم الحقيقي في حسابك. أصبح الآن: ${reference}. إن لم تطلب ذلك فتواصل مع خدمة العملاء.`,
    },
    referral_bonus: {
      title: 'مكافأة دعوة صديق',
      content: (amount, reference) => `الحساب ${reference} الذي دعوته أجرى أول إيداع: أُضيف ${amount} إلى رصيدك.`,
    },
    red_envelope: {
      title: 'لديك ظرف أحمر',
      content: (_amount, reference) => `أرسل إليك ${reference} ظرفًا أحمر. افتحه في مركز المكافآت قبل انتهاء وقته.`,
    },
    promotion_issued: {
      title: 'تمت الموافقة على طلبك',
      content: (amount, name, minor) =>
        minor > 0 ? `${name}: بانتظارك ${amount}. استلم المبلغ من صفحة العروض.` : `${name}: مكافأتك بانتظارك. استلمها من صفحة العروض.`,
    },
    promotion_rejected: {
      title: 'رُفض طلبك',
      content: (_amount, name) => `لا يمكننا الموافقة على طلبك: ${name}.`,
    },
    redeem_approved: {
      title: 'تمت الموافقة على مكافأتك',
      content: (amount, name, minor) =>
        minor > 0 ? `${name}: أُضيف ${amount} إلى رصيدك.` : `${name}: أصبحت المكافأة لك وهي في الطريق إليك.`,
    },
    redeem_rejected: {
      title: 'رُفضت مكافأتك',
      content: (_amount, name) => `لا يمكننا منحك هذه المكافأة: ${name}. عادت إليك نقاطك.`,
    },
    feedback_answered: { title: 'رددنا على ملاحظاتك', content: (_amount, words) => words },
    bet_voided: {
      title: 'أُلغي رهانك',
      content: (amount, name) => `رهانك المفتوح لا يُحتسب: ${name}. عادت قيمة الرهان ${amount} إلى رصيدك.`,
    },
    transfer_in: {
      title: 'وصلتك أموال',
      content: (amount, reference) => `أرسل إليك ${reference} مبلغ ${amount}. المبلغ في رصيدك.`,
    },
    red_envelope_returned: {
      title: 'عاد جزء من ظرف أحمر',
      content: (amount, reference) => `عاد إلى رصيدك ${amount} لم يفتحه أحد في الوقت المحدد. الظرف الأحمر ${reference}.`,
    },
  },
  reason: 'السبب: ',
};
