import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.js';

/** A browser's question for permission that nobody has answered: the page that asks may not call. */
export function isRefusedPreflight({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

/** The page itself cannot read it; its developer does, in the browser's list of requests. */
export function refusedPreflight({ headers: { origin = '' } }: Pick<FastifyRequest, 'headers'>): Failure {
  return new Failure('origin-refused', {
    message: `Pages of ${origin} may not call. Start the platform with GP_ALLOWED_ORIGINS=${origin} to let them.`,
  });
}
