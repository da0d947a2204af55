import type { KeyValues, Page } from './environment.js';

/** Named values of one merchant and API on this browser; where storage is blocked, kept in memory. */
export interface Values {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
  /** Removes every value of ours but those named. */
  clear(except?: readonly string[]): void;
}
export interface Storages {
  /** Session storage: until the tab is closed. */
  tab: Values;
  local: Values;
}

/** Name of a session's token in the tab. */
export const TOKEN = 'token';

/** Keys carry merchant and API base, so that two operators on one host page do not meet (OP-73). */
export function storagePrefix({ merchant, apiBase }: { merchant: string; apiBase: string }): string {
  return `gp:${merchant}@${apiBase}:`;
}

export function createStorages(config: { merchant: string; apiBase: string }, page?: Page): Storages {
  const prefix = storagePrefix(config);
  return {
    tab: valuesIn(prefix, () => page?.sessionStorage),
    local: valuesIn(prefix, () => page?.localStorage),
  };
}

function valuesIn(prefix: string, open: () => KeyValues | undefined): Values {
  const memory = new Map<string, string>();
  /** Even naming the storage throws where it is blocked; writing throws where it is full. */
  const attempt = <T>(use: (storage: KeyValues) => T): T | undefined => {
    try {
      const storage = open();
      return storage && use(storage);
    } catch {
      return undefined;
    }
  };
  const remove = (name: string) => {
    memory.delete(name);
    attempt(storage => storage.removeItem(prefix + name));
  };
  return {
    get: name => memory.get(name) ?? attempt(storage => storage.getItem(prefix + name)) ?? undefined,
    set(name, value) {
      memory.delete(name);
      const stored = attempt(storage => (storage.setItem(prefix + name, value), true));
      if (!stored) memory.set(name, value);
    },
    remove,
    clear(except = []) {
      const stored = attempt(storage => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? [];
      const names = stored.filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length));
      for (const name of new Set([...names, ...memory.keys()])) if (!except.includes(name)) remove(name);
    },
  };
}
