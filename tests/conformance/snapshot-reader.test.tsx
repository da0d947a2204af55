import { buildTree } from '../../src/loader/snapshots/build-tree.js';
import { describe, expect, it } from '../widgets-support/index.js';

/** What attackers write into markup, as the tree of a snapshot would carry it. Each must make the whole snapshot unusable. */
const SCRIPT = 'window.gpHacked=1';
const ADDRESSES = [
  'javascript:window.gpHacked=1',
  'JaVaScRiPt:window.gpHacked=1',
  ' javascript:window.gpHacked=1',
  'java\tscript:window.gpHacked=1',
  'java\nscript:window.gpHacked=1',
  '\u0001javascript:window.gpHacked=1',
  'vbscript:msgbox(1)',
  'data:text/html,<script>parent.gpHacked=1</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://x/1',
  'file:///etc/passwd',
  'filesystem:https://x/1',
  'view-source:https://x',
  'gp:javascript:alert(1)',
  'gp://evil.example',
  'gp:/\\evil.example',
  'gp:https://evil.example',
  'gp:',
];
const ELEMENTS = [
  'script',
  'style',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'base',
  'link',
  'meta',
  'template',
  'slot',
  'math',
  'noscript',
  'xmp',
  'plaintext',
  'textarea',
  'title',
  'body',
  'html',
  'head',
  'marquee',
  'video',
  'audio',
  'source',
  'portal',
  'dialog',
  'details',
  'keygen',
  'isindex',
  'foreignObject',
  'animate',
  'set',
  'use',
  'image',
  'svg:script',
  'x-y',
  'gp-login',
  'SCRIPT',
  'ScRiPt',
  'a b',
  '<img',
  '',
];
const ATTRIBUTES: [tag: string, name: string, value: string][] = [
  ...[
    'onclick',
    'onerror',
    'onload',
    'onfocus',
    'onmouseover',
    'onbeforetoggle',
    'onanimationstart',
    'onpointerrawupdate',
    'ONERROR',
    'OnError',
  ].map(name => ['img', name, SCRIPT] as [string, string, string]),
  ['div', 'style', 'position:fixed;inset:0'],
  ['a', 'style', 'background:url(javascript:1)'],
  ['button', 'formaction', 'javascript:window.gpHacked=1'],
  ['button', 'form', 'login'],
  ['form', 'action', 'https://evil.example'],
  ['input', 'formaction', 'https://evil.example'],
  ['input', 'type', 'image'],
  ['input', 'type', 'password'],
  ['input', 'type', 'file'],
  ['img', 'srcset', 'https://evil.example/x 1x'],
  ['img', 'longdesc', 'javascript:1'],
  ['img', 'usemap', '#x'],
  ['img', 'crossorigin', 'use-credentials'],
  ['a', 'ping', 'https://evil.example'],
  ['a', 'download', ''],
  ['a', 'target', '_top'],
  ['a', 'target', 'gp'],
  ['a', 'xlink:href', 'javascript:1'],
  ['a', 'attributionsrc', 'https://evil.example'],
  ['div', 'is', 'x-y'],
  ['div', 'slot', 'x'],
  ['div', 'autofocus', ''],
  ['div', 'contenteditable', ''],
  ['div', 'nonce', 'x'],
  ['div', 'data-gp-root', ''],
  ['div', 'data-gp-snapshot', '{}'],
  ['div', 'srcdoc', '<b>'],
  ['div', 'http-equiv', 'refresh'],
  ['div', 'background', 'javascript:1'],
  ['div', 'xmlns', 'http://www.w3.org/2000/svg'],
  ['button', 'commandfor', 'x'],
  ['div', 'popover', 'manual'],
  ['button', 'type', 'image'],
];

describe('reader of snapshots', () => {
  const read = (tree: unknown) => buildTree(tree, 'https://site.example');
  const refused = (tree: unknown, name: string) => expect(() => read(tree), name).to.throw();

  it('builds what the views are made of, text as text', () => {
    const holder = document.createElement('div');
    holder.append(
      read([
        [
          'section',
          { class: 'a', part: 'b', 'aria-label': 'x', hidden: '' },
          'A & <b>',
          0,
          'B',
          ['svg', { viewBox: '0 0 2 2', 'aria-hidden': 'true' }, ['path', { d: 'M0 0h2', fill: 'currentColor' }]],
        ],
        ['a', { href: 'gp:/help#term' }, ['img', { src: 'https://a.example/x.png', alt: '', fetchPriority: 'high' }]],
        ['a', { href: 'https://b.example/', target: '_blank', rel: 'opener' }],
      ]),
    );
    expect(holder.innerHTML).to.equal(
      '<section class="a" part="b" aria-label="x" hidden="">A &amp; &lt;b&gt;<!-- -->B<svg viewBox="0 0 2 2" aria-hidden="true"><path d="M0 0h2" fill="currentColor"></path></svg></section>' +
        '<a href="https://site.example/help#term"><img src="https://a.example/x.png" alt="" fetchpriority="high"></a>' +
        '<a href="https://b.example/" target="_blank" rel="noopener noreferrer"></a>',
    );
    expect(holder.querySelector('path')?.namespaceURI).to.equal('http://www.w3.org/2000/svg');
  });

  it('OP-81 a game’s link leads to its page on the site; where the page knows no site it is a button that leads nowhere', () => {
    const tree = [['a', { class: 'card-action', href: 'gp:/game/JOKER/a', 'data-asks': 'launch' }, 'A']];
    const made = (site?: string) => buildTree(tree, site).firstElementChild?.outerHTML;
    expect(made('https://site.example')).to.equal(
      '<a class="card-action" href="https://site.example/game/JOKER/a" data-asks="launch">A</a>',
    );
    expect(made('')).to.include('href="/game/JOKER/a"');
    expect(made()).to.equal('<button class="card-action" data-asks="launch">A</button>');
  });

  it('refuses every element that is none of a view’s', () => {
    for (const tag of ELEMENTS) {
      refused([[tag, 0]], tag);
      refused([['div', 0, ['p', 0, [tag, 0, SCRIPT]]]], `${tag} inside`);
      refused([['svg', 0, [tag, 0]]], `${tag} in a drawing`);
    }
    refused([['path', { d: 'M0 0' }]], 'a path without a drawing');
    refused([['svg', 0, ['a', { href: 'https://a.example' }]]], 'a link in a drawing');
  });

  it('takes a password, a popup and its slot in a login alone', () => {
    const login = [['dialog', 0, ['slot', { name: 'early' }], ['form', { method: 'post' }, ['input', { type: 'password', required: '' }]]]];
    refused(login, 'elsewhere');
    refused([['input', { type: 'password' }]], 'a password elsewhere');
    expect(buildTree(login, '', true).querySelector('dialog form > input')?.getAttribute('type')).to.equal('password');
    for (const [tag, name, value] of [
      ['form', 'action', 'https://evil.example'],
      ['form', 'method', 'dialog'],
      ['button', 'formaction', 'https://evil.example'],
      ['dialog', 'onclose', SCRIPT],
      ['slot', 'onslotchange', SCRIPT],
    ])
      expect(() => buildTree([[tag, { [name!]: value }]], '', true), `${name} of ${tag}`).to.throw();
  });

  it('refuses every attribute that is none of a view’s, and every value that does something', () => {
    for (const [tag, name, value] of ATTRIBUTES) refused([[tag, { [name]: value }]], `${name} of ${tag}`);
    refused([['svg', 0, ['path', { fill: 'url(https://evil.example)' }]]], 'a fill from elsewhere');
    refused([['svg', { onload: SCRIPT }]], 'a handler of a drawing');
  });

  it('refuses every address that is no web address, in links and pictures', () => {
    for (const address of ADDRESSES) {
      refused([['a', { href: address }, 'x']], `link ${address}`);
      refused([['img', { src: address }]], `picture ${address}`);
    }
    refused([['img', { src: 'data:text/html,x' }]], 'a picture that is a page');
    refused([['a', { href: 'data:image/png;base64,AA' }]], 'a link to data');
  });

  it('refuses what is no tree, too deep or too large', () => {
    for (const tree of [
      undefined,
      null,
      {},
      'x',
      5,
      [5],
      [null],
      [[]],
      [['div']],
      [['div', 'x']],
      [['div', null]],
      [[0, 0]],
      [['div', { class: 5 }]],
      [['div', { class: { toString: 'x' } }]],
    ])
      refused(tree, JSON.stringify(tree) ?? 'nothing');
    let deep: unknown = 'x';
    for (let level = 0; level < 100; level++) deep = ['div', 0, deep];
    refused([deep], 'deep');
    refused(
      Array.from({ length: 30_000 }, () => 'x'),
      'large',
    );
    refused([['div', JSON.parse('{"__proto__":{"x":1},"constructor":"x"}')]], 'a prototype');
  });

  it('nothing of a refused snapshot is fetched or runs', async () => {
    const asked: string[] = [];
    const observer = new PerformanceObserver(list => asked.push(...list.getEntries().map(({ name }) => name)));
    observer.observe({ type: 'resource' });
    refused(
      [
        ['img', { src: `${location.origin}/never.png` }],
        ['img', { src: `${location.origin}/never.png`, onerror: SCRIPT }],
      ],
      'a handler',
    );
    await new Promise(resolve => setTimeout(resolve));
    await fetch(`${location.origin}/favicon.ico`).catch(() => undefined);
    observer.disconnect();
    expect(asked.filter(name => name.includes('never'))).to.deep.equal([]);
    expect('gpHacked' in window).to.equal(false);
  });
});
