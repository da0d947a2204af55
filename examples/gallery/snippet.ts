import { CODES } from './code.js';
import { pageElement } from './page-element.js';

/** The lines that put this widget, as it is set now, on another page, in the framework that is chosen. */
export function snippet(chosen: string, onChoose: (framework: string) => void): { element: HTMLElement; show(code: string): void } {
  const code = pageElement('code');
  const copy = pageElement('button', { type: 'button' }, 'Copy');
  const said = pageElement('span', { role: 'status' });
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(code.textContent ?? '').then(
      () => (said.textContent = 'Copied'),
      () => (said.textContent = 'The browser did not allow it: select the lines and copy them.'),
    );
  });
  const panel = pageElement('pre', { id: 'code-panel', role: 'tabpanel', tabindex: 0, 'aria-labelledby': `code-${chosen}` }, code);
  const tabs = Object.entries(CODES).map(([name, label]) => {
    const attributes = { type: 'button', id: `code-${name}`, role: 'tab', 'aria-controls': 'code-panel' };
    const tab = pageElement('button', attributes, label);
    tab.addEventListener('click', () => choose(name));
    return [name, tab] as const;
  });
  const mark = (framework: string) => {
    panel.setAttribute('aria-labelledby', `code-${framework}`);
    for (const [name, tab] of tabs) {
      tab.setAttribute('aria-selected', String(name === framework));
      tab.tabIndex = name === framework ? 0 : -1;
    }
  };
  const choose = (framework: string) => {
    mark(framework);
    onChoose(framework);
  };
  const list = pageElement('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Framework' }, ...tabs.map(([, tab]) => tab));
  list.addEventListener('keydown', event => {
    const at = tabs.findIndex(([, tab]) => tab === document.activeElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const found = next === undefined ? undefined : tabs[next % tabs.length];
    if (!found) return;
    event.preventDefault();
    found[1].focus();
    choose(found[0]);
  });
  mark(chosen);
  const element = pageElement(
    'section',
    { class: 'snippet card', 'aria-labelledby': 'snippet-title' },
    pageElement('div', { class: 'card-head' }, pageElement('h2', { id: 'snippet-title' }, 'Lines to copy'), said, copy),
    list,
    panel,
  );
  return {
    element,
    show(text) {
      code.textContent = text;
      said.textContent = '';
    },
  };
}
