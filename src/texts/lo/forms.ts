import type { FormWords } from '../forms/form-words.js';

/** How Lao writes dates, numbers and lists. */
const words: FormWords = {
  numbers: 'de',
  percent: '{0}%',
  currency: '¤{0}',
  months: {
    long: ['ມັງກອນ', 'ກຸມພາ', 'ມີນາ', 'ເມສາ', 'ພຶດສະພາ', 'ມິຖຸນາ', 'ກໍລະກົດ', 'ສິງຫາ', 'ກັນຍາ', 'ຕຸລາ', 'ພະຈິກ', 'ທັນວາ'],
    short: ['ມ.ກ.', 'ກ.ພ.', 'ມ.ນ.', 'ມ.ສ.', 'ພ.ພ.', 'ມິ.ຖ.', 'ກ.ລ.', 'ສ.ຫ.', 'ກ.ຍ.', 'ຕ.ລ.', 'ພ.ຈ.', 'ທ.ວ.'],
  },
  weekdays: {
    long: ['ວັນອາທິດ', 'ວັນຈັນ', 'ວັນອັງຄານ', 'ວັນພຸດ', 'ວັນພະຫັດ', 'ວັນສຸກ', 'ວັນເສົາ'],
    short: ['ອາທິດ', 'ຈັນ', 'ອັງຄານ', 'ພຸດ', 'ພະຫັດ', 'ສຸກ', 'ເສົາ'],
    narrow: ['ອາ', 'ຈ', 'ອ', 'ພ', 'ພຫ', 'ສຸ', 'ສ'],
  },
  dates: {
    full: '{weekday} ທີ {day} {month} {year}',
    long: '{day} {month} {year}',
    medium: '{day} {month} {year}',
    'weekday-day-month': '{weekday} {day} {month}',
    'month-year': '{month} {year}',
  },
  dateTime: '{0}, {1}',
  list: {
    pair: '{0} ແລະ {1}',
    next: '{0}, {1}',
    last: '{0} ແລະ {1}',
  },
  today: 'ມື້ນີ້',
  now: 'ຕອນນີ້',
  units: {
    second: {
      length: '{0} ວິນາທີ',
      past: '{0} ວິນາທີກ່ອນ',
      future: 'ໃນອີກ {0} ວິນາທີ',
    },
    minute: {
      length: '{0} ນາທີ',
      past: '{0} ນາທີກ່ອນ',
      future: 'ໃນອີກ {0} ນາທີ',
    },
    hour: {
      length: '{0} ຊົ່ວໂມງ',
      past: '{0} ຊົ່ວໂມງກ່ອນ',
      future: 'ໃນອີກ {0} ຊົ່ວໂມງ',
    },
    day: {
      length: '{0} ມື້',
      past: '{0} ມື້ກ່ອນ',
      future: 'ໃນອີກ {0} ມື້',
    },
    week: {
      length: '{0} ອາທິດ',
      past: '{0} ອາທິດກ່ອນ',
      future: 'ໃນອີກ {0} ອາທິດ',
    },
  },
};
export default words;
