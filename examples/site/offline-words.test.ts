import { describe, expect, it } from 'vitest';
import { momentIn, offlineWords } from './offline-words.js';

describe('words of the offline page', () => {
  it.each([
    ['EN', 'en', 'ltr', 'No connection'],
    ['ES', 'es-MX', 'ltr', 'Sin conexión'],
    ['AR', 'ar', 'rtl', 'لا يوجد اتصال'],
    ['FR', 'en', 'ltr', 'No connection'],
    ['<b>', 'en', 'ltr', 'No connection'],
  ])('for %s are %s', (code, tag, direction, title) => {
    expect(offlineWords(code)).toMatchObject({ tag, direction, title });
  });

  it('name the day where it is not today', () => {
    const at = new Date(2026, 2, 4, 21, 5).getTime();
    expect(momentIn('en', at, new Date(2026, 2, 4, 23, 0).getTime())).toMatch(/^9:05\sPM$/);
    expect(momentIn('en', at, new Date(2026, 2, 5, 0, 30).getTime())).toMatch(/^Mar 4, 2026, 9:05\sPM$/);
  });
});
