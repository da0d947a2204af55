import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { text } from '../wire/wire.js';

export const accountEventsAnswer = v.object({ address: text });

/** Where an open page hears also of what changes for its account (O-77, optional): a path of the platform that names the account to nobody else. */
export const getAccountEvents = endpoint({
  path: '/wps/member/events',
  token: 'required',
  answer: accountEventsAnswer,
  read: ({ address }) => address,
});
