import { chooser } from '../../client/chooser.js';
import { element } from '../../client/element.js';
import { rest, wantsLessMotion } from '../../client/motion.js';
import { fill } from '../../client/words.js';
import type { CoinOutcome } from '../coin.js';
import type { Presenter, PresenterOptions } from './presenter.js';

const FLIP_MS = 1_100;

export function coinPresenter({ t }: PresenterOptions): Presenter {
  const coin = element(
    'div',
    { className: 'coin' },
    element('span', { className: 'face heads', textContent: '★' }),
    element('span', { className: 'face tails', textContent: '¢' }),
  );
  const side = chooser<CoinOutcome['side']>(
    t.side,
    [
      { value: 'heads', text: t.heads },
      { value: 'tails', text: t.tails },
    ],
    'heads',
  );
  const sideOf = (result: unknown): CoinOutcome['side'] => (result as CoinOutcome).side;
  return {
    node: element('div', { className: 'coin-box', aria: { hidden: 'true' } }, coin),
    choices: [side],
    choice: () => ({ side: side.value() }),
    async show(outcome) {
      coin.classList.toggle('flipping', !wantsLessMotion());
      try {
        const [{ result }] = await Promise.all([outcome, wantsLessMotion() ? undefined : rest(FLIP_MS)]);
        coin.classList.toggle('tails-up', sideOf(result) === 'tails');
      } finally {
        coin.classList.remove('flipping');
      }
    },
    tell: ({ result }) => fill(t.fell, { side: t[sideOf(result)] }),
    table: () => '',
  };
}
