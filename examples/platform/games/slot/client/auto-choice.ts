import { element } from '../../client/element.js';
import { infoDialog } from '../../client/info-dialog.js';
import type { Words } from '../../client/words.js';
import type { AutoLimits } from './auto-play.js';

const ROUNDS = [10, 25, 50, 100];
/** Limits that can be chosen, in stakes. */
const LOSSES = [5, 10, 25, 50];
const WINS = [10, 25, 50, 100];

interface AutoChoiceOptions {
  words: Words;
  money: (minor: number) => string;
  /** Of one round, minor units. */
  stake: () => number;
  onChoose: (rounds: number, limits: AutoLimits) => void;
}

/** Before rounds are played by themselves: what ends them sooner, how many, and what they cost at most. */
export function autoChoice({ words, money, stake, onChoose }: AutoChoiceOptions): { readonly node: HTMLDialogElement; open(): void } {
  const dialog = infoDialog(words, 'auto');
  /** In stakes; they stand for the next time. */
  const chosen: AutoLimits = { loss: 0, win: 0 };
  const limit = (name: keyof AutoLimits, label: string, stakes: readonly number[]) =>
    element(
      'label',
      {},
      element('span', { textContent: label }),
      element(
        'select',
        { name, onchange: event => (chosen[name] = Number((event.target as HTMLSelectElement).value)) },
        ...[0, ...stakes].map(count =>
          element('option', {
            value: String(count),
            selected: chosen[name] === count,
            textContent: count === 0 ? words.noLimit : money(count * stake()),
          }),
        ),
      ),
    );
  const choice = (rounds: number) =>
    element(
      'button',
      {
        className: 'option',
        type: 'button',
        dataset: { rounds: String(rounds) },
        onclick: () => {
          dialog.close();
          onChoose(rounds, { loss: chosen.loss * stake(), win: chosen.win * stake() });
        },
      },
      element('b', { textContent: String(rounds) }),
      element('span', { textContent: `${words.total} ${money(rounds * stake())}` }),
    );
  return {
    node: dialog.node,
    open: () =>
      dialog.open(
        words.auto,
        element('div', { className: 'auto-limits' }, limit('loss', words.autoLoss, LOSSES), limit('win', words.autoWin, WINS)),
        element('div', { className: 'auto-rounds' }, ...ROUNDS.map(choice)),
      ),
  };
}
