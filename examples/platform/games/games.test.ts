import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import { createApp } from '../http/app.js';
import { createGameSession } from '../ledger/game-sessions.js';
import { balanceOf } from '../ledger/wallets.js';
import type { Platform } from '../platform.js';
import { registerGames } from './index.js';
import type { RoundAnswer, SessionAnswer } from './protocol.js';
import type { SlotOutcome } from './slot/math.js';
import { slotModelOf } from './slot/models.js';
import type { TableOutcome } from './roulette/math.js';

const HOUR = 3_600_000;
const SANDBOXED = { origin: 'null' };

describe('games over HTTP', () => {
  let platform: Platform;
  let app: FastifyInstance;
  let memberId: number;
  let slot: { node_id: number; vassalage: string; game_code: string; min_bet: number };
  let table: typeof slot;

  beforeAll(async () => {
    platform = await openTestPlatform();
    app = await createApp(platform);
    registerGames(app, platform);
    await app.ready();
    memberId = (await platform.db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow()).id;
    slot = await tenLineSlot();
    table = await gameOf('LIVE');
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });
  beforeEach(() =>
    platform.db.updateTable('game').set({ maintenance: false }).where('node_id', 'in', [slot.node_id, table.node_id]).execute(),
  );

  const gameOf = (type: string) =>
    platform.db
      .selectFrom('game')
      .select(['node_id', 'vassalage', 'game_code', 'min_bet'])
      .where('game_type', '=', type)
      .where('maintenance', '=', false)
      .orderBy('node_id')
      .limit(1)
      .executeTakeFirstOrThrow();
  const tenLineSlot = async () => {
    const slots = await platform.db
      .selectFrom('game')
      .select(['node_id', 'vassalage', 'game_code', 'min_bet'])
      .where('game_type', '=', 'RNG')
      .where('game_classify', '=', '')
      .where('maintenance', '=', false)
      .where('min_bet', '=', 20)
      .orderBy('node_id')
      .execute();
    const found = slots.find(({ node_id }) => slotModelOf(node_id, '') === 'ten');
    if (!found) throw new Error('The seed has no such slot.');
    return found;
  };
  const launch = (game: typeof slot, accountId: number | null, lifetime = HOUR) =>
    platform.transact(trx =>
      createGameSession(trx, { accountId, nodeId: game.node_id, host: 'http://127.0.0.1', at: platform.clock.now(), lifetime }),
    );
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/play/api/${path}`, payload, headers: SANDBOXED });
  const round = <T>(answer: LightMyRequestResponse): RoundAnswer<T> => answer.json<RoundAnswer<T>>();
  const entries = async () =>
    Number(
      (
        await platform.db
          .selectFrom('ledger_entry')
          .select(e => e.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  it('serves the page of a game with its own scripts only, and its files to a frame without an origin', async () => {
    const page = await app.inject(`/play/${slot.vassalage}/${slot.game_code}/?lang=en`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="en" data-kind="slot"');
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|style=/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'self' http:\/\/127\.0\.0\.1:4101/);
    const files = [...page.body.matchAll(/\/play\/assets\/[^"]+/g)].map(([address]) => address);
    expect(files).toHaveLength(2);
    for (const address of files) {
      const file = await app.inject({ url: address, headers: SANDBOXED });
      expect(file.statusCode).toBe(200);
      expect(file.headers['cache-control']).toContain('immutable');
    }
    expect((await app.inject(`/play/${table.vassalage}/${table.game_code}/`)).body).toContain('<html lang="es" data-kind="roulette"');
    expect((await app.inject('/play/NOPE/1/')).statusCode).toBe(404);
  });

  it('the page of a game says what it was asked for, and as its language the one that it shows', async () => {
    for (const [query, shown, asked] of [
      ['?lang=es-MX', 'es', 'es'],
      ['?lang=ar', 'ar', 'ar'],
      ['?lang=pt-BR', 'pt', 'pt'],
      ['?lang=zh-Hans', 'zh', 'zh'],
      ['?lang=fi', 'fi', 'fi'],
      ['?lang=xx', 'en', 'en'],
      ['?lang=en&lang=es', 'en', 'en'],
      ['', 'es', 'es'],
    ] as const) {
      const { body } = await app.inject(`/play/${slot.vassalage}/${slot.game_code}/${query}`);
      expect([/<html lang="(\w+)"/.exec(body)?.[1], /data-language="(\w+)"/.exec(body)?.[1]], query).toEqual([shown, asked]);
    }
  });

  it('tells a game what it needs: name, mode, money, stakes, published return', async () => {
    const answer = await post('session', { session: await launch(slot, memberId), lang: 'es' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('null');
    const session = answer.json<SessionAnswer>();
    expect(session).toMatchObject({
      kind: 'slot',
      mode: 'real',
      rtp: 95.21,
      balance: await balanceOf(platform.db, memberId),
      lastRound: null,
    });
    expect(session.stakes[0]).toBeGreaterThanOrEqual(slot.min_bet);
    expect(session.stakes.every(stake => stake % 10 === 0)).toBe(true);
    expect(session.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.body).not.toContain('server_seed');
  });

  it('INV-04 books a round once, however often it is asked for, and answers the same outcome', async () => {
    const session = await launch(slot, memberId);
    const stake = slot.min_bet * 2;
    const before = await balanceOf(platform.db, memberId);
    const first = round<SlotOutcome>(await post('round', { session, roundId: 'r-1', stake }));
    expect(first.balance).toBe(before - stake + first.payout);
    const booked = await entries();
    for (const answer of await Promise.all([1, 2, 3].map(() => post('round', { session, roundId: 'r-1', stake })))) {
      expect(round(answer)).toEqual({ ...first, repeated: true });
    }
    expect(await entries()).toBe(booked);
    expect(await balanceOf(platform.db, memberId)).toBe(first.balance);
    expect((await post('round', { session, roundId: 'r-1', stake: stake * 5 })).json()).toMatchObject({
      success: false,
      code: 'idempotency-mismatch',
    });
    const again = (await post('session', { session })).json<SessionAnswer>();
    expect(again.lastRound).toEqual({ roundId: 'r-1', stake, payout: first.payout });
  });

  it('INV-24 keeps ledger, records and answers in step over many rounds', async () => {
    const session = await launch(slot, memberId);
    let balance = await balanceOf(platform.db, memberId);
    for (let i = 0; i < 40; i++) {
      const answer = round<SlotOutcome>(await post('round', { session, roundId: `many-${i}`, stake: slot.min_bet }));
      balance += answer.payout - slot.min_bet;
      expect(answer.balance).toBe(balance);
      expect(answer.outcome.turns.reduce((sum, turn) => sum + turn.amount, 0)).toBe(answer.payout);
    }
    expect(await balanceOf(platform.db, memberId)).toBe(balance);
    const sum = await platform.db
      .selectFrom('ledger_entry')
      .select(e => e.fn.sum('amount').as('sum'))
      .executeTakeFirstOrThrow();
    expect(Number(sum.sum)).toBe(0);
  });

  it('INV-23 plays a demo with play money only', async () => {
    const session = await launch(slot, null);
    const booked = await entries();
    const start = (await post('session', { session })).json<SessionAnswer>();
    expect(start.mode).toBe('demo');
    const answer = round(await post('round', { session, roundId: 'demo', stake: slot.min_bet }));
    expect(answer).toMatchObject({ mode: 'demo', balance: start.balance - slot.min_bet + answer.payout });
    expect(await entries()).toBe(booked);
  });

  it('draws a roulette number and pays the chips', async () => {
    const session = await launch(table, memberId);
    const before = await balanceOf(platform.db, memberId);
    const amount = table.min_bet;
    const bets = [...Array.from({ length: 37 }, (_, value) => ({ kind: 'straight', value, amount: 100 })), { kind: 'red', amount }];
    const stake = 3_700 + amount;
    const answer = await post('round', { session, roundId: 'all', stake, bets });
    expect(answer.statusCode).toBe(200);
    const { outcome, payout, balance } = round<TableOutcome>(answer);
    expect(payout).toBe(3_600 + (outcome.paid[37] ?? 0));
    expect(balance).toBe(before - stake + payout);
  });

  it('refuses stakes and bets that a game does not have, and books nothing', async () => {
    const onSlot = await launch(slot, memberId);
    const onTable = await launch(table, memberId);
    const booked = await entries();
    const bad = [
      { session: onSlot, roundId: 'x', stake: 1 },
      { session: onSlot, roundId: 'x', stake: slot.min_bet + 5 },
      { session: onSlot, roundId: 'x', stake: -10 },
      { session: onSlot, roundId: 'x', stake: 1e15 },
      { session: onSlot, roundId: 'x', stake: '0x10' },
      { session: onSlot, roundId: 'x', stake: `${slot.min_bet}` },
      { session: onSlot, roundId: 'x', stake: slot.min_bet + 0.005 },
      { session: onSlot, roundId: 'x y', stake: slot.min_bet },
      { session: onSlot, stake: slot.min_bet },
      {},
      { session: onTable, roundId: 'x', stake: 500 },
      { session: onTable, roundId: 'x', stake: 500, bets: [{ kind: 'red', amount: 400 }] },
      { session: onTable, roundId: 'x', stake: 500, bets: [{ kind: 'straight', value: 40, amount: 500 }] },
      {
        session: onTable,
        roundId: 'x',
        stake: 500,
        bets: [
          { kind: 'red', amount: 1000 },
          { kind: 'black', amount: -500 },
        ],
      },
    ];
    for (const body of bad) {
      const answer = await post('round', body);
      expect(answer.statusCode, JSON.stringify(body)).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 'bad-request' });
    }
    expect(await entries()).toBe(booked);
  });

  it('GAM-09 says why a game cannot go on: ended session, maintenance, balance too low', async () => {
    expect((await post('session', { session: 'unknown' })).json()).toMatchObject({ code: 'not-logged-in' });
    expect((await post('round', { session: await launch(slot, memberId, 0), roundId: 'late', stake: slot.min_bet })).statusCode).toBe(401);
    const session = await launch(slot, memberId);
    await platform.db.updateTable('game').set({ maintenance: true }).where('node_id', '=', slot.node_id).execute();
    expect((await post('session', { session })).json()).toMatchObject({ code: 'game-maintenance' });
    expect((await post('round', { session, roundId: 'm', stake: slot.min_bet })).json()).toMatchObject({ code: 'game-maintenance' });
    await platform.db.updateTable('game').set({ maintenance: false }).where('node_id', '=', slot.node_id).execute();
    const poor = await launch(slot, null);
    await platform.db.updateTable('game_session').set({ demo_balance: 5 }).where('mode', '=', 'demo').execute();
    expect((await post('round', { session: poor, roundId: 'p', stake: slot.min_bet })).json()).toMatchObject({
      code: 'insufficient-balance',
    });
  });
});
