import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';

/** Serves what was uploaded to whoever has its address, as nothing but a picture. */
export function registerUploads(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { key: string } }>('/uploads/:key', async (request, reply) => {
    const row = await platform.db.selectFrom('upload').select(['mime', 'content']).where('key', '=', request.params.key).executeTakeFirst();
    if (!row) throw new Failure('not-found', { message: 'There is no such picture.' });
    return reply
      .headers({
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .type(row.mime)
      .send(Buffer.from(row.content, 'base64'));
  });
}
