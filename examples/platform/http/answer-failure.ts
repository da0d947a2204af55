import type { FastifyReply } from 'fastify';
import { Failure } from '../failure.js';

/** What a refused caller is told: `{ success: false, code, message, … }`. */
export function answerFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { fields, value, retryAfter } = failure.options;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .send({ success: false, code: failure.code, message: failure.message, ...(fields && { fields }), ...(value && { value }) });
}

/** What was thrown as a refusal; what nobody meant to throw is `unknown`. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Failure('bad-request', { message: error instanceof Error ? error.message : undefined });
  return new Failure('unknown');
}
