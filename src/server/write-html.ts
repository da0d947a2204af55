import { ASKS, EARLY_CLICK, SITE_PATH, SNAPSHOT_MARK, type Snapshot, type SnapshotMark, type SnapshotNode } from '../api/wire/snapshot.js';

export interface HtmlOptions {
  /** Address of the folder with gp.js, without a slash at its end: the styles come from there. */
  cdn: string;
  /** `data-site-url` of the page's script tag: where links to the site's pages lead. */
  siteUrl?: string;
  /** Default dark. */
  theme?: 'dark' | 'light';
  /**
   * The texts of the sheets that `sheetNames` says, one after the other: then they stand in the root instead of links, which
   * saves the first view a round trip. A page with a policy names their hash in its `style-src`.
   */
  css?: string;
}

const VOID = new Set(['br', 'hr', 'img', 'input']);

/**
 * A snapshot as a declarative shadow root: put it between a tag's start and end, as `<gp-lobby>${…}</gp-lobby>`, with the
 * attributes that it was drawn for. Holds no script and no style attribute.
 */
export function snapshotHtml(
  { tag, language, lang, dir, values, needs, tree }: Snapshot,
  { cdn, siteUrl = '', theme = 'dark', css }: HtmlOptions,
): string {
  const mark: SnapshotMark = { language, values, needs };
  if (css?.includes('</')) throw new Error('The sheets hold what would end them.');
  const sheets =
    css === undefined
      ? sheetNames(tag, theme).map(name => `<link rel="stylesheet" href="${escape(`${cdn}/${name}`)}">`)
      : [`<style>${css}</style>`];
  const box = {
    'data-gp-root': '',
    'data-theme': theme,
    lang,
    dir,
    [SNAPSHOT_MARK]: JSON.stringify(mark),
  };
  return `<template shadowrootmode="open">${sheets.join('')}${write(['div', box, ...tree])}</template>`;

  function write(node: SnapshotNode): string {
    if (node === 0) return '<!-- -->';
    if (typeof node === 'string') return escape(node);
    const [drawn, attributes, ...content] = node;
    // What a card does is a link only where there is a site for it to lead to.
    const name = drawn === 'a' && !siteUrl && attributes && ASKS in attributes ? 'button' : drawn;
    const shown = Object.entries(attributes || {}).filter(([attribute]) => name === drawn || attribute !== 'href');
    const pairs = shown.map(([attribute, value]) => ` ${attribute}="${escape(valueOf(attribute, value))}"`);
    const start = `<${name}${pairs.join('')}>`;
    return VOID.has(name) ? start : `${start}${content.map(write).join('')}</${name}>`;
  }
  function valueOf(attribute: string, value: string): string {
    return attribute === 'href' && value.startsWith(SITE_PATH) ? siteUrl.replace(/\/+$/, '') + value.slice(SITE_PATH.length) : value;
  }
}

/** Files of the CDN folder with the styles of a snapshot, in their order. */
export function sheetNames(tag: string, theme: 'dark' | 'light' = 'dark'): string[] {
  return [`${tag}.css`, ...(theme === 'light' ? ['gp-light.css'] : [])];
}

/**
 * Text of a script for the page's `<head>`: a click on a view of snapshotHtml before `gp.js` is there waits for it, as later
 * ones do. Links lead where they lead meanwhile, but a game's, whose click waits too. A page with a policy names its hash in its `script-src`.
 */
export const earlyClicks = `addEventListener('click',e=>{let p=e.composedPath(),b=p.find(n=>n.hasAttribute?.('${SNAPSHOT_MARK}'));if(b){b.${EARLY_CLICK}=[e,p[0]];e.ctrlKey|e.metaKey|e.shiftKey|e.altKey||p.some(n=>n.hasAttribute?.('${ASKS}'))&&e.preventDefault()}},!0)`;

/** What `dist/cdn/manifest.json` holds, as far as it is needed here. */
export interface CdnManifest {
  /** Of what comes after the first widget: the table of the tags that gp.js does not carry. */
  tags?: string;
  wire: readonly string[];
  widgets: Readonly<Record<string, { readonly files: readonly string[] }>>;
  locales: Readonly<Record<string, string>>;
  onDemand?: Readonly<Record<string, readonly string[]>>;
  /** By file; sizes in bytes. */
  files?: Readonly<Record<string, { readonly gzip: number }>>;
}

/** Brought by gp.js before the code: what keeps the clicks, and the login popup that a visitor's click leads to. */
const FIRST = ['gp-standing.js', 'gp-early-login.js'];
const TAKE_OVER = 'src/element/take-over.ts';

/**
 * Lines for the page's `<head>` that fetch the code of these tags while the page arrives: what answers a click first, and of the
 * rest the largest file, which takes longest. The first view travels before them, because it is in the page itself. Valid for one release: read the manifest anew with each.
 */
export function codeLinks(
  manifest: CdnManifest,
  { cdn, tags, language }: { cdn: string; tags: readonly string[]; language: string },
): string {
  const files = new Set(
    [
      ...tags.flatMap(tag => manifest.widgets[tag]?.files ?? []),
      ...manifest.wire,
      ...(manifest.onDemand?.[TAKE_OVER] ?? []),
      manifest.locales[language.toLowerCase()] ?? [],
    ].flat(),
  );
  const size = (file: string) => manifest.files?.[file]?.gzip ?? 0;
  const link = (file: string, priority = '') => `<link rel="modulepreload"${priority} href="${escape(`${cdn}/${file}`)}">`;
  return [
    ...FIRST.map(file => link(file)),
    ...[...files].sort((a, b) => size(b) - size(a)).map(file => link(file, ' fetchpriority="low"')),
  ].join('\n');
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`);
}
