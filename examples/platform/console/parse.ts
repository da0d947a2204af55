import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { plainTime } from '../http/plain-time.js';

/** The checked form of what came in. Throws Failure `bad-request` that names every wrong field. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input ?? {});
  if (result.success) return result.output;
  const fields = Object.fromEntries(result.issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message]));
  const list = Object.entries(fields).map(([name, problem]) => `${nameOf(name)}: ${problem}`);
  throw new Failure('bad-request', { message: list.join(' '), fields });
}

/** A field in words: `maintenanceEnd` → Maintenance end, `texts.EN.title` → Title (EN). */
function nameOf(path: string): string {
  const [last = path, ...around] = path
    .split('.')
    .filter(part => part !== 'texts')
    .reverse();
  const words = last.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${around.length > 0 ? ` (${around.join(', ')})` : ''}`;
}

/** Whole number written in an address. */
export const numberText = v.pipe(plainText(), v.regex(/^-?\d{1,16}$/, 'Must be a whole number.'), v.transform(Number));

/** Part of an address that names a row. */
export const idParams = v.object({ id: numberText });

/** Headers of what is booked or given once, however often it is sent. */
export const keyHeaders = v.object({
  'idempotency-key': v.pipe(
    plainText('Must be sent with whatever is booked or given.'),
    v.regex(/^[\w-]{8,64}$/, 'Must be 8 to 64 letters, digits, - and _.'),
  ),
});

/** Free text of a filter; empty is the same as absent. */
export const filterText = v.pipe(v.optional(v.pipe(plainText(), v.trim(), v.maxLength(120, 'At most 120 characters.')), ''));

/** UTC milliseconds. */
export const moment = plainTime('Must be a time in UTC milliseconds, between the years 2000 and 2100.');

/** The same, written in an address. */
export const momentText = v.optional(v.pipe(numberText, moment));

/** `%text%` for ilike, with the text's own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
