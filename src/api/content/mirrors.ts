import * as v from '../wire/schema.js';
import type { CallOptions, Client } from '../wire/call.js';
import { flag } from '../wire/wire.js';

/** A domain under which the operator may be reached. */
export type Mirror = v.InferOutput<typeof domainRouteAnswer>['list'][number];

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

/** API-22. */
export async function listMirrors(client: Client, options: CallOptions = {}): Promise<Mirror[]> {
  return (await client.call({ ...options, path: '/wps/system/domainRoute', answer: domainRouteAnswer })).list;
}

/** Whether a contact is one of the operator's own (O-11, OP-71). */
export async function isOfficialRepresentative(client: Client, contactId: string): Promise<boolean> {
  const { official } = await client.call({
    path: '/wps/system/representative',
    query: { contactId },
    supersede: 'representative',
    answer: representativeAnswer,
  });
  return official;
}
