import type { PlatformError } from '../../api/wire/errors.js';
import type { Tag } from '../kernel/tags.js';

export interface QueryState<T> {
  data?: T;
  error?: PlatformError;
  /** True while a request for this key is under way. */
  loading: boolean;
}
export interface QueryOptions {
  /** Data older than this is asked for again when somebody looks (ms). Default 30 000. */
  staleAfter?: number;
  /** Asked for again every so often while somebody looks and the page is visible (ms). */
  refreshEvery?: number;
  /** Dropped when the session changes. */
  personal?: boolean;
  /** What the answer is about. */
  tags?: readonly Tag[];
}
interface FollowOptions extends QueryOptions {
  /** Begins what only an eye is for, such as refreshing, while one is there. Returns stop. */
  whileSeen?(begin: () => () => void): () => void;
}
/** One cache for all widgets of the page: one request per key, refreshed on focus and reconnect, asleep when hidden. */
export interface Queries {
  /** Follows a key; the first follower starts the request. Returns unsubscribe. */
  follow<T>(key: string, load: (signal: AbortSignal) => Promise<T>, listener: () => void, options?: FollowOptions): () => void;
  /** The data of a key for a caller that does not follow it: what is there and fresh, else asked for. Rejects with PlatformError. */
  fetch<T>(query: Query<T>): Promise<T>;
  /** Same object as long as nothing changed, so it serves useSyncExternalStore. A key never asked for reads as loading. */
  read<T>(key: string): QueryState<T>;
  refresh(key: string): Promise<void>;
  /** Asks again for what carries one of the tags, or for everything, where somebody looks; the rest counts as old. */
  changed(tags?: readonly Tag[]): Promise<void>;
  set<T>(key: string, data: T): void;
  /** Everything personal, at the end of a session. */
  dropPersonal(): void;
}
/** Keys and loaders of the lists that widgets show; used through the widgets' useQuery hook. */
export interface Query<T> extends QueryOptions {
  key: string;
  load(signal: AbortSignal): Promise<T>;
}
