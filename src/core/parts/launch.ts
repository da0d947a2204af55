import type { Game, LaunchBet, Vendor } from '../../api/games/games.js';
import type { PlatformError } from '../../api/wire/errors.js';
import type { Readable } from './readable.js';

export interface LaunchDetail {
  gameId: string;
  vendorCode: string;
  gameCode: string;
  type: string;
  name: string;
  mode: 'real' | 'demo';
  /** Filled when the platform has answered. */
  url?: string;
}
/** The game that is open now, shown by `<gp-game>`. */
export interface OpenGame extends LaunchDetail {
  state: 'opening' | 'open' | 'failed';
  error?: PlatformError;
}
export interface LaunchOptions {
  /** Play money, where the game offers it (OP-07). */
  demo?: boolean;
  from?: EventTarget;
  /** In a window of its own; must be asked for in the click itself. */
  window?: boolean;
  /** The room of a PVP game. Without one the rooms are shown first (GAM-14). */
  roomId?: string;
  /** Odds that the game opens with, chosen but not bet on: of a fixture that `listFixtures` tells (O-92). */
  bet?: LaunchBet;
}
export interface Launch {
  readonly store: Readable<{ game?: OpenGame }>;
  /** Order of OP-25: guards, lottery route, RNG vendor → /rng, VASSALAGE → popup, else the launch call. `from` is the element that raises the cancelable gp-launch. */
  game(game: Game, options?: LaunchOptions): Promise<void>;
  vendor(vendor: Vendor, options?: Omit<LaunchOptions, 'demo' | 'bet'>): Promise<void>;
  /** Choosing a category: the direct lottery vendor when it is there (NAV-57), else the category's page. */
  category(code: string, options?: { from?: EventTarget }): Promise<void>;
  /** Goes on with the PVP game whose rooms are shown, in one of them; an empty id where the game has none (GAM-14). */
  enterRoom(roomId: string): Promise<void>;
  retry(): Promise<void>;
  /** After a reload of the game's own screen: the game that stood there is launched again. Nothing happens when there was none. */
  resume(): Promise<void>;
  close(): void;
}
