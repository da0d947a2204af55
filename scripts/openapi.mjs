// The wire as an OpenAPI document, made from the calls of src/api: `npm run manifest` writes it, and a test says when it is stale.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { importSource } from './import-source.mjs';
import { openApi } from './openapi/document.mjs';
import { FIELDS } from './openapi/notes.mjs';
import { readAnswers } from './openapi/read-answers.mjs';
import { readSends } from './openapi/read-sends.mjs';

/** What openapi.json holds. */
export async function openApiDocument(root, contracts, texts) {
  const [{ answers, components, tokens }, { rules, failures, everyPage }, examples, { version }] = await Promise.all([
    readAnswers(root),
    readSandbox(root, texts),
    readJson(root, 'scripts/openapi/examples.json'),
    readJson(root, 'package.json'),
  ]);
  const sends = readSends(root, FIELDS);
  const calls = new Map([...tokens].map(([key, token]) => [key, { ...rules.get(key), token }]));
  return openApi({
    version,
    sends,
    answers,
    components,
    rules: calls,
    failures,
    examples,
    users: usersOf(sends, [everyPage, ...contracts]),
  });
}

/** What the sandbox says of its own calls and refusals, which the reference of every other platform are. */
async function readSandbox(root, texts) {
  const { calls, refusals, EVERY_PAGE } = await importSource(
    root,
    'sandbox-calls.ts',
    build,
    `import { SPOKEN_CODES } from './src/api/wire/error-codes.ts';
    import { Failure } from './examples/platform/failure.ts';
    export { EVERY_PAGE } from './src/check/every-page.ts';
    export { calls } from './examples/platform/calls/calls.ts';
    export const refusals = SPOKEN_CODES.map(code => [code, statusOf(code)]);
    // The sandbox has no occasion for some.
    function statusOf(code) {
      try {
        return new Failure(code).status;
      } catch {
        return 403;
      }
    }`,
  );
  return {
    everyPage: { tag: 'every page', calls: EVERY_PAGE },
    rules: new Map(calls.map(({ method, path, access, sealed }) => [`${method} ${path}`, { access, sealed }])),
    failures: refusals.map(([code, status]) => ({ code, status, text: texts[`error.${code}`] })),
  };
}

/** Call → the widgets that make it, by their contracts: { tag, needed } or { tag, without: what they show no more }. */
function usersOf(sends, contracts) {
  const users = new Map();
  for (const { method, path, usedBy } of sends) {
    const known = users.get(`${method} ${path}`) ?? [];
    const found = contracts.flatMap(({ tag, calls: { needs, without = {} } }) => {
      const name = usedBy.find(call => call in without);
      if (usedBy.some(call => needs.includes(call))) return [{ tag, needed: true }];
      return name ? [{ tag, without: without[name] }] : [];
    });
    users.set(`${method} ${path}`, [...known, ...found.filter(({ tag }) => !known.some(user => user.tag === tag))]);
  }
  return users;
}

async function readJson(root, path) {
  return JSON.parse(await readFile(join(root, path), 'utf8'));
}
