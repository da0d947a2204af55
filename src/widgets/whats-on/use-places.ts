import { useState } from 'react';

/** What stands in each place, from the first on; undefined where something has gone and nothing has come yet. */
type Places = readonly (string | undefined)[];

/**
 * The order in which things stand that come and go by themselves while somebody reads: each keeps its place, and what comes takes the
 * place of what has gone, so that nothing moves (no layout shift). `wanted` is the order that the first ones have, each once.
 */
export function usePlaces(wanted: readonly string[]): Places {
  const [places, setPlaces] = useState<Places>(wanted);
  const next = keepPlaces(places, wanted);
  if (next.join() !== places.join()) setPlaces(next);
  return next;
}

/** `wanted` in the places that they had; no place is kept behind the last. */
export function keepPlaces(before: Places, wanted: readonly string[]): Places {
  const coming = wanted.filter(one => !before.includes(one));
  const places = before.map(one => (one !== undefined && wanted.includes(one) ? one : coming.shift()));
  places.push(...coming);
  while (places.length > 0 && places.at(-1) === undefined) places.pop();
  return places;
}
