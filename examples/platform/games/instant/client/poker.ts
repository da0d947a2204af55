import { element } from '../../client/element.js';
import { rest, wantsLessMotion } from '../../client/motion.js';
import { showHand } from '../../client/playing-card.js';
import { POKER_HANDS, type PokerHand } from '../../cards/poker-hand.js';
import { POKER_PAYS, type PokerOutcome } from '../poker.js';
import type { Presenter, PresenterOptions } from './presenter.js';
import { times } from './words.js';

const CARD_MS = 260;

export function pokerPresenter({ t }: PresenterOptions): Presenter {
  const hand = element('div', { className: 'hand' });
  const paid = POKER_HANDS.filter((name) => POKER_PAYS[name][0] > 0).reverse();
  const rows = new Map<PokerHand, HTMLElement>(paid.map((name) => [name, element('li', {}, element('span', { textContent: t[name] }), element('b', { textContent: times(POKER_PAYS[name][0]) }))]));
  showHand(hand, [undefined, undefined, undefined, undefined, undefined]);
  return {
    node: element('div', { className: 'poker-box' }, element('ul', { className: 'pay-list' }, ...rows.values()), hand),
    choices: [],
    choice: () => ({}),
    async show(outcome) {
      for (const row of rows.values()) row.classList.remove('won');
      const { cards, hand: name } = (await outcome).result as PokerOutcome;
      for (let count = 1; count <= cards.length; count++) {
        showHand(hand, cards.map((card, i) => (i < count ? card : undefined)));
        if (!wantsLessMotion()) await rest(CARD_MS);
      }
      rows.get(name)?.classList.add('won');
    },
    tell: ({ result }) => t[(result as PokerOutcome).hand],
    table: () => paid.map((name) => `${t[name]}: ${times(POKER_PAYS[name][0])}`).join('|'),
  };
}
