import type { FastifyInstance } from 'fastify';

/** JSON up to so many bytes for all routes of a scope; an empty body is no fields. */
export function acceptJson(scope: FastifyInstance, bodyLimit: number): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (request, body: string, done) => {
    if (body === '') done(null, {});
    else void parse(request, body, done);
  });
}
