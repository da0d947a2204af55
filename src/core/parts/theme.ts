import type { Theme } from '../kernel/config.js';
import type { Readable } from './readable.js';

export interface ThemeStore {
  readonly store: Readable<{ choice: Theme; resolved: 'dark' | 'light' }>;
  use(theme: Theme): void;
}
