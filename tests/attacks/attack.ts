import type { Platform } from '../../examples/platform/platform.js';
import type { Target } from './target.js';

/** One way of an attacker. It runs against a sandbox of its own, and ends by itself. */
export interface Attack<Scene = unknown> {
  /** As it is called on the command line. */
  name: string;
  /** What holds when it finds nothing. */
  holds: string;
  /** It may ask so often, and no longer: what is above counts as a finding. */
  most: { requests: number; seconds: number };
  /** Sets the scene in the database before the sandbox starts. */
  prepare?(platform: Platform): Promise<Scene>;
  /** Tells each thing that should not be so. */
  run(target: Target, find: (finding: string) => void, scene: Scene): Promise<void>;
  /** Looks at the database after the sandbox has stopped; that the books are right is looked at anyway. */
  audit?(platform: Platform, find: (finding: string) => void, scene: Scene): Promise<void>;
}
