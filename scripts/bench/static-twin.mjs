import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const CARDS = 18;
const CARD_CSS = `
.cards { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 12px; list-style: none; }
.game-card img { display: block; inline-size: 100%; aspect-ratio: 3 / 4; block-size: auto; object-fit: cover; }
.game-card h3 { font-size: 14px; } .game-card p { font-size: 12px; }`;

/**
 * The partner's page with its 18 first games written out as plain HTML, same pictures, no script; and at `oneTag` the real
 * page with nothing but the script tag. Packed like the real one.
 */
export async function serveStaticTwin({ origin }, port) {
  const folder = join(ROOT, 'dist/examples/partner');
  const [source, css, games] = await Promise.all([readFile(join(folder, 'index.html'), 'utf8'), readFile(join(folder, 'blog.css'), 'utf8'), firstGames(origin)]);
  const cards = games.map(
    ({ gameName, vendorName, showIcon, iconUrl }) =>
      `<li class="game-card"><img src="${new URL(showIcon || iconUrl, origin)}" alt="" width="300" height="400"><h3>${gameName}</h3><p>${vendorName}</p></li>`,
  );
  const page = source
    .replace(/<script[^>]*><\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replace(/<link[^>]*gp\.css">/, '')
    .replace('<gp-lobby></gp-lobby>', `<ul class="cards">${cards.join('')}</ul>`)
    .replace('<gp-winner-ticker></gp-winner-ticker>', '<p>A reader won 72.00 at Carnival Scratch</p>');
  const preload = /<link rel="(?:preload|modulepreload)"[^>]*>/g;
  const oneTag = source.replace(preload, '').replaceAll('http://127.0.0.1:4100', origin);
  const files = {
    '/one-tag/': ['text/html; charset=utf-8', gzipSync(oneTag)],
    '/one-tag/blog.css': ['text/css; charset=utf-8', gzipSync(css)],
    '/partner/': ['text/html; charset=utf-8', gzipSync(page)],
    '/partner/blog.css': ['text/css; charset=utf-8', gzipSync(css + CARD_CSS)],
  };
  const server = createServer((request, response) => {
    const file = files[request.url];
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file[0], 'content-encoding': 'gzip' }).end(file[1]);
  });
  await new Promise(resolve => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/partner/`,
    oneTag: `http://127.0.0.1:${port}/one-tag/`,
    close: () => new Promise(resolve => {
      server.closeAllConnections();
      server.close(resolve);
    }),
  };
}

async function firstGames(origin) {
  const query = new URLSearchParams({ merchantCode: 'demo', isPlatform: '2', gameType: '', vassalage: '', platform: 'flash,html5-desktop', language: 'EN' });
  const answer = await fetch(`${origin}/wps/relay/GCSGAME_hotGamesV2?${query}`).then(response => response.json());
  const list = (answer.value?.list ?? answer.list).slice(0, CARDS);
  if (list.length < CARDS) throw new Error(`The sandbox has only ${list.length} hot games; the comparison wants ${CARDS}.`);
  return list;
}
