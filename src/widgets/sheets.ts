import type { WidgetContract } from './contract.js';
import frame from './frame.css';
import base from './ui/base.css';
import notice from './ui/notice.css';
import light from './ui/tokens-light.css';
import tokens from './ui/tokens.css';

const made = new Map<string, CSSStyleSheet>();

/**
 * The sheets of a widget in the order in which they apply: tokens, light theme, basics, frame, the widget's own.
 * The theme is a sheet and no attribute, so that `:host` rules follow it and the host page's tag stays untouched.
 */
export function sheetsOf({ display = 'block' }: Pick<WidgetContract, 'display'>, css: string, theme: 'dark' | 'light'): CSSStyleSheet[] {
  const own = display === 'block' ? [] : [`:host { display: ${display}; }`];
  return [tokens, ...(theme === 'light' ? [light] : []), base, notice, frame, ...own, css].map(sheetOf);
}

/** The same before the first content stands: the height that the contract reserves is kept, so that nothing jumps. */
export function firstSheetsOf(contract: Pick<WidgetContract, 'display' | 'reserve'>, css: string): CSSStyleSheet[] {
  const sheets = sheetsOf(contract, css, 'dark');
  return contract.reserve ? [...sheets, sheetOf(`:host { min-block-size: ${contract.reserve}; }`)] : sheets;
}

/** One sheet per text for all instances of the page: adopted sheets need no `style-src 'unsafe-inline'`. */
function sheetOf(text: string): CSSStyleSheet {
  let sheet = made.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    made.set(text, sheet);
  }
  return sheet;
}
