import type { FormWords } from '../forms/form-words.js';

/** How Khmer writes dates, numbers and lists. */
const words: FormWords = {
  numbers: 'en',
  percent: '{0}%',
  currency: '{0}¤',
  months: {
    long: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
    short: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
  },
  weekdays: {
    long: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហស្បតិ៍', 'សុក្រ', 'សៅរ៍'],
    short: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហ', 'សុក្រ', 'សៅរ៍'],
    narrow: ['អា', 'ច', 'អ', 'ព', 'ព្រ', 'សុ', 'ស'],
  },
  dates: {
    full: 'ថ្ងៃ{weekday} ទី{day} ខែ{month} ឆ្នាំ{year}',
    long: 'ថ្ងៃទី{day} ខែ{month} ឆ្នាំ{year}',
    medium: '{day} {month} {year}',
    'weekday-day-month': 'ថ្ងៃ{weekday} ទី{day} ខែ{month}',
    'month-year': 'ខែ{month} ឆ្នាំ{year}',
  },
  dateTime: '{0} ម៉ោង {1}',
  list: {
    pair: '{0} និង {1}',
    next: '{0}, {1}',
    last: '{0} និង {1}',
  },
  today: 'ថ្ងៃ​នេះ',
  now: 'ឥឡូវ',
  units: {
    second: {
      length: '{0} វិនាទី',
      past: '{0} វិនាទី​មុន',
      future: 'ក្នុង {0} វិនាទី​ទៀត',
    },
    minute: {
      length: '{0} នាទី',
      past: '{0} នាទី​មុន',
      future: 'ក្នុង {0} នាទី​ទៀត',
    },
    hour: {
      length: '{0} ម៉ោង',
      past: '{0} ម៉ោង​មុន',
      future: 'ក្នុង {0} ម៉ោង​ទៀត',
    },
    day: {
      length: '{0} ថ្ងៃ',
      past: '{0} ថ្ងៃ​មុន',
      future: 'ក្នុង {0} ថ្ងៃ​ទៀត',
    },
    week: {
      length: '{0} សប្តាហ៍',
      past: '{0} សប្តាហ៍​មុន',
      future: 'ក្នុង {0} សប្តាហ៍​ទៀត',
    },
  },
};
export default words;
