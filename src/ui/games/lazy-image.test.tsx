import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, nextFrame, place, testCore, until } from '../../../tests/widgets-support/index.js';
import { StandingContext, standingIn } from '../../element/core-context.js';
import { LazyImage } from './lazy-image.js';

const GOOD = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4' width='3' height='4'/%3E";
const BAD = 'data:image/png;base64,AAAA';

describe('LazyImage', () => {
  let root: Root | undefined;
  afterEach(() => root?.unmount());

  it('CON-70 asks for the picture when a tenth of it is visible', async () => {
    const box = show(GOOD);
    box.style.position = 'fixed';
    box.style.top = `${innerHeight - 9}px`; // 9 of 200 px are seen
    for (let frame = 0; frame < 6; frame++) await nextFrame();
    expect(box.querySelector('img')).to.equal(null);
    box.style.top = `${innerHeight - 30}px`; // 30 of 200 px
    await until(() => box.querySelector('[data-state=shown] img'), 'the picture is shown');
  });

  it('CON-71 tries a failing picture twice, then draws one', async () => {
    const tried = new Set<Element>();
    const watch = new MutationObserver(records => {
      for (const node of records.flatMap(record => [...record.addedNodes])) if (node instanceof HTMLImageElement) tried.add(node);
    });
    const box = show(BAD);
    watch.observe(box, { childList: true, subtree: true });
    await until(() => box.querySelector('[data-state=failed]'), 'the drawing stands');
    watch.disconnect();
    expect(tried.size).to.equal(2);
    expect(box.querySelector('.image')?.textContent).to.equal('GF');
  });

  it('CON-71 a picture that failed is tried anew whenever the connection is back', async () => {
    let asked = 0;
    const watch = new MutationObserver(records => {
      for (const node of records.flatMap(record => [...record.addedNodes])) if (node instanceof HTMLImageElement) asked += 1;
    });
    const box = show(BAD);
    watch.observe(box, { childList: true, subtree: true });
    for (const tries of [2, 4, 6]) {
      await until(() => box.querySelector('[data-state=failed]') && asked === tries, `${tries} tries`);
      dispatchEvent(new Event('online'));
    }
    watch.disconnect();
  });

  it('CON-71 a picture of a server’s first view that failed before its script came is tried again, and then drawn', async () => {
    const { box } = await hydrate(BAD);
    await until(() => box.querySelector('[data-state=failed]'), 'the drawing stands');
    expect(box.querySelector('.image')?.textContent).to.equal('GF');
  });

  it('a picture of a server’s first view is taken over as it stands', async () => {
    const { box, drawn } = await hydrate(GOOD);
    await until(() => box.querySelector('[data-state=shown]'), 'it is known to be there');
    expect([...box.querySelectorAll('img')]).to.deep.equal([drawn]);
    expect([drawn.onload, drawn.onerror]).to.deep.equal([null, null]);
  });

  it('CON-71 without an address the drawing stands at once', async () => {
    const box = show('');
    await until(() => box.querySelector('.image')?.textContent === 'GF', 'the drawing stands');
  });

  async function hydrate(src: string) {
    const { core } = testCore();
    const view = (
      <StandingContext value={standingIn(core)}>
        <LazyImage src={src} title="Golden Fox" eager />
      </StandingContext>
    );
    const box = place(document.createElement('div'));
    box.innerHTML = renderToString(view);
    // A server draws it; this is a browser, where it comes with the script.
    const drawn = box.querySelector('.image')!.appendChild(Object.assign(new Image(), { src }));
    await until(() => drawn.complete, 'it has come, or failed');
    root = hydrateRoot(box, view, { onRecoverableError: error => expect.fail(String(error)) });
    return { box, drawn };
  }

  function show(src: string): HTMLElement {
    const { core } = testCore();
    const box = place(document.createElement('div'));
    root = createRoot(box);
    root.render(
      <StandingContext value={standingIn(core)}>
        <style>{'.image { display: block; width: 150px; height: 200px; }'}</style>
        <LazyImage src={src} title="Golden Fox" />
      </StandingContext>,
    );
    return box;
  }
});
