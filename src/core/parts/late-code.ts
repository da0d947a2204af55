import type { StoreApi } from 'zustand/vanilla';
import type * as announcements from '../../api/content/announcements.js';
import type * as games from '../../api/games/games.js';
import type * as winners from '../../api/games/winners.js';
import type * as client from '../../api/wire/client.js';
import type * as system from '../../api/wire/system.js';
import type { OpenedWindow } from '../kernel/environment.js';
import type { Launch, LaunchOptions, OpenGame } from './launch.js';
import type { Session } from './session.js';

/** `core/wire.ts`: the client and the calls of a first view. */
export type Wire = Pick<typeof client, 'createClient'> &
  Pick<typeof system, 'blockedStatus' | 'getStatus'> &
  Pick<typeof games, 'listGames' | 'listHotGames' | 'listVendors'> &
  Pick<typeof winners, 'listWinners'> &
  Pick<typeof announcements, 'listAnnouncements'> & {
    splitSports(categories: readonly games.Category[]): games.Category[];
  };

/** Who pressed a heart, at the press. */
export interface HeartOwner {
  token: string | undefined;
  account: string | undefined;
}

export type LaunchStore = StoreApi<{ game?: OpenGame }>;
/** Options as the flow gets them: with the window that was opened in the click. */
export interface FlowOptions extends LaunchOptions {
  opened?: OpenedWindow;
}
export interface LaunchFlow extends Pick<Launch, 'category' | 'enterRoom' | 'retry' | 'resume' | 'close'> {
  game(game: games.Game, options: FlowOptions): Promise<void>;
  vendor(vendor: games.Vendor, options: FlowOptions): Promise<void>;
}

export interface SessionFlow extends Pick<
  Session,
  'login' | 'enter' | 'verify' | 'loginFreePlay' | 'changePassword' | 'refreshMember' | 'adopt' | 'logout' | 'askLogout' | 'expire'
> {
  restore(token: string, isHandedOver: boolean): Promise<void>;
  forget(): void;
}
