import { describe, expect, it } from 'vitest';
import { dealFromDeck } from '../cards/cards.js';
import { pokerHandOf } from '../cards/poker-hand.js';
import { rngOf } from '../../rng.js';
import { INSTANT_GAMES, playInstant } from './instant-games.js';
import type { InstantChoice, InstantGame } from './instant-game.js';
import type { ScratchOutcome } from './scratch.js';

const GAMES = Object.entries(INSTANT_GAMES) as [string, InstantGame][];

describe('instant games', () => {
  it.each(GAMES)('%s gives back between the published figures, whatever is chosen', (_, game) => {
    const returns = game.choices.map(choice => Math.round(game.returns(choice) * 10_000) / 100);
    expect(Math.min(...returns)).toBe(game.published.from);
    expect(Math.max(...returns)).toBe(game.published.to);
    expect(game.published.to).toBeLessThan(100);
  });

  it.each(GAMES)('%s plays as its formula says, within four standard errors', (name, game) => {
    const rounds = 15_000;
    for (const choice of [game.choices[0] ?? {}, game.choices[Math.floor(game.choices.length / 2)] ?? {}]) {
      let sum = 0;
      let squares = 0;
      for (let nonce = 0; nonce < rounds; nonce++) {
        const back = game.play(rngOf(`${name}:${JSON.stringify(choice)}`, nonce), choice).multiple / 100;
        sum += back;
        squares += back ** 2;
      }
      const error = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds);
      expect(Math.abs(sum / rounds - game.returns(choice)), JSON.stringify(choice)).toBeLessThan(4 * error);
    }
  });

  it.each(GAMES)('%s refuses choices that it does not have', (_, game) => {
    const wrong: InstantChoice[] = [
      { side: 'edge' },
      { chance: 99.5 },
      { chance: 0 },
      { target: 100 },
      { target: 10_001 },
      { risk: 'none' },
      { more: 1 },
    ];
    for (const choice of wrong) expect(game.accepts(choice), JSON.stringify(choice)).toBe(false);
    for (const choice of game.choices) expect(game.accepts(choice)).toBe(true);
  });

  it('pays whole minor units, rounded down', () => {
    expect(playInstant(INSTANT_GAMES.coin, { int: () => 0 }, 10, { side: 'heads' })).toMatchObject({
      payout: 19,
      outcome: { multiple: 194 },
    });
  });

  it('names five cards, and deals no card of a deck twice', () => {
    const hands: [number[], string][] = [
      [[12, 11, 10, 9, 8], 'royal-flush'],
      [[12, 0, 1, 2, 3], 'straight-flush'],
      [[0, 13, 26, 39, 5], 'four'],
      [[0, 13, 26, 5, 18], 'full-house'],
      [[0, 2, 4, 6, 9], 'flush'],
      [[12, 13, 1, 2, 3], 'straight'],
      [[0, 13, 26, 5, 7], 'three'],
      [[0, 13, 5, 18, 7], 'two-pairs'],
      [[9, 22, 1, 3, 5], 'high-pair'],
      [[8, 21, 1, 3, 5], 'low-pair'],
      [[0, 15, 4, 6, 9], 'high-card'],
    ];
    for (const [cards, name] of hands) expect(pokerHandOf(cards), cards.join()).toBe(name);
    expect(new Set(dealFromDeck(rngOf('deck', 1), 52)).size).toBe(52);
  });

  it('shows on a scratch card three times what it pays, and nothing else three times', () => {
    for (let nonce = 0; nonce < 2_000; nonce++) {
      const { multiple, outcome } = INSTANT_GAMES.scratch.play(rngOf('card', nonce), {});
      const { fields, prize }: ScratchOutcome = outcome;
      const counts = [0, 1, 2, 3, 4, 5, 6].map(index => fields.filter(field => field === index).length);
      expect(counts.map((count, index) => (count >= 3 ? index : -1)).filter(index => index >= 0)).toEqual(prize < 0 ? [] : [prize]);
      expect(multiple === 0).toBe(prize < 0);
    }
  });
});
