export type Engine = 'chromium' | 'firefox' | 'webkit';
/** Paths of what starts an engine; `driver` and `xvfb` of WebKitGTK. */
export interface EnginePrograms {
  browser: string;
  driver?: string;
  xvfb?: string;
}
export interface Machine {
  look(engine: Engine): EnginePrograms | undefined | Promise<EnginePrograms | undefined>;
  canInstall(): boolean;
  installPackages(packages: string[], ...options: string[]): void;
}
export const ENGINES: readonly Engine[];
export function titleOf(engine: Engine): string;
export function enginesNamed(words?: string): readonly Engine[];
export function bringEngine(engine: Engine, machine?: Machine): Promise<EnginePrograms>;
