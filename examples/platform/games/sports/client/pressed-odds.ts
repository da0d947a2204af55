import type { Fixture } from '../fixture-list.js';

interface PressedOdds {
  fixture: Fixture;
  /** Undefined where it is not offered, or not any more. */
  price: Fixture['prices'][number] | undefined;
}

/** What was pressed before the game opened (`?fixture=…&pick=…` of its address); undefined where it has no such fixture. */
export function pressedOdds(search: string, fixtures: readonly Fixture[]): PressedOdds | undefined {
  const query = new URLSearchParams(search);
  const fixture = fixtures.find(({ id }) => String(id) === query.get('fixture'));
  return fixture && { fixture, price: fixture.prices.find(({ pick }) => pick === query.get('pick')) };
}
