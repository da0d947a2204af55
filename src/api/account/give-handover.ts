import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { text } from '../wire/wire.js';

/**
 * For the server of a host that has signed an account in: a code that a page of `origin` redeems, once, within `expiresIn` seconds.
 * Errors: not-logged-in; real-account-required; bad-request for an origin that the platform does not know.
 */
export const giveHandover = endpoint({
  method: 'POST',
  path: '/wps/session/handover',
  token: 'required',
  send: (origin: string) => ({ body: { origin } }),
  answer: v.object({ code: text, expiresIn: v.number() }),
});
