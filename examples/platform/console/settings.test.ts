import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PLATFORM = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Where a setting is made and changed, which is not where it holds. */
const APART = /^(?:seed\/configuration\.ts|console\/settings\.ts|console\/client\/|database\/migrations\/)|\.test\.ts$/;

it('every setting of the console holds somewhere', () => {
  const read = (path: string) => readFileSync(join(PLATFORM, path), 'utf8');
  const files = readdirSync(PLATFORM, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path) && !APART.test(path));
  const code = files.map(read).join('\n');
  const made = /const SETTINGS[^=]*= \{([^}]*)\}/.exec(read('seed/configuration.ts'))?.[1] ?? '';
  const keys = [...made.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter(key => !code.includes(`'${key}'`) && !code.includes(`{{${key}}}`))).toEqual([]);
});
