import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRebate } from '../rebate/rebate.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { RebateRatesAnswer } from './rebate-rates.js';

let operator: TestConsole;
beforeAll(async () => void (operator = await openTestConsole()));
afterAll(() => operator.close());

const read = async () => (await operator.ask<RebateRatesAnswer>('GET', '/rebate-rates')).body;
const ratesOf = async (gameType: string) => (await read()).list.find(row => row.gameType === gameType)?.rates ?? {};
const put = (gameType: string, body: object) => operator.ask<{ code: string; fields: object }>('PUT', `/rebate-rates/${gameType}`, body);
const rateFor = async (account: string) =>
  (await openRebate(operator.platform.db, await operator.idOf(account))).parts.find(part => part.gameType === 'RNG')?.rate;

describe('rebate rates, the operator’s side', () => {
  it('MEM-14 lists every game type with a rate for every rank', async () => {
    const { list, ranks } = await read();
    expect(ranks.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(list.map(({ gameType }) => gameType)).toEqual(
      expect.arrayContaining(['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'MINI', 'VIRTUAL']),
    );
    expect(list.filter(({ rates }) => Object.values(rates).includes(null))).toEqual([]);
  });

  it('MEM-14 a change counts at once and is audited; a rank without a rate has that of the one below; 0 gives nothing', async () => {
    const seen = await ratesOf('RNG');
    expect((await put('RNG', { rates: { 0: 75 }, seen })).status).toBe(200);
    expect(await operator.lastDeed()).toEqual({ action: 'rebate-rate', ref: 'RNG' });
    expect(await rateFor('demo_player')).toBe(75);
    await put('RNG', { rates: { 0: 80, 1: null, 2: null } });
    expect(await rateFor('demo_member')).toBe(80);
    await put('RNG', { rates: { 0: 0, 1: null, 2: null } });
    expect(await rateFor('demo_player')).toBeUndefined();
  });

  it('refuses what is no rate, an unknown type or rank, and a change of what another has changed, and stores nothing', async () => {
    const stands = await ratesOf('LIVE');
    expect((await put('LIVE', { rates: { 0: 1_001 } })).body.fields).toEqual({ 'rates.0': 'At most 10 %.' });
    expect((await put('LIVE', { rates: { 0: -1 } })).body.fields).toEqual({ 'rates.0': 'At least 0.' });
    expect((await put('LIVE', { rates: { 99: 5 } })).body.fields).toEqual({ 'rates.99': 'There is no such rank.' });
    expect((await put('NONE', { rates: { 0: 5 } })).body.code).toBe('not-found');
    expect((await put('LIVE', { rates: { 0: 5 }, seen: { ...stands, 0: 1 } })).body.code).toBe('changed-meanwhile');
    expect(await ratesOf('LIVE')).toEqual(stands);
  });
});
