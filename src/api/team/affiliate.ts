import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { text } from '../wire/wire.js';

/** A code that recruits: the one that was asked about, or the one that the domain stands for (OP-42). */
export const affiliateAnswer = v.object({ code: text });

/**
 * Verifies an affiliate code before registering (API-18, REG-39). `domain` is the host name of the page; an empty `code` asks
 * whether the domain belongs to an agent. Error: affiliate-invalid (ERR-23), also when the domain is nobody's.
 */
export const checkAffiliate = endpoint({
  path: '/wps/agent/affiliate',
  send: (code: string, domain: string) => ({ query: { code, domain } }),
  answer: affiliateAnswer,
});
