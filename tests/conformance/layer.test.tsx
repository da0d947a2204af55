import { createElement, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { configure } from '../../src/core/configure.js';
import type { ErrorReport } from '../../src/core/kernel/config.js';
import { VERSION } from '../../src/core/kernel/version.js';
import {
  boxOf,
  describe,
  expect,
  find,
  heard,
  it,
  make,
  mount,
  nextFrame,
  place,
  rootOf,
  testCore,
  until,
  whenReady,
} from '../widgets-support/index.js';
import { defineFixture, given, renders } from './fixture.js';
import { canMove, move, WAYS } from './move.js';
import { recordConsole } from './warnings.js';

const consoleLines = recordConsole();

describe('element layer: attributes and properties', () => {
  defineFixture('gp-t-values');

  it('reads bare booleans, numbers, kebab names and choices', async () => {
    testCore();
    const element = await mount('gp-t-values', { compact: true, 'page-size': '6', label: 'hello', tone: 'loud' });
    expect(given(element)).to.deep.equal({ compact: true, pageSize: 6, label: 'hello', tone: 'loud', items: null });
    element.setAttribute('compact', 'false');
    await until(() => given(element).compact === false, 'compact="false" is false');
    element.setAttribute('compact', 'compact');
    await until(() => given(element).compact === true, 'compact="compact" is true');
  });

  it('goes back to the default when an attribute is removed', async () => {
    testCore();
    const element = await mount('gp-t-values', { compact: true, 'page-size': '6' });
    element.removeAttribute('compact');
    element.removeAttribute('page-size');
    await until(() => given(element).compact === false && given(element).pageSize === 18, 'the defaults are back');
    expect(consoleLines.warnings).to.deep.equal([]);
  });

  it('takes the default for a bad value and warns once with the tag', async () => {
    testCore();
    const element = await mount('gp-t-values', { 'page-size': 'many' });
    expect(given(element).pageSize).to.equal(18);
    expect(consoleLines.warnings).to.have.length(1);
    expect(consoleLines.warnings[0]).to.include('[gp-widgets] <gp-t-values>').and.include('page-size').and.include('many');
    element.setAttribute('tone', 'shrill');
    expect(consoleLines.warnings).to.have.length(2);
    expect(given(element).tone).to.equal('calm');
  });

  it('keeps the identity of objects, writes nothing into attributes, and forgets on undefined', async () => {
    testCore();
    const items = ['a', 'b'];
    const element = await mount('gp-t-values', {}, { items, compact: true });
    expect(Reflect.get(element, 'items')).to.equal(items);
    expect(given(element)).to.include({ items: 2, compact: true });
    expect(element.attributes).to.have.length(0);
    Reflect.set(element, 'items', undefined);
    Reflect.set(element, 'compact', undefined);
    await until(() => given(element).items === null && given(element).compact === false, 'the defaults are back');
  });

  it('checks properties as it checks attributes', async () => {
    testCore();
    const element = await mount('gp-t-values');
    Reflect.set(element, 'pageSize', Number.NaN);
    expect(Reflect.get(element, 'pageSize')).to.equal(18);
    expect(consoleLines.warnings).to.have.length(1);
    Reflect.set(element, 'pageSize', '12');
    expect(Reflect.get(element, 'pageSize')).to.equal(12);
    Reflect.set(element, 'compact', '');
    expect(Reflect.get(element, 'compact')).to.equal(true);
  });

  it('takes properties that were set before the script arrived; the attribute wins over them', async () => {
    testCore();
    const element = make('gp-t-late', { label: 'attribute' });
    Object.assign(element, { pageSize: 7, label: 'property', items: ['x'] });
    const ready = whenReady(place(element));
    defineFixture('gp-t-late');
    await ready;
    expect(given(element)).to.deep.include({ pageSize: 7, label: 'attribute', items: 1 });
    expect(['pageSize', 'label', 'items'].filter(name => Object.hasOwn(element, name))).to.deep.equal([]);
    Reflect.set(element, 'pageSize', 8);
    await until(() => given(element).pageSize === 8, 'later sets arrive');
  });

  it('draws once for three sets in one task', async () => {
    testCore();
    const element = await mount('gp-t-values');
    const before = renders.get('gp-t-values') ?? 0;
    Object.assign(element, { pageSize: 3, label: 'x', compact: true });
    await until(() => given(element).pageSize === 3, 'the new values are drawn');
    expect(renders.get('gp-t-values')).to.equal(before + 1);
  });
});

describe('element layer: life', () => {
  defineFixture('gp-t-life');

  it('mounts nothing while detached, and once when connected', async () => {
    testCore();
    const element = make('gp-t-life');
    element.setAttribute('label', 'early');
    await nextFrame();
    expect(rootOf(element).childNodes).to.have.length(0);
    const ready = whenReady(element);
    place(element);
    await ready;
    expect(given(element).label).to.equal('early');
    expect(boxOf(element).children).to.have.length(1);
  });

  for (const way of WAYS) {
    it(`keeps state and text over ${way}`, async function () {
      testCore();
      if (!canMove(way)) this.skip();
      const element = await mount('gp-t-life');
      const target = place(document.createElement('div'));
      const input = await find<HTMLInputElement>(element, 'input');
      (await find(element, '.count')).click();
      input.value = 'typed';
      input.focus();
      move(element, target, way);
      await nextFrame();
      expect(element.parentElement).to.equal(target);
      expect((await find(element, '.count')).textContent).to.equal('Count 1');
      expect(rootOf(element).querySelector('input')).to.equal(input);
      expect(input.value).to.equal('typed');
      if (way === 'moveBefore') expect(rootOf(element).activeElement).to.equal(input);
    });
  }

  it('unmounts when removed, mounts anew when added, keeps what was set meanwhile, and is ready only once', async () => {
    testCore();
    let readies = 0;
    const element = make('gp-t-life');
    element.addEventListener('gp-ready', () => readies++);
    place(element);
    await until(() => readies === 1, 'it is ready');
    element.remove();
    await until(() => boxOf(element).childNodes.length === 0, 'it is unmounted');
    Reflect.set(element, 'pageSize', 4);
    place(element);
    await until(() => given(element).pageSize === 4, 'it stands again');
    expect(boxOf(element).children).to.have.length(1);
    expect(readies).to.equal(1);
  });

  it('survives being removed before it could start', async () => {
    testCore();
    const element = place(make('gp-t-life'));
    element.remove();
    await nextFrame();
    expect(rootOf(element).querySelector('section')).to.equal(null);
  });

  it('mounts and unmounts 500 elements exactly', async () => {
    const { core } = testCore();
    await core.start();
    let alive = 0;
    defineFixture('gp-t-many', function Many() {
      useEffect(() => {
        alive++;
        return () => void alive--;
      }, []);
      return null;
    });
    const elements = Array.from({ length: 500 }, () => place(make('gp-t-many')));
    await until(() => alive === 500, '500 views stand');
    for (const element of elements) element.remove();
    await until(() => alive === 0, 'all views are gone');
  });

  it('can be removed by a React host in its own commit without a warning', async () => {
    testCore();
    const host = place(document.createElement('div'));
    const root = createRoot(host);
    flushSync(() => root.render(createElement('gp-t-life')));
    await find(host.firstElementChild ?? host, 'section');
    flushSync(() => root.render(null));
    await nextFrame();
    root.unmount();
    expect(consoleLines.errors).to.deep.equal([]);
  });

  it('defines a tag once, silently; warns when another version has it', () => {
    const first = defineFixture('gp-t-twice');
    expect(defineFixture('gp-t-twice')).to.equal(first);
    expect(consoleLines.warnings).to.deep.equal([]);
    const other = class extends HTMLElement {
      static readonly version = '99.0.0';
    };
    customElements.define('gp-t-other', other);
    defineFixture('gp-t-other');
    expect(consoleLines.warnings).to.have.length(1);
    expect(consoleLines.warnings[0]).to.include('99.0.0');
  });
});

describe('element layer: events', () => {
  defineFixture('gp-t-events');

  it('crosses to the document, and says whether the page took over', async () => {
    testCore();
    const element = await mount('gp-t-events');
    const take = await find(element, '.take');
    const event = await heard<{ amount: number }>('gp-take', () => take.click());
    expect(event).to.include({ bubbles: true, composed: true, cancelable: true });
    expect(event.detail).to.deep.equal({ amount: 5 });
    await until(() => take.textContent === 'Taken by the widget', 'nobody took over');

    element.addEventListener('gp-take', event => event.preventDefault());
    take.click();
    await until(() => take.textContent === 'Taken by the page', 'the page took over');
  });

  it('cannot be cancelled where the contract says so', async () => {
    testCore();
    const element = await mount('gp-t-events');
    element.addEventListener('gp-told', event => event.preventDefault());
    const tell = await find(element, '.tell');
    const event = await heard('gp-told', () => tell.click());
    expect(event.cancelable).to.equal(false);
    expect(event.defaultPrevented).to.equal(false);
  });
});

describe('element layer: failure', () => {
  defineFixture('gp-t-fail');

  it('configure({ onError }) is told code, widget, release and cause of each, also of a tag in another’s shadow root; the last one counts', async () => {
    testCore();
    const reports: ErrorReport[] = [];
    configure({ onError: () => expect.fail('another has come') });
    configure({ onError: report => reports.push(report) });
    const outer = place(document.createElement('div'));
    outer.attachShadow({ mode: 'open' }).append(make('gp-t-fail', { label: 'throw' }));
    await until(() => reports.length > 0, 'the report');
    const [{ cause, ...report }] = reports as [ErrorReport];
    expect(report).to.deep.equal({ code: 'render', widget: 'gp-t-fail', release: VERSION });
    expect(cause).to.be.an('error').with.property('message', 'The fixture was asked to throw.');
    expect(reports).to.have.length(1);
    configure({ onError: () => undefined });
  });

  it('says so in place, reports gp-error with a code and what was thrown, lets siblings live, and tries again', async () => {
    testCore();
    const sibling = await mount('gp-t-fail');
    const element = make('gp-t-fail', { label: 'throw' });
    const event = await heard<{ code: string; cause?: unknown }>('gp-error', () => void place(element));
    expect(event.target).to.equal(element);
    expect(Object.keys(event.detail)).to.deep.equal(['code', 'cause']);
    expect(event.detail.code).to.equal('render');
    expect(event.detail.cause).to.be.an('error').with.property('message', 'The fixture was asked to throw.');
    expect((await find(element, '[role=alert]')).textContent).to.include('did not work');
    expect(consoleLines.errors.filter(line => line.includes('[gp-widgets] <gp-t-fail>'))).to.have.length(1);
    (await find(sibling, '.count')).click();
    await until(() => rootOf(sibling).querySelector('.count')?.textContent === 'Count 1', 'the sibling lives');

    element.removeAttribute('label');
    (await find(element, '[role=alert] button')).click();
    await find(element, 'section');
    expect(rootOf(element).querySelector('[role=alert]')).to.equal(null);
  });
});
