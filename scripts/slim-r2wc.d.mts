import type { Plugin } from 'esbuild';

export const slimR2wc: Plugin;
