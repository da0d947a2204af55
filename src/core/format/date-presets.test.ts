import { describe, expect, it } from 'vitest';
import { presetDates, type DatePreset } from './date-presets.js';

/** The platform's wall clock six hours behind Greenwich, whatever the device's zone. */
const shown = (at: number) => new Date(at - 6 * 3_600_000).toUTCString().slice(5, 25);

describe('CON-19 OP-54 date presets', () => {
  it.each<[DatePreset, string, string]>([
    ['next-7', '26 Feb 2026 00:00:00', '04 Mar 2026 23:59:59'],
    ['next-30', '26 Feb 2026 00:00:00', '27 Mar 2026 23:59:59'],
    ['previous-7', '20 Feb 2026 00:00:00', '26 Feb 2026 23:59:59'],
    ['previous-30', '28 Jan 2026 00:00:00', '26 Feb 2026 23:59:59'],
  ])('%s', (preset, from, to) => {
    const dates = presetDates(preset, Date.UTC(2026, 1, 27, 5, 30), -6);
    expect([shown(dates.from), shown(dates.to)]).toEqual([from, to]);
  });
});
