import { describe, expect, it } from 'vitest';
import { Failure } from '../../failure.js';
import { rngOf } from '../../rng.js';
import { bestPlay, PUBLISHED_RTP } from './best-play.js';
import { blackjackRules, handOf, type BlackjackView } from './math.js';

/** Cards by rank, in the order in which they are drawn: player, dealer, player, dealer, then as they come. */
function cards(...ranks: string[]) {
  const order = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  let next = 0;
  return { int: () => order.indexOf(ranks[next++] ?? '2'), float: () => 0, weighted: () => 0 };
}
const play = (ranks: string[], actions: string[]) => blackjackRules.replay(cards(...ranks), 100, null, actions);

describe('blackjack', () => {
  it('counts an ace as 11 as long as that fits', () => {
    const [two, nine, ace] = [0, 7, 12];
    expect(handOf([ace, nine])).toEqual({ total: 20, isSoft: true });
    expect(handOf([ace, nine, two])).toEqual({ total: 12, isSoft: false });
    expect(handOf([ace, ace, nine])).toEqual({ total: 21, isSoft: true });
  });

  it('pays a blackjack 3 to 2 at once, and gives the stake back against another', () => {
    expect(play(['A', '9', 'K', '9'], [])).toMatchObject({ payout: 250, view: { result: 'blackjack', actions: [] } });
    expect(play(['A', 'A', 'K', 'K'], [])).toMatchObject({ payout: 100, view: { result: 'push' } });
    expect(play(['9', 'A', '9', 'K'], [])).toMatchObject({ payout: 0, view: { result: 'lose' } });
  });

  it('hides the dealer’s second card until the player is done', () => {
    expect(play(['9', '10', '5', '7'], [])).toMatchObject({ view: { dealer: [8], dealerTotal: 10, result: null } });
    expect(play(['9', '10', '5', '7'], ['stand'])).toMatchObject({ view: { dealer: [8, 5], result: 'lose' }, payout: 0 });
  });

  it('lets the dealer draw to 16 and stand on every 17, a soft one too', () => {
    expect(play(['10', '6', '8', 'A'], ['stand'])).toMatchObject({ view: { dealerTotal: 17, result: 'win' }, payout: 200 });
    expect(play(['10', '6', '8', '10', '5'], ['stand'])).toMatchObject({ view: { dealerTotal: 21, result: 'lose' } });
  });

  it('doubles the stake for exactly one card', () => {
    expect(play(['5', '6', '6', '10', '10', '10'], ['double'])).toMatchObject({
      stakes: 2,
      payout: 400,
      view: { playerTotal: 21, result: 'win', doubled: true },
    });
    expect(() => play(['5', '6', '4', '10', '2', '10'], ['hit', 'double'])).toThrow(Failure);
    expect(() => play(['5', '6', '4', '10', '2', '10'], ['double', 'hit'])).toThrow(Failure);
    expect(() => play(['5', '6', '4', '10'], ['split'])).toThrow(Failure);
  });

  it('comes back as published with best play, within three standard errors', () => {
    expect(PUBLISHED_RTP).toBe(98.91);
    const rounds = 60_000;
    let sum = 0;
    let squares = 0;
    for (let nonce = 0; nonce < rounds; nonce++) {
      const actions: string[] = [];
      for (;;) {
        const { view, stakes, payout } = blackjackRules.replay(rngOf('blackjack', nonce), 2, null, actions);
        if (payout !== undefined) {
          // What came back above what was put up, in first stakes.
          const gain = (payout - 2 * stakes) / 2;
          sum += gain;
          squares += gain ** 2;
          break;
        }
        actions.push(choiceOf(view));
      }
    }
    const error = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds);
    expect(Math.abs((1 + sum / rounds) * 100 - PUBLISHED_RTP)).toBeLessThan(3 * error * 100);
    expect(error).toBeLessThan(0.006);
  });
});

function choiceOf(view: BlackjackView): string {
  return bestPlay({ total: view.playerTotal, soft: view.isSoft }, view.dealerTotal, view.actions.includes('double')).action;
}
