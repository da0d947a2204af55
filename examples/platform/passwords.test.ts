import { describe, expect, it } from 'vitest';
import { bounded } from './bounded.js';
import { hashPassword, verifyPassword } from './passwords.js';

describe('costly work', () => {
  it('runs a few at a time, in turn, and refuses what would wait too long', async () => {
    const run = bounded({ atOnce: 2, waiting: 3, retryAfter: 2 });
    const ends: (() => void)[] = [];
    const order: number[] = [];
    const started = Array.from({ length: 7 }, (_, index) =>
      run(() => new Promise<number>(resolve => (order.push(index), ends.push(() => resolve(index))))).catch((error: unknown) => error),
    );
    expect(order).toEqual([0, 1]);
    for (const late of [5, 6]) expect(await started[late]).toMatchObject({ code: 'rate-limited', options: { retryAfter: 2 } });
    for (let done = 0; done < 5; done++) {
      expect(order.length).toBe(Math.min(5, done + 2));
      ends[done]?.();
      await started[done];
    }
    expect(order).toEqual([0, 1, 2, 3, 4]);
    const failed = run(() => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await run(async () => 'free again')).toBe('free again');
  });

  it('hashing is such work: of 200 passwords at once some are refused, the others are right, and the event loop goes on', async () => {
    const hash = await hashPassword('Secret123', 10);
    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => verifyPassword('Secret123', hash).catch((error: { code?: string }) => error.code)),
    );
    clearInterval(ticking);
    expect(new Set(answers)).toEqual(new Set([true, 'rate-limited']));
    expect(answers.filter(answer => answer === true).length).toBeLessThanOrEqual(66);
    expect(turns).toBeGreaterThan(0);
  });
});
