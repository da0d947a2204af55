import * as v from './schema.js';

/** Small readers shared by the wire schemas: tolerant where the requirements are silent, exact where they speak. */

/** Ids and codes are strings, also when the wire has numbers. */
export const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
export const optionalText = v.optional(
  v.pipe(
    v.nullable(text),
    v.transform(value => value ?? ''),
  ),
  '',
);
export const flag = v.pipe(
  v.union([v.boolean(), v.number(), v.picklist(['0', '1'])]),
  v.transform(value => value === true || value === 1 || value === '1'),
);
export const optionalFlag = v.optional(flag, false);
export const count = v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.number(), v.integer(), v.minValue(0));

/** Decimal amount on the wire → integer minor units (2 decimals). */
export const minorUnits = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
  v.number(),
  v.finite(),
  v.transform(amount => Math.round(amount * 100)),
);
/** ISO date with offset, or milliseconds → UTC milliseconds. */
export const instant = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.string(),
      v.transform(date => Date.parse(date)),
    ),
  ]),
  v.number(),
  v.finite(),
);
/** Of a call that answers nothing but that it was done. */
export const done = v.pipe(
  v.object({}),
  v.transform(() => undefined),
);
