import { describe, expect, it } from 'vitest';
import { firstSentence } from './first-sentence.js';

describe('the first sentence of a text', () => {
  it.each([
    ['en', 'We did not find this. Go back and choose again.', 'We did not find this', 'Go back and choose again.'],
    ['ja', '見つかりませんでした。戻って選び直してください。', '見つかりませんでした', '戻って選び直してください。'],
    ['ar', 'لم نعثر على هذا. ارجع واختر من جديد.', 'لم نعثر على هذا', 'ارجع واختر من جديد.'],
    ['en', 'You are offline', 'You are offline', ''],
    ['en', '', '', ''],
  ])('%s is a title, without its full stop, and what follows stands apart', (tag, text, first, rest) => {
    expect(firstSentence(text, tag)).toEqual({ first, rest });
  });
});
