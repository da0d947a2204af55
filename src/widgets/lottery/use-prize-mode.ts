import type { PrizeMode } from '../../api/games/games.js';
import { prizeModeOf } from '../../core/lottery/prize-mode.js';
import { useCore, useQuery } from '../../element/core-context.js';

/** The prize mode that is wished for, else what the vendors say (LOT-06, LOT-07); undefined while they are asked. */
export function usePrizeMode(wished: '' | PrizeMode): PrizeMode | undefined {
  const { catalogue } = useCore();
  const { data, error } = useQuery(wished ? undefined : catalogue.categories());
  if (wished) return wished;
  if (data) return prizeModeOf(data);
  return error ? 'LOTT' : undefined;
}
