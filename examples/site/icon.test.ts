import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { favicon } from '../platform/art/logo-art.js';

it('the site’s icon, which the offline page shows, is the brand’s sign as the platform draws it', async () => {
  expect((await readFile(new URL('icon.svg', import.meta.url), 'utf8')).trim()).toBe(favicon());
});
