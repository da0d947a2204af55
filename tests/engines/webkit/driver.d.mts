import type { EnginePrograms } from '../../../scripts/engines.mjs';

export interface Session {
  version: string;
  call(method: string, path: string, body?: object): Promise<unknown>;
  close(): Promise<unknown>;
}
export interface Driver {
  openSession(): Promise<Session>;
  stop(): Promise<void>;
}
export function startDriver(programs: EnginePrograms): Promise<Driver>;
