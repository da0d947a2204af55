import { describe, expect, it, nextFrame, until } from '../../tests/widgets-support/index.js';
import { takeTurn } from './turns.js';

describe('turns of widgets that are drawn for the first time', () => {
  it('come one after the other: the next begins when the one before stands', async () => {
    const begun: string[] = [];
    const leaves = ['one', 'two'].map(name => takeTurn(boxWith(0), () => void begun.push(name)));
    await until(() => begun.length > 0, 'the first begins');
    await nextFrame();
    expect(begun).to.deep.equal(['one']);
    leaves[0]?.();
    await until(() => begun.length > 1, 'the second begins');
    expect(begun).to.deep.equal(['one', 'two']);
    leaves[1]?.();
  });

  it('prefer what somebody has pressed, then what has most to press, then who asked first', async () => {
    const begun: string[] = [];
    const pressed = boxWith(1);
    pressed.ariaBusy = 'true';
    const boxes = { plain: boxWith(0), few: boxWith(2), many: boxWith(9), pressed, other: boxWith(0) };
    for (const [name, box] of Object.entries(boxes)) {
      const leave = takeTurn(box, () => {
        begun.push(name);
        queueMicrotask(() => leave());
      });
    }
    await until(() => begun.length === 5, 'all have begun');
    expect(begun).to.deep.equal(['pressed', 'many', 'few', 'plain', 'other']);
  });

  it('pass by who has gone, and end when who has one goes', async () => {
    const begun: string[] = [];
    const [first, second, third] = ['first', 'second', 'third'].map(name => takeTurn(boxWith(0), () => void begun.push(name)));
    second?.();
    await until(() => begun.length > 0, 'the first begins');
    first?.();
    await until(() => begun.length > 1, 'the next begins');
    expect(begun).to.deep.equal(['first', 'third']);
    third?.();
  });
});

function boxWith(buttons: number): HTMLElement {
  const box = document.createElement('div');
  for (let index = 0; index < buttons; index++) box.append(document.createElement('button'));
  return box;
}
