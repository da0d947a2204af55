import { useState, type ComponentType } from 'react';
import type { ViewProps, WidgetContract } from '../../src/element/contract.js';
import { useText } from '../../src/element/core-context.js';
import { defineWidget } from '../../src/element/define-widget.js';

/** A widget that has one of everything; each test names a tag of its own. */
export const fixtureContract = {
  tag: 'gp-fixture',
  summary: 'Has one of everything, for the tests of the element layer.',
  calls: { needs: [] },
  attributes: {
    compact: { type: 'boolean', default: false, doc: 'A boolean.' },
    'page-size': { type: 'number', default: 18, doc: 'A number.' },
    label: { type: 'string', default: 'none', doc: 'A text.' },
    tone: { type: 'string', default: 'calm', values: ['calm', 'loud'], doc: 'One of two.' },
  },
  properties: { items: { type: 'readonly string[]', doc: 'An object.' } },
  events: {
    'gp-take': { detail: '{ amount: number }', cancelable: true, doc: 'May be taken over.' },
    'gp-told': { detail: 'undefined', cancelable: false, doc: 'Only told.' },
  },
  slots: { '': 'What the page puts inside.' },
  since: '0.1.0',
} as const satisfies WidgetContract;

export type FixtureContract = Omit<typeof fixtureContract, 'tag'> & Pick<WidgetContract, 'tag' | 'reserve' | 'worksWhenBlocked'>;
export type FixtureView = ComponentType<ViewProps<FixtureContract>>;

/** What the views under test were given and did, by tag. */
export const renders = new Map<string, number>();

/** Shows every value, keeps a count and a text, and emits on request. */
export function Fixture({ compact, pageSize, label, tone, items, emit, host }: ViewProps<FixtureContract>) {
  const t = useText();
  const [count, setCount] = useState(0);
  const [taken, setTaken] = useState('');
  renders.set(host.localName, (renders.get(host.localName) ?? 0) + 1);
  if (label === 'throw') throw new Error('The fixture was asked to throw.');
  return (
    <section aria-label="Fixture" className="fixture">
      <output>{JSON.stringify({ compact, pageSize, label, tone, items: Array.isArray(items) ? items.length : null })}</output>
      <p className="text">{t('common.next-page')}</p>
      <button className="count" onClick={() => setCount(count + 1)}>
        {`Count ${count}`}
      </button>
      <label>
        Note <input name="note" />
      </label>
      <button className="take" onClick={() => setTaken(emit('gp-take', { amount: 5 }) ? 'the page' : 'the widget')}>
        {`Taken by ${taken || 'nobody'}`}
      </button>
      <button className="tell" onClick={() => setTaken(emit('gp-told') ? 'the page' : 'the widget')}>
        Tell
      </button>
      <slot />
    </section>
  );
}

export const fixtureCss = '.fixture { color: rgb(1, 2, 3); padding: 8px; }';

/** Registers the fixture, or another view with its contract, under a tag of its own. */
export function defineFixture(tag: `gp-${string}`, View: FixtureView = Fixture, extra: Partial<FixtureContract> = {}) {
  return defineWidget<FixtureContract>({ ...fixtureContract, ...extra, tag }, View, { css: [fixtureCss] });
}

/** What the fixture's view was given. */
export function given(element: Element): Record<string, unknown> {
  return JSON.parse(element.shadowRoot?.querySelector('output')?.textContent || '{}') as Record<string, unknown>;
}
