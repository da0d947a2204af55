import { Failure } from '../failure.js';
import type { Trx } from '../platform.js';
import { sendMessage } from '../messages/send-message.js';
import { refundBet } from './bets.js';

/**
 * Gives the stake of an open bet on a draw or a fixture back, for the operator: a booking of its own beside the bet's (INV-24), the
 * bet never counts, and its owner is told why. What settles the draw or the fixture later passes it by. Only while nobody can know how
 * it goes: not once the draw has its numbers or the fixture is over.
 * A settled bet is final: it has counted for rebates, contracts, VIP ranks, missions and the pot. What went wrong there is put right by
 * a correction of the account. Throws not-found, bad-request for a bet that is not open, is decided or belongs to a round under way.
 */
export async function voidBet(trx: Trx, { id, reason, at }: { id: number; reason: string; at: number }): Promise<void> {
  // What it is on is locked first, as a drawing and a settlement do.
  const fixture = await trx
    .selectFrom('fixture_bet')
    .innerJoin('fixture', 'fixture.id', 'fixture_bet.fixture_id')
    .select('fixture.ends_at')
    .where('fixture_bet.bet_id', '=', id)
    .forNoKeyUpdate('fixture')
    .executeTakeFirst();
  const draw = await trx
    .selectFrom('bet')
    .innerJoin('lottery_draw as draw', 'draw.id', 'bet.lottery_draw_id')
    .select('draw.numbers')
    .where('bet.id', '=', id)
    .forNoKeyUpdate('draw')
    .executeTakeFirst();
  const bet = await trx.selectFrom('bet').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!bet) throw new Failure('not-found', { message: `There is no bet ${id}.` });
  if (bet.status === 'cancelled') throw new Failure('bad-request', { message: `Bet ${id} is void already: its stake went back.` });
  if (bet.status === 'settled')
    throw new Failure('bad-request', { message: `Bet ${id} is settled, which is final. Put it right by a correction of the account.` });
  if (!fixture && !draw)
    throw new Failure('bad-request', {
      message: `Bet ${id} belongs to a round that its player is in. It ends by its own rules, within a day.`,
    });
  if (fixture ? fixture.ends_at <= at : draw?.numbers != null)
    throw new Failure('bad-request', { message: `How bet ${id} goes is known by now, and it is settled in a moment.` });
  if (fixture) await trx.updateTable('fixture_bet').set({ payout: bet.stake, settled_at: at }).where('bet_id', '=', id).execute();
  const bettor = {
    id: bet.game_session_id ?? 0,
    accountId: bet.account_id,
    nodeId: bet.node_id,
    gameType: bet.game_type,
    vassalage: bet.vassalage,
  };
  await refundBet(trx, { bettor, betId: id, key: `void:${id}`, stake: bet.stake, at });
  await sendMessage(trx, bet.account_id, { kind: 'bet_voided', names: await namesOf(trx, bet), amount: bet.stake, reason }, at);
}

/** What the bet is on, in each language that the game has a name in. */
async function namesOf(
  trx: Trx,
  { id, node_id, lottery_draw_id }: { id: number; node_id: number; lottery_draw_id: number | null },
): Promise<Record<string, string>> {
  const { node_name } = await trx.selectFrom('game').select('node_name').where('node_id', '=', node_id).executeTakeFirstOrThrow();
  const names = await trx.selectFrom('game_name_i18n').select(['lang', 'name']).where('node_id', '=', node_id).execute();
  const draw =
    lottery_draw_id === null
      ? undefined
      : await trx.selectFrom('lottery_draw').select('issue_no').where('id', '=', lottery_draw_id).executeTakeFirstOrThrow();
  const fixture = draw
    ? undefined
    : await trx
        .selectFrom('fixture_bet')
        .innerJoin('fixture', 'fixture.id', 'fixture_bet.fixture_id')
        .select(['home', 'away'])
        .where('bet_id', '=', id)
        .executeTakeFirst();
  const on = draw?.issue_no ?? (fixture && `${fixture.home} – ${fixture.away}`);
  return Object.fromEntries(
    [['EN', node_name] as const, ...names.map(({ lang, name }) => [lang.toUpperCase(), name] as const)].map(([lang, name]) => [
      lang,
      on ? `${name}, ${on}` : name,
    ]),
  );
}
