import { describe, expect, it } from 'vitest';
import { AutoPlay, NO_LIMITS } from './auto-play.js';

const LOST = { stake: 100, payout: 0 };

/** How many rounds are played of so many, each with the next payout. */
function played(rounds: number, limits: { loss?: number; win?: number }, payouts: readonly number[] = []): number {
  const auto = new AutoPlay();
  auto.begin(rounds, { ...NO_LIMITS, ...limits });
  let count = 0;
  while (auto.left > 0) auto.settle({ stake: 100, payout: payouts[count++] ?? 0 });
  return count;
}

describe('auto play', () => {
  it('plays as many rounds as were chosen', () => {
    expect(played(25, {})).toBe(25);
  });

  it('never loses more than its limit: the round that could is not begun', () => {
    expect(played(25, { loss: 500 })).toBe(5);
    expect(played(25, { loss: 550 })).toBe(5);
    expect(played(25, { loss: 500 }, [0, 300])).toBe(8);
  });

  it('ends with a win that is large enough in one round', () => {
    expect(played(25, { win: 1_000 }, [0, 900, 300, 1_000])).toBe(4);
  });

  it('says that a limit ended it, and not that all rounds are played', () => {
    const auto = new AutoPlay();
    auto.begin(3, { loss: 200, win: 0 });
    expect([auto.settle(LOST), auto.settle(LOST), auto.left]).toEqual([false, true, 0]);
    auto.begin(2, { loss: 200, win: 0 });
    expect([auto.settle(LOST), auto.settle(LOST)]).toEqual([false, false]);
    expect(auto.settle(LOST), 'a round of one’s own').toBe(false);
  });

  it('counts anew each time it begins', () => {
    const auto = new AutoPlay();
    auto.begin(10, { loss: 300, win: 0 });
    auto.settle(LOST);
    auto.stop();
    auto.begin(10, { loss: 300, win: 0 });
    expect([auto.settle(LOST), auto.settle(LOST), auto.left]).toEqual([false, false, 8]);
  });
});
