import type { BuildOptions } from 'esbuild';

export function importSource(
  root: string,
  file: string,
  build: (options: BuildOptions) => Promise<unknown>,
  contents?: string,
): Promise<unknown>;
