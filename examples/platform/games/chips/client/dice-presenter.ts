import { element } from '../../client/element.js';
import { rest, wantsLessMotion } from '../../client/motion.js';
import { fill } from '../../client/words.js';
import type { Presenter } from './presenter.js';
import type { ChipsWords } from './words.js';

const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const THROW_MS = 900;

/** Three dice under a glass. */
export function dicePresenter(t: ChipsWords): Presenter {
  const dice = [die(), die(), die()];
  const node = element('div', { className: 'dice' }, ...dice);
  [3, 5, 1].forEach((value, i) => face(dice[i], value));
  const textOf = (values: readonly number[]) =>
    fill(t.sum, { dice: values.join(' + '), sum: values.reduce((sum, value) => sum + value, 0) });
  return {
    node,
    async show(result) {
      node.classList.toggle('rolling', !wantsLessMotion());
      try {
        const [{ dice: values = [] }] = await Promise.all([result, wantsLessMotion() ? undefined : rest(THROW_MS)]);
        values.forEach((value, i) => face(dice[i], value));
      } finally {
        node.classList.remove('rolling');
      }
    },
    tell: ({ dice: values = [] }) => textOf(values),
    mark({ dice: values = [] }) {
      const sum = values.reduce((all, value) => all + value, 0);
      const isTriple = new Set(values).size === 1;
      return { text: String(sum), tone: isTriple ? 'green' : sum >= 11 ? 'red' : 'blue' };
    },
  };
}

function die(): HTMLElement {
  return element('span', { className: 'die', role: 'img' }, ...Array.from({ length: 9 }, () => element('i')));
}

function face(shown: HTMLElement | undefined, value: number): void {
  if (!shown) return;
  shown.setAttribute('aria-label', String(value));
  [...shown.children].forEach((pip, place) => pip.classList.toggle('on', (PIPS[value] ?? []).includes(place)));
}
