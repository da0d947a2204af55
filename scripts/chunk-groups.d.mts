import type { BuildOptions, Plugin } from 'esbuild';
import type { NpmParts } from './npm-parts.mjs';

export const REACT: string;
export const smallCss: Plugin;
export const slimContracts: Plugin;
export const ownReact: Plugin;
export function chunkGroups(options: BuildOptions, npm?: { parts: NpmParts; alone: string[] }): Promise<Plugin>;
