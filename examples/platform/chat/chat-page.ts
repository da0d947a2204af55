import { createHash } from 'node:crypto';
import type { ChatAsset } from './chat-assets.js';

/** The page of the chat room: a shell without data; script and token do the rest. */
export function chatPage(lang: 'en' | 'es', assets: ReadonlyMap<string, ChatAsset>): string {
  const address = (file: string) =>
    `/chat/assets/${file}?v=${createHash('sha256')
      .update(assets.get(file)?.body ?? '')
      .digest('hex')
      .slice(0, 12)}`;
  const es = lang === 'es';
  return `<!doctype html>
<html lang="${lang}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${es ? 'Chat en vivo' : 'Live chat'}</title>
<link rel="icon" href="/art/favicon.svg">
<link rel="stylesheet" href="${address('room.css')}">
<script defer src="${address('room.js')}"></script>
</head>
<body>
<main id="room"></main>
<noscript>${es ? 'El chat necesita JavaScript.' : 'The chat needs JavaScript.'}</noscript>
</body>
</html>
`;
}

/** What the page may do: its own scripts, styles, pictures and calls; framed only by pages that may use the platform. */
export function chatPagePolicy(self: string, embedders: readonly string[]): string {
  return `default-src 'none'; script-src ${self}; style-src ${self}; img-src ${self} blob:; connect-src ${self}; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${embedders.join(' ')}`.trim();
}
