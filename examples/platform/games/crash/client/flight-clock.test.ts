import { expect, it } from 'vitest';
import { flightClock } from './flight-clock.js';

it('follows the platform’s count of a flight: half of the way back is added, small differences do not make it jump', () => {
  let now = 1_000;
  const clock = flightClock(() => now);
  clock.start(40, 200);
  expect(clock.elapsed()).toBe(140);
  now += 1_000;
  clock.correct(1_080);
  expect(clock.elapsed(), 'within the tolerance').toBe(1_140);
  clock.correct(500);
  expect(clock.elapsed(), 'the platform’s clock was set').toBe(500);
});
