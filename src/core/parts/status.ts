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
  /** Whether the platform has said that it has no such call, or none that such a tag needs (`capabilities` of its status). */
  lacks(name: string): boolean;
  /** Whether an entry of a menu leads to something: its switch is on, and the platform has the calls of what its text names. */
  offers(entry: { text: string; needsSwitch?: string | undefined }): boolean;
}
