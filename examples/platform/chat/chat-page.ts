import { createHash } from 'node:crypto';
import { langOf, type Language } from '../languages.js';
import { directionOf, tagOf } from '../locale.js';
import { dataBlock } from '../http/data-block.js';
import { FURTHER_WORDS } from '../words/index.js';
import { langShown, writtenIn, type Written } from '../written.js';
import type { ChatAsset } from './chat-assets.js';

const WORDS: Written<{ title: string; script: string }> = {
  en: { title: 'Live chat', script: 'The chat needs JavaScript.' },
  es: { title: 'Chat en vivo', script: 'El chat necesita JavaScript.' },
  pt: { title: 'Chat ao vivo', script: 'O chat precisa de JavaScript.' },
  zh: { title: '在线客服', script: '在线客服需要启用JavaScript。' },
  vi: { title: 'Chat trực tuyến', script: 'Chat cần JavaScript để hoạt động.' },
  th: { title: 'แชทสด', script: 'แชทต้องใช้ JavaScript' },
  ar: { title: 'المحادثة المباشرة', script: 'تحتاج المحادثة إلى JavaScript.' },
};

/** The page of the chat room: a shell without data; script and token do the rest. */
export function chatPage(language: Language, assets: ReadonlyMap<string, ChatAsset>): string {
  const address = (file: string) =>
    `/chat/assets/${file}?v=${createHash('sha256')
      .update(assets.get(file)?.body ?? '')
      .digest('hex')
      .slice(0, 12)}`;
  const further = FURTHER_WORDS[langOf(language)];
  const lang = further ? langOf(language) : langShown(language, WORDS);
  const { title, script } = further?.page ?? writtenIn(WORDS, lang);
  return `<!doctype html>
<html lang="${tagOf(lang)}" data-language="${langOf(language)}" data-theme="dark" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="/art/favicon.svg">
<link rel="stylesheet" href="${address('room.css')}">
<script defer src="${address('room.js')}"></script>
</head>
<body>
<main id="room"></main>
<noscript>${script}</noscript>
${further ? dataBlock('words', further.chat) : ''}</body>
</html>
`;
}

/** What the page may do: its own scripts, styles, pictures and calls; framed only by pages that may use the platform. */
export function chatPagePolicy(self: string, embedders: readonly string[]): string {
  return `default-src 'none'; script-src ${self}; style-src ${self}; img-src ${self} blob:; connect-src ${self}; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${embedders.join(' ')}`.trim();
}
