import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VERSION } from '../../src/core/kernel/version.js';
import { publicSurface, type Surface } from './public-surface.js';

const FILE = join(import.meta.dirname, 'released.json');

export interface Released {
  version: string;
  surface: Surface;
}

/** That of the last release. */
export async function releasedSurface(): Promise<Released> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Released;
}

/** What a release does last: from then on its surface is what must be kept. */
export async function recordSurface(): Promise<void> {
  await writeFile(FILE, `${JSON.stringify({ version: VERSION, surface: await publicSurface() } satisfies Released, null, 2)}\n`);
}
