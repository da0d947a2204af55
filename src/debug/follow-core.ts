import type { Config } from '../core/kernel/config.js';
import type { Core, Readable } from '../core/parts/core.js';
import { say } from './say.js';

/** What the page's own code may know, and its log need not. */
const SECRET: readonly (keyof Config)[] = ['defaultPassword', 'seal', 'openPath', 'fetch'];

/** Says what the core was set up with, and each turn of session, status, language and theme. */
export function followCore(core: Core): void {
  const shown = Object.entries(core.config)
    .filter(([name, value]) => value !== undefined && !SECRET.includes(name as keyof Config))
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : (value as unknown)]);
  say(`configuration of ${core.version}`, Object.fromEntries(shown));
  follow('session', core.session.store, ({ state, role, member, passwordChange }) =>
    [state, role, member?.account, passwordChange && `password change: ${passwordChange}`].filter(Boolean).join(', '),
  );
  follow('status', core.status.store, ({ phase, error }) => (error ? `${phase}: ${error.code}` : phase));
  follow('language', core.language.store, ({ language }) => language);
  follow('theme', core.theme.store, ({ resolved }) => resolved);
}

/** Says the same once. */
function follow<T>(topic: string, store: Readable<T>, read: (state: T) => string) {
  let said: string | undefined;
  const tell = () => {
    const now = read(store.getState());
    if (now !== said) say(`${topic} ${now}`);
    said = now;
  };
  store.subscribe(tell);
  tell();
}
