import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../ledger/invariants.js';
import { balanceOf } from '../ledger/wallets.js';
import { drawClosed, settleDrawn } from '../lottery/draws.js';
import { placeBet } from '../lottery/place-bet.js';
import { createLotterySchedule, type LotterySchedule } from '../lottery/scheduler.js';
import { messageText } from '../messages/message-text.js';
import type { BetRow } from './bets.js';
import type { DrawRow } from './lottery.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Page } from './paging.js';

let operator: TestConsole;
let schedule: LotterySchedule;
let member: number;
let draw: DrawRow;
beforeAll(async () => {
  operator = await openTestConsole();
  await operator.platform.clock.freeze();
  schedule = createLotterySchedule(operator.platform);
  member = await operator.idOf('demo_member');
  await nextDraw();
});
afterAll(async () => {
  await schedule.stop();
  await operator.close();
});

const list = async (query: string) => (await operator.ask<Page<BetRow>>('GET', `/bets?${query}`)).body;
const bet = async (key: string) =>
  (
    await placeBet(operator.platform, {
      accountId: member,
      gameCode: draw.gameCode,
      issueNo: draw.issueNo,
      play: 'last-digit',
      selection: 'odd even',
      unitStake: 100,
      idempotencyKey: key,
    })
  ).betId;
async function nextDraw(): Promise<void> {
  await schedule.run();
  draw = (await operator.ask<Page<DrawRow>>('GET', '/lottery/draws?state=open&search=Grand%20prize')).body.list[0]!;
}
const closingOf = async ({ id }: DrawRow) =>
  (await operator.platform.db.selectFrom('lottery_draw').select('closes_at').where('id', '=', id).executeTakeFirstOrThrow()).closes_at;
const voidIt = (id: number, reason = 'The draw is doubtful') => operator.ask('POST', `/bets/${id}/void`, { reason });

describe('bets in the console', () => {
  it('a bet is found by its number and by its player, with what it is on and how it went', async () => {
    const id = await bet('found');
    expect((await list(`search=${id}`)).list.filter(row => row.id === id)).toEqual([
      expect.objectContaining({
        id,
        account: 'demo_member',
        on: draw.issueNo,
        stake: 200,
        payout: null,
        status: 'open',
        settledAt: null,
        canBeVoided: true,
      }),
    ]);
    expect((await list('search=DEMO_MEM&state=open')).list.map(row => row.id)).toContain(id);
    expect((await list('search=demo_player&state=open')).total).toBe(0);
    const settled = await list('state=settled&pageSize=1');
    expect(settled.list).toHaveLength(1);
    expect(settled.totalPages).toBe(settled.total);
    expect(settled.list[0]).toMatchObject({ status: 'settled', payout: expect.any(Number), canBeVoided: false });
  });

  it('INV-24 an open bet is voided once, by however many at once: the stake goes back by a booking of its own, the player is told, and the draw passes it by', async () => {
    const [id, kept] = [await bet('voided'), await bet('kept')];
    const before = await balanceOf(operator.platform.db, member);
    const answers = await Promise.all(Array.from({ length: 8 }, () => voidIt(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
    expect(await balanceOf(operator.platform.db, member)).toBe(before + 200);
    expect(await operator.lastDeed()).toEqual({ action: 'bet.void', ref: `bet ${id}: The draw is doubtful` });
    const letter = await operator.platform.db
      .selectFrom('message')
      .selectAll()
      .where('account_id', '=', member)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const [language, words] of [
      ['EN', 'The stake of $2.00 is back in your balance.\nReason: The draw is doubtful'],
      ['ES', 'Los $2.00 apostados están de nuevo en tu saldo.\nMotivo: The draw is doubtful'],
    ] as const) {
      expect(messageText(letter, language, 'USD').content).toContain(words);
      expect(messageText(letter, language, 'USD').content).toContain(draw.issueNo);
    }
    await operator.ask('POST', `/lottery/draws/${draw.id}/draw`);
    await settleDrawn(operator.platform);
    expect((await voidIt(kept)).body).toMatchObject({ message: expect.stringContaining('final') });
    expect((await list(`search=${id}`)).list[0]).toMatchObject({ status: 'cancelled', payout: null, canBeVoided: false });
    expect((await list(`search=${kept}`)).list[0]).toMatchObject({ status: 'settled', payout: 190 });
    expect(
      await operator.platform.db
        .selectFrom('ledger_txn')
        .select('type')
        .where('ref_type', '=', 'bet')
        .where('ref_id', '=', String(id))
        .orderBy('id')
        .execute(),
    ).toEqual([{ type: 'bet' }, { type: 'refund' }]);
    expect(await brokenInvariants(operator.platform.db)).toEqual([]);
  });

  it('INV-24 voiding and settling at once: each bet ends one way', async () => {
    const { db, clock } = operator.platform;
    await nextDraw();
    const ids = [await bet('race-1'), await bet('race-2'), await bet('race-3'), await bet('race-4')];
    await clock.set(await closingOf(draw));
    const settle = async () => {
      await drawClosed(operator.platform);
      await settleDrawn(operator.platform);
    };
    const [first, second, , third, , fourth] = await Promise.all([
      voidIt(ids[0]!),
      voidIt(ids[1]!),
      settle(),
      voidIt(ids[2]!),
      settle(),
      voidIt(ids[3]!),
    ]);
    const voided = [first, second, third, fourth].filter(({ status }) => status === 200).length;
    const ended = await db.selectFrom('bet').select(['id', 'status']).where('id', 'in', ids).execute();
    expect(ended.filter(({ status }) => status === 'cancelled')).toHaveLength(voided);
    expect(ended.filter(({ status }) => status === 'settled')).toHaveLength(ids.length - voided);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it('INV-24 an open bet of a draw that has its numbers is not voided any more', async () => {
    await nextDraw();
    const id = await bet('known');
    // It would settle at once.
    await schedule.stop();
    await operator.platform.clock.set(await closingOf(draw));
    await drawClosed(operator.platform);
    expect((await voidIt(id)).body).toMatchObject({ message: expect.stringContaining('known by now') });
    await settleDrawn(operator.platform);
    expect((await list(`search=${id}`)).list[0]).toMatchObject({ status: 'settled' });
  });

  it('INV-24 a settled bet is final, a round under way is its player’s, and a reason is asked for; nothing moves', async () => {
    const {
      list: [settled],
    } = await list('state=settled&pageSize=1');
    const { db } = operator.platform;
    const { node_id, game_type, vassalage } = await db
      .selectFrom('game')
      .select(['node_id', 'game_type', 'vassalage'])
      .executeTakeFirstOrThrow();
    const underWay = {
      account_id: member,
      game_session_id: null,
      node_id,
      game_type,
      vassalage,
      stake: 100,
      valid_stake: 100,
      payout: null,
      status: 'open' as const,
      placed_at: 1,
      settled_at: null,
    };
    const { id: round } = await db.insertInto('bet').values(underWay).returning('id').executeTakeFirstOrThrow();
    const before = await balanceOf(operator.platform.db, member);
    expect((await voidIt(settled!.id)).body).toMatchObject({ message: expect.stringContaining('final') });
    expect((await voidIt(round)).body).toMatchObject({ message: expect.stringContaining('ends by its own rules') });
    expect((await voidIt(999_999_999)).status).toBe(404);
    expect((await voidIt(settled!.id, ' ')).status).toBe(400);
    expect(await balanceOf(operator.platform.db, member)).toBe(before);
  });
});
