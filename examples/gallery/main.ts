import { contracts } from '../../src/contracts.js';
import { readPlace, writePlace } from './address.js';
import { BRANDS } from './brands.js';
import { pageElement } from './page-element.js';
import { prose } from './prose.js';
import { widgetIndex } from './widget-index.js';
import { showWorkbench } from './workbench.js';

const main = document.querySelector('main');
const index = document.querySelector<HTMLElement>('#index');
if (!main || !index) throw new Error('index.html has lost its main element or its list.');

const all = [...contracts].sort((a, b) => a.tag.localeCompare(b.tag));
let shown = new AbortController();
let found: readonly string[] = all.map(({ tag }) => tag);

// Widgets that one goes through keep their surroundings.
widgetIndex(
  index,
  all,
  readPlace(location.search).tag,
  tag => writePlace({ ...readPlace(location.search), tag, given: new Map() }),
  tags => {
    found = tags;
    narrow(main);
  },
);
index.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const tag = link && readPlace(link.search).tag;
  if (tag) link.search = writePlace({ ...readPlace(location.search), tag, given: new Map() });
});
addEventListener('popstate', () => show(main));
show(main);

/** Shows what the address says, in place of what stood there. */
function show(main: HTMLElement) {
  shown.abort();
  shown = new AbortController();
  const place = readPlace(location.search);
  const chosen = all.find(({ tag }) => tag === place.tag);
  document.title = chosen ? `${chosen.tag} – GP Widgets gallery` : 'GP Widgets gallery';
  main.replaceChildren();
  if (chosen) showWorkbench(main, chosen, place, shown.signal);
  else main.append(...overview(place.tag));
  narrow(main);
}

/** Of the cards of the first page, those that the search finds. */
function narrow(main: HTMLElement) {
  for (const card of main.querySelectorAll<HTMLElement>('[data-tag]')) card.hidden = !found.includes(card.dataset.tag ?? '');
}

function overview(missing: string | null): Node[] {
  const title = pageElement('h1', {}, 'Every widget, alone');
  const lead = pageElement(
    'p',
    { class: 'lead' },
    missing === null
      ? 'Each one with its attributes as knobs, its states, its events as they happen, and the lines to copy. They share one session: what you do here, the full site knows too.'
      : `There is no widget ${missing}. These are here:`,
  );
  const brands = BRANDS.filter(({ name }) => name !== 'own').map(({ name, label, says }) => {
    const around = { ...readPlace('').around, brand: name, theme: name === 'nightjar' ? 'dark' : 'light' };
    return pageElement(
      'li',
      { 'data-brand': name },
      pageElement(
        'a',
        { href: writePlace({ tag: 'gp-lobby', given: new Map(), around }) },
        pageElement('strong', {}, label),
        pageElement('span', {}, says),
        pageElement('i', { 'aria-hidden': 'true' }, 'Aa'),
      ),
    );
  });
  const cards = all.map(({ tag, summary }) =>
    pageElement(
      'li',
      { 'data-tag': tag },
      pageElement('a', { href: `?tag=${tag}` }, pageElement('strong', {}, `<${tag}>`), pageElement('span', {}, ...prose(summary))),
    ),
  );
  return [
    title,
    lead,
    pageElement('h2', {}, 'Three companies, one sheet each'),
    pageElement('ul', { class: 'cards brands' }, ...brands),
    pageElement('h2', {}, `${all.length} widgets`),
    pageElement('ul', { class: 'cards' }, ...cards),
  ];
}
