import { expect, it } from 'vitest';
import { fuzz } from '../fuzz/fuzz.js';

/** The short form of `npm run test:fuzz`: each route is asked about ten times. */
it('no value, whatever it is, makes a route of the platform fail: what is wrong is refused', async () => {
  const { routes, statuses, findings } = await fuzz(3_000, 20_261_122);
  expect(findings).toEqual([]);
  expect(routes).toBeGreaterThan(250);
  // It gets through the first checks, too: refusals alone would show nothing.
  expect([statuses[200]! > 300, statuses[400]! > 300]).toEqual([true, true]);
});
