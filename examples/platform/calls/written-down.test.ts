import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { calls } from './calls.js';

const PAGES = join(import.meta.dirname, '../../../docs/requirements');
const page = (name: string) => readFileSync(join(PAGES, name), 'utf8');

/** `GET /wps/feedback`, or the path alone where an API row gives no method. */
const given = new Set(
  [...page('rows.md').matchAll(/^\| API-\d\d \|.*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/(?:\b(GET|POST|PUT|DELETE) )?`(\/\w[\w/]+)`/g)].map(([, method, path = '']) => (method ? `${method} ${path}` : path)),
  ),
);

/** A call of our own, such as `PUT /wps/member/info` → its marks. */
const ours = new Map<string, string>(
  [...page('calls.md').matchAll(/^\| O-\d\d \| ([A-Z, ]+) `(\S+)` \| ([TE, ]+|–) \|/gm)].flatMap(
    ([, methods = '', path = '', marks = '']) => methods.split(', ').map(method => [`${method} ${path}`, marks] as const),
  ),
);

it('every call of the platform stands in docs/requirements: in an API row, or as our own with its marks', () => {
  const ofPlatform = calls.map(call => ({ name: `${call.method} ${call.path}`, path: call.path, marks: marksOf(call) }));
  const missing = ofPlatform.filter(({ name, path }) => !ours.has(name) && !given.has(name) && !given.has(path));
  expect(missing.map(({ name }) => name)).toEqual([]);
  const wrong = ofPlatform.filter(({ name, marks }) => ours.has(name) && ours.get(name) !== marks);
  expect(wrong.map(({ name, marks }) => `${name}: ${marks}`)).toEqual([]);
});

it('every call of our own that stands there is answered', () => {
  const answered = new Set(calls.map(call => `${call.method} ${call.path}`));
  expect(ours.size).toBeGreaterThan(80);
  expect([...ours.keys()].filter(name => !answered.has(name))).toEqual([]);
});

function marksOf({ access, sealed }: (typeof calls)[number]): string {
  return [access !== 'open' && 'T', sealed && 'E'].filter(Boolean).join(', ') || '–';
}
