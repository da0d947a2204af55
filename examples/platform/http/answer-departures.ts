import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The parts of openapi.json that an answer is held to. */
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
interface Operation {
  responses: { 200: { content: { 'application/json': { schema: { allOf: [Schema, { anyOf: [Schema] }] } } } } };
  'x-gp-errors': string[];
}
type Schema = Record<string, unknown>;
interface Answered {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

const ROOT = join(import.meta.dirname, '../../..');
/** Where answers are left for the document's examples (scripts/openapi/record-examples.mjs). */
const EXAMPLES = process.env['GP_EXAMPLES'];
/** Characters; beyond them an example is the worse the longer it is. */
const MOST_TELLING = 6_000;
/** Refusals of every call, which need no line in each. */
const EVERYWHERE = new Set(['unknown', 'changed-meanwhile', 'origin-refused']);

let document: Document | undefined;
let ajv: Ajv2020 | undefined;
const validators = new Map<string, ValidateFunction>();

/**
 * What is wrong with an answer of the sandbox by the document that other platforms are built from: a field that is missing, of another
 * kind or not named there, a refusal that the call does not list. Nothing for what is no call.
 */
export function departures({ method, path, status, body }: Answered): string[] {
  document ??= JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Document;
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation || !isRecord(body)) return [];
  const call = `${method} ${path}`;
  if (body['success'] !== true) {
    const code = String(body['code']);
    return EVERYWHERE.has(code) || operation['x-gp-errors'].includes(code) ? [] : [`${call} does not say that it refuses with ${code}`];
  }
  const { success: _, value, ...beside } = body;
  const fields = { ...beside, ...(isRecord(value) ? value : value === undefined ? {} : { value }) };
  const validate = validatorOf(call, operation, document);
  if (validate(fields)) {
    if (EXAMPLES && status === 200) keep(EXAMPLES, call, body);
    return [];
  }
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${call} answers ${instancePath || 'an object'} that ${message} ${JSON.stringify(params)}`,
  );
}

function validatorOf(call: string, operation: Operation, { components }: Document): ValidateFunction {
  const known = validators.get(call);
  if (known) return known;
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema({ $id: 'gp', components: { schemas: strict(components.schemas) } });
  }
  const [, { anyOf }] = operation.responses[200].content['application/json'].schema.allOf;
  const made = ajv.compile(strict(anyOf[0]) as object);
  validators.set(call, made);
  return made;
}

/** Objects with named fields have no others. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (!isRecord(schema)) return schema;
  const within = Object.fromEntries(
    Object.entries(schema).map(([word, value]) => [word, word === '$ref' ? `gp${String(value)}` : strict(value)]),
  );
  return isRecord(schema['properties']) && schema['type'] === 'object' ? { additionalProperties: false, ...within } : within;
}

/** The answer that tells most, and can still be read, stands as the example of its call. */
function keep(folder: string, call: string, body: Record<string, unknown>): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${call.replaceAll(/\W+/g, '-')}.json`);
  const text = JSON.stringify({ call, answer: body });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === '' || tells(text) > tells(before)) writeFileSync(file, text);
}

function tells(text: string): number {
  return text.length <= MOST_TELLING ? text.length : -text.length;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
