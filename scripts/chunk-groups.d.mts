import type { BuildOptions, Plugin } from 'esbuild';

export const smallCss: Plugin;
export const slimContracts: Plugin;
export function chunkGroups(options: BuildOptions): Promise<Plugin>;
