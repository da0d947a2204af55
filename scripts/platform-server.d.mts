import type { ChildProcess } from 'node:child_process';

export interface PlatformOptions {
  env?: Record<string, string>;
  args?: string[];
  /** Kept at the end; without it a temporary folder is made and removed. */
  dataDir?: string;
  /** Folder of a stopped platform, of which this one begins with a copy. */
  from?: string;
}
export interface RunningPlatform {
  origin: string;
  partnerOrigin: string;
  operatorKey: string;
  dataDir: string;
  pid: number | undefined;
  output(): string;
  stop(): Promise<void>;
}
export function startPlatform(options?: PlatformOptions): Promise<RunningPlatform>;
export function launchPlatform(options?: { args?: string[]; env?: Record<string, string> }): {
  process: ChildProcess;
  ended: Promise<number | null>;
  output(): string;
};
export function freePort(): Promise<number>;
