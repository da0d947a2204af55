import type { Target } from './target.js';

/** One way of an attacker. It runs against a sandbox of its own, and ends by itself. */
export interface Attack {
  /** As it is called on the command line. */
  name: string;
  /** What holds when it finds nothing. */
  holds: string;
  /** It may ask so often, and no longer: what is above counts as a finding. */
  most: { requests: number; seconds: number };
  /** Tells each thing that should not be so. */
  run(target: Target, find: (finding: string) => void): Promise<void>;
}
