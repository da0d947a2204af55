const CSS = `div{box-sizing:border-box;padding:24px 16px;text-align:center;font:14px/1.5 system-ui,sans-serif;color:var(--gp-color-ink,inherit)}
p{margin:0 0 12px}button{font:inherit;min-height:44px;padding:0 16px;cursor:pointer}`;

/** Says in the tag itself why it stays empty. The root is kept by the widget when its code arrives after all. */
export function showNotice(element: Element, text: string, button?: { label: string; onClick(): void }): void {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  sheet ??= makeSheet();
  shadow.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  box.setAttribute('role', button ? 'alert' : 'status');
  const sentence = document.createElement('p');
  sentence.textContent = text;
  box.append(sentence);
  if (button) {
    const control = document.createElement('button');
    control.type = 'button';
    control.textContent = button.label;
    control.onclick = button.onClick;
    box.append(control);
  }
  shadow.replaceChildren(box);
}

/** Empties a root that showNotice has made. */
export function clearNotice(element: Element): void {
  element.shadowRoot?.replaceChildren();
}

let sheet: CSSStyleSheet | undefined;

function makeSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(CSS);
  return made;
}
