import type { WidgetContract } from '../../src/element/contract.js';
import { pageElement } from './page-element.js';

/** The lines that put this widget, as it is set now, on another page. */
export function snippet(contract: WidgetContract, given: URLSearchParams): { element: HTMLElement; update(given: URLSearchParams): void } {
  const code = pageElement('code');
  const copy = pageElement('button', { type: 'button' }, 'Copy');
  const said = pageElement('span', { role: 'status' });
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(code.textContent ?? '').then(
      () => (said.textContent = 'Copied'),
      () => (said.textContent = 'The browser did not allow it: select the lines and copy them.'),
    );
  });
  const update = (values: URLSearchParams) => {
    code.textContent = textOf(contract, values);
    said.textContent = '';
  };
  update(given);
  const element = pageElement(
    'section',
    { class: 'snippet', 'aria-labelledby': 'snippet-title' },
    pageElement('div', { class: 'events-head' }, pageElement('h2', { id: 'snippet-title' }, 'Lines to copy'), said, copy),
    pageElement('pre', { tabindex: 0 }, code),
  );
  return { element, update };
}

function textOf({ tag, attributes }: WidgetContract, given: URLSearchParams): string {
  const script = `<script type="module" src="${location.origin}/cdn/gp.js" data-api="${location.origin}" data-merchant="demo"></script>`;
  // The address may name anything: only what the contract knows is copied to another page.
  const known = [...given].filter(([name]) => Object.hasOwn(attributes, name));
  const set = known.map(([name, value]) => (attributes[name]?.type === 'boolean' ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  return `${script}\n\n<${tag}${set.join('')}></${tag}>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escaped(value: string): string {
  return value.replace(/[&"<>]/g, sign => ESCAPES[sign] ?? sign);
}
