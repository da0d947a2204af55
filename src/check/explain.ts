import type { Call } from '../api/wire/call.js';
import { readEnvelope } from '../api/wire/envelope.js';
import { isPlatformError } from '../api/wire/errors.js';
import { safeParse, type GenericSchema } from '../api/wire/schema.js';
import type { Exchange } from './exchange.js';
import { shown, type Finding } from './finding.js';

type Schema = Pick<Call<GenericSchema>, 'answer'>['answer'];
interface Issue {
  path?: readonly { key: unknown }[];
  expected: string | null;
  message: string;
}

/** What went wrong with a call, in words, each damage of its answer by itself. `exchange` is the last that it made, `seconds` how long it may take. */
export function explain(error: unknown, exchange: Exchange | undefined, schema: Schema | undefined, seconds: number): Finding[] {
  if (exchange && isPlatformError(error) && error.code === 'bad-response' && schema && hasEnvelope(exchange.body)) {
    const found = adapterFinding(exchange) ? [] : shapeFindings(exchange, schema);
    if (found.length > 0) return found;
  }
  return [reasonOf(error, exchange, seconds)];
}

function reasonOf(error: unknown, exchange: Exchange | undefined, seconds: number): Finding {
  const code = isPlatformError(error) ? error.code : undefined;
  if (!exchange || exchange.status === 0) {
    if (code === 'timeout')
      return {
        kind: 'too-slow',
        expected: `an answer within ${seconds} s`,
        came: `none after ${seconds} s`,
        todo: 'Make this call answer sooner, in less than 2 s at best. Somebody who waits longer sees an error.',
      };
    return {
      kind: 'no-answer',
      expected: 'an answer',
      came: exchange?.failure ?? (isPlatformError(error) ? error.message : String(error)),
      todo: 'Check that the address is right, that the platform runs, and that this machine can reach it.',
    };
  }
  const { status, text, contentType } = exchange;
  const adapted = adapterFinding(exchange);
  if (adapted) return adapted;
  if (status >= 500)
    return {
      kind: 'server-error',
      expected: '200 with JSON',
      came: `${status}${saying(exchange)}`,
      todo: 'The platform failed while it answered: look into its log at this path.',
    };
  if (exchange.body === undefined && text !== '')
    return {
      kind: 'not-json',
      expected: '200 with JSON',
      came: `${status} with ${/^\s*</.test(text) ? 'a web page (HTML)' : 'something else'}${contentType && `, ${contentType}`}`,
      todo: 'A proxy or a front page answers in place of your API. Send this path to the API and answer application/json.',
    };
  if (status === 404)
    return {
      kind: 'not-there',
      expected: 'a call at this path',
      came: `404${saying(exchange)}`,
      todo: 'Add this call. The OpenAPI document of this package says what it takes and answers. Where every call is missing: is the address right? A platform with an API of its own is connected by an adapter (--adapter, docs/adapter.md).',
    };
  if (status < 400 && !hasEnvelope(exchange.body))
    return {
      kind: 'no-envelope',
      expected: '{ "success": true, … }, or false with a code',
      came: shown(exchange.body),
      todo: 'Put “success” into every answer: true with the answer beside it or in “value”, false with “code” and “message”.',
    };
  return {
    kind: 'refused',
    expected: '200 with “success”: true',
    came: `${status}${code ? `, ${code}` : ''}${saying(exchange)}`,
    todo: 'The platform refuses what a widget asks in the same way. Let it answer, or answer 404 where you do not have this. Where every call is refused: is the merchant right?',
  };
}

/** What an adapter says beside its answer: its own failure, or what its platform was asked. */
function adapterFinding({ body, status }: Exchange): Finding | undefined {
  const { adapter, code } = (body ?? {}) as { adapter?: { call?: string; error?: string; line?: string }; code?: string };
  if (adapter?.error !== undefined)
    return {
      kind: 'adapter-failed',
      expected: `an answer of the adapter’s ${adapter.call}`,
      came: `it threw ${adapter.error}`,
      todo: `Look at calls.${adapter.call} of the adapter: the error output has where it was thrown. Does “unwrap” take your answers out of what is around them?`,
    };
  if (adapter?.line !== undefined)
    return {
      kind: 'adapter-refused',
      expected: 'an answer of your platform',
      came: `${adapter.line}, told as ${code ?? status}`,
      todo: 'Is the path right, and do “headers” send what it wants? If it means something else, say it in “refusal”.',
    };
  return undefined;
}

/** The fields that do not fit, by the schema that the widgets read the answer with; one damage of many items of a list is one. */
function shapeFindings({ method, path, status, body }: Exchange, schema: Schema): Finding[] {
  const checked = safeParse(schema, readEnvelope(`${method} ${path}`, { status, body }));
  if (checked.success) return [];
  const found = new Map<string, { finding: Finding; times: number }>();
  for (const issue of checked.issues as readonly Issue[]) {
    const keys = (issue.path ?? []).map(({ key }) => key as string | number);
    const key = `${placeOf(keys.map(one => (typeof one === 'number' ? 0 : one)))} ${issue.expected}`;
    const known = found.get(key);
    if (known) known.times += 1;
    else found.set(key, { finding: findingOf(issue, keys, body), times: 1 });
  }
  const all = [...found.values()].map(({ finding, times }) =>
    times > 1 ? { ...finding, came: `${finding.came}, and the same in ${times - 1} more` } : finding,
  );
  if (all.length <= MOST_FINDINGS) return all;
  const last = all[MOST_FINDINGS - 1]!;
  return [...all.slice(0, MOST_FINDINGS - 1), { ...last, came: `${last.came}; ${all.length - MOST_FINDINGS} more fields do not fit` }];
}
const MOST_FINDINGS = 8;

function findingOf(issue: Issue, keys: readonly (string | number)[], body: unknown): Finding {
  const where = placeOf(keys);
  const came = valueAt(body, keys);
  if (keys.length === 0)
    return {
      kind: 'wrong-type',
      expected: `an answer ${AS_DOCUMENTED}`,
      came: `${issue.message}: ${shown(body)}`,
      todo: SHAPE,
    };
  if (came === undefined)
    return {
      kind: 'missing-field',
      expected: `“${where}”, ${inWords(issue.expected)}`,
      came: 'no such field',
      todo: `Send “${where}” too. ${SHAPE}`,
    };
  const isNoNumber = typeof came === 'string' && issue.expected === 'number';
  return {
    kind: 'wrong-type',
    expected: `“${where}” ${inWords(issue.expected)}`,
    came: shown(came),
    todo: `${isNoNumber ? `Send “${where}” as a number, or as a text that is one, such as "12.5".` : `Send “${where}” ${inWords(issue.expected) === AS_DOCUMENTED ? '' : 'as '}${inWords(issue.expected)}.`} ${SHAPE}`,
  };
}

/** As one writes it: `games[0].vassalage`. */
function placeOf(keys: readonly (string | number)[]): string {
  return keys.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : key), '');
}

const AS_DOCUMENTED = 'as the OpenAPI document has it';
const SHAPE = 'The OpenAPI document says the whole shape.';
const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  finite: 'a number',
  integer: 'a whole number',
};

/** `(string | number)` as “text or a number”. */
function inWords(expected: string | null | undefined): string {
  if (!expected || expected.startsWith('"')) return AS_DOCUMENTED;
  const names = expected.replace(/[()]/g, '').split(/ [|&] /);
  return names.map(name => WORDS[name] ?? (/^>=/.test(name) ? `at least ${name.slice(2)}` : name)).join(' or ');
}

/** Of the answer as it was sent: its fields stand in it or in its `value`. */
function valueAt(body: unknown, keys: readonly (string | number)[]): unknown {
  const follow = (from: unknown) =>
    keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key as string], from);
  return follow((body as { value?: unknown } | null)?.value) ?? follow(body);
}

function hasEnvelope(body: unknown): boolean {
  return typeof body === 'object' && body !== null && typeof (body as { success?: unknown }).success === 'boolean';
}

/** What the platform itself says of it; not where it only names the path, so that the same of many calls is told once. */
function saying({ body, path }: Exchange): string {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' && !message.includes(path) ? `, “${message.slice(0, 120)}”` : '';
}
