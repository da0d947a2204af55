import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';
import { loadGameAssets, type GameAssets } from './game-assets.js';
import { gameKind } from './game-kind.js';
import { gamePage, gamePagePolicy } from './game-page.js';
import { playGameRound } from './play-round.js';
import { describeSession } from './play-session.js';
import { BET_KINDS } from './table/math.js';

const TOKEN = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/));
const SESSION_BODY = v.object({ session: TOKEN, lang: v.optional(v.picklist(['en', 'es']), 'es') });
const ROUND_BODY = v.object({
  session: TOKEN,
  roundId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  stake: v.pipe(v.number(), v.integer(), v.minValue(1)),
  bets: v.optional(v.pipe(v.array(v.object({ kind: v.picklist(BET_KINDS), value: v.optional(v.number()), amount: v.number() })), v.maxLength(60))),
});

/**
 * The playable games under `/play/`: the page of every game of the catalogue, its scripts and styles, and its two calls.
 * The calls take the launch token in the body and nothing else, so a page in a sandboxed frame (Origin: null) may make them.
 */
export function registerGames(app: FastifyInstance, platform: Platform): void {
  let loading: Promise<GameAssets> | undefined;
  const assets = (): Promise<GameAssets> => (loading ??= loadGameAssets(platform.config.root).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

  app.get<{ Params: { vassalage: string; gameCode: string }; Querystring: { lang?: string } }>('/play/:vassalage/:gameCode/', async (request, reply) => {
    const { vassalage, gameCode } = request.params;
    const game = await platform.db.selectFrom('game').select(['node_id', 'game_type', 'game_name']).where('vassalage', '=', vassalage).where('game_code', '=', gameCode).executeTakeFirst();
    if (!game) throw new Failure('not-found', { message: 'There is no such game.' });
    const lang = request.query.lang?.toLowerCase().startsWith('en') ? 'en' : 'es';
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', gamePagePolicy(`${request.protocol}://${request.host}`, platform.config.allowedOrigins))
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(gamePage(gameKind(game.game_type), game.game_name, game.node_id, lang, await assets()));
  });

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/play/assets/:file', async (request, reply) => {
    const asset = (await assets()).get(request.params.file);
    if (!asset) throw new Failure('not-found');
    const isCurrent = request.query.v === asset.version;
    return reply.header('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache').header('Cross-Origin-Resource-Policy', 'cross-origin').header('X-Content-Type-Options', 'nosniff').type(asset.type).send(asset.body);
  });

  app.post('/play/api/session', async (request, reply) => {
    const { session, lang } = parsed(SESSION_BODY, request.body);
    return reply.header('Cache-Control', 'no-store').send(await describeSession(platform, session, lang));
  });

  app.post('/play/api/round', async (request, reply) => {
    const body = parsed(ROUND_BODY, request.body);
    return reply.header('Cache-Control', 'no-store').send(await playGameRound(platform, body));
  });
}

function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new Failure('bad-request', { fields: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.message])) });
}
