import { describe, expect, it } from 'vitest';
import { presetDates, type DatePreset } from './date-presets.js';

const shown = (at: number) => new Date(at).toString().slice(4, 24);

describe('CON-19 OP-54 date presets', () => {
  it.each<[DatePreset, string, string]>([
    ['next-7', 'Feb 26 2026 00:00:00', 'Mar 04 2026 23:59:59'],
    ['next-30', 'Feb 26 2026 00:00:00', 'Mar 27 2026 23:59:59'],
    ['previous-7', 'Feb 20 2026 00:00:00', 'Feb 26 2026 23:59:59'],
    ['previous-30', 'Jan 28 2026 00:00:00', 'Feb 26 2026 23:59:59'],
  ])('%s', (preset, from, to) => {
    const dates = presetDates(preset, new Date(2026, 1, 26, 15, 30).getTime());
    expect([shown(dates.from), shown(dates.to)]).toEqual([from, to]);
  });
});
