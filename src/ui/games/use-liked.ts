import { useState } from 'react';
import type { Game } from '../../api/games/games.js';
import { useCore, useStore } from '../../element/core-context.js';

/** Favourites as answered, without those whose heart was taken since. A game whose heart is not known yet stays. */
export function useLiked(games: readonly Game[] | undefined): readonly Game[] | undefined {
  const { favourites } = useCore();
  const hearts = useStore(favourites.store, ({ ids }) => ids);
  const [known, setKnown] = useState(hearts);
  if ([...hearts].some(id => !known.has(id))) setKnown(new Set([...known, ...hearts]));
  return games?.filter(({ id }) => hearts.has(id) || !known.has(id));
}
