/** Burmese texts. Form as in en/common.ts. */
export default {
  // announcement
  'announcement.empty': 'ကြေညာချက် မရှိပါ',
  'announcement.empty-hint': 'သိစရာ ရှိလျှင် ဤနေရာတွင် ပေါ်ပါမည်။',
  'announcement.failed': 'ကြေညာချက်များကို ဖွင့်၍ မရပါ',
  'announcement.next': 'နောက်ကြေညာချက်',
  'announcement.not-today': 'ယနေ့ ထပ်မပြပါနှင့်',
  'announcement.pages': 'ကြေညာချက်စာမျက်နှာများ',
  'announcement.pause': 'ကြေညာချက်များ ရပ်ရန်',
  'announcement.play': 'ကြေညာချက်များ ဆက်ပြရန်',
  'announcement.previous': 'ယခင်ကြေညာချက်',
  'announcement.slide': 'ကြေညာချက် {{total}} ခုအနက် {{number}}',

  // notice
  'notice.back': 'အသိပေးချက်အားလုံး',
  'notice.empty': 'အသိပေးချက် မရှိပါ',
  'notice.empty-hint': 'ကျွန်ုပ်တို့၏ သတင်းများ ဤနေရာတွင် ပေါ်သည်။',
  'notice.failed': 'အသိပေးချက်များကို ဖွင့်၍ မရပါ',
  'notice.pages': 'အသိပေးချက်စာမျက်နှာများ',
  'notice.title': 'အသိပေးချက်များ',

  // notices
  'notices.announcements': 'ကြေညာချက်များ',
};
