import { describe, expect, hideTab, it, nextFrame, place, until } from '../../tests/widgets-support/index.js';
import { standInFront, whileSeen } from './sight.js';

describe('whileSeen', () => {
  it('runs while the element is in view, and no longer', async () => {
    const { element, runs } = watched();
    await until(() => runs() === 1, 'it runs');
    element.style.marginTop = '10000px';
    await until(() => runs() === 0, 'it has left the view');
    element.style.marginTop = '';
    await until(() => runs() === 1, 'it is back');
  });

  it('rests in a hidden tab', async () => {
    const { runs } = watched();
    await until(() => runs() === 1, 'it runs');
    const show = hideTab();
    expect(runs()).to.equal(0);
    show();
    expect(runs()).to.equal(1);
  });

  it('rests behind the dialog on top, and runs in it and around it', async () => {
    const page = watched();
    const first = watched(place(document.createElement('dialog')));
    const second = watched(place(document.createElement('div'), first.element));
    await until(() => page.runs() === 1, 'it runs');
    const around = standInFront(first.element);
    (first.element as HTMLDialogElement).showModal();
    await until(() => second.runs() === 1, 'what is inside runs');
    expect([page.runs(), first.runs()]).to.deep.equal([0, 1]);
    const inside = standInFront(second.element);
    expect([page.runs(), first.runs(), second.runs()], 'what holds the one on top is on its way to it').to.deep.equal([0, 1, 1]);
    inside();
    around();
    expect(page.runs()).to.equal(1);
  });

  it('never begins once it is stopped', async () => {
    const { runs, stop } = watched();
    stop();
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    hideTab()();
    expect(runs()).to.equal(0);
  });
});

function watched(element: HTMLElement = place(document.createElement('div'))) {
  element.style.minHeight = '20px';
  let runs = 0;
  const stop = whileSeen(element, () => {
    runs += 1;
    return () => void (runs -= 1);
  });
  return { element, stop, runs: () => runs };
}
