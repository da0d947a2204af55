import type { WidgetContract } from '../../src/element/contract.js';
import { pageElement } from './page-element.js';
import { findWidgets } from './search.js';

/** The list of widgets with its search: `/` comes to it, arrows go through what was found, Enter opens the first. */
export function widgetIndex(
  index: HTMLElement,
  contracts: readonly WidgetContract[],
  current: string | null,
  addressOf: (tag: string) => string,
  onFound: (tags: readonly string[]) => void,
): void {
  const input = pageElement('input', {
    type: 'search',
    'aria-label': 'Search widgets',
    placeholder: 'Search…  /',
    'aria-keyshortcuts': '/',
    'aria-controls': 'widgets',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const list = pageElement('ul', { id: 'widgets' });
  const count = pageElement('p', { class: 'count', role: 'status' });
  const all = pageElement(
    'details',
    { class: 'all', open: matchMedia('(width >= 760px)').matches },
    pageElement('summary', {}, 'Widgets'),
    list,
  );
  const links = () => [...list.querySelectorAll('a')];
  const show = () => {
    const found = findWidgets(contracts, input.value);
    list.replaceChildren(
      ...found.map(({ contract: { tag }, by }) =>
        pageElement(
          'li',
          {},
          pageElement(
            'a',
            { href: addressOf(tag), 'aria-current': tag === current ? 'page' : undefined },
            tag,
            ...(by ? [pageElement('small', {}, by)] : []),
          ),
        ),
      ),
    );
    onFound(found.map(({ contract: { tag } }) => tag));
    count.textContent = input.value === '' ? '' : found.length === 0 ? 'Nothing is called so.' : `${found.length} found`;
    if (input.value !== '') all.open = true;
  };
  input.addEventListener('input', show);
  index.addEventListener('keydown', event => {
    const at = links().findIndex(link => link === document.activeElement);
    const inside = at >= 0 || document.activeElement === input;
    if (!inside) return;
    if (event.key === 'Enter' && at < 0) links()[0]?.click();
    else if (event.key === 'Escape' && input.value !== '') {
      input.value = '';
      show();
      input.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      if (next < 0) input.focus();
      else links()[Math.min(next, links().length - 1)]?.focus();
    } else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', event => {
    const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  show();
  index.append(pageElement('search', {}, input, count), all);
}
