import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { memberAnswer } from '../../../src/api/account/member.js';
import { vipInfoAnswer } from '../../../src/api/account/vip.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

const INFO = '/wps/relay/MCS2_getVipInfo';
const CLAIM = '/wps/relay/MCS2_claimVipBonus';

let test: TestApp;
let token: string;
let keys = 0;
beforeAll(async () => {
  test = await openTestApp();
  await test.platform.db.updateTable('account').set({ password_changed_at: test.platform.clock.now() }).execute();
  token = await test.login('demo_member');
});
afterAll(() => test.close());

const idOf = async (account: string) =>
  (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const info = async (as = token) => v.parse(vipInfoAnswer, readEnvelope(INFO, await test.call('GET', INFO, { token: as })));
const member = async (as = token) =>
  v.parse(memberAnswer, readEnvelope('member', await test.call('GET', '/wps/member/info', { token: as })));
const claim = (level: number, { key = `vip-test-${++keys}`, as = token } = {}) =>
  test.call('POST', CLAIM, { token: as, headers: { 'idempotency-key': key }, body: { level } });
const balance = async () =>
  Math.round(100 * (await test.call('GET', '/wps/v2/wallets/balance', { token })).body.value!['balance' as never]);
const turn = (enabled: boolean) =>
  test.platform.db.updateTable('whitelabel_node').set({ enabled }).where('mod_id', '=', 'VIPSYS3').execute();
async function settle(account: string, stake: number, status: 'settled' | 'open' | 'cancelled' = 'settled'): Promise<void> {
  const { db, clock } = test.platform;
  const at = clock.now();
  const game = await db.selectFrom('game').select(['node_id', 'vassalage', 'game_type']).limit(1).executeTakeFirstOrThrow();
  const ends = status === 'settled' ? { payout: 0, settled_at: at } : { payout: null, settled_at: null };
  await db
    .insertInto('bet')
    .values({ ...game, account_id: await idOf(account), game_session_id: null, stake, valid_stake: stake, status, placed_at: at, ...ends })
    .execute();
}

describe('VIP', () => {
  it('PRO-20 MEM-19 the demo member’s rank is what its bets have reached, and everybody is told the same', async () => {
    const { level, label, stake, ranks } = await info();
    expect([level, label, stake]).toEqual([2, 'VIP 2', 97_500]);
    expect(ranks.filter(({ need }) => need <= stake).at(-1)?.level).toBe(2);
    expect(ranks.map(({ status }) => status)).toEqual(['none', 'claimed', 'claimable', 'locked', 'locked', 'locked', 'locked']);
    expect((await member()).vip).toEqual({ label: 'VIP 2', level: 2 });
  });

  it('PRO-20 a rank is reached by settled play of a lifetime, and never lost', async () => {
    const as = await test.login('demo_player');
    expect((await info(as)).level).toBe(0);
    await settle('demo_player', 50_000, 'open');
    await settle('demo_player', 50_000, 'cancelled');
    await settle('demo_player', 19_999);
    expect((await member(as)).vip?.level).toBe(0);
    await settle('demo_player', 1);
    expect((await member(as)).vip).toEqual({ label: 'VIP 1', level: 1 });
    expect(await info(as)).toMatchObject({ level: 1, stake: 20_000 });
    await test.platform.db.updateTable('vip_rank').set({ need: 30_000 }).where('level', '=', 1).execute();
    expect((await info(as)).level).toBe(1);
    await test.platform.db.updateTable('vip_rank').set({ need: 20_000 }).where('level', '=', 1).execute();
  });

  it('O-38 the bonus of a rank is booked once, however it is tried', async () => {
    const before = await balance();
    const both = await Promise.all(['one-claim', 'two-claim'].map(key => claim(2, { key })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = both[0]?.status === 200 ? 'one-claim' : 'two-claim';
    expect(v.parse(vipInfoAnswer, (await claim(2, { key: won })).body.value).ranks[2]).toMatchObject({ bonus: 500, status: 'claimed' });
    expect((await claim(1)).body).toMatchObject({ code: 'activity-refused', message: 'You have claimed the bonus of this rank already.' });
    expect(await balance()).toBe(before + 500);
    expect(
      await test.platform.db
        .selectFrom('ledger_txn')
        .select('type')
        .where('ref_type', '=', 'vip')
        .where('ref_id', '=', `${await idOf('demo_member')}:2`)
        .execute(),
    ).toEqual([{ type: 'bonus' }]);
    await expect(test.platform.db.updateTable('vip_bonus').set({ amount: 1 }).execute()).rejects.toThrow('stays claimed');
  });

  it('O-38 what is not reached, not there or has no key is refused', async () => {
    const before = await balance();
    expect((await claim(3)).body).toMatchObject({ code: 'activity-refused', message: 'You have not reached VIP 3 yet.' });
    expect((await claim(77)).body.code).toBe('not-found');
    expect((await claim(0)).body).toMatchObject({ code: 'bad-request', fields: { level: expect.any(String) } });
    expect((await test.call('POST', CLAIM, { token, body: { level: 2 } })).body.code).toBe('bad-request');
    expect(await balance()).toBe(before);
  });

  it('MEM-19 is gone while its switch is off', async () => {
    await turn(false);
    expect((await test.call('GET', INFO, { token })).body.code).toBe('function-disabled');
    expect((await claim(2)).body.code).toBe('function-disabled');
    expect((await member()).vip).toBeUndefined();
    await turn(true);
    expect((await member()).vip?.level).toBe(2);
  });
});
