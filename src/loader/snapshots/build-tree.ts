import { ASKS, SITE_PATH, type SnapshotNode } from '../../api/wire/snapshot.js';

const words = (text: string) => new Set(text.split(' '));
const SVG = 'http://www.w3.org/2000/svg';
const ELEMENTS = words(
  'a article b button div em fieldset footer form h1 h2 h3 h4 header img input label legend li main nav ol option p path section select small span strong svg ul',
);
/** Only the login popup has these. */
const OF_LOGIN = words('dialog slot');
const EVERYWHERE = /^(?:class|part|role|id|title|lang|dir|hidden|popover|tabindex|draggable|disabled|aria-[a-z]+|data-(?!gp-)[a-z-]+)$/;
const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href target rel'),
  button: words('type popovertarget'),
  form: words('method novalidate'),
  img: words('src alt width height decoding fetchpriority loading'),
  input: words(
    'type name value checked inputmode min max step placeholder maxlength autocomplete autocapitalize autocorrect required spellcheck enterkeyhint',
  ),
  label: words('for'),
  option: words('value selected'),
  path: words('d fill'),
  select: words('value'),
  slot: words('name'),
  svg: words('viewbox focusable'),
};
/** What an attribute may say, where more than its name matters. */
const VALUES: Readonly<Record<string, RegExp>> = {
  d: /^[\sMLHVCSQTAZ\d.,e+-]*$/i,
  fill: /^(?:none|currentColor)$/,
  target: /^_blank$/,
  method: /^post$/,
  popover: /^auto$/,
  type: /^(?:button|checkbox|number|radio|search|submit|text)$/,
};
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
const SITE_ADDRESS = /^\/(?![/\\])/;
const MOST_NODES = 20_000;
const DEEPEST = 60;

/**
 * Makes nodes of a snapshot's tree, element by element: no text is ever read as markup, so no Trusted Types policy is needed.
 * What is not known to be harmless makes all of it unusable: throws. `siteUrl` is where the site's pages are, undefined where the
 * page knows no site; only a login asks for a password.
 */
export function buildTree(tree: unknown, siteUrl: string | undefined, isLogin = false): DocumentFragment {
  // A document without a window: nothing is fetched before all of it has been looked at.
  const inert = document.implementation.createHTMLDocument('');
  const whole = inert.createDocumentFragment();
  let count = 0;

  function build(parent: Node, node: unknown, depth: number, inSvg: boolean) {
    if (++count > MOST_NODES || depth > DEEPEST) throw new Error('too large');
    if (typeof node === 'string') parent.appendChild(inert.createTextNode(node));
    else if (node === 0) parent.appendChild(inert.createComment(' '));
    else {
      const [name, attributes, ...content] = elementOf(node);
      // What a card does is a link only where there is a site for it to lead to.
      const tag = name === 'a' && siteUrl === undefined && attributes && ASKS in attributes ? 'button' : name;
      if (!(ELEMENTS.has(tag) || (isLogin && OF_LOGIN.has(tag))) || inSvg !== (tag === 'path')) throw new Error(`<${tag}>`);
      const element = tag === 'svg' || inSvg ? inert.createElementNS(SVG, tag) : inert.createElement(tag);
      for (const [key, value] of Object.entries((attributes || {}) as Record<string, unknown>))
        element.setAttribute(key, isLogin && key === 'type' && value === 'password' ? value : checked(name, key, value, siteUrl ?? ''));
      if (tag !== name) element.removeAttribute('href');
      if (element instanceof HTMLAnchorElement && element.target) element.rel = 'noopener noreferrer';
      parent.appendChild(element);
      for (const child of content) build(element, child, depth + 1, tag === 'svg');
    }
  }

  if (!Array.isArray(tree)) throw new Error('no tree');
  for (const node of tree) build(whole, node, 0, false);
  return whole;
}

function elementOf(node: unknown): [string, object | 0, ...SnapshotNode[]] {
  const [tag, attributes] = Array.isArray(node) ? (node as unknown[]) : [];
  if (typeof tag !== 'string' || (attributes !== 0 && (typeof attributes !== 'object' || attributes === null))) throw new Error('no node');
  return node as [string, object | 0, ...SnapshotNode[]];
}

/** The value that may be set; throws for an attribute or value that is not known to be harmless. */
function checked(tag: string, name: string, value: unknown, siteUrl: string): string {
  const plain = name.toLowerCase();
  if (typeof value !== 'string' || !(EVERYWHERE.test(plain) || ATTRIBUTES[tag]?.has(plain)) || VALUES[plain]?.test(value) === false)
    throw new Error(`${name} of <${tag}>`);
  if (plain === 'src') return pictureAddress(value);
  return plain === 'href' ? linkAddress(value, siteUrl) : value;
}

function pictureAddress(value: string): string {
  return PICTURE.test(value) ? value : webAddress(value);
}

function linkAddress(value: string, siteUrl: string): string {
  if (!value.startsWith(SITE_PATH)) return webAddress(value);
  const path = value.slice(SITE_PATH.length);
  if (!SITE_ADDRESS.test(path)) throw new Error(`link ${value}`);
  return siteUrl + path;
}

function webAddress(value: string): string {
  const { protocol } = new URL(value, document.baseURI);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`address ${value}`);
  return value;
}
