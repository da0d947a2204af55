import { describe, expect, it } from 'vitest';
import { momentIn, offlineWords } from './offline-words.js';
import { TRANSLATED } from '../platform/languages.js';

describe('words of the offline page', () => {
  it.each([
    ['EN', 'en', 'ltr', 'No connection'],
    ['ES', 'es-MX', 'ltr', 'Sin conexión'],
    ['PT', 'pt-BR', 'ltr', 'Sem conexão'],
    ['ZH', 'zh-Hans', 'ltr', '无网络连接'],
    ['VI', 'vi', 'ltr', 'Không có kết nối'],
    ['TH', 'th', 'ltr', 'ไม่มีการเชื่อมต่อ'],
    ['AR', 'ar', 'rtl', 'لا يوجد اتصال'],
    ['FR', 'en', 'ltr', 'No connection'],
    ['<b>', 'en', 'ltr', 'No connection'],
  ])('for %s are %s', (code, tag, direction, title) => {
    expect(offlineWords(code)).toMatchObject({ tag, direction, title });
  });

  it.each(TRANSLATED)('leave nothing in English for %s', code => {
    const english = Object.entries(offlineWords('EN'));
    const own = new Map<string, string>(Object.entries(offlineWords(code)));
    expect(english.filter(([name, text]) => name !== 'direction' && own.get(name) === text)).toEqual([]);
    for (const text of own.values()) expect(text).toBeTruthy();
  });

  it('name the day where it is not today', () => {
    const at = new Date(2026, 2, 4, 21, 5).getTime();
    expect(momentIn('en', at, new Date(2026, 2, 4, 23, 0).getTime())).toMatch(/^9:05\sPM$/);
    expect(momentIn('en', at, new Date(2026, 2, 5, 0, 30).getTime())).toMatch(/^Mar 4, 2026, 9:05\sPM$/);
  });
});
