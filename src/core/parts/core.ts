import type { Client } from '../../api/wire/call.js';
import type { Config } from '../kernel/config.js';
import type { Values } from '../kernel/storage.js';
import type { Access } from './access.js';
import type { Account } from './account.js';
import type { Catalogue } from './catalogue.js';
import type { Dialogs } from './dialogs.js';
import type { Events } from './events.js';
import type { Favourites } from './favourites.js';
import type { Language } from './language.js';
import type { Launch } from './launch.js';
import type { Money } from './money.js';
import type { Navigation } from './navigation.js';
import type { Queries } from './queries.js';
import type { Scheduler } from './scheduler.js';
import type { Session } from './session.js';
import type { StatusStore } from './status.js';
import type { ThemeStore } from './theme.js';
import type { Wallet } from './wallet.js';

export type * from './access.js';
export type * from './account.js';
export type * from './catalogue.js';
export type * from './dialogs.js';
export type * from './events.js';
export type * from './favourites.js';
export type * from './language.js';
export type * from './launch.js';
export type * from './money.js';
export type * from './navigation.js';
export type * from './queries.js';
export type * from './readable.js';
export type { Route, ScreenId } from './routes.js';
export type * from './scheduler.js';
export type * from './session.js';
export type * from './status.js';
export type * from './theme.js';
export type * from './wallet.js';
export type { Config, ConfigInput } from '../kernel/config.js';
export type { TextKey, TextSet } from '../../texts/text-keys.js';

/** What all widgets of a page share. Made by createCore; no module-level state (design: one core per page). */
export interface Core {
  readonly version: string;
  readonly config: Config;
  readonly client: Client;
  /** Values of this tab; the session's end takes them. */
  readonly tab: Values;
  readonly session: Session;
  readonly access: Access;
  readonly navigation: Navigation;
  readonly dialogs: Dialogs;
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly account: Account;
  readonly favourites: Favourites;
  readonly launch: Launch;
  readonly wallet: Wallet;
  readonly status: StatusStore;
  readonly language: Language;
  readonly theme: ThemeStore;
  readonly scheduler: Scheduler;
  readonly money: Money;
  readonly events: Events;
  /** Restores the session, loads status and language; safe to call by every widget, runs once. */
  start(): Promise<void>;
  /** Ends timers, listeners and requests; for tests and hot reload. */
  stop(): void;
}
