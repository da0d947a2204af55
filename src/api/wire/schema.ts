import * as valibot from 'valibot';
import type { LooseObjectSchema, ObjectEntries, ObjectSchema } from 'valibot';

export {
  array,
  boolean,
  check,
  fallback,
  finite,
  getDotPath,
  integer,
  isoDate,
  lazy,
  literal,
  maxValue,
  minValue,
  nullable,
  nullish,
  number,
  optional,
  parse,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
export type { GenericSchema, InferOutput } from 'valibot';

/** Like valibot's, which takes what a page has put on Object.prototype for a field and fails with it. */
// @__NO_SIDE_EFFECTS__
export function object<const Entries extends ObjectEntries>(entries: Entries): ObjectSchema<Entries, undefined> {
  return valibot.object(ownAlone(entries));
}

// @__NO_SIDE_EFFECTS__
export function looseObject<const Entries extends ObjectEntries>(entries: Entries): LooseObjectSchema<Entries, undefined> {
  return valibot.looseObject(ownAlone(entries));
}

function ownAlone<Entries extends ObjectEntries>(entries: Entries): Entries {
  return Object.setPrototypeOf({ ...entries }, null) as Entries;
}
