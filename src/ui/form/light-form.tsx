import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStanding } from '../../element/core-context.js';

interface LightFormProps {
  /** With the attribute `light-form`: the form stands as slotted light DOM, where password managers of every kind find it. */
  wanted: boolean;
  host: HTMLElement;
  children: ReactNode;
}

const adopted = new WeakMap<Document | ShadowRoot, Map<string, { sheet: CSSStyleSheet; users: number }>>();

/** A form in the shadow root, or slotted into it. */
export function LightForm({ wanted, host, children }: LightFormProps) {
  const { formCss } = useStanding();
  useLightSheet(host, wanted ? (formCss?.() ?? '') : '');
  if (!wanted) return children;
  return (
    <>
      <slot name="form" />
      {createPortal(
        <div slot="form" className="gp-light">
          {children}
        </div>,
        host,
      )}
    </>
  );
}

/** Gives the root that the element stands in a sheet for its slotted form, and takes it away with the last one. */
function useLightSheet(host: HTMLElement, css: string): void {
  useLayoutEffect(() => {
    const root = host.getRootNode();
    if (!css || !(root instanceof Document || root instanceof ShadowRoot)) return;
    const tag = host.localName;
    const sheets = adopted.get(root) ?? new Map<string, { sheet: CSSStyleSheet; users: number }>();
    adopted.set(root, sheets);
    const entry = sheets.get(tag) ?? { sheet: scopedSheet(tag, css), users: 0 };
    sheets.set(tag, entry);
    if (entry.users++ === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, entry.sheet];
    return () => {
      if (--entry.users > 0) return;
      sheets.delete(tag);
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter(sheet => sheet !== entry.sheet);
    };
  }, [host, css]);
}

/** The same rules, nested under the form's own place: nothing else of the page is touched. The tokens come by inheritance. */
function scopedSheet(tag: string, css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${tag} > .gp-light {
    color: var(--ink);
    font: 400 var(--text-2) / 1.45 var(--font);
    text-align: start;
    ${css}
  }`);
  return sheet;
}
