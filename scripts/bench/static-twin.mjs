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

/** What a partner might write by hand instead: an element that asks for the games and draws them, nothing else. */
const ELEMENT = `
const text = value => document.createTextNode(value);
customElements.define('game-cards', class extends HTMLElement {
  async connectedCallback() {
    const { value, list = value.list } = await (await fetch(this.getAttribute('from'))).json();
    const cards = document.createElement('ul');
    cards.className = 'cards';
    for (const { gameName, vendorName, showIcon, iconUrl } of list.slice(0, ${CARDS})) {
      const card = document.createElement('li');
      const picture = Object.assign(new Image(300, 400), { src: new URL(showIcon || iconUrl, this.getAttribute('from')), alt: '' });
      const name = document.createElement('h3');
      const vendor = document.createElement('p');
      card.className = 'game-card';
      name.append(text(gameName));
      vendor.append(text(vendorName));
      card.append(picture, name, vendor);
      cards.append(card);
    }
    this.append(cards);
  }
});`;

/**
 * The partner's page with its 18 first games written out as plain HTML, same pictures, no script; at `element` the same cards
 * by a hand-written element that asks for them; and at `oneTag` the real page with nothing but the script tag. Packed like the
 * real one.
 */
export async function serveStaticTwin({ origin }, port) {
  const folder = join(ROOT, 'dist/examples/partner');
  const [source, css, games] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'blog.css'), 'utf8'),
    firstGames(origin),
  ]);
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
  const hot = `${origin}/wps/relay/GCSGAME_hotGamesV2?${hotQuery()}`.replaceAll('&', '&amp;');
  const element = page
    .replace(/<ul class="cards">.*?<\/ul>/s, `<game-cards from="${hot}"></game-cards>`)
    .replace('</head>', '<script type="module" src="cards.js"></script></head>');
  const preload = /<link rel="(?:preload|modulepreload)"[^>]*>/g;
  const oneTag = source.replace(preload, '').replaceAll('http://127.0.0.1:4100', origin);
  const files = {
    '/one-tag/': ['text/html; charset=utf-8', gzipSync(oneTag)],
    '/one-tag/blog.css': ['text/css; charset=utf-8', gzipSync(css)],
    '/element/': ['text/html; charset=utf-8', gzipSync(element)],
    '/element/blog.css': ['text/css; charset=utf-8', gzipSync(css + CARD_CSS)],
    '/element/cards.js': ['text/javascript; charset=utf-8', gzipSync(ELEMENT)],
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
    element: `http://127.0.0.1:${port}/element/`,
    oneTag: `http://127.0.0.1:${port}/one-tag/`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

function hotQuery() {
  return new URLSearchParams({
    merchantCode: 'demo',
    isPlatform: '2',
    gameType: '',
    vassalage: '',
    platform: 'flash,html5-desktop',
    language: 'EN',
  });
}

async function firstGames(origin) {
  const answer = await fetch(`${origin}/wps/relay/GCSGAME_hotGamesV2?${hotQuery()}`).then(response => response.json());
  const list = (answer.value?.list ?? answer.list).slice(0, CARDS);
  if (list.length < CARDS) throw new Error(`The sandbox has only ${list.length} hot games; the comparison wants ${CARDS}.`);
  return list;
}
