import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { done, instant, minorUnits, optionalText } from '../wire/wire.js';

/** What the account says of its owner, and the pictures that it may take. */
export type Profile = v.InferOutput<typeof profileAnswer>;

export const profileAnswer = v.object({
  /** By the names of the registration's fields; what was never given is empty. */
  fields: v.record(v.string(), optionalText),
  avatarUrl: optionalText,
  avatars: v.optional(v.array(v.string()), []),
  registeredAt: v.optional(instant),
  /** Fields that only the operator changes any more. */
  locked: v.optional(v.array(v.string()), []),
  /** What a first Zalo number brings, minor units; 0: nothing. */
  zaloBonus: v.optional(minorUnits, 0),
});

/** The own profile (O-78, MEM-01). */
export const getProfile = endpoint({ path: '/wps/member/profile', token: 'required', answer: profileAnswer });

/** Takes one of the profile's pictures (O-90). Error: bad-request with `fields.url`. */
export const putAvatar = endpoint({
  method: 'PUT',
  path: '/wps/member/info/icon',
  token: 'required',
  send: (url: string) => ({ body: { url } }),
  answer: done,
});
