import type { EarlyCallName } from '../api/early-calls.js';

/** What the build tells the loader (scripts/cdn.mjs writes it). */
export interface ChunkMap {
  /** Addresses relative to the loader. */
  files: readonly string[];
  /** By tag. */
  widgets: Readonly<Record<string, WidgetChunks>>;
  /** Language in lower case → file. */
  locales: Readonly<Record<string, string>>;
  /** Language → [slow or failed, try again]: what the loader itself may have to say. */
  texts: Readonly<Record<string, readonly [string, string]>>;
}
export interface WidgetChunks {
  /** Indexes of the whole static import graph; the last one defines the tag. */
  files: readonly number[];
  early?: readonly EarlyCallName[];
  /** CSS length. */
  reserve?: string;
  display?: string;
}
