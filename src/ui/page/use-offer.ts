import type { TextKey } from '../../core/parts/core.js';
import { useCore, useStore } from '../../element/core-context.js';

/** Whether what a text names is offered: a platform may lack the calls that it takes. */
export function useOffer(text: TextKey): boolean {
  const { status } = useCore();
  return useStore(status.store, () => status.offers({ text }));
}
