import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../../examples/platform/database/test-platform.js';
import { Failure } from '../../examples/platform/failure.js';
import { gameKind, type GameKind } from '../../examples/platform/games/game-kind.js';
import { playGameRound } from '../../examples/platform/games/play-round.js';
import { stakesOf } from '../../examples/platform/games/stakes.js';
import { createGameSession } from '../../examples/platform/ledger/game-sessions.js';
import { brokenInvariants } from '../../examples/platform/ledger/invariants.js';
import { openPlatform } from '../../examples/platform/open-platform.js';
import type { Platform } from '../../examples/platform/platform.js';
import { findPostgres, startPostgres } from './temporary-postgres.js';

const SESSIONS = 8;
const CHOICES: Partial<Record<GameKind, Record<string, number>>> = { crash: { auto: 0 }, mines: { mines: 3 } };

/** Begins a round in each of several sessions of one account at once; answers how many began, and what the others were told. */
async function beginInAll(platform: Platform, kind: GameKind) {
  const { db, clock } = platform;
  const { id: accountId } = await db.selectFrom('account').select('id').where('account', '=', 'demo_agent').executeTakeFirstOrThrow();
  const games = await db
    .selectFrom('game')
    .select(['node_id as nodeId', 'vassalage', 'min_bet as minBet', 'family', 'game_classify as classify', 'game_name as gameName'])
    .where('maintenance', '=', false)
    .execute();
  const game = games.find(each => gameKind(each).kind === kind);
  if (!game) throw new Error(`The seed has no ${kind}.`);
  const room = await db
    .selectFrom('pvp_room')
    .select(['id', 'min_stake'])
    .where('vassalage', '=', game.vassalage)
    .orderBy('min_stake')
    .executeTakeFirst();
  const choice = room ? { room: room.id } : CHOICES[kind];
  const stake = room?.min_stake ?? stakesOf(gameKind(game), game.minBet)[0] ?? 0;
  const sessions = await Promise.all(
    Array.from({ length: SESSIONS }, () =>
      platform.transact(trx => createGameSession(trx, { accountId, nodeId: game.nodeId, host: '', at: clock.now(), lifetime: 3_600_000 })),
    ),
  );
  const answers = await Promise.allSettled(
    sessions.map(session => playGameRound(platform, { session, roundId: randomUUID(), stake, ...(choice && { choice }) })),
  );
  const told = answers.flatMap(answer =>
    answer.status === 'rejected' ? [answer.reason instanceof Failure ? answer.reason.code : String(answer.reason)] : [],
  );
  return { begun: SESSIONS - told.length, told: [...new Set(told)] };
}

describe('several sessions of one account at once', () => {
  const bin = findPostgres();
  it.runIf(bin)(
    'INV-24 one round of a game is open, and the others are told why theirs is not, on PostgreSQL',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'gp-sessions-'));
      const postgres = await startPostgres(bin ?? '');
      const platform = await openPlatform(testConfig({ dataDir, databaseUrl: postgres.url }));
      try {
        for (const kind of ['crash', 'mines', 'poker', 'duel'] as const)
          expect({ kind, ...(await beginInAll(platform, kind)) }).toEqual({ kind, begun: 1, told: ['bad-request'] });
        expect(await brokenInvariants(platform.db)).toEqual([]);
      } finally {
        await platform.close();
        await postgres.close();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    120_000,
  );
});
