import type { Client } from '../../api/wire/call.js';
import { errorCode, type ErrorCode } from '../../api/wire/errors.js';
import type { Shared } from '../parts/shared.js';

/** Failures that say nothing of the call, but that nobody answers. */
const NO_PLATFORM: ReadonlySet<ErrorCode> = new Set(['network', 'timeout']);

/** The core's client. Its code comes with the first call, beside the core's own; calls made meanwhile wait for it. */
export function createCoreClient(shared: Shared): Client {
  const { config, environment, signal, wire } = shared;
  const { merchant } = config;
  const language = () => shared.language.store.getState().language;
  let made: Client | undefined;

  async function client(): Promise<Client> {
    const { createClient } = await wire();
    return (made ??= createClient({
      ...config,
      language,
      token: () => shared.session.token(),
      onUnauthorized: () => shared.session.expire(),
      onMaintenance: error => void shared.status.block(1, error),
      onRegion: error => void shared.status.block(2, error),
      fetch: config.fetch ?? environment.fetch,
      signal,
    }));
  }

  return {
    merchant,
    language,
    call: async call => {
      const loaded = await client();
      try {
        return await loaded.call(call);
      } catch (error) {
        if (NO_PLATFORM.has(errorCode(error))) shared.status.outage();
        throw error;
      }
    },
    prepareSeal: () =>
      void client().then(
        loaded => loaded.prepareSeal(),
        () => undefined,
      ),
  };
}
