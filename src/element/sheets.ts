import type { WidgetContract } from './contract.js';
import frame from './frame.css';
import base from './base.css';
import notice from './notice.css';
import light from './tokens-light.css';
import tokens from './tokens.css';

export type Theme = 'dark' | 'light';
/** A widget's own sheets, in the order in which they apply. */
export type Css = readonly string[];

const basics = [base, frame];
/** Empty states and error cards, in front of a live widget's own: a first view that stands before the code has none. */
export const notices: Css = [notice];

const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** What parts that came later have added. */
const added = new WeakMap<ShadowRoot, string[]>();
const grounded = new WeakSet<ShadowRoot>();

/**
 * Gives a widget's root its sheets, in the order in which they apply: tokens, light theme, basics, frame, the widget's own, and an
 * empty one for forced colours (`follow-forced-colors.ts`).
 * The theme is a sheet and no attribute, so that `:host` rules follow it and the host page's tag stays untouched.
 */
export function adoptSheets(
  shadow: ShadowRoot,
  { display = 'block' }: Pick<WidgetContract, 'display'>,
  css: Css,
  theme: Theme | undefined,
): void {
  if (!isShown(shadow)) return;
  const own = display === 'block' ? [] : [`:host { display: ${display}; }`];
  const later = added.get(shadow) ?? [];
  const texts = [tokens, ...(theme === 'light' ? [light] : []), ...basics, ...own, ...css, ...later, ''];
  shadow.adoptedStyleSheets = texts.map(text => sheetOf(text, shadow.ownerDocument));
}

/**
 * The same before the first content stands: the height that the contract reserves is kept, so that nothing jumps. Without a theme
 * nothing stands, and the page's own ground is seen: which theme is this visitor's, the core is going to say.
 */
export function adoptFirstSheets(
  shadow: ShadowRoot,
  contract: Pick<WidgetContract, 'display' | 'reserve' | 'reserveWhere'>,
  css: Css,
  theme: Theme | undefined,
): void {
  adoptSheets(shadow, contract, css, theme);
  const { reserve, reserveWhere: [selector, height] = [] } = contract;
  if (!reserve || !isShown(shadow)) return;
  const where = selector ? `:host(${selector}){min-block-size:${height}}` : '';
  shadow.adoptedStyleSheets.push(
    sheetOf(`:host{min-block-size:${reserve}${theme ? '' : ';background:none!important'}}${where}`, shadow.ownerDocument),
  );
}

/** Gives a root the sheets of a part whose code came after the widget's own: they stay, behind all others. */
export function addSheets(shadow: ShadowRoot, css: Css): void {
  const later = added.get(shadow) ?? [];
  const fresh = css.filter(text => !later.includes(text));
  added.set(shadow, [...later, ...fresh]);
  if (isShown(shadow)) shadow.adoptedStyleSheets.push(...fresh.map(text => sheetOf(text, shadow.ownerDocument)));
}

/** A reset of the page that makes the tag inline takes the place of its ground: then what stands in it has the ground. To hide the tag stays the page's. Asked once, in the frame that styles the page anyway: in the middle of a task the answer costs the styles of the whole page. */
export function keepGround(shadow: ShadowRoot): void {
  if (grounded.has(shadow)) return;
  grounded.add(shadow);
  requestAnimationFrame(() => {
    if (getComputedStyle(shadow.host).display === 'inline')
      addSheets(shadow, ['[data-gp-root] { background: inherit; border-radius: inherit; }']);
  });
}

/** The text of a widget's sheets for a form that stands in the light DOM. */
export function formCssOf(css: Css): string {
  return base + css.join('');
}

/** A document without a window shows nothing and takes no sheets; they come with the move back. */
function isShown({ ownerDocument }: ShadowRoot): boolean {
  return ownerDocument.defaultView !== null;
}

/** One sheet per text for all instances of a document: adopted sheets need no `style-src 'unsafe-inline'`. */
export function sheetOf(text: string, document: Document): CSSStyleSheet {
  const sheets = made.get(document) ?? new Map<string, CSSStyleSheet>();
  made.set(document, sheets);
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}
