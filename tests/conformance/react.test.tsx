import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { wrapWidget } from '../../src/react/wrap-widget.js';
import { GpLobby } from '../../src/react.js';
import { afterEach, describe, expect, it, place, testCore, until, whenReady } from '../widgets-support/index.js';
import { defineFixture, fixtureContract, given } from './fixture.js';

describe('gp-widgets/react', () => {
  let unmount = () => undefined as void;
  afterEach(() => unmount());

  function render(tree: React.ReactNode): HTMLElement {
    const host = place(document.createElement('div'));
    const root = createRoot(host);
    unmount = () => root.unmount();
    flushSync(() => root.render(tree));
    return host;
  }

  it('loads the code, and hands over attributes, properties and events, also before the tag is defined', async () => {
    testCore();
    const contract = { ...fixtureContract, tag: 'gp-t-react' } as const;
    const heard: unknown[] = [];
    // A tag of the tests is in no list of tags, so its props are not typed.
    const Wrapped = wrapWidget(contract, async () => void defineFixture('gp-t-react')) as (
      props: Record<string, unknown>,
    ) => React.ReactElement;
    const host = render(
      createElement(Wrapped, {
        pageSize: 7,
        compact: true,
        label: 'react',
        items: ['a'],
        onGpTake: (event: CustomEvent) => heard.push(event.detail),
      }),
    );
    const element = host.firstElementChild ?? host;
    await until(() => given(element).pageSize === 7, 'it stands');
    expect(given(element)).to.deep.include({ compact: true, label: 'react', items: 1 });
    element.shadowRoot?.querySelector<HTMLElement>('.take')?.click();
    expect(heard).to.deep.equal([{ amount: 5 }]);
  });

  it('hears the events of a tag that a server has drawn, without a second drawing, with the listener of the last one', async () => {
    testCore();
    const contract = { ...fixtureContract, tag: 'gp-t-hydrated' } as const;
    const heard: unknown[] = [];
    const Wrapped = wrapWidget(contract, async () => void defineFixture('gp-t-hydrated')) as (
      props: Record<string, unknown>,
    ) => React.ReactElement;
    const tree = (first: string) =>
      createElement(Wrapped, { label: 'server', onGpTake: (event: CustomEvent) => (heard.push(first), event.preventDefault()) });
    const host = place(document.createElement('div'));
    const drawn = document.createRange().createContextualFragment(renderToString(tree('server')));
    host.append(drawn);
    const root = hydrateRoot(host, tree('first'));
    unmount = () => root.unmount();
    const element = host.firstElementChild ?? host;
    const take = await until(() => element.shadowRoot?.querySelector<HTMLElement>('.take') ?? undefined, 'it stands');
    expect(given(element).label).to.equal('server');
    take.click();
    await until(() => take.textContent === 'Taken by the page', 'the page took over');
    flushSync(() => root.render(tree('second')));
    take.click();
    expect(heard).to.deep.equal(['first', 'second']);
  });

  it('gives the element by ref', async () => {
    testCore();
    const ref = { current: null as HTMLElementTagNameMap['gp-lobby'] | null };
    render(<GpLobby ref={ref} pageSize={6} className="games" />);
    const element = await until(() => ref.current, 'the ref is set');
    await whenReady(element);
    expect(element.pageSize).to.equal(6);
    expect(element.className).to.equal('games');
  });
});
