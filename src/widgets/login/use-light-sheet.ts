import { useLayoutEffect } from 'react';
import base from '../ui/base.css';
import field from '../ui/field.css';
import css from './login.css';

const adopted = new WeakMap<Document | ShadowRoot, { sheet: CSSStyleSheet; users: number }>();

/** Gives the root that the element stands in a sheet for its slotted form, and takes it away with the last one. */
export function useLightSheet(host: HTMLElement, wanted: boolean): void {
  useLayoutEffect(() => {
    const root = host.getRootNode();
    if (!wanted || !(root instanceof Document || root instanceof ShadowRoot)) return;
    const entry = adopted.get(root) ?? { sheet: scopedSheet(), users: 0 };
    adopted.set(root, entry);
    if (entry.users++ === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, entry.sheet];
    return () => {
      if (--entry.users > 0) return;
      adopted.delete(root);
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter(sheet => sheet !== entry.sheet);
    };
  }, [host, wanted]);
}

/** The same rules, nested under the form's own place: nothing else of the page is touched. The tokens come by inheritance. */
function scopedSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`gp-login > .gp-light {
    color: var(--ink);
    font: 400 var(--text-2) / 1.45 var(--font);
    text-align: start;
    ${base}${field}${css}
  }`);
  return sheet;
}
