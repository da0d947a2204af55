import type { FastifyRequest } from 'fastify';

const LONGEST = 40;

/** What the operator at this request is called, percent-encoded in the header `operator-name`; empty when nobody said. */
export function operatorName(request: FastifyRequest): string {
  const [given = ''] = [request.headers['operator-name']].flat();
  try {
    return decodeURIComponent(given)
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST);
  } catch {
    return '';
  }
}

/** Who did something, for the audit: by name where there is one, and always by address. */
export function actorOf(request: FastifyRequest): string {
  const name = operatorName(request);
  return name ? `operator ${name} (${request.ip})` : `operator ${request.ip}`;
}
