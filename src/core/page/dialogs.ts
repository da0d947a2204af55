import { createStore } from 'zustand/vanilla';
import type { DialogEntry, Dialogs } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';

/** The stack of open dialogs; `<gp-dialogs>` shows it, the last on top. */
export function createDialogs({ environment }: Shared): Dialogs {
  const store = createStore<{ open: readonly DialogEntry[] }>(() => ({ open: [] }));
  const waiting = new Map<number, (result: unknown) => void>();
  let lastId = 0;

  const open: Dialogs['open'] = (name, props) => {
    void environment.ensureElement?.('gp-dialogs');
    const { open: entries } = store.getState();
    // Messages may pile up; any other dialog stands once.
    const same = name === 'confirm' || name === 'info' ? undefined : entries.find(entry => entry.name === name);
    const entry = { id: same?.id ?? ++lastId, name, props: props ?? {} } as DialogEntry;
    store.setState({ open: [...entries.filter(other => other !== same), entry] });
    return entry.id;
  };
  const close: Dialogs['close'] = (which, result) => {
    const { open: entries } = store.getState();
    const closing = entries.filter(({ id, name }) => id === which || name === which);
    if (closing.length === 0) return;
    store.setState({ open: entries.filter(entry => !closing.includes(entry)) });
    for (const { id } of closing) {
      waiting.get(id)?.(result);
      waiting.delete(id);
    }
  };
  const answer = (id: number) => new Promise<unknown>(resolve => waiting.set(id, resolve));

  return {
    store,
    open,
    close,
    closeAll: () =>
      store
        .getState()
        .open.toReversed()
        .forEach(({ id }) => close(id)),
    confirm: async props => (await answer(open('confirm', props))) === true,
    info: async props => void (await answer(open('info', props))),
  };
}
