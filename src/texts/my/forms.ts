import type { FormWords } from '../forms/form-words.js';

/** How Burmese writes dates, numbers and lists. */
const words: FormWords = {
  numbers: 'en-u-nu-mymr',
  percent: '{0}%',
  currency: '{0} ¤',
  months: {
    long: ['ဇန်နဝါရီ', 'ဖေဖော်ဝါရီ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူလိုင်', 'ဩဂုတ်', 'စက်တင်ဘာ', 'အောက်တိုဘာ', 'နိုဝင်ဘာ', 'ဒီဇင်ဘာ'],
    short: ['ဇန်နဝါရီ', 'ဖေဖော်ဝါရီ', 'မတ်', 'ဧပြီ', 'မေ', 'ဇွန်', 'ဇူလိုင်', 'ဩဂုတ်', 'စက်တင်ဘာ', 'အောက်တိုဘာ', 'နိုဝင်ဘာ', 'ဒီဇင်ဘာ'],
  },
  weekdays: {
    long: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
    short: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
    narrow: ['နွေ', 'လာ', 'ဂါ', 'ဟူး', 'တေး', 'ကြာ', 'နေ'],
  },
  dates: {
    full: '{year} ခုနှစ် {month}လ {day} ရက်၊ {weekday}နေ့',
    long: '{year} ခုနှစ် {month}လ {day} ရက်',
    medium: '{year} {month} {day}',
    'weekday-day-month': '{month} {day} {weekday}',
    'month-year': '{year} {month}',
  },
  dateTime: '{0} {1}',
  list: {
    pair: '{0} နှင့် {1}',
    next: '{0}၊ {1}',
    last: '{0} နှင့် {1}',
  },
  today: 'ယနေ့',
  now: 'ယခု',
  units: {
    second: {
      length: '{0} စက္ကန့်',
      past: 'လွန်ခဲ့သော {0} စက္ကန့်က',
      future: '{0} စက္ကန့်အကြာတွင်',
    },
    minute: {
      length: '{0} မိနစ်',
      past: 'လွန်ခဲ့သော {0} မိနစ်က',
      future: '{0} မိနစ်အကြာတွင်',
    },
    hour: {
      length: '{0} နာရီ',
      past: 'လွန်ခဲ့သော {0} နာရီက',
      future: '{0} နာရီအကြာတွင်',
    },
    day: {
      length: '{0} ရက်',
      past: 'လွန်ခဲ့သော {0} ရက်က',
      future: '{0} ရက်အကြာတွင်',
    },
    week: {
      length: '{0} ပတ်',
      past: 'လွန်ခဲ့သော {0} ပတ်က',
      future: '{0} ပတ်အကြာတွင်',
    },
  },
};
export default words;
