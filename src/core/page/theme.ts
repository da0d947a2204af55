import { createStore } from 'zustand/vanilla';
import type { Theme } from '../kernel/config.js';
import type { ThemeStore } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';

/** Dark by default; the choice is kept in local storage (SYS-22, OP-49). */
export function createTheme({ config, local, page, signal }: Shared): ThemeStore {
  const light = page?.matchMedia?.('(prefers-color-scheme: light)');
  const stateOf = (choice: Theme) => ({
    choice,
    resolved: choice === 'auto' ? (light?.matches ? ('light' as const) : ('dark' as const)) : choice,
  });
  const saved = local.get('theme');
  const store = createStore(() => stateOf(isTheme(saved) ? saved : config.theme));
  light?.addEventListener('change', () => store.setState(stateOf(store.getState().choice)), { signal });
  return {
    store,
    use(theme) {
      if (!isTheme(theme)) throw new TypeError('theme.use() takes dark, light or auto.');
      local.set('theme', theme);
      store.setState(stateOf(theme));
    },
  };
}

function isTheme(value: string | undefined): value is Theme {
  return value === 'dark' || value === 'light' || value === 'auto';
}
