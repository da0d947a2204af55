import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedFiles, orphanedPages } from '../../scripts/manifest.mjs';

const ROOT = join(import.meta.dirname, '../..');

describe('what is made from the contracts', async () => {
  const files = [...(await generatedFiles(ROOT))];

  it.each(files)('%s is current (else run: node scripts/manifest.mjs)', async (path, text) => {
    expect(await readFile(join(ROOT, path), 'utf8')).toBe(text);
  });

  it('has no page for a widget that is gone', async () => {
    expect(await orphanedPages(ROOT)).toEqual([]);
  });
});
