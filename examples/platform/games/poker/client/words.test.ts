import { describe, expect, it } from 'vitest';
import { POKER_HANDS } from '../../cards/poker-hand.js';
import { cardName } from './card-row.js';
import { pokerWords } from './words.js';

describe('what video poker says', () => {
  it.each(['en', 'es'] as const)('names every card and every hand once (%s)', lang => {
    const t = pokerWords(lang);
    const names = Array.from({ length: 52 }, (_, card) => cardName(t, card));
    expect(new Set(names).size).toBe(52);
    expect(names.join()).not.toMatch(/undefined|\{/);
    expect(new Set(POKER_HANDS.map(hand => t[hand])).size).toBe(POKER_HANDS.length);
  });

  it('says a card as one reads it', () => {
    expect([cardName(pokerWords('en'), 22), cardName(pokerWords('es'), 51)]).toEqual(['jack of hearts', 'as de tréboles']);
  });
});
