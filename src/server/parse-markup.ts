import type { SnapshotElement, SnapshotNode } from '../api/wire/snapshot.js';

const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const TOKEN = /<!-- -->|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/**
 * Markup as React's renderToString writes it (well-formed, double quotes, five entities) as plain data. Links at its beginning
 * are React's hints to fetch pictures; they are no part of the view and are left out. Throws on anything else.
 */
export function parseMarkup(markup: string): SnapshotNode[] {
  const top: SnapshotNode[] = [];
  const open: SnapshotElement[] = [];
  const add = (node: SnapshotNode) => {
    const parent = open.at(-1);
    if (parent) parent.push(node);
    else top.push(node);
  };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < markup.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(markup);
    if (!token) throw new Error(`No markup of React's at ${at}: ${markup.slice(at, at + 60)}`);
    const [, closing, opening, attributes = '', selfClosing, text] = token;
    if (closing) {
      if (open.pop()?.[0] !== closing) throw new Error(`</${closing}> closes nothing at ${at}.`);
    } else if (opening) {
      const element: SnapshotElement = [opening, readAttributes(attributes)];
      if (opening !== 'link') add(element);
      if (!selfClosing && !VOID.has(opening)) open.push(element);
    } else add(text === undefined ? 0 : decode(text));
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.[0]}> is not closed.`);
  return top;
}

function readAttributes(text: string): Record<string, string> | 0 {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)] as const);
  return pairs.length > 0 ? Object.fromEntries(pairs) : 0;
}

function decode(text: string): string {
  return text.replace(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
