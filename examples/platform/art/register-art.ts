import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedPath } from '../http/route-of.js';
import type { Platform } from '../platform.js';
import { avatarArt } from './avatar-art.js';
import { bannerArt } from './banner-art.js';
import { gameArt, sceneArt, shareArt, type GameSubject } from './game-art.js';
import { BANK_NAMES, bankLogo, brandLogo, favicon, vendorCard, vendorLogo } from './logo-art.js';
import { rewardArt } from './reward-art.js';
import { storyArt } from './story-art.js';
import { SYMBOLS, symbolArt, type SymbolName } from './symbol-art.js';

/** Text is SVG, bytes are PNG. */
type Drawn = string | Buffer | undefined;
interface Picture {
  readonly body: NonNullable<Drawn>;
  readonly etag: string;
}

/** Drawings kept in memory, about 8 KB each (no PNG, which is ten times that); the oldest leave first. */
const KEEP = 3000;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the generated drawings under `/art/`: games, reel symbols, vendors, banks, banners, avatars, brand.
 * The same address always answers the same bytes, so browsers keep them for a year. Unknown things answer 404.
 */
export function registerArt(app: FastifyInstance, platform: Platform): void {
  const kept = new Map<string, Picture>();

  async function serve(request: FastifyRequest, reply: FastifyReply, draw: () => Promise<Drawn> | Drawn): Promise<FastifyReply> {
    const key = askedPath(request);
    const known = kept.get(key);
    const picture = known ?? pictureOf(await draw());
    if (picture === undefined)
      return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('There is no such drawing.');
    if (known === undefined && typeof picture.body === 'string') {
      kept.set(key, picture);
      const oldest = kept.keys().next().value;
      if (kept.size > KEEP && oldest !== undefined) kept.delete(oldest);
    }
    reply
      .header('Cache-Control', YEAR)
      .header('ETag', picture.etag)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'");
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(typeof picture.body === 'string' ? 'image/svg+xml; charset=utf-8' : 'image/png').send(picture.body);
  }

  app.get<{ Params: { nodeId: string } }>('/art/game/:nodeId.svg', (request, reply) =>
    serve(request, reply, async () => {
      const subject = await gameSubject(platform, request.params.nodeId);
      return subject && gameArt(subject);
    }),
  );
  // Who shows a shared link draws no SVG.
  app.get<{ Params: { nodeId: string } }>('/art/share/:nodeId.png', (request, reply) =>
    serve(request, reply, async () => {
      const subject = await gameSubject(platform, request.params.nodeId);
      if (!subject) return undefined;
      // Native code: a machine that cannot have it lacks these pictures alone.
      const { default: sharp } = await import('sharp');
      const drawing = sharp(Buffer.from(shareArt(subject)));
      return drawing.png({ palette: true }).toBuffer();
    }),
  );
  app.get<{ Params: { nodeId: string } }>('/art/scene/:nodeId.svg', (request, reply) =>
    serve(request, reply, async () => {
      const subject = await gameSubject(platform, request.params.nodeId);
      return subject && sceneArt(subject);
    }),
  );
  app.get<{ Params: { nodeId: string; symbol: string } }>('/art/symbol/:nodeId/:symbol.svg', (request, reply) =>
    serve(request, reply, async () => {
      const symbol = SYMBOLS.find((name: SymbolName) => name === request.params.symbol);
      const subject = await gameSubject(platform, request.params.nodeId);
      return subject && symbol && symbolArt(subject, symbol);
    }),
  );
  app.get<{ Params: { code: string } }>('/art/vendor/:code.svg', (request, reply) =>
    serve(request, reply, async () => {
      const name = await vendorName(platform, request.params.code);
      return name && vendorLogo(request.params.code, name);
    }),
  );
  app.get<{ Params: { code: string } }>('/art/vendor-card/:code.svg', (request, reply) =>
    serve(request, reply, async () => {
      const name = await vendorName(platform, request.params.code);
      return name && vendorCard(request.params.code, name);
    }),
  );
  app.get<{ Params: { number: string } }>('/art/bank/:number.svg', (request, reply) =>
    serve(request, reply, () => {
      const number = Number(request.params.number);
      return Number.isInteger(number) && number >= 1 && number <= BANK_NAMES.length ? bankLogo(number) : undefined;
    }),
  );
  app.get<{ Params: { id: string } }>('/art/banner/:id.svg', (request, reply) =>
    serve(request, reply, async () => {
      const { id } = request.params;
      const row = /^\d{1,9}$/.test(id)
        ? await platform.db
            .selectFrom('announcement')
            .select(['group_name', 'linkage_type', 'linkage'])
            .where('id', '=', Number(id))
            .limit(1)
            .executeTakeFirst()
        : undefined;
      const game = row?.linkage_type === 'GAME' ? await gameSubject(platform, row.linkage ?? '') : undefined;
      return bannerArt(id, row?.group_name ?? undefined, game);
    }),
  );
  app.get<{ Params: { seed: string } }>('/art/avatar/:seed.svg', (request, reply) =>
    serve(request, reply, () => avatarArt(request.params.seed)),
  );
  app.get<{ Params: { name: string } }>('/art/story/:name.svg', (request, reply) =>
    serve(request, reply, () => storyArt(request.params.name)),
  );
  app.get<{ Params: { name: string } }>('/art/reward/:name.svg', (request, reply) =>
    serve(request, reply, () => rewardArt(request.params.name)),
  );
  app.get('/art/brand.svg', (request, reply) => serve(request, reply, brandLogo));
  app.get('/art/favicon.svg', (request, reply) => serve(request, reply, favicon));
}

/** What a game's drawings are made from; undefined when there is no such game. */
async function gameSubject(platform: Platform, nodeId: string): Promise<GameSubject | undefined> {
  if (!/^\d{1,15}$/.test(nodeId)) return undefined;
  const game = await platform.db
    .selectFrom('game')
    .select(['family', 'game_name', 'vassalage'])
    .where('node_id', '=', Number(nodeId))
    .executeTakeFirst();
  return game && { nodeId, gameType: game.family, gameName: game.game_name, vassalage: game.vassalage };
}

async function vendorName(platform: Platform, code: string): Promise<string | undefined> {
  const vendor = await platform.db.selectFrom('vendor').select('display_name').where('vassalage', '=', code).limit(1).executeTakeFirst();
  return vendor?.display_name;
}

function pictureOf(body: Drawn): Picture | undefined {
  return body === undefined || body === ''
    ? undefined
    : { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
