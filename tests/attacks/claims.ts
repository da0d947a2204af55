import { randomUUID } from 'node:crypto';
import { openRebate } from '../../examples/platform/rebate/rebate.js';
import { sendEnvelope } from '../../examples/platform/envelopes/red-envelopes.js';
import { zaloBonusOf } from '../../examples/platform/identity/zalo-bonus.js';
import { hashPassword } from '../../examples/platform/passwords.js';
import type { Platform } from '../../examples/platform/platform.js';
import { amountOf } from '../../examples/platform/promotions/activities.js';
import { amountForPoints, pointsOf, ratiosOf } from '../../examples/platform/points/points.js';
import type { Attack } from './attack.js';
import { atOnce, broken, CLIENTS, done } from './at-once.js';
import type { Answer, Target } from './target.js';

/** Something that an account may have a number of times, whoever asks for it how often. */
interface Claim {
  what: string;
  account: string;
  method?: 'POST' | 'PUT';
  path: string;
  body: Record<string, unknown>;
  sealed?: boolean;
  /** How often it may be booked. */
  times: number;
  /** What comes of it in all, minor units; left out for a draw, whose answers say what they brought. */
  worth?: number;
}

const PAYMENT = '135790';
const OWNERS = ['demo_member', 'demo_player'];
const ZALO = { method: 'PUT', path: '/wps/member/info', sealed: true } as const;

export const claims: Attack<Claim[]> = {
  name: 'claims',
  holds: 'what can be had once is booked once, whoever asks at once and under whichever key',
  most: { requests: 1_600, seconds: 300 },
  prepare: async platform => {
    const { db } = platform;
    await db
      .updateTable('account')
      .set({ payment_password_hash: await hashPassword(PAYMENT, platform.config.passwordCost) })
      .where('account', 'in', [...OWNERS, 'demo_subagent'])
      .execute();
    await db.updateTable('whitelabel_node').set({ enabled: true }).where('mod_id', '=', 'ZALOBONUS3').execute();
    await db.updateTable('register_rule').set({ enabled: true }).where('field', '=', 'zalo').execute();
    const [member, player, agent] = await Promise.all(['demo_member', 'demo_player', 'demo_subagent'].map(name => idOf(platform, name)));
    if (!member || !player || !agent) throw new Error('The seed lacks its demo accounts.');
    const { envelope } = await sendEnvelope(
      platform,
      { shareMin: 1, shareMax: 1_000_000, hours: 24, most: 10 },
      { senderId: agent, accounts: ['demo_player'], total: 5_000, remark: '', key: randomUUID() },
    );
    const mission = await db
      .selectFrom('mission')
      .selectAll()
      .where('game_type', '=', 'RNG')
      .where('period', '=', 'day')
      .executeTakeFirstOrThrow();
    const rewards = await db.selectFrom('reward').selectAll().where('account_id', '=', member).where('status', '=', 'available').execute();
    const issued = await db
      .selectFrom('activity_application')
      .selectAll()
      .where('account_id', '=', player)
      .where('status', '=', 'issued')
      .executeTakeFirstOrThrow();
    const given = await db.selectFrom('promotion').selectAll().where('id', '=', issued.promotion_id).executeTakeFirstOrThrow();
    const daily = await db.selectFrom('promotion').selectAll().where('kind', '=', 'sign_in').executeTakeFirstOrThrow();
    const rank = await db.selectFrom('vip_rank').selectAll().where('level', '=', 2).executeTakeFirstOrThrow();
    const shirt = await db
      .selectFrom('points_reward')
      .select('id')
      .where('quantity', '>', 0)
      .where('amount_requirement', '=', 0)
      .executeTakeFirstOrThrow();
    await db.updateTable('points_reward').set({ quantity: 1 }).where('id', '=', shirt.id).execute();
    // All of them in one conversion: no second one finds any.
    const points =
      (await pointsOf(db, member)) -
      (await db.selectFrom('points_reward').select('points_requirement').where('id', '=', shirt.id).executeTakeFirstOrThrow())
        .points_requirement;
    return [
      {
        what: 'a mission',
        account: 'demo_member',
        path: '/wps/relay/MCSFE_claimMission',
        body: { missionId: mission.id },
        times: 1,
        worth: mission.reward_amount,
      },
      {
        what: 'the bonus of a rank',
        account: 'demo_member',
        path: '/wps/relay/MCS2_claimVipBonus',
        body: { level: 2 },
        times: 1,
        worth: rank.bonus_amount,
      },
      {
        what: 'the rebate',
        account: 'demo_member',
        path: '/wps/relay/MCS2_claimManualRebate',
        body: {},
        times: 1,
        worth: (await openRebate(db, member)).total,
      },
      ...rewards
        .filter(({ kind }) => kind === 'bonus')
        .map(({ id, amount }) => ({
          what: 'a reward',
          account: 'demo_member',
          path: '/wps/relay/MCS2_claimReward',
          body: { id },
          times: 1,
          worth: amount,
        })),
      ...(['egg_ticket', 'prize_wheel_ticket', 'red_envelope_ticket'] as const).map(kind => ({
        what: `draws with ${kind}`,
        account: 'demo_member',
        path: '/wps/relay/MCS2_claimRafflePromotion',
        body: { kind },
        times: rewards.filter(reward => reward.kind === kind).length,
      })),
      {
        what: 'an issued activity',
        account: 'demo_player',
        path: '/wps/relay/MCS2_claimActivity',
        body: { applicationId: issued.id },
        times: 1,
        worth: amountOf(given, issued),
      },
      {
        what: 'the daily sign-in',
        account: 'demo_player',
        path: '/wps/relay/MCS2_applyActivity',
        body: { promotionId: daily.id },
        times: 1,
        worth: daily.reward_amount,
      },
      {
        what: 'a red envelope',
        account: 'demo_player',
        path: '/wps/relay/MCS2_redEnvelope',
        body: { id: envelope.id },
        times: 1,
        worth: 5_000,
      },
      {
        what: 'the last of a reward',
        account: 'demo_member',
        path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
        sealed: true,
        body: {
          rewardId: shirt.id,
          paymentPassword: PAYMENT,
          deliveryName: 'Alma Demo',
          deliveryPhone: '+52 55 1234 5678',
          deliveryAddress: 'Calle Luna 12, 06000 Ciudad de México',
        },
        times: 1,
        worth: 0,
      },
      {
        what: 'a conversion of all points',
        account: 'demo_member',
        path: '/wps/relay/passwordCheck/MCS2_convertPoint',
        sealed: true,
        body: { points, paymentPassword: PAYMENT },
        times: 1,
        worth: amountForPoints(await ratiosOf(db, 'convert'), points) ?? 0,
      },
      {
        what: 'the bonus of a Zalo number',
        account: 'demo_player',
        ...ZALO,
        body: { zalo: '8491234567' },
        times: 1,
        worth: await zaloBonusOf(db, player),
      },
    ] satisfies Claim[];
  },
  async run(target, find, scene) {
    const tokens = Object.fromEntries(await Promise.all(OWNERS.map(async account => [account, await target.login(account)] as const)));
    const send = (claim: Claim, token: string, key: string) => {
      const { method = 'POST', path, body, sealed } = claim;
      const headers = { 'idempotency-key': key };
      return sealed ? target.askSealed(path, { method, token, headers, body }) : target.ask(path, { method, token, headers, body });
    };
    for (const claim of scene) {
      const { what, account, times } = claim;
      const [token = '', stranger = ''] =
        account === OWNERS[0] ? OWNERS.map(name => tokens[name]) : OWNERS.toReversed().map(name => tokens[name]);
      if (claim.worth === undefined && times === 0) find(`${what}: the seed has none, so this says nothing`);
      const before = await balance(target, token);
      const key = randomUUID();
      // Half of them under one key, the rest each under its own.
      const answers = await atOnce(CLIENTS, index => send(claim, token, index % 2 === 0 ? key : randomUUID()));
      const repeats = answers.filter((_, index) => index % 2 === 0);
      const others = answers.filter((_, index) => index % 2 === 1);
      for (const fault of broken(answers)) find(`${what}: ${fault}`);
      // Saving the same number again is no claim, and a red envelope that is open answers what was in it.
      const isTold = claim.method === 'PUT' || claim.path.endsWith('redEnvelope');
      const booked = done(others) + (done(repeats) > 0 ? 1 : 0);
      if (!isTold && booked !== times)
        find(
          `${what}: ${booked} of ${times} are told to be booked: ${[...new Set(answers.map(({ status, json }) => `${status} ${String(json.code ?? '')}`))].join(', ')}`,
        );
      const gained = (await balance(target, token)) - before;
      const worth = claim.worth ?? drawn(answers);
      if (gained !== worth) find(`${what}: brings ${gained}, not ${worth}`);
      const late = await send(claim, token, randomUUID());
      if (!isTold && late.status === 200) find(`${what}: once more, later: ${late.text.slice(0, 120)}`);
      if ((await balance(target, token)) - before !== worth) find(`${what}: pays again later`);
      if (claim.worth !== undefined && 'id' in claim.body) {
        const own = await balance(target, stranger);
        const theirs = await atOnce(4, () => send(claim, stranger, randomUUID()));
        if (done(theirs) > 0 || (await balance(target, stranger)) !== own) find(`${what}: another account has it too`);
      }
    }
    await oneKeyForAll(target, find, scene, tokens);
  },
};

/** One key for every kind of claim at once: none answers with what another made, and nothing is booked again. */
async function oneKeyForAll(
  target: Target,
  find: (finding: string) => void,
  scene: Claim[],
  tokens: Record<string, string>,
): Promise<void> {
  for (const account of OWNERS) {
    const token = tokens[account] ?? '';
    const before = await balance(target, token);
    const key = randomUUID();
    const own = scene.filter(claim => claim.account === account && !claim.sealed);
    const answers = await atOnce(CLIENTS, index => {
      const { path, body } = own[index % own.length] ?? own[0]!;
      return target.ask(path, { method: 'POST', token, headers: { 'idempotency-key': key }, body });
    });
    for (const fault of broken(answers)) find(`one key for all claims: ${fault}`);
    if ((await balance(target, token)) !== before) find('one key for all claims brings money');
  }
}

async function balance(target: Target, token: string): Promise<number> {
  const { json } = await target.ask('/wps/v2/wallets/balance', { token });
  const value = at(json, 'value', 'balance');
  if (typeof value !== 'number') throw new Error('There is no balance.');
  return Math.round(value * 100);
}

/** What the draws of these answers brought, each counted once. */
function drawn(answers: readonly Answer[]): number {
  const draws = new Map(
    answers
      .filter(({ status }) => status === 200)
      .map(({ json }) => [at(json, 'value', 'draw', 'id'), Number(at(json, 'value', 'draw', 'amount'))]),
  );
  return Math.round([...draws.values()].reduce((sum, amount) => sum + amount, 0) * 100);
}

function at(json: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined),
    json,
  );
}

async function idOf({ db }: Platform, account: string): Promise<number> {
  return (await db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
}
