import type { EarlyCallName } from '../api/early-calls.js';

/** What the build tells the loader (scripts/cdn.mjs writes it). */
export interface ChunkMap {
  /** Files that every widget needs; addresses are relative to the loader, without `.js`. */
  common: readonly string[];
  /** Fetched with them, because the core asks for it at once. */
  soon: readonly string[];
  /** By tag. */
  widgets: Readonly<Record<string, WidgetChunks>>;
  /** Language in lower case → file. */
  locales: Readonly<Record<string, string>>;
  /** Language → [slow or failed, try again]: what the loader itself may have to say. */
  texts: Readonly<Record<string, readonly [string, string]>>;
}
export interface WidgetChunks {
  /** The rest of its static import graph; the last file defines the tag. */
  files: readonly string[];
  /** Its first calls beside the status. */
  early?: readonly EarlyCallName[];
  /** CSS length. */
  reserve?: string;
  display?: string;
}
