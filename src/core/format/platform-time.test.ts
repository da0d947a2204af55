import { describe, expect, it } from 'vitest';
import { chosenDates } from './date-presets.js';
import { dayAt, platformNow, platformTime } from './platform-time.js';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, STATUS } from '../testing/fake-platform.js';
import { testCore } from '../testing/test-core.js';

const NOON = Date.UTC(2026, 0, 15, 12, 30, 5);

describe('the platform’s clock', () => {
  it('OP-32 shows the platform’s time, not the device’s', () => {
    expect([-6, 0, 5.5, 13].map(offset => platformTime(NOON, offset))).toEqual(['06:30:05', '12:30:05', '18:00:05', '01:30:05']);
  });
  it('OP-32 is what the platform tells, however the device’s is set; days chosen from today are others after its midnight, for the cache too', async () => {
    const platform = new FakePlatform();
    const midnight = Date.UTC(2026, 1, 3, 6);
    platform.status = { ...STATUS, gmtOffset: -6, time: midnight - 60_000 };
    const { core } = testCore({}, new FakePage(), platform);
    expect(Math.abs(platformNow(core) - Date.now()), 'until it has told').toBeLessThan(1_000);
    await core.start();
    expect(platformNow(core)).toBeGreaterThanOrEqual(midnight - 60_000);
    expect(platformNow(core)).toBeLessThan(midnight - 30_000);
    const before = chosenDates(core, 'previous-7');
    expect(before?.to).toBe(midnight - 1);
    platform.status = { ...platform.status, time: midnight + 60_000 };
    await core.status.load();
    const after = chosenDates(core, 'previous-7');
    expect(after?.to).toBe(midnight + 86_400_000 - 1);
    expect(after).not.toEqual(before);
    expect(chosenDates(core, '')).toBeUndefined();
  });
  it('OP-32 a day begins at the platform’s midnight', () => {
    expect(dayAt(Date.UTC(1970, 0, 2, 5, 59), -6)).toEqual({ number: 0, startsAt: 6 * 3_600_000 });
    expect(dayAt(Date.UTC(1970, 0, 1, 18, 30), 5.5)).toEqual({ number: 1, startsAt: 18.5 * 3_600_000 });
  });
});
