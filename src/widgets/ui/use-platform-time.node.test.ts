import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const WIDGETS = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Days that are no moments (`dayOf`), and the end of a maintenance, which is the reader's. */
const OTHERS = ['status/maintenance.tsx', 'ui/centre/record-times.tsx', 'ui/use-platform-time.ts', 'ui/use-reader-time.ts'];

it('OP-32 moments are written by the platform’s clock and nowhere by the device’s', () => {
  const files = readdirSync(WIDGETS, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.tsx?$/.test(path) && !path.includes('.test.'));
  expect(
    files
      .filter(path => /DateTimeFormat\(|toLocale(?:Date|Time)String|useReaderTime\(/.test(readFileSync(join(WIDGETS, path), 'utf8')))
      .sort(),
  ).toEqual(OTHERS);
});
