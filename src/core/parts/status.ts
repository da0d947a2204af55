import type { PlatformError } from '../../api/wire/errors.js';
import type { SystemStatus } from '../../api/wire/system.js';
import type { Readable } from './readable.js';

export interface StatusStore {
  readonly store: Readable<{ phase: 'loading' | 'ready' | 'failed'; value?: SystemStatus; error?: PlatformError }>;
  load(): Promise<void>;
  /** Something found no platform: it is asked for its status until it answers, which the store tells. */
  outage(): void;
  /** A switch is on only when it and all its parents are; missing is off (OP-14, ENT-28). */
  isOn(modId: string): boolean;
}
