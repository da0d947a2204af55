import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, it, place, testCore, until } from '../../../tests/widgets-support/index.js';
import { StandingContext, standingIn } from '../../element/core-context.js';
import { Rail } from './rail.js';
import css from './rail.css';

describe('Rail', () => {
  let root: Root | undefined;
  afterEach(() => root?.unmount());

  it('LOB-04 its arrows scroll, and are off at the ends', async () => {
    const box = await show(12, 'ltr');
    const [back, forward] = [arrow(box, 'back'), arrow(box, 'on')];
    await until(
      () => back.getAttribute('aria-disabled') === 'true' && forward.getAttribute('aria-disabled') === 'false',
      'it stands at its start',
    );
    forward.click();
    const track = box.querySelector('.rail-track')!;
    await until(() => track.scrollLeft > 0, 'it scrolls');
    await until(() => back.getAttribute('aria-disabled') === 'false', 'the way back is open');
    track.scrollTo({ left: track.scrollWidth });
    await until(() => forward.getAttribute('aria-disabled') === 'true', 'it stands at its end');
  });

  it('LOB-04 scrolls the other way where text runs from right to left', async () => {
    const box = await show(12, 'rtl');
    arrow(box, 'on').click();
    await until(() => box.querySelector('.rail-track')!.scrollLeft < 0, 'it scrolls to the left');
  });

  it('LOB-05 has no arrows when all of it fits', async () => {
    const box = await show(2, 'ltr');
    await until(() => box.querySelector<HTMLElement>('.rail-arrows')?.hidden, 'the arrows are gone');
  });

  async function show(items: number, dir: 'ltr' | 'rtl'): Promise<HTMLElement> {
    const { core } = testCore();
    await core.language.use('EN');
    const box = place(document.createElement('div'));
    box.dir = dir;
    box.style.width = '600px';
    root = createRoot(box);
    root.render(
      <StandingContext value={standingIn(core)}>
        <style>{css}</style>
        <Rail title="Slots">
          {Array.from({ length: items }, (_, index) => (
            <li key={index} style={{ height: 40 }}>
              <button type="button">{index}</button>
            </li>
          ))}
        </Rail>
      </StandingContext>,
    );
    await until(() => box.querySelector('.rail-track li'), 'the rail stands');
    return box;
  }
  function arrow(box: Element, way: 'back' | 'on'): HTMLElement {
    return box.querySelector<HTMLElement>(`[aria-label="Slots: scroll ${way}"]`)!;
  }
});
