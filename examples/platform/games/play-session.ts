import { Failure } from '../failure.js';
import { potReturn } from '../jackpot/draw-pot.js';
import { isJackpotGame, potBalance, potTerms } from '../jackpot/pot.js';
import type { Language } from '../languages.js';
import { closeGameSession, openGameSession } from '../ledger/game-sessions.js';
import { waitingRound } from '../ledger/open-rounds.js';
import { balanceOf } from '../ledger/wallets.js';
import type { Platform } from '../platform.js';
import { seatedRound } from './duel/duels.js';
import { gameKind } from './game-kind.js';
import { answerOf } from './play-round.js';
import type { RevealAnswer, SessionAnswer } from './protocol.js';
import { returnOf, steppedRulesOf } from './rules.js';
import { highestStake, stakesOf } from './stakes.js';

/** How many of a session's rounds are listed with its seed, the latest first. */
const MOST_REVEALED = 100;

/**
 * Everything a game's page shows before the first round. The launch token is the only credential.
 * Throws Failure: not-logged-in (unknown or expired token), game-maintenance, game-unavailable.
 */
export async function describeSession(platform: Platform, token: string, language: Language): Promise<SessionAnswer> {
  const { db } = platform;
  const session = await openGameSession(db, platform.clock.now(), token);
  if (session.maintenance) throw new Failure('game-maintenance');
  const playable = gameKind(session);
  // Play money neither feeds the pot nor wins it.
  const terms = playable.kind === 'slot' && session.accountId !== null && isJackpotGame(session) ? await potTerms(db) : undefined;
  const base = returnOf(playable);
  const potRtp = terms ? Math.round(potReturn(terms) * 100) / 100 : 0;
  const rtp = { from: base.from + potRtp, to: base.to + potRtp };
  const steps = steppedRulesOf(playable);
  const waiting = steps && (await waitingRound(db, session, steps));
  const open = playable.kind === 'duel' ? await seatedRound(db, session) : steps && waiting && answerOf(platform, steps, waiting);
  const [merchant, vendor, translated, last, rooms] = await Promise.all([
    db.selectFrom('merchant').select(['currency', 'currency_symbol']).where('active', '=', true).executeTakeFirst(),
    db.selectFrom('vendor').select('display_name').where('vassalage', '=', session.vassalage).limit(1).executeTakeFirst(),
    db.selectFrom('game_name_i18n').select('name').where('node_id', '=', session.nodeId).where('lang', '=', language).executeTakeFirst(),
    db
      .selectFrom('game_round')
      .select(['round_id', 'stake', 'payout'])
      .where('game_session_id', '=', session.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    playable.kind === 'duel'
      ? db
          .selectFrom('pvp_room')
          .select(['id', 'name', 'min_stake as stake'])
          .where('vassalage', '=', session.vassalage)
          .orderBy('min_stake')
          .execute()
      : [],
  ]);
  return {
    success: true,
    kind: playable.kind,
    variant: playable.variant,
    game: {
      nodeId: session.nodeId,
      vassalage: session.vassalage,
      gameCode: session.gameCode,
      gameType: session.gameType,
      name: translated?.name ?? session.gameName,
      vendor: vendor?.display_name ?? session.vassalage,
    },
    mode: session.mode,
    currency: merchant?.currency ?? 'USD',
    currencySymbol: merchant?.currency_symbol ?? '$',
    balance: session.accountId === null ? (session.demoBalance ?? 0) : await balanceOf(db, session.accountId),
    stakes: rooms.length > 0 ? rooms.map(room => room.stake) : stakesOf(playable, session.minBet),
    highestStake: rooms.length > 0 ? Math.max(...rooms.map(room => room.stake)) : highestStake(playable, session.minBet),
    rtp: rtp.to,
    rtpFrom: rtp.from,
    seedHash: session.seedHash,
    expiresAt: session.expiresAt,
    lastRound: last ? { roundId: last.round_id, stake: last.stake, payout: last.payout } : null,
    openRound: open ? { success: true, ...open } : null,
    rooms,
    roomId: session.roomId,
    jackpot: terms ? { ...terms, pot: await potBalance(platform), rtp: potRtp } : null,
  };
}

/** Ends the session and shows the seed behind its rounds, so that the player can check them. Refused while a round is open. */
export async function revealSession(platform: Platform, token: string): Promise<RevealAnswer> {
  return platform.transact(async trx => {
    const { id } = await openGameSession(trx, platform.clock.now(), token, { lock: true });
    const revealed = await closeGameSession(trx, platform.clock.now(), token);
    const rounds = await trx
      .selectFrom('game_round')
      .select(['nonce', 'stake', 'payout'])
      .where('game_session_id', '=', id)
      .orderBy('id', 'desc')
      .limit(MOST_REVEALED)
      .execute();
    return { success: true, ...revealed, rounds };
  });
}
