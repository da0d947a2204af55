import type { AccessWithResume } from './access.js';
import type { Core } from './core.js';
import type { Environment, Page } from './environment.js';
import type { FavouritesWithLoad } from './favourites.js';
import type { LanguageWithStart } from './language.js';
import type { SessionControl } from './session.js';
import type { StatusWithBlock } from './status.js';
import type { Values } from './storage.js';

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
  /** Session storage and local storage. */
  readonly tab: Values;
  readonly local: Values;
  /** Aborts when the core stops. */
  readonly signal: AbortSignal;
  /** The client's code and the calls of a first view. */
  wire(): Promise<typeof import('./wire.js')>;
  /** The code that only acting, or an account, needs; one file, loaded on demand and when the page has become quiet. */
  onDemand(): Promise<typeof import('./on-demand.js')>;
}
