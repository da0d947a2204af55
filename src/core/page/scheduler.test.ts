import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testCore } from '../testing/test-core.js';

describe('scheduler', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('one timer serves all, and none runs when nobody listens', async () => {
    const {
      core: { scheduler },
    } = testCore();
    const runs: string[] = [];
    const stops = [
      scheduler.every(1000, () => runs.push('a')),
      scheduler.every(1500, () => runs.push('b')),
      scheduler.after(2000, () => runs.push('c')),
    ];
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(runs.join('')).toBe('abaca'.slice(0, 3) + runs.slice(3).join(''));
    expect(runs.filter(run => run === 'a')).toHaveLength(3);
    expect(runs.filter(run => run === 'b')).toHaveLength(2);
    expect(runs.filter(run => run === 'c')).toHaveLength(1);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sleeps while the page is hidden and makes up once', async () => {
    const {
      core: { scheduler },
      page,
    } = testCore();
    const run = vi.fn();
    scheduler.every(1000, run);
    page.document.show(false);
    await vi.advanceTimersByTimeAsync(10_500);
    expect(run).not.toHaveBeenCalled();
    page.document.show(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('goes on after the device’s clock was set back', async () => {
    const {
      core: { scheduler },
    } = testCore();
    const run = vi.fn();
    scheduler.every(1000, run);
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(4000);
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  it('one that throws does not stop the others', async () => {
    const {
      core: { scheduler },
    } = testCore();
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const run = vi.fn();
    scheduler.every(1000, () => {
      throw new Error('bug');
    });
    scheduler.every(1000, run);
    await vi.advanceTimersByTimeAsync(2100);
    expect([run.mock.calls.length, told.mock.calls.length]).toEqual([2, 2]);
    told.mockRestore();
  });
});
