import type { Balance } from '../../api/money/wallet.js';
import type { PlatformError } from '../../api/wire/errors.js';
import type { Readable } from './readable.js';

export interface Wallet {
  readonly store: Readable<{ balance?: Balance; loading: boolean; error?: PlatformError; hidden: boolean }>;
  refresh(): Promise<void>;
  /** The balance may have moved by itself: asks for it, or once nobody holds it. */
  follow(): void;
  /** While a game shows how its round went, `follow` waits, so that no balance tells the result before. Returns what lets go. */
  hold(): () => void;
  /** HDR-05; kept in local storage. */
  setHidden(hidden: boolean): void;
}
