import * as v from 'valibot';
import { numberText } from './parse.js';

/** A page of a list that has numbered pages. */
export interface Page<T> {
  list: T[];
  total: number;
  totalPages: number;
}
/** A stretch of a list that only grows, newest first; `next` is the `before` of the following stretch, null at the end. */
export interface Stretch<T> {
  list: T[];
  next: number | null;
}

const pageSize = v.optional(v.pipe(numberText, v.minValue(1, 'At least 1.'), v.maxValue(200, 'At most 200.')), '25');

export const pageQuery = {
  page: v.optional(v.pipe(numberText, v.minValue(1, 'At least 1.'), v.maxValue(1_000_000, 'At most 1000000.')), '1'),
  pageSize,
};
export const stretchQuery = { before: v.optional(numberText), pageSize };

export function pageOf<T>(list: T[], total: number, size: number): Page<T> {
  return { list, total, totalPages: Math.max(1, Math.ceil(total / size)) };
}

/** `rows` holds one more than `size` when there is more to come; ids fall from row to row. */
export function stretchOf<T extends { id: number }>(rows: T[], size: number): Stretch<T> {
  const list = rows.slice(0, size);
  return { list, next: rows.length > size ? (list.at(-1)?.id ?? null) : null };
}
