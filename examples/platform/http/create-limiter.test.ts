import { expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import { createLimiter } from './create-limiter.js';

it.each(['embedded', 'postgres'] as const)(
  'counts before anything is done, so that of many at once no more pass than may (%s)',
  async engine => {
    const platform = await openTestPlatform();
    // Processes that share a database share what is counted in it.
    const processes = [1, 2].map(() => createLimiter({ ...platform, engine }, { name: 'test', points: 10, seconds: 60 }));
    const tries = Array.from({ length: 40 }, (_, index) => processes[engine === 'embedded' ? 0 : index % 2]!.take('one'));
    const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
    expect(passed).toBe(10);
    await expect(processes[0]!.take('one')).rejects.toMatchObject({
      code: 'rate-limited',
      options: { retryAfter: expect.any(Number) as number },
    });
    await processes[0]!.take('another', 10);
    await expect(processes[0]!.take('another')).rejects.toMatchObject({ code: 'rate-limited' });
    await platform.close();
  },
);
