import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tryAgain } from './try-again.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const device = new EventTarget();
  const answer = { isThere: false };
  const reach = vi.fn(async () => {
    if (answer.isThere) return true;
    throw new TypeError('Failed to fetch');
  });
  const back = vi.fn();
  return { page, device, answer, reach, back, now: tryAgain({ reach, back }, { device, page }) };
}
const see = (page: EventTarget & { hidden: boolean }, isSeen: boolean) => {
  page.hidden = !isSeen;
  page.dispatchEvent(new Event('visibilitychange'));
};

describe('trying again', () => {
  it('goes on by itself, less and less often, and once the site answers the page goes back, once', async () => {
    const { reach, back, answer, device } = begin();
    expect(reach).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(7_500);
    expect(reach).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(600_000);
    const tries = reach.mock.calls.length;
    expect(tries).toBeGreaterThan(7);
    expect(tries).toBeLessThan(16);
    answer.isThere = true;
    await vi.advanceTimersByTimeAsync(90_000);
    expect([back.mock.calls.length, reach.mock.calls.length]).toEqual([1, tries + 1]);
    device.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect([back.mock.calls.length, reach.mock.calls.length]).toEqual([1, tries + 1]);
  });

  it('asks for nothing while nobody looks, and at once when somebody does or the device has a line again', async () => {
    const { reach, page, device } = begin();
    see(page, false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reach).not.toHaveBeenCalled();
    see(page, true);
    await vi.advanceTimersByTimeAsync(0);
    expect(reach).toHaveBeenCalledTimes(1);
    device.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reach).toHaveBeenCalledTimes(2);
  });

  it('tells who asked for it whether it helped; two who ask at once share one attempt', async () => {
    const { now, reach, answer } = begin();
    expect(await Promise.all([now(), now()])).toEqual([false, false]);
    expect(reach).toHaveBeenCalledTimes(1);
    answer.isThere = true;
    expect(await now()).toBe(true);
  });
});
