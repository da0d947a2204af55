import type { Readable } from './readable.js';
import type { Route } from './routes.js';

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
