import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(ROOT, path), 'utf8');

/** What a table of a document says in its first column, by the word in its head. */
function firstColumn(document: string, head: string): string[] {
  const table = document.split(`\n| ${head} |`)[1]?.split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
}

describe('tables of the documents', () => {
  it('name every popup that a page can open', async () => {
    const props = (await read('src/core/parts/dialogs.ts')).split('export interface DialogProps {')[1]?.split('\n}')[0] ?? '';
    const names = [...props.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(15);
    expect(firstColumn(await read('docs/embedding.md'), 'popup').toSorted()).toEqual(names.toSorted());
  });

  it('tell the colours of both themes as the tokens have them', async () => {
    const tokens = (await read('src/element/tokens.css')).matchAll(/var\((--gp-color-[\w-]+), light-dark\((.+)\)\);/g);
    const told = await read('docs/theming.md');
    let colours = 0;
    for (const [, name = '', both = ''] of tokens) {
      const [light = '', dark = ''] = both.split(/, (?=#|rgb)/);
      const row = told.split('\n').find(line => line.startsWith(`| \`${name}\` |`));
      expect(row, name).toContain(`| \`${light}\` | \`${dark}\` |`);
      colours += 1;
    }
    expect(colours).toBe(17);
  });
});
