import { FRAME_EVENTS, type WidgetContract } from '../../src/element/contract.js';
import { pageElement } from './page-element.js';
import { prose } from './prose.js';

type Row = readonly string[];

/** The contract as tables: what a reader looks up. */
export function reference(contract: WidgetContract): HTMLElement {
  const events = { ...contract.events, ...FRAME_EVENTS };
  return pageElement(
    'section',
    { class: 'reference', 'aria-labelledby': 'reference-title' },
    pageElement('h2', { id: 'reference-title' }, 'Reference'),
    ...table(
      'Attributes',
      ['Name', 'Type', 'Default', ''],
      Object.entries(contract.attributes).map(([name, { type, values, default: initial, doc }]) => [
        name,
        values?.map(value => value || '(empty)').join(' | ') ?? type,
        String(initial) || '(empty)',
        doc,
      ]),
    ),
    ...table(
      'Properties',
      ['Name', 'Type', ''],
      Object.entries(contract.properties ?? {}).map(([name, { type, doc }]) => [name, type, doc]),
    ),
    ...table(
      'Events',
      ['Name', 'Detail', 'Cancelable', ''],
      Object.entries(events).map(([name, { detail, cancelable, doc }]) => [name, detail, cancelable ? 'yes' : 'no', doc]),
    ),
    ...table('Slots', ['Name', ''], Object.entries(contract.slots ?? {})),
    ...table('Parts', ['Name', ''], Object.entries(contract.parts ?? {})),
    ...table(
      'Custom properties',
      ['Name', 'Default', ''],
      Object.entries(contract.cssProperties ?? {}).map(([name, { default: initial, doc }]) => [name, initial, doc]),
    ),
  );
}

function table(caption: string, heads: Row, rows: Row[]): Node[] {
  if (rows.length === 0) return [];
  const head = pageElement('tr', {}, ...heads.map(text => pageElement('th', { scope: 'col' }, text || 'Meaning')));
  const body = rows.map(([name = '', ...cells]) =>
    pageElement(
      'tr',
      {},
      pageElement('th', { scope: 'row' }, pageElement('code', {}, name)),
      ...cells.map(text => pageElement('td', {}, ...prose(text))),
    ),
  );
  return [
    pageElement(
      'div',
      { class: 'table', tabindex: 0, role: 'region', 'aria-label': caption },
      pageElement('table', {}, pageElement('caption', {}, caption), pageElement('thead', {}, head), pageElement('tbody', {}, ...body)),
    ),
  ];
}
