import { getConsolidated, type Consolidated } from '../../api/account/member.js';
import { withSignal } from '../../api/wire/call.js';
import type { Shared } from '../parts/shared.js';

/** The flags of a real account; null where the policy of agents is switched off, and then nobody is asked (ROL-28..31). */
export async function consolidatedFlags({ client, status }: Shared, signal: AbortSignal): Promise<Consolidated | null> {
  await known(status);
  return status.isOn('AGENTPOLICY3') ? getConsolidated(withSignal(client, signal)) : null;
}

/** Resolves when the platform has told its switches, or cannot. */
function known({ store }: Shared['status']): Promise<void> {
  return new Promise(resolve => {
    if (store.getState().phase !== 'loading') return resolve();
    const stop = store.subscribe(({ phase }) => {
      if (phase === 'loading') return;
      stop();
      resolve();
    });
  });
}
