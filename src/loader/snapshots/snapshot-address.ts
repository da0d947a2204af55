import type { Place } from './place.js';

/** Where a snapshot is, by its name without ending. */
export function snapshotAddress({ settings: { snapshots, merchant }, apiBase, language }: Place, name: string): string {
  return `${snapshots ?? `${apiBase}/wps/snapshots`}/${merchant}/${language}/${name}.json`;
}
