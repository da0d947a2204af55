import { useState } from 'react';

/**
 * The order in which things stand that come and go by themselves while somebody reads: each keeps its place, and what comes takes the
 * place of what has gone, so that nothing moves (no layout shift). `wanted` is the order that the first ones have, each once.
 */
export function usePlaces(wanted: readonly string[]): readonly string[] {
  const [places, setPlaces] = useState(wanted);
  const next = keepPlaces(places, wanted);
  if (next.join() !== places.join()) setPlaces(next);
  return next;
}

/** `wanted` in the places that they had; the last ones fill what would stay empty. */
export function keepPlaces(before: readonly string[], wanted: readonly string[]): readonly string[] {
  const coming = wanted.filter(one => !before.includes(one));
  const places = before.map(one => (wanted.includes(one) ? one : coming.shift()));
  places.push(...coming);
  for (let empty = places.indexOf(undefined); empty !== -1; empty = places.indexOf(undefined)) {
    const last = places.pop();
    if (last !== undefined) places[empty] = last;
  }
  return places.filter(one => one !== undefined);
}
