import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import { build } from 'esbuild';
import { importSource } from '../import-source.mjs';

/** Readers of single values that have a name in the document (src/api/wire/wire.ts), and what each takes. */
const VALUES = {
  text: ['Text', 'Text; numbers are read as text.'],
  flag: ['Flag', 'true or false, 1 or 0, "1" or "0".'],
  count: ['Count', 'A whole number from 0, also as text.'],
  minorUnits: ['Amount', 'An amount of the currency as a decimal, such as 12.5 or "12.50"; two decimals count.'],
  instant: ['Instant', 'UTC milliseconds, or an ISO 8601 date with its offset.'],
};

/**
 * What the calls of src/api take for an answer, as their own schemas say it: `answers` has a list of component names for each
 * "GET /path", `components` the JSON Schemas. Input side: what a platform sends, before it is read.
 */
export async function readAnswers(root) {
  const { recorded, modules } = await importCalls(root);
  const names = new Map(
    Object.values(modules)
      .flatMap(module => Object.entries(module))
      .filter(([, value]) => isSchema(value))
      .map(([name, schema]) => [schema, pascal(name)]),
  );
  const wire = modules['wire/wire.ts'];
  const values = Object.entries(VALUES).map(([name, [title]]) => [title, wire[name]]);
  const definitions = { ...Object.fromEntries(values), Game: modules['games/games.ts'].game, Switch: switchOf(modules['wire/system.ts']) };
  const config = {
    typeMode: 'input',
    target: 'draft-2020-12',
    // What JSON Schema cannot say, such as a check over several fields, stands in the comment of its call.
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  };
  const components = toJsonSchemaDefs(definitions, config);
  for (const [title, description] of Object.values(VALUES)) components[title] = { description, ...components[title] };
  const answers = new Map();
  const tokens = new Map();
  for (const { method = 'GET', path, answer, token = 'none' } of recorded) {
    const key = `${method} ${path}`;
    tokens.set(key, token);
    const name = names.get(answer) ?? pascal(`answer of ${path.split('/').slice(2).join(' ')} ${method}`);
    if (!components[name]) {
      const { $schema: _, $defs: __, ...own } = toJsonSchema(answer, config);
      components[name] = own;
    }
    answers.set(key, [...new Set([...(answers.get(key) ?? []), name])]);
  }
  return { answers, components, tokens };
}

/** Everything that src/api exports, by file, and what its `endpoint({…})` were told, in place of making calls of it. */
async function importCalls(root) {
  const files = readdirSync(join(root, 'src/api'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort();
  const recorder = {
    name: 'record-calls',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]wire[\\/]endpoint\.ts$/ }, () => ({
        contents: 'export const recorded = []; export const endpoint = declared => (recorded.push(declared), declared);',
        loader: 'ts',
      }));
    },
  };
  const source = [
    ...files.map((file, index) => `import * as m${index} from './src/api/${file}';`),
    `export { recorded } from './src/api/wire/endpoint.ts';`,
    `export const modules = { ${files.map((file, index) => `${JSON.stringify(file)}: m${index}`).join(', ')} };`,
  ].join('\n');
  return importSource(root, 'calls-of-all.ts', options => build({ ...options, plugins: [recorder] }), source);
}

function isSchema(value) {
  return typeof value === 'object' && value !== null && value.kind === 'schema';
}

/** The tree of switches names itself. */
function switchOf({ statusAnswer }) {
  return statusAnswer.pipe[0].entries.whitelabel.wrapped.item;
}

function pascal(name) {
  return name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter) => letter.toUpperCase());
}
