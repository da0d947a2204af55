import type { StoreApi } from 'zustand/vanilla';
import type * as chat from '../../api/account/chat.js';
import type * as member from '../../api/account/member.js';
import type * as favourites from '../../api/games/favourites.js';
import type * as games from '../../api/games/games.js';
import type { PlatformError } from '../../api/wire/errors.js';
import type { SystemStatus } from '../../api/wire/system.js';
import type { Access, Core, FavouriteGame, Favourites, Language, SessionState, StatusStore, TextSet, Wallet } from './core.js';
import type { Environment, Page } from '../kernel/environment.js';
import type { Values } from '../kernel/storage.js';
import type { FollowPage } from '../kernel/page-life.js';
import type { HeartOwner, LaunchFlow, LaunchStore, SessionFlow, Wire } from './late-code.js';

/**
 * What the parts of one core share: the parts, filled in one after the other while it is made, and where it lives. A part may
 * look at those made before it at once, and at the others when it is asked something.
 */
export interface Shared extends Core {
  readonly session: Core['session'] & { control: SessionControl };
  readonly access: AccessWithResume;
  readonly status: StatusWithBlock;
  readonly language: LanguageWithStart;
  readonly favourites: FavouritesWithLoad;
  readonly environment: Environment;
  readonly page?: Page;
  /** Local storage. */
  readonly local: Values;
  /** Aborts when the core stops. */
  readonly signal: AbortSignal;
  readonly followPage: FollowPage;
  /** The client's code and the calls of a first view. */
  wire(): Promise<Wire>;
  /** The code that only acting, or an account, needs; one file, loaded on demand and when the page has become quiet. */
  onDemand(): Promise<OnDemand>;
}

/** `core/on-demand.ts`: what only acting, or an account, needs. */
type OnDemand = Pick<typeof member, 'getMemberIcon' | 'getUnreadCount' | 'putLanguage'> &
  Pick<typeof games, 'listRecentGames'> &
  Pick<typeof favourites, 'listFavouriteGames'> &
  Pick<typeof chat, 'countUnreadChat'> & {
    consolidatedFlags(shared: Shared, signal: AbortSignal): Promise<member.Consolidated | null>;
    followChanges(shared: Shared): void;
    loadFavourites(shared: Shared): Promise<void>;
    changeFavourite(shared: Shared, game: FavouriteGame, on: boolean, owner: HeartOwner): Promise<void>;
    createLaunchFlow(shared: Shared, store: LaunchStore): LaunchFlow;
    createSessionFlow(shared: Shared): SessionFlow;
    addLacking(shared: Shared, answer: SystemStatus): Promise<void>;
    refreshBalance(shared: Shared, store: StoreApi<ReturnType<Wallet['store']['getState']>>): Promise<void>;
  };

export interface AccessWithResume extends Access {
  /** What waits for a login waits no longer. */
  forget(): void;
}

export interface FavouritesWithLoad extends Favourites {
  readonly store: StoreApi<{ ids: ReadonlySet<string>; isOff?: boolean }>;
}

export interface LanguageWithStart extends Language {
  /** Loads the texts of the first language, or of that of now. */
  start(): Promise<unknown>;
  has(set: TextSet | 'common'): boolean;
  /** Shows the language of the account that has logged in, unless it is the one of now or none that is offered (API-74). */
  follow(code: string): Promise<void>;
}

/** What the flow on demand and the session share. */
export interface SessionControl {
  readonly store: StoreApi<SessionState>;
  token?: string;
}

export interface StatusWithBlock extends StatusStore {
  /** A call was answered with the code of maintenance or region (OP-46). */
  block(status: 1 | 2, error: PlatformError): Promise<void>;
}
