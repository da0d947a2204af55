import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/call.js';
import type { Game } from '../api/games.js';
import type { Access, Catalogue, Config, Dialogs, Events, Launch, Navigation, OpenGame, Session, StatusStore, Wallet } from './core.js';
import type { Environment, OpenedWindow } from './environment.js';
import { loadSection } from './load-section.js';
import { lotteryRoute } from './lottery-route.js';

type GameOptions = Parameters<Launch['game']>[1];
/** What a launch call needs to know, of a game or of a vendor's own lobby. */
export type Launchable = Pick<Game, 'id' | 'vendorCode' | 'code' | 'type' | 'name' | 'usesFbLaunch' | 'inMaintenance'>;

export interface LaunchParts {
  config: Config;
  client: Client;
  session: Session;
  access: Access;
  navigation: Navigation;
  dialogs: Dialogs;
  catalogue: Catalogue;
  status: StatusStore;
  wallet: Wallet;
  events: Events;
  environment: Environment;
  signal: AbortSignal;
}
export interface LaunchControl extends LaunchParts {
  set(game: OpenGame | undefined): void;
  current(): OpenGame | undefined;
}

/** Starting games. The order is OP-25's: guards, lottery route, slot vendor, list of games, launch call. */
export function createLaunch(parts: LaunchParts): Launch {
  const { config, access, navigation, dialogs, catalogue, session, wallet, environment } = parts;
  const store = createStore<{ game?: OpenGame }>(() => ({}));
  const control: LaunchControl = { ...parts, set: game => store.setState({ game }, true), current: () => store.getState().game };
  let flow: Promise<ReturnType<typeof import('./launch-flow.js').createLaunchFlow>> | undefined;
  let again: (() => Promise<void>) | undefined;

  async function open(game: Launchable, { demo = false, from, window = false }: NonNullable<GameOptions> = {}) {
    again = () => open(game, { demo, from, window });
    // Only in the click itself may a window be opened; it waits empty for the address.
    const opened: OpenedWindow | null | undefined = window ? environment.page?.open?.('about:blank', '_blank') : undefined;
    flow ??= loadSection(() => import('./signed-in.js')).then(section => section.createLaunchFlow(control));
    try {
      await (await flow).open(game, { demo, from, opened: opened ?? undefined });
    } catch (error) {
      flow = undefined;
      opened?.close();
      throw error;
    }
  }

  const launch: Launch = {
    store,
    async game(game, options = {}) {
      const { demo = false, from } = options;
      if (!(demo && game.hasFreeTrial)) {
        if (!access.ask('launch', () => void launch.game(game, options))) return;
        const route = lotteryRoute(game.vendorCode, game.code);
        if (route) return navigation.navigate(route, { from });
        if (game.opensList) return void dialogs.open('game-popup', { vendorCode: game.vendorCode, name: game.vendorName });
      }
      await open(game, options);
    },
    async vendor(vendor, options = {}) {
      const { from } = options;
      if (!access.ask('launch', () => void launch.vendor(vendor, options))) return;
      const route = lotteryRoute(vendor.code, vendor.gameCode);
      if (route) return navigation.navigate(route, { from });
      const list = `vassalage=${encodeURIComponent(vendor.code)}`;
      if (vendor.type === 'RNG') return navigation.navigate(`/rng?${list}`, { from });
      if (vendor.opensList) return void dialogs.open('game-popup', { vendorCode: vendor.code, name: vendor.name });
      if (!vendor.gameId) {
        const path = navigation.categoryPath(vendor.type);
        return navigation.navigate(`${path}${path.includes('?') ? '&' : '?'}${list}`, { from });
      }
      await open({ id: vendor.gameId, vendorCode: vendor.code, code: vendor.gameCode, type: vendor.type, name: vendor.name, usesFbLaunch: vendor.code === 'FB', inMaintenance: vendor.inMaintenance }, options);
    },
    async category(code, { from } = {}) {
      if (code === 'LOTT' || code === 'ELOTT') {
        const categories = await catalogue.loadCategories({ flush: false }).catch(() => []);
        const direct = categories.flatMap(({ vendors }) => vendors).find(vendor => vendor.code === config.directLotteryVendor);
        if (direct) return launch.vendor(direct, { from });
      }
      navigation.navigate(navigation.categoryPath(code), { from });
    },
    retry: async () => again?.(),
    close() {
      if (!store.getState().game) return;
      store.setState({}, true);
      dialogs.close('game');
      void wallet.refresh();
    },
  };
  session.store.subscribe(({ state }, before) => {
    const { game } = store.getState();
    if (game?.mode === 'real' && before.state === 'real' && state !== 'real') launch.close();
  });
  return launch;
}
