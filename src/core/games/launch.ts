import { createStore } from 'zustand/vanilla';
import type { Launch, LaunchOptions, OpenGame } from '../parts/core.js';
import type { FlowOptions, LaunchFlow, LaunchStore } from '../parts/late-code.js';
import type { Shared } from '../parts/shared.js';

/** What stands on the game's own screen, to launch it again after a reload; neither its address nor a token. */
export const OPEN_GAME = 'open-game';

/** Starting games; what it takes comes on demand, a window is opened in the click itself. */
export function createLaunch(shared: Shared): Launch {
  const { access, session, onDemand, environment, tab } = shared;
  const store: LaunchStore = createStore<{ game?: OpenGame }>(() => ({}));
  let made: LaunchFlow | undefined;
  const flow = async () => {
    const { createLaunchFlow } = await onDemand();
    return (made ??= createLaunchFlow(shared, store));
  };
  /** Only in the click itself may a window be opened; it waits empty for the address. */
  const prepared = (options: LaunchOptions = {}): FlowOptions => ({
    ...options,
    opened: (options.window && (options.demo || access.can('launch')) && environment.page?.open?.('about:blank', '_blank')) || undefined,
  });

  const launch: Launch = {
    store,
    async game(game, options) {
      const ready = prepared(options);
      await (await flow()).game(game, ready);
    },
    async vendor(vendor, options) {
      const ready = prepared(options);
      await (await flow()).vendor(vendor, ready);
    },
    category: async (code, options) => (await flow()).category(code, options),
    enterRoom: async roomId => made?.enterRoom(roomId),
    retry: async () => made?.retry(),
    async resume() {
      if (!store.getState().game && tab.get(OPEN_GAME) !== undefined) await (await flow()).resume();
    },
    close: () => made?.close(),
  };
  session.store.subscribe(({ state }, before) => {
    if (store.getState().game?.mode === 'real' && before.state === 'real' && state !== 'real') launch.close();
  });
  return launch;
}
