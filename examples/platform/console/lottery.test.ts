import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLotterySchedule, type LotterySchedule } from '../lottery/scheduler.js';
import { placeBet } from '../lottery/place-bet.js';
import { brokenInvariants } from '../ledger/invariants.js';
import type { DrawRow } from './lottery.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Page } from './paging.js';

let console: TestConsole;
let schedule: LotterySchedule;
beforeAll(async () => {
  console = await openTestConsole();
  schedule = createLotterySchedule(console.platform);
  await schedule.run();
});
afterAll(async () => {
  await schedule.stop();
  await console.close();
});

const openDraws = async () => (await console.ask<Page<DrawRow>>('GET', '/lottery/draws?state=open&search=Grand%20prize')).body.list;

it('draws before the time, pays the bets on it, and says so in the audit', async () => {
  const [draw] = await openDraws();
  const accountId = await console.idOf('demo_member');
  const bet = {
    accountId,
    gameCode: draw!.gameCode,
    issueNo: draw!.issueNo,
    play: 'last-digit',
    selection: 'odd even',
    unitStake: 100,
    idempotencyKey: 'console-bet',
  };
  await placeBet(console.platform, bet);
  expect((await console.ask('POST', `/lottery/draws/${draw!.id}/draw`)).status).toBe(200);
  const [drawn] = (
    await console.ask<Page<DrawRow>>('GET', `/lottery/draws?state=drawn&search=${draw!.issueNo}&pageSize=100`)
  ).body.list.filter(row => row.id === draw!.id);
  expect(drawn).toMatchObject({ bets: 1, stake: 200, payout: 190, numbers: expect.stringMatching(/^\d( \d){5}$/) });
  expect(await console.lastDeed()).toEqual({ action: 'lottery.draw', ref: `${draw!.gameCode} ${draw!.issueNo}` });
  await expect(placeBet(console.platform, { ...bet, idempotencyKey: 'console-late' })).rejects.toMatchObject({ code: 'draw-closed' });
  expect((await console.ask('POST', `/lottery/draws/${draw!.id}/draw`)).body).toMatchObject({ code: 'draw-closed' });
  expect((await console.ask('POST', '/lottery/draws/999999/draw')).status).toBe(404);
  expect((await openDraws()).length).toBeGreaterThan(0);
  expect(await brokenInvariants(console.platform.db)).toEqual([]);
});
