import type { Snapshot } from '../../api/wire/snapshot.js';

/** What was answered, when it is a snapshot of this tag in this language; throws otherwise. */
export function readSnapshot(data: unknown, tag: string, language: string): Snapshot {
  const snapshot = data as Partial<Snapshot> | null;
  if (
    snapshot?.format !== 1 ||
    snapshot.tag !== tag ||
    snapshot.language !== language ||
    typeof snapshot.values !== 'string' ||
    !Array.isArray(snapshot.needs)
  )
    throw new Error('not a snapshot of this tag');
  return snapshot as Snapshot;
}
