import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GAMES, HOUSES, pictureOf, type Game } from './games.js';

interface Player {
  login: string;
  secret: string;
  calledName: string;
  cents: number;
  wrongTries: number;
  lockedUntil: number;
}
interface Table {
  game: Game;
  player: Player;
}

/** Whom the example's visitors may log in as. */
const SECRET = 'Starlight1';
const MOST_TRIES = 5;
const LOCK_MS = 60_000;
/** More tables than this are not kept: the oldest goes. */
const MOST_TABLES = 1_000;

/**
 * A small platform of other people, for the example of an adapter: its words, shapes, paging and header are not those of the widgets.
 * Kept in memory: who starts it anew begins anew.
 */
export function registerStarlight(app: FastifyInstance): void {
  const players = new Map(['luna', 'orion'].map(login => [login, newPlayer(login)]));
  const sessions = new Map<string, Player>();
  const tables = new Map<string, Table>();

  app.addHook('onSend', async (_request, reply, payload) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type, x-starlight-session',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return payload;
  });
  app.options('/*', (_request, reply) => reply.code(204).send());

  app.get('/hello', () => ({
    data: { studio: 'Starlight', open: true, money: { code: 'EUR', sign: '€' }, now: new Date().toISOString() },
  }));
  app.get('/houses', () => ({ data: { houses: Object.entries(HOUSES).map(([id, name]) => ({ id, name, kinds: kindsOf(id) })) } }));
  app.get<{ Querystring: { text?: string; kind?: string; house?: string; skip?: string; take?: string } }>('/games', ({ query }) => {
    const wanted = (query.text ?? '').toLowerCase();
    const found = GAMES.filter(
      ({ kind, house, title }) =>
        (!query.kind || kind === query.kind) &&
        (!query.house || house === query.house) &&
        Object.values(title).some(name => name.toLowerCase().includes(wanted)),
    );
    const skip = Math.max(0, Number(query.skip) || 0);
    const take = Math.min(100, Math.max(1, Number(query.take) || 20));
    return { data: { count: found.length, items: found.slice(skip, skip + take).map(shown) } };
  });
  app.get<{ Params: { id: string } }>('/pictures/:id', ({ params }, reply) => {
    const game = GAMES.find(({ id }) => id === params.id);
    return game
      ? reply.type('image/svg+xml').header('cache-control', 'max-age=86400').send(pictureOf(game))
      : refuse(reply, 404, 'NO_SUCH_GAME');
  });

  app.post<{ Body: { login?: unknown; secret?: unknown } | null }>('/sessions', ({ body }, reply) => {
    const player = typeof body?.login === 'string' ? players.get(body.login) : undefined;
    if (player && player.lockedUntil > Date.now()) return refuse(reply, 423, 'LOCKED');
    if (!player || player.secret !== body?.secret) {
      if (player && ++player.wrongTries >= MOST_TRIES) Object.assign(player, { wrongTries: 0, lockedUntil: Date.now() + LOCK_MS });
      return refuse(reply, 403, 'WRONG_SECRET');
    }
    player.wrongTries = 0;
    const session = randomUUID();
    sessions.set(session, player);
    return reply.code(201).send({ data: { session } });
  });
  app.get(
    '/sessions/current',
    own((_request, _reply, { login, calledName }) => ({ data: { login, called_name: calledName } })),
  );
  app.delete(
    '/sessions/current',
    own((request, reply) => {
      sessions.delete(sessionOf(request));
      return reply.code(204).send();
    }),
  );
  app.get(
    '/purse',
    own((_request, _reply, { cents }) => ({ data: { cents } })),
  );

  app.post(
    '/tables',
    own((request, reply, player) => {
      const { game: id } = (request.body ?? {}) as { game?: unknown };
      const game = GAMES.find(each => each.id === id);
      if (!game) return refuse(reply, 404, 'NO_SUCH_GAME');
      const table = randomUUID();
      tables.set(table, { game, player });
      const [oldest] = tables.keys();
      if (tables.size > MOST_TABLES && oldest) tables.delete(oldest);
      return reply.code(201).send({ data: { address: `/starlight/play/?table=${table}` } });
    }),
  );
  app.get<{ Params: { table: string } }>('/tables/:table', ({ params }, reply) => {
    const table = tables.get(params.table);
    if (!table) return refuse(reply, 404, 'NO_SUCH_TABLE');
    const { game, player } = table;
    return { data: { game: { ...shown(game), sides: game.sides, odds: game.odds }, cents: player.cents } };
  });
  app.post<{ Params: { table: string }; Body: { stake_cents?: unknown; side?: unknown } | null }>(
    '/tables/:table/rounds',
    ({ params, body }, reply) => {
      const table = tables.get(params.table);
      if (!table) return refuse(reply, 404, 'NO_SUCH_TABLE');
      const { game, player } = table;
      const stake = body?.stake_cents;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake) || stake < game.leastStake) return refuse(reply, 400, 'BAD_STAKE');
      if (!game.sides.includes(String(body?.side))) return refuse(reply, 400, 'BAD_SIDE');
      if (stake > player.cents) return refuse(reply, 409, 'NOT_ENOUGH');
      const side = game.sides[randomInt(game.sides.length)];
      const won = side === body?.side ? Math.floor(stake * game.odds) : 0;
      player.cents += won - stake;
      return { data: { side, won_cents: won, cents: player.cents } };
    },
  );

  function own(answer: (request: FastifyRequest, reply: FastifyReply, player: Player) => unknown) {
    return (request: FastifyRequest, reply: FastifyReply) => {
      const player = sessions.get(sessionOf(request));
      return player ? answer(request, reply, player) : refuse(reply, 401, 'WHO_ARE_YOU');
    };
  }
}

function newPlayer(login: string): Player {
  return { login, secret: SECRET, calledName: `${login[0]?.toUpperCase()}${login.slice(1)}`, cents: 10_000, wrongTries: 0, lockedUntil: 0 };
}

function sessionOf({ headers }: FastifyRequest): string {
  return String(headers['x-starlight-session'] ?? '');
}

function kindsOf(house: string): string[] {
  return [...new Set(GAMES.filter(game => game.house === house).map(({ kind }) => kind))];
}

function shown({ id, kind, house, title, leastStake, isNew }: Game) {
  return {
    id,
    kind,
    house: { id: house, name: HOUSES[house] },
    title,
    picture: `/pictures/${id}`,
    least_stake_cents: leastStake,
    is_new: isNew,
  };
}

const TEXTS: Readonly<Record<string, string>> = {
  WRONG_SECRET: 'Login and secret do not belong together.',
  LOCKED: 'Too many wrong secrets: wait a minute.',
  NOT_ENOUGH: 'There is not so much in the purse.',
  WHO_ARE_YOU: 'Open a session first.',
};

function refuse(reply: FastifyReply, status: number, reason: string): FastifyReply {
  return reply.code(status).send({ error: { reason, text: TEXTS[reason] ?? 'That is not possible.' } });
}
