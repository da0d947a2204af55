import { element, icon, ICON } from '../../client/element.js';
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
  const node = element('dialog', { className: 'info auto', aria: { label: words.auto } });
  node.addEventListener('click', event => event.target === node && node.close());
  const choice = (rounds: number) =>
    element(
      'button',
      {
        className: 'option',
        type: 'button',
        dataset: { rounds: String(rounds) },
        onclick: () => {
          node.close();
          onChoose(rounds);
        },
      },
      element('b', { textContent: String(rounds) }),
      element('span', { textContent: `${words.total} ${money(rounds * stake())}` }),
    );
  return {
    node,
    open() {
      const close = element(
        'button',
        { className: 'icon', type: 'button', aria: { label: words.close }, onclick: () => node.close() },
        icon(ICON.close),
      );
      node.replaceChildren(
        element('header', {}, element('h2', { textContent: words.auto }), close),
        element('div', { className: 'auto-rounds' }, ...ROUNDS.map(choice)),
      );
      node.showModal();
    },
  };
}
