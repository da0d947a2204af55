import type { FastifyInstance } from 'fastify';
import { openTestPlatform } from '../database/test-platform.js';
import { createApp } from '../http/app.js';
import { createGameSession } from '../ledger/game-sessions.js';
import { balanceOf } from '../ledger/wallets.js';
import type { Platform } from '../platform.js';
import { gameKind, type GameKind } from './game-kind.js';
import { registerGames } from './index.js';

export interface TestGame {
  nodeId: number;
  vassalage: string;
  minBet: number;
}
/** A seeded platform with its games, for tests: launches without the lobby, calls as a game's page makes them. */
export interface TestGames {
  platform: Platform;
  app: FastifyInstance;
  game(kind: GameKind, variant?: string): Promise<TestGame>;
  /** Answers the launch token; `account` null is a demo session. */
  launch(game: TestGame, account: string | null, roomId?: string): Promise<string>;
  post<Answer = Record<string, unknown>>(call: string, body: object): Promise<Answer & { status: number }>;
  balance(account: string): Promise<number>;
  entries(): Promise<number>;
  close(): Promise<void>;
}

const HOUR = 3_600_000;

export async function openTestGames(): Promise<TestGames> {
  const platform = await openTestPlatform();
  const app = await createApp(platform);
  registerGames(app, platform);
  await app.ready();
  const { db } = platform;
  const idOf = async (account: string): Promise<number> =>
    (await db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
  return {
    platform,
    app,
    async game(kind, variant) {
      const games = await db
        .selectFrom('game')
        .select(['node_id as nodeId', 'vassalage', 'min_bet as minBet', 'family', 'game_classify as classify', 'game_name as gameName'])
        .where('maintenance', '=', false)
        .orderBy('node_id')
        .execute();
      const found = games.find(game => {
        const playable = gameKind(game);
        return playable.kind === kind && (variant === undefined || playable.variant === variant);
      });
      if (!found) throw new Error(`The seed has no ${kind} ${variant ?? ''}.`);
      return found;
    },
    async launch(game, account, roomId) {
      const accountId = account === null ? null : await idOf(account);
      return platform.transact(trx =>
        createGameSession(trx, {
          accountId,
          nodeId: game.nodeId,
          host: 'http://127.0.0.1',
          at: platform.clock.now(),
          lifetime: 48 * HOUR,
          ...(roomId !== undefined && { roomId }),
        }),
      );
    },
    async post<Answer>(call: string, body: object) {
      const answer = await app.inject({ method: 'POST', url: `/play/api/${call}`, payload: body, headers: { origin: 'null' } });
      return { ...answer.json<Answer>(), status: answer.statusCode };
    },
    balance: async account => balanceOf(db, await idOf(account)),
    entries: async () =>
      Number(
        (
          await db
            .selectFrom('ledger_entry')
            .select(eb => eb.fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      ),
    async close() {
      await app.close();
      await platform.close();
    },
  };
}
