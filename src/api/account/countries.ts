import * as v from '../wire/schema.js';
import type { CallOptions, Client } from '../wire/call.js';
import { optionalText, text } from '../wire/wire.js';

/** A country of the mobile field (ENT-12); `countryDialingCode` without the plus, such as `52`. */
export type Country = v.InferOutput<typeof country>;

const country = v.object({ countryCode: text, countryDialingCode: text, name: optionalText });
const countriesAnswer = v.object({ list: v.array(country) });

/** Countries that a mobile number may be of (O-06, REG-50). */
export async function listCountries(client: Client, options: CallOptions = {}): Promise<Country[]> {
  return (await client.call({ ...options, path: '/wps/system/countryCode', answer: countriesAnswer })).list;
}
