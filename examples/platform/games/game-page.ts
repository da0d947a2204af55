import { langOf, type Language } from '../languages.js';
import { directionOf, tagOf } from '../locale.js';
import { langShown, writtenIn, type Written } from '../written.js';
import { dataBlock } from '../http/data-block.js';
import { FURTHER_WORDS } from '../words/index.js';
import type { BroughtWords } from './client/brought-words.js';
import type { GameKind } from './game-kind.js';
import type { GameAssets } from './game-assets.js';

const NO_SCRIPT: Written<string> = {
  en: 'This game needs JavaScript.',
  es: 'Este juego necesita JavaScript.',
  pt: 'Este jogo precisa de JavaScript.',
  zh: '此游戏需要启用JavaScript。',
  vi: 'Trò chơi này cần JavaScript.',
  th: 'เกมนี้ต้องใช้ JavaScript',
  ar: 'تحتاج هذه اللعبة إلى JavaScript.',
};

/** The page of a game: a shell without data; script and session do the rest. `back`: origins beside its own that it may lead back to. */
export function gamePage(
  kind: GameKind,
  name: string,
  nodeId: number,
  language: Language,
  assets: GameAssets,
  back: readonly string[],
): string {
  const further = FURTHER_WORDS[langOf(language)];
  const lang = further ? langOf(language) : langShown(language, NO_SCRIPT);
  const brought: BroughtWords | undefined = further && {
    words: further.all,
    own: kind in further ? further[kind as keyof typeof further] : further.all,
  };
  const version = (file: string): string => assets.get(file)?.version ?? '0';
  return `<!doctype html>
<html lang="${tagOf(lang)}" data-kind="${kind}" data-language="${langOf(language)}" data-node="${nodeId}" data-back="${escape(back.join(' '))}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<title>${escape(name)}</title>
<link rel="icon" href="/art/favicon.svg">
<link rel="stylesheet" href="/play/assets/${kind}.css?v=${version(`${kind}.css`)}">
<script defer src="/play/assets/${kind}.js?v=${version(`${kind}.js`)}"></script>
</head>
<body>
<main id="game"></main>
<noscript>${further?.page.noScript ?? writtenIn(NO_SCRIPT, lang)}</noscript>
${brought ? dataBlock('words', brought) : ''}</body>
</html>
`;
}

/** What the page may do: its own scripts, styles, pictures and calls; framed only by the platform's pages. */
export function gamePagePolicy(self: string, embedders: readonly string[]): string {
  return `default-src 'none'; script-src ${self}; style-src ${self}; img-src ${self}; connect-src ${self}; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${embedders.join(' ')}`.trim();
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);
}
