import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from './plain-text.js';

const params = v.nullish(v.record(v.string(), plainText()));

/** Throws Failure `bad-request` for an address whose named parts hold what no text may, whatever the route makes of them. */
export function assertPlainAddress({ params: given }: FastifyRequest): void {
  const result = v.safeParse(params, given);
  if (!result.success)
    throw new Failure('bad-request', {
      fields: Object.fromEntries(result.issues.map(issue => [v.getDotPath(issue) ?? 'address', issue.message])),
    });
}
