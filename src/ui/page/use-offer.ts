import type { Core, TextKey } from '../../core/parts/core.js';
import { useCore, useStore } from '../../element/core-context.js';

interface Entry {
  text: TextKey;
  needsSwitch?: string;
  /** Where it leads, as a path of the site. */
  to?: string;
}

/** Whether what a text names is offered, or an entry leads to something: a platform may lack the calls that it takes. */
export function useOffer(text: TextKey, to?: string): boolean {
  const { status } = useCore();
  return useStore(status.store, () => leads(status, { text, to }));
}

/** Also whether the centre is there whose page it is; the same page may stand in another centre, which offers it itself. */
export function leads(status: Core['status'], entry: Entry): boolean {
  return status.offers(entry) && !(entry.to?.startsWith('/member') && status.lacks('gp-member-centre'));
}
