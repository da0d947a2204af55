import { describe, expect, it } from 'vitest';
import type { Card } from '../../cards/cards.js';
import { reveal } from './reveal.js';

const HANDS: Card[][] = [
  [0, 1, 2],
  [3, 4, 5],
];

/** What the page shows, in its order: words as they are, hands as `seat: turned cards`. */
async function shownBy(hands: readonly (readonly Card[])[]): Promise<string[]> {
  const shown: string[] = [];
  await reveal({
    hands,
    dealingText: 'the bot plays',
    resultText: 'the bot wins',
    say: text => void shown.push(text),
    lay: (seat, cards) => void shown.push(`${seat}: ${cards.filter(card => card !== undefined).length}`),
    pause: async () => void shown.push('…'),
  });
  return shown;
}

describe('how a duel is turned up', () => {
  it('says who plays before the first card lies open', async () => {
    expect((await shownBy(HANDS)).slice(0, 2)).toEqual(['the bot plays', '0: 1']);
  });

  it('names the winner at once when both hands lie open', async () => {
    expect((await shownBy(HANDS)).slice(-4)).toEqual(['0: 3', '…', '1: 3', 'the bot wins']);
    expect(await shownBy([[7], [9]])).toEqual(['the bot plays', '0: 1', '…', '1: 1', 'the bot wins']);
  });
});
