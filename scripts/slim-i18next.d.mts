import type { Plugin } from 'esbuild';

export const slimI18next: Plugin;
