import type { FormWords } from '../forms/form-words.js';

/** How Tahitian writes dates, numbers and lists. */
const words: FormWords = {
  numbers: 'fr',
  percent: '{0} %',
  currency: '{0} ¤',
  months: {
    long: ['Tēnuare', 'Fepuare', 'Māti', '’Eperēra', 'Mē', 'Tiunu', 'Tiurai', '’Ātete', 'Tetepa', '’Ātopa', 'Novema', 'Tītema'],
    short: ['Tēn.', 'Fep.', 'Māti', '’Epe.', 'Mē', 'Tiun.', 'Tiur.', '’Āte.', 'Tet.', '’Āto.', 'Nov.', 'Tīt.'],
  },
  weekdays: {
    long: ['Tāpati', 'Mōnirē', 'Mahana piti', 'Mahana toru', 'Mahana maha', 'Mahana pae', 'Mahana mā’a'],
    short: ['Tāp.', 'Mōn.', 'M. piti', 'M. toru', 'M. maha', 'M. pae', 'M. mā’a'],
    narrow: ['T', 'M', 'P', 'T', 'M', 'P', 'M'],
  },
  dates: {
    full: '{weekday} {day} nō {month} {year}',
    long: '{day} nō {month} {year}',
    medium: '{day} {month} {year}',
    'weekday-day-month': '{weekday} {day} nō {month}',
    'month-year': '{month} {year}',
  },
  dateTime: '{0}, {1}',
  list: {
    pair: '{0} ’e {1}',
    next: '{0}, {1}',
    last: '{0} ’e {1}',
  },
  today: 'I teie mahana',
  now: 'I teie nei',
  units: {
    second: {
      length: '{0} tetoni',
      past: '{0} tetoni i ma’iri a’e nei',
      future: 'i roto i te {0} tetoni',
    },
    minute: {
      length: '{0} minuti',
      past: '{0} minuti i ma’iri a’e nei',
      future: 'i roto i te {0} minuti',
    },
    hour: {
      length: '{0} hora',
      past: '{0} hora i ma’iri a’e nei',
      future: 'i roto i te {0} hora',
    },
    day: {
      length: '{0} mahana',
      past: '{0} mahana i ma’iri a’e nei',
      future: 'i roto i te {0} mahana',
    },
    week: {
      length: '{0} hepetoma',
      past: '{0} hepetoma i ma’iri a’e nei',
      future: 'i roto i te {0} hepetoma',
    },
  },
};
export default words;
