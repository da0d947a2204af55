export const POPUPS = 'gp-dialogs';
/** The popups stand nowhere in the page: what is said of them floats over it. */
const AFLOAT = ';position:fixed;bottom:80px;background:canvas;color:canvastext';

/** Says in the tag itself, in the language `lang`, why it stays empty. The root is kept by the widget when its code arrives after all. */
export function showNotice(element: Element, lang: string, text: string, label?: string, onClick: (() => void) | null = null): void {
  const box = document.createElement('p');
  box.lang = lang;
  box.dir = 'auto';
  box.role = label ? 'alert' : 'status';
  box.textContent = text;
  // Set by script, so a strict CSP allows it. Two lines of it fit into the least space that a tag reserves.
  box.style.cssText =
    'margin:0;padding:5px;font:14px system-ui;border:1px solid #8886;border-radius:8px;background:#8882' +
    (element.localName === POPUPS ? AFLOAT : '');
  if (label) {
    const button = document.createElement('button');
    button.textContent = label;
    button.style.cssText = 'margin:12px;padding:12px;font:inherit;color:inherit;border:inherit;border-radius:inherit;background:#8883';
    button.onclick = onClick;
    box.append(button);
  }
  (element.shadowRoot ?? element.attachShadow({ mode: 'open' })).replaceChildren(box);
}

/** Takes what showNotice has put there, and nothing that a widget has drawn meanwhile. */
export function clearNotice(element: Element): void {
  for (const child of [...(element.shadowRoot?.children ?? [])]) if (child.localName === 'p') child.remove();
}
