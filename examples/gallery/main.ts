import { contracts } from '../../src/contracts.js';
import { pageElement } from './page-element.js';
import { prose } from './prose.js';
import { showWorkbench } from './workbench.js';

const main = document.querySelector('main');
const index = document.querySelector('#index');
if (!main || !index) throw new Error('index.html has lost its main element or its list.');

const tag = new URLSearchParams(location.search).get('tag');
const all = [...contracts].sort((a, b) => a.tag.localeCompare(b.tag));

for (const contract of all) {
  const link = pageElement('a', { href: `?tag=${contract.tag}`, 'aria-current': contract.tag === tag ? 'page' : undefined }, contract.tag);
  index.append(pageElement('li', {}, link));
}

const chosen = all.find(contract => contract.tag === tag);
if (chosen) {
  document.title = `${chosen.tag} – GP Widgets gallery`;
  showWorkbench(main, chosen);
} else {
  main.append(...overview(tag));
}

function overview(missing: string | null): Node[] {
  const title = pageElement('h1', {}, 'Every widget, alone');
  const lead = pageElement(
    'p',
    { class: 'lead' },
    missing === null
      ? 'Each one with its attributes as knobs, its events as they happen, and the lines to copy. They share one session: what you do here, the full site knows too.'
      : `There is no widget ${missing}. These are here:`,
  );
  const cards = all.map(({ tag, summary }) =>
    pageElement(
      'li',
      {},
      pageElement('a', { href: `?tag=${tag}` }, pageElement('strong', {}, `<${tag}>`), pageElement('span', {}, ...prose(summary))),
    ),
  );
  return [title, lead, pageElement('ul', { class: 'cards' }, ...cards)];
}
