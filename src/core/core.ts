import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { Announcements } from '../api/announcements.js';
import type { Client } from '../api/call.js';
import type { ErrorCode, PlatformError } from '../api/errors.js';
import type { Category, Game, GamePage, GameQuery, Vendor } from '../api/games.js';
import type { LoginRequest, LoginResult } from '../api/session.js';
import type { Consolidated, Member } from '../api/member.js';
import type { SystemStatus } from '../api/system.js';
import type { Balance } from '../api/wallet.js';
import type { Winner } from '../api/winners.js';
import type { Config } from './config.js';
import type { Tag } from './data/tags.js';
import type { Values } from './storage.js';
import type { TextKey, TextSet } from './text-keys.js';
import type { Theme } from './config.js';

/** A store that can be read and followed, not written: only its owner writes. */
export type Readable<T> = Pick<StoreApi<T>, 'getState' | 'subscribe' | 'getInitialState'>;

// ---- configuration ---------------------------------------------------------------------------------------------------

export type { Config, ConfigInput } from './config.js';

// ---- session ---------------------------------------------------------------------------------------------------------

/** SES-01: exactly three login states; `restoring` is the moment before a stored token is proved. */
export type LoginState = 'restoring' | 'logged-out' | 'real' | 'trial';
/** Who asks, as the access table knows it. */
export type Role = 'visitor' | 'trial' | 'member' | 'agent';
export interface SessionState {
  state: LoginState;
  role: Role;
  member?: Member;
  /** A change of password is forced; nothing else of the session is available (OP-18). */
  passwordChange?: 'default' | 'expired';
  /** The page was reloaded meanwhile: the account must prove itself once more to change it (PWD-23). Its name, to spare typing. */
  provesAgain?: { account: string };
  /** Whose change that is, from its login on: password managers tie the new password to the name. */
  changingAccount?: string;
  /** First login of the account: popups of audience F may show (OP-17). */
  isFirstLogin: boolean;
}
export type LoginOutcome =
  | { kind: 'logged-in' }
  | { kind: 'password-change'; reason: 'default' | 'expired' }
  | { kind: 'verification'; id: string; methods: string[] };
/** How a login is judged, whatever proved it. */
export interface LoginTerms {
  /** Other than `any` undoes a login of the wrong kind (OP-06). */
  audience?: 'any' | 'member' | 'agent';
  /** The password that was typed, to see whether it is the default one; never kept longer than the outcome. */
  password?: string;
  /** Proved by a code, a provider or a fresh password: no change of password is forced (SES-41). */
  withoutPassword?: boolean;
  /** The element that raises gp-login. */
  from?: EventTarget;
  /** Runs when the login is certain and the popups still stand. */
  onMember?(member: Member): void;
}
/** `elsewhere`: another tab that shared the session logged out or changed the password. */
export type LogoutReason = 'asked' | 'expired' | 'rejected' | 'elsewhere';

export interface Session {
  readonly store: Readable<SessionState>;
  /** Signs in, stores the token, loads member info. `audience` other than any undoes a login of the wrong kind (OP-06). `from` is the element that raises gp-login. Throws PlatformError. */
  login(request: LoginRequest & { audience?: 'any' | 'member' | 'agent'; from?: EventTarget }): Promise<LoginOutcome>;
  /** Signs in by another proof: a registration, an SMS code, a provider. The outcome is the same machine. Throws PlatformError. */
  enter(prove: (client: Client) => Promise<LoginResult>, terms?: LoginTerms): Promise<LoginOutcome>;
  /** Answers the extra verification of a login from an unregistered IP (SES-44); its terms go on. Throws PlatformError. */
  verify(prove: (client: Client) => Promise<LoginResult>): Promise<LoginOutcome>;
  /** For the moment a login form gets focus: loads what `login` needs. */
  prepareLogin(): void;
  /**
   * Changes the password. When the change is forced (OP-18) the rest of the login runs after it, and `oldPassword` is needed
   * only when the login that asked for it is no longer known; of one's own wish it is always needed (PWD-15). Every other
   * session of the account ends. Throws PlatformError.
   */
  changePassword(change: { oldPassword?: string; newPassword: string; confirmNewPassword: string }): Promise<void>;
  /** Trial session (SES-51..54). */
  loginFreePlay(): Promise<void>;
  /** From session storage, or from the address where `tokenParam` is set (taken once, removed at once). Runs once per core. */
  restore(): Promise<void>;
  /** A host with its own login hands its token over. Throws PlatformError when the platform refuses it. */
  adopt(token: string): Promise<void>;
  /** Reads the signed-in account's names and flags anew, after they were changed. Throws PlatformError. */
  refreshMember(): Promise<void>;
  /** Ends the session on the platform and here; local end is certain even when the call fails. */
  logout(): Promise<void>;
  /** Asks first (SES-57), then logs out. Resolves whether it did. */
  askLogout(): Promise<boolean>;
  /** The bearer token for the api client; undefined when logged out, and while a change of password is forced. */
  token(): string | undefined;
  /** Called when the platform answers 401: ends the session everywhere, once. */
  expire(): void;
}

// ---- access, navigation, dialogs -------------------------------------------------------------------------------------

export type Action =
  | 'launch'
  | 'favourites'
  | 'recent'
  | 'lottery'
  | 'member-centre'
  | 'agent-centre'
  | 'points-mall'
  | 'deposit'
  | 'withdraw'
  | 'account'
  | 'invite'
  | 'rewards'
  | 'messages'
  | 'chat';
export interface Access {
  /** Whether the current role may; no side effect. */
  can(action: Action): boolean;
  /**
   * Whether the current role may; if not, the one consequence happens here: login popup (after `gp-login-required` was
   * offered to the host), real-account dialog, or /agent. `then` runs after a login that the popup brought; `from` is the
   * element that raises gp-login-required; `demo` starts what a trial account may have instead.
   */
  ask(action: Action, then?: () => void, from?: EventTarget, demo?: () => void): boolean;
}

export type ScreenId =
  | 'home'
  | 'game-list'
  | 'game-centre'
  | 'account-games'
  | 'lottery'
  | 'promotions'
  | 'points-mall'
  | 'seamless'
  | 'help'
  | 'member'
  | 'agent'
  | 'agent-home'
  | 'search'
  | 'mirror'
  | 'download'
  | 'blog'
  | 'brand'
  | 'agreement'
  | 'winners'
  | 'leaderboard';
export interface Route {
  path: string;
  screen: ScreenId;
  /** Fixed parameters of the screen, such as `{ type: 'LIVE' }`. */
  params?: Readonly<Record<string, string>>;
  frame: { header: boolean; sideMenu: boolean; footer: boolean };
  /** Asked before the route is entered. */
  guard?: Action;
  /** Dialog to open over the screen, the address becoming `redirect`. */
  dialog?: DialogName;
  redirect?: string;
  bannerGroup?: string;
}
export interface Location {
  path: string;
  query: Readonly<Record<string, string>>;
  hash: string;
  route: Route;
}
export interface Navigation {
  readonly store: Readable<Location>;
  readonly routes: readonly Route[];
  /** Offers `gp-navigate` to the host first; then history (full site), in place, overlay or siteUrl. `to` is a path with query and hash. */
  navigate(to: string, options?: { replace?: boolean; from?: EventTarget }): void;
  /** Changes query values of the current address without a new entry unless `push`; empty string removes. */
  setQuery(values: Record<string, string>, options?: { push?: boolean }): void;
  back(): void;
  /** Absolute or root-relative address of a path, for href attributes. */
  href(to: string): string;
  /** Path of a category by the rules NAV-48..55. */
  categoryPath(categoryCode: string): string;
  /** Starts following the address (full site). Returns stop. */
  start(): () => void;
}

/**
 * The dialogs, and what each may be opened with. Those of a route get the query of its address and its `hash`; other copies of the
 * package and host pages may hand in more or less, so whoever reads looks.
 */
export interface DialogProps {
  login: { action?: Action; hash?: string };
  register: { hash?: string };
  'forgot-password': { hash?: string };
  'change-password': { reason?: 'default' | 'expired' };
  notice: { id?: string };
  /** `topic`, or `section` as the terms link names it (NAV-20). */
  help: { topic?: string; section?: string };
  announcement: object;
  license: object;
  'game-popup': { vendorCode?: string; name?: string };
  'game-rooms': { vendorCode?: string; name?: string };
  'game-maintenance': { game?: Pick<Game, 'id' | 'type' | 'name'> };
  game: object;
  confirm: Confirmation;
  info: Information;
  /** A model of chat that opens at once. */
  chat: { model?: string };
  zalo: object;
  contract: { kind?: string; request?: string; section?: string; downline?: string };
  /** A page of the centre, by its menu name (MOD-12). */
  'member-center': { page?: string };
  'agent-center': { page?: string };
}
export type DialogName = keyof DialogProps;
/** An open dialog. */
export type DialogEntry<Name extends DialogName = DialogName> = {
  [N in Name]: { id: number; name: N; props: Readonly<Partial<DialogProps[N]>> };
}[Name];
/** Texts of confirm and info dialogs are translation keys with values. */
export interface MessageText {
  key: TextKey;
  values?: Record<string, string | number>;
}
/** A question with two buttons. */
export interface Confirmation {
  title: MessageText;
  body?: MessageText;
  yes?: MessageText;
  no?: MessageText;
  danger?: boolean;
}
/** A message with one button, and with others where it offers the registration or a free trial. */
export interface Information {
  title: MessageText;
  body?: MessageText;
  tone?: 'info' | 'warning' | 'success';
  register?: boolean;
  demo?: () => void;
}
export interface Dialogs {
  readonly store: Readable<{ open: readonly DialogEntry[] }>;
  /** Opens on top; a dialog of the same name that is open already comes to the front. Makes `<gp-dialogs>` when the page has none. */
  open<Name extends DialogName>(name: Name, props?: DialogProps[Name]): number;
  /** Closes by id or name, handing `result` to whoever waits. */
  close(which: number | DialogName, result?: unknown): void;
  closeAll(): void;
  /** Resolves true when confirmed. */
  confirm(text: Confirmation): Promise<boolean>;
  /** Resolves when closed. */
  info(text: Information): Promise<void>;
}

// ---- server state ----------------------------------------------------------------------------------------------------

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
/** One cache for all widgets of the page: one request per key, refreshed on focus and reconnect, asleep when hidden. */
export interface Queries {
  /** Follows a key; the first follower starts the request. Returns unsubscribe. */
  follow<T>(key: string, load: (signal: AbortSignal) => Promise<T>, listener: () => void, options?: QueryOptions): () => void;
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
export interface Catalogue {
  /** Categories after the sports split (LOB-38..40); those without vendors are left out (NAV-56). */
  categories(): Query<Category[]>;
  /** LOB-37: asks the platform by default; `flush: false` gives the cache when there is one. */
  loadCategories(options?: { flush?: boolean }): Promise<Category[]>;
  games(query: GameQuery): Query<GamePage>;
  hotGames(type?: string, vendorCode?: string): Query<Game[]>;
  winners(): Query<Winner[]>;
  announcements(): Query<Announcements>;
  /** The page's hot games first of the same type, then of others, without the game itself, at most 12 (OP-26). */
  recommendations(game: Pick<Game, 'id' | 'type'>): Query<Game[]>;
  /** LOT-06, LOT-07. */
  prizeMode(categories: readonly Category[]): 'ELOTT' | 'LOTT';
  /** Absolute address of a picture on one of the image hosts (CON-78); http(s) and data only. */
  imageUrl(url: string): string;
}

/** What belongs to the signed-in account beside its money; asked for with the first look, dropped with the session. */
export interface Account {
  /** Number of unread messages (API-29, ENT-13). */
  unread(): Query<number>;
  /** Answers of customer service that wait to be read; none is asked for where nobody has written. */
  unreadChat(): Query<number>;
  /** Address of the picture; empty when it has none (API-13, HDR-09). */
  icon(): Query<string>;
  /** Contract flags; null unless the account is real and the agent policy switch on, and then nobody is asked (ROL-28..31). */
  consolidated(): Query<Consolidated | null>;
  /** Games played last, newest first, 12 a page from 1 (LOB-42). */
  recentGames(page?: number): Query<{ list: Game[]; totalPages: number }>;
  /** All at once (LOB-41, CON-23); a heart given or taken since then is the reader's to apply. */
  favouriteGames(): Query<Game[]>;
}

export type FavouriteGame = Pick<Game, 'id' | 'vendorCode' | 'type'>;
export interface Favourites {
  readonly store: Readable<{ ids: ReadonlySet<string> }>;
  /** Optimistic, throttled to one a second (LOB-29..32, CON-05). Asks for login itself. */
  toggle(game: FavouriteGame, from?: EventTarget): Promise<void>;
  /** Adds; nothing happens when it is one already (LOB-31). */
  add(game: FavouriteGame): Promise<void>;
}

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
}
export interface Launch {
  readonly store: Readable<{ game?: OpenGame }>;
  /** Order of OP-25: guards, lottery route, RNG vendor → /rng, VASSALAGE → popup, else the launch call. `from` is the element that raises the cancelable gp-launch. */
  game(game: Game, options?: LaunchOptions): Promise<void>;
  vendor(vendor: Vendor, options?: Omit<LaunchOptions, 'demo'>): Promise<void>;
  /** Choosing a category: the direct lottery vendor when it is there (NAV-57), else the category's page. */
  category(code: string, options?: { from?: EventTarget }): Promise<void>;
  /** Goes on with the PVP game whose rooms are shown, in one of them; an empty id where the game has none (GAM-14). */
  enterRoom(roomId: string): Promise<void>;
  retry(): Promise<void>;
  /** After a reload of the game's own screen: the game that stood there is launched again. Nothing happens when there was none. */
  resume(): Promise<void>;
  close(): void;
}

export interface Wallet {
  readonly store: Readable<{ balance?: Balance; loading: boolean; error?: PlatformError; hidden: boolean }>;
  refresh(): Promise<void>;
  /** The balance may have moved by itself: asks for it, or once nobody holds it. */
  follow(): void;
  /** While a game shows how its round went, `follow` waits, so that no balance tells the result before. Returns what lets go. */
  hold(): () => void;
  /** HDR-05; kept in local storage. */
  setHidden(hidden: boolean): void;
}

// ---- the rest --------------------------------------------------------------------------------------------------------

export interface StatusStore {
  readonly store: Readable<{ phase: 'loading' | 'ready' | 'failed'; value?: SystemStatus; error?: PlatformError }>;
  load(): Promise<void>;
  /** Something found no platform: it is asked for its status until it answers, which the store tells. */
  outage(): void;
  /** A switch is on only when it and all its parents are; missing is off (OP-14, ENT-28). */
  isOn(modId: string): boolean;
}
/** Texts that only some widgets need. */
export type { TextKey, TextSet } from './text-keys.js';
/** The text of a key in the language of now, its values filled in. */
export type Translate = (key: TextKey, values?: Record<string, unknown>) => string;
export interface Language {
  /** `tag` and `direction` are those of the texts: English ones where the language has none of its own. */
  readonly store: Readable<{ language: string; ready: boolean; tag: string; direction: 'ltr' | 'rtl'; revision: number }>;
  readonly languages: readonly { code: string; name: string }[];
  readonly i18n: i18n;
  /** Loads the texts, switches, keeps the choice, tells the platform (I18-04, I18-06). */
  use(code: string): Promise<void>;
  /** Loads a set of texts, and from now on with every language. Rejects with PlatformError `chunk-load`; words made from the keys stand in. */
  need(set: TextSet): Promise<void>;
  t(key: TextKey, values?: Record<string, unknown>): string;
  /** BCP 47 tag for Intl. */
  locale(): string;
}
export interface ThemeStore {
  readonly store: Readable<{ choice: Theme; resolved: 'dark' | 'light' }>;
  use(theme: Theme): void;
}
/** One timer for all countdowns, tickers and polls; sleeps when nobody listens or the page is hidden. */
export interface Scheduler {
  /** Every `ms`; the callback gets UTC milliseconds. Returns stop. */
  every(ms: number, callback: (now: number) => void): () => void;
  after(ms: number, callback: () => void): () => void;
}
export interface Money {
  /** Minor units → text with symbol and 2 decimals (CON-48). */
  format(amount: number, options?: { currency?: string; symbol?: string; withoutSymbol?: boolean }): string;
}
/** Events that the page may hear on `document`, dispatched by core (see events.ts). */
/** What core tells the page, each as `gp-<name>`, and what it carries; its words for hosts stand in widgets/page-events.ts. */
export interface PageEvents {
  login: { account: string; type: number; restored: boolean };
  'first-login': undefined;
  logout: { reason: LogoutReason };
  'login-required': { action: Action };
  launch: LaunchDetail & { url: string };
  navigate: { to: string; path: string; query: Readonly<Record<string, string>>; hash: string };
  navigated: { path: string };
  balance: { amount: number; currency: string };
  analytics: unknown;
  error: { code: ErrorCode; gameId?: string };
}
export interface Events {
  /** Dispatches `gp-<name>`, bubbling and composed, from the element or from document. True when the host cancelled it. */
  emit<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name], from?: EventTarget): boolean;
}

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
