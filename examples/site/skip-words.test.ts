import { expect, it } from 'vitest';
import { skipWords } from './skip-words.js';

it.each([
  ['EN', 'en', 'Skip to content'],
  ['ES', 'es', 'Saltar al contenido'],
  ['PT', 'pt', 'Pular para o conteúdo'],
  ['ZH', 'zh', '跳到内容'],
  ['VI', 'vi', 'Chuyển đến nội dung'],
  ['TH', 'th', 'ข้ามไปยังเนื้อหา'],
  ['AR', 'ar', 'التخطي إلى المحتوى'],
  ['FR', 'en', 'Skip to content'],
])('the first link of the page for %s is in %s: %s', (code, lang, text) => {
  expect(skipWords(code)).toEqual({ lang, text });
});
