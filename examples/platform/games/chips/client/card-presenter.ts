import { element } from '../../client/element.js';
import { rest, wantsLessMotion } from '../../client/motion.js';
import { showHand } from '../../client/playing-card.js';
import { fill } from '../../client/words.js';
import { RANKS, rankOf } from '../../cards/cards.js';
import { baccaratPoints } from '../baccarat.js';
import type { ChipOutcome } from '../chip-tables.js';
import type { Presenter } from './presenter.js';
import type { ChipsWords } from './words.js';

const CARD_MS = 420;

/** Two hands beside each other, dealt card by card. */
export function cardPresenter(t: ChipsWords, name: 'baccarat' | 'dragon-tiger'): Presenter {
  const isBaccarat = name === 'baccarat';
  const [leftName, rightName] = isBaccarat ? [t.player, t.banker] : [t.dragon, t.tiger];
  const hands = [element('div', { className: 'hand' }), element('div', { className: 'hand' })] as const;
  const totals = [
    element('output', { className: 'total-badge', hidden: true }),
    element('output', { className: 'total-badge', hidden: true }),
  ] as const;
  const node = element(
    'div',
    { className: 'hands' },
    element('div', { className: 'side left' }, element('span', {}, leftName, ' ', totals[0]), hands[0]),
    element('div', { className: 'side right' }, element('span', {}, rightName, ' ', totals[1]), hands[1]),
    element('p', { className: 'felt-print', textContent: isBaccarat ? t.baccaratPrint : t.dragonPrint }),
  );
  const pointsOf = (cards: readonly number[]): string =>
    isBaccarat ? String(baccaratPoints(cards)) : cards[0] === undefined ? '' : (RANKS[rankOf(cards[0])] ?? '');

  function lay(left: readonly number[], right: readonly number[]): void {
    showHand(hands[0], left);
    showHand(hands[1], right);
    totals[0].hidden = left.length === 0;
    totals[1].hidden = right.length === 0;
    totals[0].textContent = pointsOf(left);
    totals[1].textContent = pointsOf(right);
  }
  return {
    node,
    async show(result) {
      lay([], []);
      const { hands: dealt = { left: [], right: [] } } = await result;
      if (!wantsLessMotion()) {
        const most = Math.max(dealt.left.length, dealt.right.length);
        for (let card = 1; card <= most; card++) {
          lay(dealt.left.slice(0, card), dealt.right.slice(0, card - 1));
          await rest(CARD_MS);
          lay(dealt.left.slice(0, card), dealt.right.slice(0, card));
          await rest(CARD_MS);
        }
      }
      lay(dealt.left, dealt.right);
    },
    tell: ({ hands: dealt }) =>
      fill(isBaccarat ? t.points : t.hands, { left: pointsOf(dealt?.left ?? []), right: pointsOf(dealt?.right ?? []) }),
    mark({ won }: ChipOutcome) {
      if (won.includes('tie')) return { text: initialOf(t.tie), tone: 'green' };
      const isLeft = won.includes('player') || won.includes('dragon');
      return { text: initialOf(isLeft ? leftName : rightName), tone: isLeft ? 'blue' : 'red' };
    },
  };
}

/** Its first letter; in Thai the vowel that is written before it is passed over. */
function initialOf(name: string): string {
  return /[^เแโใไ]/.exec(name)?.[0] ?? '';
}
