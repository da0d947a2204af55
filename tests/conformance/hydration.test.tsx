import { renderToString } from 'react-dom/server';
import { Frame } from '../../src/element/frame.js';
import type { Core } from '../../src/core/parts/core.js';
import { ElementStore } from '../../src/element/element-store.js';
import { boxOf, describe, expect, find, it, make, place, rootOf, testCore, until, whenReady } from '../widgets-support/index.js';
import { defineFixture, Fixture, fixtureContract, given } from './fixture.js';
import { recordConsole } from './warnings.js';

const consoleLines = recordConsole();
const VALUES = { compact: false, pageSize: 18, label: 'none', tone: 'calm', items: undefined };

/** The markup that a server would have made of the fixture. */
function snapshot(core: Core, values: Record<string, unknown> = VALUES): string {
  return renderToString(
    <Frame
      contract={fixtureContract}
      View={Fixture}
      core={core}
      store={new ElementStore(values)}
      follow={() => () => undefined}
      host={document.createElement('gp-snapshot')}
      emit={() => false}
      onSurroundings={() => undefined}
      onReady={() => undefined}
    />,
  );
}

/** An element as the HTML parser or the loader makes it: the root is filled before the tag is defined. */
function filled(tag: string, html: string): HTMLElement {
  const element = make(tag);
  const shadow = element.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  box.dataset.gpRoot = '';
  box.innerHTML = html;
  shadow.append(box);
  return place(element);
}

describe('element layer: hydration of a snapshot', () => {
  it('keeps nodes, typed text and focus, then works', async () => {
    const { core } = testCore();
    await core.start();
    const element = filled('gp-t-hydrate', snapshot(core));
    const section = await find(element, 'section');
    const input = await find<HTMLInputElement>(element, 'input');
    input.value = 'typed';
    input.focus();
    const ready = whenReady(element);
    defineFixture('gp-t-hydrate');
    await ready;
    expect(rootOf(element).querySelector('section')).to.equal(section);
    expect(input.value).to.equal('typed');
    expect(rootOf(element).activeElement).to.equal(input);
    (await find(element, '.count')).click();
    await until(() => rootOf(element).querySelector('.count')?.textContent === 'Count 1', 'clicks arrive');
    Reflect.set(element, 'pageSize', 5);
    await until(() => given(element).pageSize === 5, 'properties arrive');
    expect(consoleLines.errors).to.deep.equal([]);
  });

  it('waits for the language with the snapshot standing', async () => {
    const made = testCore();
    await made.core.start();
    const html = snapshot(made.core);
    testCore(); // a core that has not started yet
    const element = filled('gp-t-hydrate-wait', html);
    const section = await find(element, 'section');
    const ready = whenReady(element);
    defineFixture('gp-t-hydrate-wait');
    expect(rootOf(element).querySelector('section')).to.equal(section);
    await ready;
    expect(rootOf(element).querySelector('section')).to.equal(section);
    expect(consoleLines.errors).to.deep.equal([]);
  });

  it('SYS-05 goes when the platform says that it is closed: it was drawn while it was open', async () => {
    const made = testCore();
    await made.core.start();
    const html = snapshot(made.core);
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => ({ maintenance: true }));
    const element = filled('gp-t-closed', html);
    await find(element, 'section');
    defineFixture('gp-t-closed');
    await until(
      () => !rootOf(element).querySelector('section') && boxOf(element).textContent !== '',
      'why it is closed stands in its place',
    );
  });

  it('draws anew, once, and reports when the snapshot does not match', async () => {
    const { core } = testCore();
    await core.start();
    const element = filled('gp-t-mismatch', snapshot(core, { ...VALUES, pageSize: 99 }));
    const codes: unknown[] = [];
    element.addEventListener('gp-error', event => codes.push((event as CustomEvent).detail));
    const ready = whenReady(element);
    defineFixture('gp-t-mismatch');
    await ready;
    expect(given(element).pageSize).to.equal(18);
    expect(rootOf(element).querySelectorAll('section')).to.have.length(1);
    expect(codes).to.have.length(1);
    expect(codes[0]).to.include({ code: 'hydration' }).with.property('cause').that.is.an('error');
  });

  it('unmounts a hydrated view and mounts it anew without a report', async () => {
    const { core } = testCore();
    await core.start();
    const element = filled('gp-t-rehydrate', snapshot(core));
    let errors = 0;
    element.addEventListener('gp-error', () => errors++);
    const ready = whenReady(element);
    defineFixture('gp-t-rehydrate');
    await ready;
    element.remove();
    await until(() => boxOf(element).childNodes.length === 0, 'it is unmounted');
    place(element);
    await find(element, 'section');
    expect(errors).to.equal(0);
  });

  it('takes a declarative shadow root over', async function () {
    if (!('parseHTMLUnsafe' in Document)) this.skip();
    const { core } = testCore();
    await core.start();
    defineFixture('gp-t-declarative');
    const holder = place(document.createElement('div'));
    holder.setHTMLUnsafe(
      `<gp-t-declarative><template shadowrootmode="open"><div data-gp-root="">${snapshot(core)}</div></template></gp-t-declarative>`,
    );
    const element = holder.querySelector('gp-t-declarative') ?? holder;
    const section = await find(element, 'section');
    await until(() => boxOf(element).dataset.theme === 'dark', 'the live view stands');
    expect(rootOf(element).querySelector('section')).to.equal(section);
    expect(consoleLines.errors).to.deep.equal([]);
  });
});
