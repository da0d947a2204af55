import { RANKS, rankOf, SUITS, suitOf, type Card } from '../cards/cards.js';
import { element } from './element.js';

/** A playing card; `undefined` lies face down. */
export function playingCard(card: Card | undefined, hiddenName = ''): HTMLElement {
  if (card === undefined) return element('span', { className: 'playing-card back', aria: { label: hiddenName }, role: 'img' });
  const rank = RANKS[rankOf(card)] ?? '';
  const suit = SUITS[suitOf(card)] ?? '';
  return element(
    'span',
    {
      className: `playing-card ${suitOf(card) === 1 || suitOf(card) === 2 ? 'red' : 'black'}`,
      role: 'img',
      aria: { label: `${rank} ${suit}` },
    },
    element('b', { textContent: rank }),
    element('i', { textContent: suit }),
    element('em', { textContent: suit }),
  );
}

/** Shows a hand: cards that lie there already stay, new ones come in one after the other. */
export function showHand(place: HTMLElement, cards: readonly (Card | undefined)[], hiddenName = ''): void {
  cards.forEach((card, index) => {
    const key = card === undefined ? 'back' : String(card);
    const there = place.children[index];
    if (there instanceof HTMLElement && there.dataset.card === key) return;
    const made = playingCard(card, hiddenName);
    made.dataset.card = key;
    made.style.setProperty('--i', String(index));
    if (there) there.replaceWith(made);
    else place.append(made);
  });
  while (place.children.length > cards.length) place.lastElementChild?.remove();
}
