import * as v from 'valibot';
import { readDecimal } from '../read-decimal.js';
import { printable } from './plain-text.js';
import { plainTime } from './plain-time.js';

/** Readers of query and body fields: the wire sends numbers as text and leaves fields empty. */

/** Text of at most 200 characters; missing and null read as empty. */
export const inputText = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()], 'must be text')), ''),
  v.transform(value => String(value ?? '').trim()),
  printable,
  v.maxLength(200, 'at most 200 characters'),
);
export const requiredText = v.pipe(inputText, v.minLength(1, 'cannot be empty'));
export const requiredId = v.pipe(inputText, v.regex(/^[1-9]\d{0,14}$/, 'must be an id'), v.transform(Number));

/** Whole number from `min` to `max`; `fallback` when missing or empty. */
export const wholeNumber = (min: number, max: number, fallback: number) =>
  v.pipe(
    inputText,
    v.transform(value => (value === '' ? fallback : /^-?\d{1,15}$/.test(value) ? Number(value) : NaN)),
    v.number('must be a whole number'),
    v.integer('must be a whole number'),
    v.minValue(min, `at least ${min}`),
    v.maxValue(max, `at most ${max}`),
  );

/** Places of the currency behind the point (CON-48). */
const PLACES = 2;
const AMOUNT = `must be an amount with at most ${PLACES} decimals, such as 12 or 12.50`;

/** Plain decimal amount on the wire, a number or text → integer minor units, never rounded; `fallback` when missing or empty. */
export const minorUnits = (fallback: number) =>
  v.pipe(
    inputText,
    v.transform(value => (value === '' ? fallback : readDecimal(value, PLACES))),
    v.number(AMOUNT),
  );

/** UTC milliseconds or an ISO date; undefined when missing. */
export const moment = v.pipe(
  inputText,
  v.transform(value => (value === '' ? undefined : /^-?\d+$/.test(value) ? Number(value) : Date.parse(value))),
  v.optional(plainTime('must be a date between the years 2000 and 2100')),
);

/** Minor units → decimal number of the wire. */
export const toWireAmount = (minor: number): number => minor / 100;
