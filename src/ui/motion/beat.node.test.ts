import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBeat } from './beat.js';

describe('a beat', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes after its time, and once for each time that it is begun anew', () => {
    const run = vi.fn(() => beat.again(1000));
    const beat = createBeat(5000, run);
    beat.again();
    vi.advanceTimersByTime(4999);
    expect(run).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5999);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('waits until nothing holds it any more, and then its whole time', () => {
    const run = vi.fn();
    const beat = createBeat(5000, run);
    beat.again();
    vi.advanceTimersByTime(4000);
    beat.hold('drag', true);
    beat.hold('pointer', true);
    beat.again();
    beat.hold('drag', false);
    expect(vi.getTimerCount()).toBe(0);
    beat.hold('pointer', false);
    vi.advanceTimersByTime(4999);
    expect(run).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('what holds it and is told twice neither begins it anew nor holds it twice', () => {
    const run = vi.fn();
    const beat = createBeat(5000, run);
    beat.hold('hidden', true);
    beat.hold('hidden', true);
    beat.hold('hidden', false);
    vi.advanceTimersByTime(3000);
    beat.hold('hidden', false);
    vi.advanceTimersByTime(2000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('never comes after its end', () => {
    const run = vi.fn();
    const beat = createBeat(5000, run);
    beat.again();
    beat.end();
    beat.again();
    expect(vi.getTimerCount()).toBe(0);
  });
});
