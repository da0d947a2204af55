import { describe, expect, it } from 'vitest';
import { writtenIn } from '../../../written.js';
import { POKER_HANDS } from '../../cards/poker-hand.js';
import { cardName } from './card-row.js';
import { POKER_WORDS } from './words.js';

describe('what video poker says', () => {
  it.each(Object.entries(POKER_WORDS))('names every card and every hand once (%s)', (_, t) => {
    const names = Array.from({ length: 52 }, (_, card) => cardName(t, card));
    expect(new Set(names).size).toBe(52);
    expect(names.join()).not.toMatch(/undefined|\{/);
    expect(new Set(POKER_HANDS.map(hand => t[hand])).size).toBe(POKER_HANDS.length);
  });

  it('says a card as one reads it', () => {
    expect([cardName(writtenIn(POKER_WORDS, 'en'), 22), cardName(writtenIn(POKER_WORDS, 'es'), 51)]).toEqual([
      'jack of hearts',
      'as de tréboles',
    ]);
  });
});
