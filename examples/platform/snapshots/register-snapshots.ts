import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { renderSnapshot, snapshotName, snapshotOfName } from '../../../src/server/index.js';
import type { PlatformEventMap } from '../events.js';
import { hasTexts, USUAL_LANGUAGES } from '../../../src/texts/languages.js';
import { originOf } from '../http/own-hosts.js';
import { createSystemGate } from '../http/system-gate.js';
import type { Platform } from '../platform.js';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** What the catalogue's events do not tell (winners, banners) may be this old. */
const LIFETIME_MS = 15_000;
const MAX_AGE_SECONDS = 15;
/** The oldest is forgotten, so that made-up names fill no memory. */
const MOST_KEPT = 200;
const CHANGES: (keyof PlatformEventMap)[] = ['catalogue-changed', 'status-changed'];

interface Packed {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}
interface Kept {
  /** Undefined: there is no such snapshot. */
  packed: Promise<Packed | undefined>;
  until: number;
  renewing: boolean;
}

/**
 * `GET /wps/snapshots/<merchant>/<language>/<tag>[~attribute=value…].json`: first views for pages whose code is still on its
 * way. Drawn once, kept, drawn anew when the catalogue changes; 204 where there is none, and to whom the platform is closed (SYS-05).
 */
export function registerSnapshots(app: FastifyInstance, platform: Platform): void {
  const gate = createSystemGate(platform);
  const kept = new Map<string, Kept>();
  for (const event of CHANGES) platform.events.on(event, () => kept.clear());

  app.get('/wps/snapshots/:merchant/:language/:file', async (request, reply) => {
    const { merchant, language, name } = readPath(request);
    const isOpen = await gate.assertOpen(request.ip).then(
      () => true,
      () => false,
    );
    const asked = isOpen && merchant === platform.config.merchant && snapshotOfName(name);
    const packed = asked ? await find(originOf(request), language, asked).catch((error: unknown) => logged(error, name)) : undefined;
    if (!packed) return reply.status(204).header('cache-control', 'no-store').send();
    void reply.headers({
      'cache-control': `public, max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=60`,
      etag: packed.etag,
      vary: 'accept-encoding, origin',
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === packed.etag) return reply.status(304).send();
    const encoding = (['br', 'gzip'] as const).find(known => String(request.headers['accept-encoding'] ?? '').includes(known));
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(packed[encoding ?? 'plain']);
  });

  /** What merely grew old is still answered while it is drawn anew. */
  function find(origin: string, language: string, asked: Asked): Promise<Packed | undefined> {
    // Pictures lie on the address by which the platform was asked.
    const key = `${origin}/${language}/${snapshotName(asked.tag, Object.entries(asked.attributes).sort())}`;
    const known = kept.get(key);
    if (known && performance.now() < known.until) return known.packed;
    if (known && !known.renewing) {
      known.renewing = true;
      const renewed = draw(origin, language, asked);
      renewed.then(
        () => kept.get(key) === known && keep(key, renewed),
        (error: unknown) => {
          known.renewing = false;
          platform.log.error('a snapshot could not be drawn anew', { key, error });
        },
      );
    }
    if (known) return known.packed;
    const packed = draw(origin, language, asked);
    keep(key, packed);
    packed.catch(() => kept.delete(key));
    return packed;
  }
  /** Whoever asks has another way. */
  function logged(error: unknown, name: string): undefined {
    platform.log.error('a snapshot could not be drawn', { name, error });
  }
  function keep(key: string, packed: Promise<Packed | undefined>) {
    kept.delete(key);
    kept.set(key, { packed, until: performance.now() + LIFETIME_MS, renewing: false });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  async function draw(origin: string, language: string, asked: Asked): Promise<Packed | undefined> {
    const snapshot = await renderSnapshot(
      { ...asked, language },
      { apiBase: origin, merchant: platform.config.merchant, languages: languagesOf(language), now: platform.clock.now, fetch: ask },
    );
    return snapshot && pack(JSON.stringify(snapshot));
  }
  /** The platform asks itself, as a visitor, without a line in between. */
  const ask: typeof fetch = async input => {
    const { host, protocol, pathname, search } = new URL(String(input instanceof Request ? input.url : input));
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      headers: { host, 'x-forwarded-proto': protocol.slice(0, -1) },
    });
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
  };
}

interface Asked {
  tag: string;
  attributes: Record<string, string>;
}

function readPath(request: FastifyRequest): { merchant: string; language: string; name: string } {
  const { merchant = '', language = '', file = '' } = request.params as { merchant?: string; language?: string; file?: string };
  return { merchant, language, name: file.endsWith('.json') ? file.slice(0, -5) : '' };
}

/** A page of any language that has texts may ask, whatever others it offers. */
function languagesOf(asked: string): string[] {
  return hasTexts(asked) ? [...new Set([...USUAL_LANGUAGES, asked])] : [...USUAL_LANGUAGES];
}

async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    packBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    packGzip(plain, { level: 9 }),
  ]);
  return { plain, br, gzip: zipped, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}
