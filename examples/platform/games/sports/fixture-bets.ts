import { Failure } from '../../failure.js';
import { placeBet } from '../../ledger/bets.js';
import { hashOf } from '../../ledger/canonical.js';
import { openGameSession, type GameSession } from '../../ledger/game-sessions.js';
import { moneyOf } from '../../ledger/wallets.js';
import type { Platform, Trx } from '../../platform.js';
import type { RoundAnswer, RoundBody } from '../protocol.js';
import { pricesOf, SPORTS, type Sport, type SportName } from './sports.js';

/** What a bet was placed on. */
export interface FixtureBetOutcome {
  fixture: number;
  pick: string;
  odds: number;
}

/**
 * Bets on a fixture before it begins, at the odds that the player saw; the bet stays open until full time. Throws Failure
 * like `playGameRound`, bad-request also when the fixture has begun or its odds are others.
 */
export async function placeFixtureBet(platform: Platform, name: SportName, body: RoundBody): Promise<RoundAnswer<FixtureBetOutcome>> {
  return platform.transact(async trx => {
    const now = platform.clock.now();
    const session = await openGameSession(trx, now, body.session, { lock: true });
    const choice = body.choice ?? {};
    const requestHash = hashOf({ stake: body.stake, choice });
    const known = await trx
      .selectFrom('fixture_bet')
      .selectAll()
      .where('game_session_id', '=', session.id)
      .where('round_id', '=', body.roundId)
      .executeTakeFirst();
    if (known) {
      if (known.request_hash !== requestHash) throw new Failure('idempotency-mismatch');
      return answerOf(trx, session, known, true);
    }
    if (session.maintenance) throw new Failure('game-maintenance');
    const { fixtureId, pick, odds } = await checkedChoice(trx, name, choice, now);
    const placed = await placeBet(trx, { bettor: session, key: `fixture:${session.id}:${body.roundId}`, stake: body.stake, at: now });
    const row = await trx
      .insertInto('fixture_bet')
      .values({
        fixture_id: fixtureId,
        game_session_id: session.id,
        account_id: session.accountId,
        node_id: session.nodeId,
        round_id: body.roundId,
        bet_id: placed.betId,
        pick,
        odds,
        stake: body.stake,
        request_hash: requestHash,
        balance_after: placed.balance,
        placed_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return answerOf(trx, session, row, false);
  });
}

async function checkedChoice(trx: Trx, name: SportName, choice: NonNullable<RoundBody['choice']>, now: number) {
  const fixtureId = Number(choice.fixture);
  const row = Number.isSafeInteger(fixtureId)
    ? await trx.selectFrom('fixture').selectAll().where('id', '=', fixtureId).where('sport', '=', name).forShare().executeTakeFirst()
    : undefined;
  if (!row) throw new Failure('bad-request', { fields: { fixture: 'is not one of this game' } });
  if (row.starts_at <= now)
    throw new Failure('bad-request', { message: 'This fixture has begun. Bets are closed.', fields: { fixture: 'has begun' } });
  const sport: Sport = SPORTS[name];
  const price = pricesOf(sport, row.home, row.away).find(({ pick }) => pick === choice.pick);
  if (!price) throw new Failure('bad-request', { fields: { pick: 'cannot be bet on' } });
  if (price.odds !== choice.odds)
    throw new Failure('bad-request', { message: 'The odds have changed.', fields: { odds: String(price.odds) } });
  return { fixtureId, ...price };
}

async function answerOf(
  trx: Trx,
  session: GameSession,
  row: { round_id: string; stake: number; payout: number | null; fixture_id: number; pick: string; odds: number },
  repeated: boolean,
): Promise<RoundAnswer<FixtureBetOutcome>> {
  const { seed_hash } = await trx.selectFrom('fixture').select('seed_hash').where('id', '=', row.fixture_id).executeTakeFirstOrThrow();
  return {
    success: true,
    roundId: row.round_id,
    stake: row.stake,
    payout: row.payout ?? 0,
    balance: await moneyOf(trx, session),
    mode: session.mode,
    outcome: { fixture: row.fixture_id, pick: row.pick, odds: row.odds },
    nonce: 0,
    seedHash: seed_hash,
    repeated,
    open: row.payout === null,
    step: 0,
  };
}
