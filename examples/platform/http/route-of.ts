import type { FastifyRequest } from 'fastify';

/**
 * The pattern of the route that answers, such as `/play/api/round`, and empty where none does. What is decided about a path is
 * decided by this: the address itself can be written in many ways that the router reads as one. A preflight is answered by a
 * route of all paths; there it is the path that the router would look for.
 */
export function routeOf(request: FastifyRequest): string {
  return request.method === 'OPTIONS' ? askedPath(request) : (request.routeOptions.url ?? '');
}

/** The path as the router reads it: without query, decoded, also where a whole address stands in the request line. To be shown, or compared where no route answers. */
export function askedPath(request: FastifyRequest): string {
  const target = request.raw.url ?? '/';
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [plain = ''] = path.split(/[?#]/, 1);
  try {
    return decodeURI(plain.replaceAll('%25', '%2525'));
  } catch {
    return plain;
  }
}
