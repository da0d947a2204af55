import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { originOf } from '../http/own-hosts.js';
import { readLanguage, readPageLanguage } from '../http/read-language.js';
import type { Platform } from '../platform.js';
import { loadGameAssets, type GameAssets } from './game-assets.js';
import { gameKind } from './game-kind.js';
import { gamePage, gamePagePolicy } from './game-page.js';
import { playDuelStep } from './duel/duels.js';
import { playGameRound, stepGameRound, watchGameRound } from './play-round.js';
import { describeSession, revealSession } from './play-session.js';
import { fixturesOf } from './sports/fixture-list.js';

const TOKEN = v.pipe(plainText(), v.regex(/^[\w-]{1,200}$/));
const SESSION_BODY = v.object({ session: TOKEN, lang: v.optional(plainText()) });
const ROUND_ID = v.pipe(plainText(), v.regex(/^[\w-]{1,60}$/));
const NAME = v.pipe(plainText(), v.regex(/^[\w-]{1,24}$/));
const ROUND_BODY = v.object({
  session: TOKEN,
  roundId: ROUND_ID,
  stake: v.pipe(v.number(), v.integer(), v.minValue(1)),
  bets: v.optional(v.pipe(v.array(v.object({ kind: NAME, value: v.optional(v.number()), amount: v.number() })), v.maxLength(60))),
  choice: v.optional(v.record(NAME, v.union([v.pipe(plainText(), v.maxLength(40)), v.number()]))),
});
const STEP_BODY = v.object({
  session: TOKEN,
  roundId: ROUND_ID,
  step: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  action: NAME,
});
const LOOK_BODY = v.object({ session: TOKEN, roundId: ROUND_ID });
const DUEL_BODY = v.object({ session: TOKEN, roundId: ROUND_ID, action: v.picklist(['look', 'leave']) });

/**
 * The playable games under `/play/`: the page of every game of the catalogue, its scripts and styles, and its calls.
 * The calls take the launch token in the body and nothing else, so a page in a sandboxed frame (Origin: null) may make them.
 */
export function registerGames(app: FastifyInstance, platform: Platform): void {
  let loading: Promise<GameAssets> | undefined;
  const assets = (): Promise<GameAssets> =>
    (loading ??= loadGameAssets(platform.config.root).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  app.get<{ Params: { vassalage: string; gameCode: string }; Querystring: { lang?: unknown } }>(
    '/play/:vassalage/:gameCode/',
    async (request, reply) => {
      const { vassalage, gameCode } = request.params;
      const game = await platform.db
        .selectFrom('game')
        .select(['node_id as nodeId', 'family', 'game_classify as classify', 'game_name as gameName'])
        .where('vassalage', '=', vassalage)
        .where('game_code', '=', gameCode)
        .executeTakeFirst();
      if (!game) throw new Failure('not-found', { message: 'There is no such game.' });
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Security-Policy', gamePagePolicy(originOf(request), platform.config.allowedOrigins))
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Content-Type-Options', 'nosniff')
        .type('text/html; charset=utf-8')
        .send(
          gamePage(
            gameKind(game).kind,
            game.gameName,
            game.nodeId,
            readPageLanguage(request.query.lang),
            await assets(),
            await backOrigins(platform),
          ),
        );
    },
  );

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/play/assets/:file', async (request, reply) => {
    const asset = (await assets()).get(request.params.file);
    if (!asset) throw new Failure('not-found');
    const isCurrent = request.query.v === asset.version;
    return reply
      .header('Cache-Control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('X-Content-Type-Options', 'nosniff')
      .type(asset.type)
      .send(asset.body);
  });

  void app.register(async scope => {
    // Rounds of games that are open stop as well while the platform is closed.
    scope.addHook('onRequest', async request => app.services.gate.assertOpen(request.ip));

    scope.post('/play/api/session', async (request, reply) => {
      const { session, lang } = parsed(SESSION_BODY, request.body);
      return reply.header('Cache-Control', 'no-store').send(await describeSession(platform, session, readLanguage(lang)));
    });

    scope.post('/play/api/round', async (request, reply) => {
      const body = parsed(ROUND_BODY, request.body);
      return reply.header('Cache-Control', 'no-store').send(await playGameRound(platform, body));
    });

    scope.post('/play/api/step', async (request, reply) => {
      const body = parsed(STEP_BODY, request.body);
      return reply.header('Cache-Control', 'no-store').send(await stepGameRound(platform, body));
    });

    scope.post('/play/api/look', async (request, reply) => {
      const body = parsed(LOOK_BODY, request.body);
      return reply.header('Cache-Control', 'no-store').send(await watchGameRound(platform, body));
    });

    scope.post('/play/api/duel', async (request, reply) => {
      const body = parsed(DUEL_BODY, request.body);
      return reply.header('Cache-Control', 'no-store').send(await playDuelStep(platform, body));
    });

    scope.post('/play/api/fixtures', async (request, reply) => {
      const { session } = parsed(SESSION_BODY, request.body);
      return reply.header('Cache-Control', 'no-store').send(await fixturesOf(platform, session));
    });

    scope.post('/play/api/reveal', async (request, reply) => {
      const { session } = parsed(SESSION_BODY, request.body);
      return reply.header('Cache-Control', 'no-store').send(await revealSession(platform, session));
    });
  });
}

/** Beside the host that serves the game: the pages that may call, and the platform's own domains. */
async function backOrigins({ db, config }: Platform): Promise<string[]> {
  const domains = await db.selectFrom('domain_route').select('domain').where('active', '=', true).execute();
  return [...config.allowedOrigins, ...domains.map(({ domain }) => `https://${domain}`)];
}

function parsed<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new Failure('bad-request', {
    fields: Object.fromEntries(result.issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message])),
  });
}
