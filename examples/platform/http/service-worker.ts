import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';

/** The worker asks its own origin and runs nothing beside itself. */
const POLICY = "default-src 'none'; connect-src 'self'";

/**
 * `/sw.js`, the site's service worker; at the root, because a worker reaches no further up than its address. Switched off, the
 * same address answers one that removes itself and all that was kept: browsers ask for it when they come again.
 */
export function registerServiceWorker(app: FastifyInstance, { config }: Platform, site: string): void {
  app.get('/sw.js', async (_request, reply) => {
    const script = await readFile(join(site, config.serviceWorker ? 'sw.js' : 'sw-off.js')).catch(() => {
      throw new Failure('not-found', { message: 'The service worker is not built: npm run build.' });
    });
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' })
      .send(script);
  });
}
