import { element } from '../../client/element.js';
import { infoDialog } from '../../client/info-dialog.js';
import type { Words } from '../../client/words.js';

const ROUNDS = [10, 25, 50, 100];

interface AutoChoiceOptions {
  words: Words;
  money: (minor: number) => string;
  /** Of one round, minor units. */
  stake: () => number;
  onChoose: (rounds: number) => void;
}

/** Before rounds are played by themselves: how many, and what they cost at most. */
export function autoChoice({ words, money, stake, onChoose }: AutoChoiceOptions): { readonly node: HTMLDialogElement; open(): void } {
  const dialog = infoDialog(words, 'auto');
  const choice = (rounds: number) =>
    element(
      'button',
      {
        className: 'option',
        type: 'button',
        dataset: { rounds: String(rounds) },
        onclick: () => {
          dialog.close();
          onChoose(rounds);
        },
      },
      element('b', { textContent: String(rounds) }),
      element('span', { textContent: `${words.total} ${money(rounds * stake())}` }),
    );
  return {
    node: dialog.node,
    open: () => dialog.open(words.auto, element('div', { className: 'auto-rounds' }, ...ROUNDS.map(choice))),
  };
}
