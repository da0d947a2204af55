import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { optionalText, text } from '../wire/wire.js';

/** A country of the mobile field (ENT-12); `countryDialingCode` without the plus, such as `52`. */
export type Country = v.InferOutput<typeof country>;

const country = v.object({ countryCode: text, countryDialingCode: text, name: optionalText });
const countriesAnswer = v.object({ list: v.array(country) });

/** Countries that a mobile number may be of (O-06, REG-50). */
export const listCountries = endpoint({ path: '/wps/system/countryCode', answer: countriesAnswer, read: ({ list }) => list });
