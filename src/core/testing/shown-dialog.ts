import type { Core, DialogEntry, DialogName } from '../parts/core.js';

type EntryOf<Name extends DialogName> = Extract<DialogEntry, { name: Name }>;

/** The open dialog of that name; of several, the last one opened. */
export function shownDialog<Name extends DialogName>({ dialogs }: Pick<Core, 'dialogs'>, name: Name): EntryOf<Name> | undefined {
  return dialogs.store.getState().open.findLast((entry): entry is EntryOf<Name> => entry.name === name);
}
