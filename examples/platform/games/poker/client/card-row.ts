import { RANKS, rankOf, suitOf, type Card } from '../../cards/cards.js';
import { element } from '../../client/element.js';
import { playingCard } from '../../client/playing-card.js';
import { fill } from '../../client/words.js';
import { CARDS } from '../math.js';
import type { PokerWords } from './words.js';

export interface CardRow {
  readonly node: HTMLElement;
  /** Which cards are kept. */
  held(): boolean[];
  /** Shows five cards, or five backs; cards that lie there already stay. */
  show(cards: readonly Card[] | undefined, held: readonly boolean[]): void;
  /** Keeps a card or lets it go, while cards may be chosen. */
  toggle(place: number): void;
  /** Whether cards may be chosen now. */
  open(isOpen: boolean): void;
  focus(): void;
}

/** Five cards, each a button that keeps it. */
export function cardRow(t: PokerWords): CardRow {
  let held = Array.from({ length: CARDS }, () => false);
  const places = held.map((_, place) => {
    const face = element('span', { className: 'face', aria: { hidden: 'true' } });
    const mark = element('span', { className: 'hold-mark', aria: { hidden: 'true' } });
    const button = element(
      'button',
      { type: 'button', className: 'hold-card', disabled: true, dataset: { place: String(place + 1) }, onclick: () => toggle(place) },
      mark,
      face,
    );
    face.style.setProperty('--order', String(place));
    return { button, face, mark, shown: '' };
  });
  function toggle(place: number): void {
    if (places[place]?.button.disabled) return;
    held = held.map((isHeld, at) => (at === place ? !isHeld : isHeld));
    refresh();
  }
  function refresh(): void {
    places.forEach(({ button, mark }, place) => {
      const isHeld = held[place] ?? false;
      button.setAttribute('aria-pressed', String(isHeld));
      mark.textContent = isHeld ? t.held : button.disabled ? '' : t.hold;
    });
  }
  const row = element('div', { className: 'poker-hand', aria: { label: t.cards } }, ...places.map(({ button }) => button));
  row.setAttribute('role', 'group');
  return {
    node: row,
    held: () => held,
    show(cards, kept) {
      held = [...kept];
      places.forEach((place, at) => {
        const card = cards?.[at];
        const key = String(card);
        if (place.shown !== key) place.face.replaceChildren(playingCard(card));
        place.shown = key;
        place.button.setAttribute(
          'aria-label',
          fill(t.cardName, { number: at + 1, card: card === undefined ? t.faceDown : cardName(t, card) }),
        );
      });
      refresh();
    },
    toggle,
    open(isOpen) {
      for (const { button } of places) button.disabled = !isOpen;
      refresh();
    },
    focus: () => places[0]?.button.focus({ preventScroll: true }),
  };
}

/** A card in words: `jack of hearts`. */
export function cardName(t: PokerWords, card: Card): string {
  return fill(t.rankSuit, {
    rank: t.ranks.split('|')[rankOf(card)] ?? RANKS[rankOf(card)] ?? '',
    suit: t.suits.split('|')[suitOf(card)] ?? '',
  });
}
