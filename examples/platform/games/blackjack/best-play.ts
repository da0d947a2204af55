/** Chances of a value on the next card of an endless shoe: 2–9, ten and pictures, ace as 11. */
const CHANCES: readonly (readonly [value: number, chance: number])[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
  value => [value, value === 10 ? 4 / 13 : 1 / 13] as const,
);

type Hand = { total: number; soft: boolean };

function add({ total, soft }: Hand, value: number): Hand {
  const isAce = value === 11;
  let next = total + value;
  let aces = (soft ? 1 : 0) + (isAce ? 1 : 0);
  for (; next > 21 && aces > 0; aces--) next -= 10;
  return { total: next, soft: aces > 0 };
}

/** Chances of the dealer's final totals 17–21 and bust (22), behind an up card, knowing that it is no blackjack. */
function dealerEnds(up: number): Map<number, number> {
  const ends = new Map<number, number>();
  const draw = (hand: Hand, chance: number): void => {
    if (hand.total >= 17) {
      const end = Math.min(hand.total, 22);
      ends.set(end, (ends.get(end) ?? 0) + chance);
      return;
    }
    for (const [value, part] of CHANCES) draw(add(hand, value), chance * part);
  };
  const start = { total: up, soft: up === 11 };
  const open = CHANCES.filter(([value]) => !isTwentyOne(up, value));
  const all = open.reduce((sum, [, chance]) => sum + chance, 0);
  for (const [value, chance] of open) draw(add(start, value), chance / all);
  return ends;
}

function isTwentyOne(first: number, second: number): boolean {
  return first + second === 21;
}

/** What to do with a hand against the dealer's up card (2–11), and what it is worth in stakes. */
export function bestPlay(hand: Hand, up: number, canDouble: boolean): { action: 'hit' | 'stand' | 'double'; worth: number } {
  const known = tables.get(up) ?? tableFor(up);
  tables.set(up, known);
  const stand = known.stand(hand);
  const hit = known.hit(hand);
  const double = canDouble ? known.double(hand) : Number.NEGATIVE_INFINITY;
  const worth = Math.max(stand, hit, double);
  return { action: worth === double ? 'double' : worth === stand ? 'stand' : 'hit', worth };
}

const tables = new Map<number, ReturnType<typeof tableFor>>();

function tableFor(up: number) {
  const ends = dealerEnds(up);
  const kept = new Map<string, number>();
  const stand = ({ total }: Hand): number =>
    [...ends].reduce((sum, [end, chance]) => sum + chance * (end > 21 || total > end ? 1 : total === end ? 0 : -1), 0);
  const hit = (hand: Hand): number => CHANCES.reduce((sum, [value, chance]) => sum + chance * after(add(hand, value)), 0);
  const after = (hand: Hand): number => {
    if (hand.total > 21) return -1;
    if (hand.total === 21) return stand(hand);
    const key = `${hand.total}${hand.soft}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const worth = Math.max(stand(hand), hit(hand));
    kept.set(key, worth);
    return worth;
  };
  const double = (hand: Hand): number =>
    2 *
    CHANCES.reduce((sum, [value, chance]) => {
      const next = add(hand, value);
      return sum + chance * (next.total > 21 ? -1 : stand(next));
    }, 0);
  return { stand, hit, double };
}

/** The exact return to player with best play, from the chances of the cards alone. */
function returnToPlayer(): number {
  let worth = 0;
  for (const [first, a] of CHANCES)
    for (const [second, b] of CHANCES)
      for (const [up, c] of CHANCES) {
        const dealerHas = CHANCES.reduce((sum, [hole, chance]) => sum + (isTwentyOne(up, hole) ? chance : 0), 0);
        const chance = a * b * c;
        if (isTwentyOne(first, second)) {
          worth += chance * (1 - dealerHas) * 1.5;
          continue;
        }
        const hand = add({ total: first, soft: first === 11 }, second);
        worth += chance * (dealerHas * -1 + (1 - dealerHas) * bestPlay(hand, up, true).worth);
      }
  return 1 + worth;
}

/** Percent with two decimals. */
export const PUBLISHED_RTP = Math.round(returnToPlayer() * 10_000) / 100;
