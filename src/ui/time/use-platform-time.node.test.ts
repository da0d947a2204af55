import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** Days that are no moments (`dayOf`), and the end of a maintenance, which is the reader's. */
const OTHERS = [
  'ui/record/record-times.tsx',
  'ui/time/use-platform-time.ts',
  'ui/time/use-reader-time.ts',
  'widgets/status/maintenance.tsx',
];

it('OP-32 moments are written by the platform’s clock and nowhere by the device’s', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /^(?:element|ui|widgets)\/.*\.tsx?$/.test(path) && !path.includes('.test.'));
  expect(
    files
      .filter(path =>
        /\bdateFormat\(|DateTimeFormat\(|toLocale(?:Date|Time)String|useReaderTime\(/.test(readFileSync(join(SOURCES, path), 'utf8')),
      )
      .sort(),
  ).toEqual(OTHERS);
});
