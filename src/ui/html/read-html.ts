import { decodeEntities } from './html-entities.js';

/** Who says what a link or a picture of the text may lead to. */
export interface HtmlRules {
  /** Address of a link; `path` when it stays on the site. Undefined leaves the words without a link. */
  link(href: string): { href: string; path?: string } | undefined;
  /** Address of a picture; undefined leaves its words instead. */
  image(src: string): string | undefined;
}

/** Elements that a text may have; headings begin below the title of the place that shows them. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h3 h4 hr i img ins li mark ol p pre s small span strong sub sup table tbody td tfoot th thead time tr u ul'.split(
    ' ',
  ),
);
/** Attributes that are taken over; those of links and pictures are made by the rules. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  title: /^.{0,300}$/s,
  dir: /^(ltr|rtl|auto)$/,
  lang: /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
  start: /^\d{1,4}$/,
};
/** Of a picture: its place is kept before it arrives. */
const SIZE = /^[1-9]\d{0,3}$/;
const CELL_ONLY = new Set(['colspan', 'rowspan']);
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  center: 'div',
  section: 'div',
  article: 'div',
};
/** Left out with all that stands in them: nothing of it is text for readers. */
const DROPPED = new Set(
  'script style template textarea title xmp iframe noembed noframes noscript plaintext svg math object embed select audio video canvas head frameset'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img']);
const BLOCKS = new Set('blockquote div dl figure h3 h4 hr ol p pre table ul'.split(' '));
/** What an opening tag closes by itself, and what it does not look beyond. */
const CLOSES: Readonly<Record<string, { closes: string[]; within: string[] }>> = {
  li: { closes: ['li'], within: ['ul', 'ol'] },
  dt: { closes: ['dt', 'dd'], within: ['dl'] },
  dd: { closes: ['dt', 'dd'], within: ['dl'] },
  td: { closes: ['td', 'th'], within: ['table', 'tr'] },
  th: { closes: ['td', 'th'], within: ['table', 'tr'] },
  tr: { closes: ['tr'], within: ['table'] },
  a: { closes: ['a'], within: ['table'] },
};
const MOST_NESTED = 48;
const LONGEST = 400_000; // characters
const MOST_ELEMENTS = 5000;

const TAG = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s=>/][^\s=>/]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;

/**
 * Reads HTML into an inert tree of allowed elements. Each element is made by its name and nothing goes through an HTML sink of
 * the browser, so a page that enforces Trusted Types needs no policy for us, and nothing is parsed twice in different ways.
 */
export function readHtml(html: string, page: Document, rules: HtmlRules): HTMLElement {
  const inert = page.implementation.createHTMLDocument('');
  const root = inert.createElement('div');
  const open: Element[] = [root];
  const text = html.slice(0, LONGEST);
  let at = 0;
  let made = 0;

  const top = () => open[open.length - 1] ?? root;
  const say = (words: string) => words && top().append(inert.createTextNode(decodeEntities(words)));
  const isOpen = (name: string) => open.findLastIndex(({ localName }) => localName === name);
  const closeFrom = (index: number) => void (index > 0 && open.splice(index));
  /** Behind the next occurrence, or the end of the text. */
  const behind = (mark: string) => {
    const found = text.indexOf(mark, at);
    return found < 0 ? text.length : found + mark.length;
  };

  while (at < text.length) {
    const next = text.indexOf('<', at);
    if (next !== at) {
      say(text.slice(at, next < 0 ? text.length : next));
      at = next < 0 ? text.length : next;
      continue;
    }
    if (text.startsWith('<!--', at)) at = behind('-->');
    else if (text[at + 1] === '!' || text[at + 1] === '?') at = behind('>');
    else readTag();
  }
  return root;

  function readTag() {
    TAG.lastIndex = at;
    const [whole, slash, written = ''] = TAG.exec(text) ?? [];
    if (whole === undefined) {
      // A lone bracket is text.
      say('<');
      at += 1;
      return;
    }
    at += whole.length;
    const attributes = readAttributes();
    const name = RENAMED[written.toLowerCase()] ?? written.toLowerCase();
    if (slash) return closeFrom(isOpen(name));
    if (DROPPED.has(name)) {
      const end = text.slice(at).search(new RegExp(`</${name}[\\s/>]`, 'i'));
      at = end < 0 ? text.length : at + end;
      if (end >= 0) at = behind('>');
      return;
    }
    if (!ELEMENTS.has(name) || ++made > MOST_ELEMENTS) return;
    const element = build(name, attributes);
    if (!element) return;
    makeRoom(name);
    top().append(element);
    if (element instanceof Text || VOID.has(name) || open.length > MOST_NESTED) return;
    open.push(element);
  }

  function readAttributes(): Map<string, string> {
    const found = new Map<string, string>();
    for (;;) {
      ATTRIBUTE.lastIndex = at;
      const match = ATTRIBUTE.exec(text);
      if (!match || match[0] === '') break;
      at += match[0].length;
      const [, name = '', double, single, bare] = match;
      if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
    }
    at = behind('>');
    return found;
  }

  function makeRoom(name: string) {
    if (BLOCKS.has(name)) closeFrom(isOpen('p'));
    const rule = CLOSES[name];
    if (!rule) return;
    const wall = Math.max(0, ...rule.within.map(isOpen));
    const closed = Math.max(...rule.closes.map(isOpen));
    if (closed > wall) closeFrom(closed);
  }

  function build(name: string, attributes: ReadonlyMap<string, string>): Element | Text | undefined {
    if (name === 'img') {
      const src = rules.image(attributes.get('src')?.trim() ?? '');
      const alt = attributes.get('alt') ?? '';
      if (!src) return alt ? inert.createTextNode(alt) : undefined;
      const image = inert.createElement('img');
      const [width = '', height = ''] = [attributes.get('width'), attributes.get('height')];
      const size: Record<string, string> = SIZE.test(width) && SIZE.test(height) ? { width, height } : {};
      for (const [key, value] of Object.entries({ ...size, alt, loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer', src }))
        image.setAttribute(key, value);
      return image;
    }
    const element = inert.createElement(name);
    for (const [key, value] of attributes) {
      if (!ATTRIBUTES[key]?.test(value) || (CELL_ONLY.has(key) && name !== 'td' && name !== 'th') || (key === 'start' && name !== 'ol'))
        continue;
      element.setAttribute(key, value);
    }
    if (name === 'a') addLink(element, rules.link(attributes.get('href')?.trim() ?? ''));
    return element;
  }
}

function addLink(element: Element, link: ReturnType<HtmlRules['link']>): void {
  if (!link) return;
  element.setAttribute('href', link.href);
  if (link.path !== undefined) element.setAttribute('data-path', link.path);
  else
    for (const [key, value] of [
      ['target', '_blank'],
      ['rel', 'noopener noreferrer'],
    ] as const)
      element.setAttribute(key, value);
}
