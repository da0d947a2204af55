import { writtenFor, type Written } from '../platform/written.js';

const WORDS: Written<string> = {
  en: 'Skip to content',
  es: 'Saltar al contenido',
  pt: 'Pular para o conteúdo',
  zh: '跳到内容',
  vi: 'Chuyển đến nội dung',
  th: 'ข้ามไปยังเนื้อหา',
  ar: 'التخطي إلى المحتوى',
};

/** The first link of the page for a reader of `code`, such as `ES`, and the language that it then is in. */
export function skipWords(code: string) {
  return writtenFor(code, WORDS);
}
