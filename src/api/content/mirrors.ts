import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { flag } from '../wire/wire.js';

/** A domain under which the operator may be reached. */
export const domainRouteAnswer = v.object({
  list: v.array(
    v.union([
      v.pipe(
        v.string(),
        v.transform(domain => ({ domain, kind: 'mirror' as const })),
      ),
      v.object({ domain: v.string(), kind: v.fallback(v.picklist(['main', 'mirror', 'agent']), 'mirror') }),
    ]),
  ),
});
export const representativeAnswer = v.object({ official: flag });

/** Domains under which the operator may be reached (API-22). */
export const listMirrors = endpoint({ path: '/wps/system/domainRoute', answer: domainRouteAnswer, read: ({ list }) => list });

/** Whether a contact is one of the operator's own (O-11, OP-71). */
export const isOfficialRepresentative = endpoint({
  path: '/wps/system/representative',
  supersede: 'representative',
  send: (contactId: string) => ({ query: { contactId } }),
  answer: representativeAnswer,
  read: ({ official }) => official,
});
