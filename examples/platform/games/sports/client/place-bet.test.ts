import { describe, expect, it, vi } from 'vitest';
import { PlayError } from '../../client/play-api.js';
import { placeBet } from './place-bet.js';

describe('placing a bet on a fixture', () => {
  it.each(['offline', 'broken', 'maintenance'] as const)(
    'is done once it is booked, whatever becomes of the look after it (%s)',
    async problem => {
      const booked = vi.fn();
      await placeBet({ ask: () => Promise.resolve('round'), booked, look: () => Promise.reject(new PlayError(problem, '')) });
      expect(booked).toHaveBeenCalledExactlyOnceWith('round');
    },
  );

  it('tells a refusal on, and books nothing then', async () => {
    const [booked, look] = [vi.fn(), vi.fn(() => Promise.resolve())];
    const refusal = new PlayError('insufficient', '');
    await expect(placeBet({ ask: () => Promise.reject(refusal), booked, look })).rejects.toBe(refusal);
    expect([booked.mock.calls, look.mock.calls]).toEqual([[], []]);
  });
});
