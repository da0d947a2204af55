import type { EarlyCallName } from '../api/wire/early-calls.js';

/** What the build tells the loader (scripts/cdn.mjs writes it). */
export interface ChunkMap {
  /** Files that every widget needs; addresses are relative to the loader, without `.js`. */
  common: readonly string[];
  /** Fetched with them, because the core, or who takes a first view over, asks for it at once. */
  soon: readonly string[];
  /** First calls: path and query, with `~m` and `~l` where merchant and language stand. */
  calls: Readonly<Partial<Record<EarlyCallName, string>>>;
  /** Tags of a host page's first view, which a server can draw. All others stand in `tags`, so that the loader does not grow with each of them. */
  widgets: WidgetMap;
  /** The file of the other tags. */
  tags: string;
  /** Language in lower case → file, of those that pages offer unless they say otherwise. */
  locales: Readonly<Record<string, string>>;
  /** Language → [slow or failed, try again]: what the loader itself may have to say. */
  texts: Readonly<Record<string, LoaderTexts> & Record<'en', LoaderTexts>>;
}
export type LoaderTexts = readonly [slow: string, again: string];
/** What gp-words.js says: the same in all other languages, by language in lower case. */
export interface EarlyWords {
  default: Readonly<Record<string, LoaderTexts>>;
}
/** By tag. */
export type WidgetMap = Readonly<Record<string, WidgetChunks>>;
/** What the file of the other tags says. */
export interface LaterTags {
  default: WidgetMap;
  /** All that the login popup is made of. */
  popup: Popup;
}
export interface Popup {
  files: readonly string[];
  /** Language in lower case → file. */
  texts: Readonly<Record<string, string>>;
}
export interface WidgetChunks {
  /** The rest of its static import graph; the last file defines the tag. */
  files: readonly string[];
  /** Its first calls; left out when it is the status alone. */
  early?: readonly EarlyCallName[];
  /** CSS length. */
  reserve?: string;
  reserveWhere?: readonly [selector: string, height: string];
  display?: string;
}
