import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { PUBLISHED_RTP as SLOT_RTP } from '../games/slot/math.js';
import { potReturn } from '../jackpot/draw-pot.js';
import { potTerms } from '../jackpot/pot.js';
import { plainText } from '../http/plain-text.js';
import type { Platform, Trx } from '../platform.js';
import { tell } from '../tell.js';
import { audit } from './audit.js';
import { parse } from './parse.js';
import { assertSeen } from './seen.js';

export interface SettingRow {
  key: string;
  value: string;
  /** Whole number settings say their unit; text settings have none. */
  kind: 'number' | 'text';
}

/** Never shown and not changed here: it is a secret. */
const SECRET = new Set(['default_password_hash']);
const LARGEST = 1_000_000_000;
/** Figures that make no sense outside of these, or would shut everybody out. */
const LIMITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  agent_levels: [1, 100],
  binding_rest_hours: [0, 8_760],
  captcha_free: [0, 1_000],
  chat_picture_days: [1, 3_650],
  chat_pictures_mb: [1, 1_000_000],
  chat_visitor_days: [1, 3_650],
  comment_max: [1, 10_000],
  contract_daily_max: [0, 10_000],
  contract_dividend_max: [0, 10_000],
  contract_hour_max: [0, LARGEST],
  contract_realtime_loss_max: [0, 10_000],
  contract_realtime_profit_max: [0, 10_000],
  feedback_max_words: [1, 5_000],
  feedback_min_words: [1, 5_000],
  forgot_password_tells: [0, 1],
  image_max_bytes: [1, 50_000_000],
  jackpot_odds: [1_000, 40_000_000],
  jackpot_rate: [0, 500],
  jackpot_seed: [0, LARGEST],
  launch_session_minutes: [1, LARGEST],
  login_failures_global: [1, LARGEST],
  login_failures_limit: [1, LARGEST],
  login_failures_minutes: [1, LARGEST],
  mail_code_minutes: [1, LARGEST],
  merchant_wallet_single: [0, 1],
  min_age: [0, 120],
  password_expiry_days: [1, LARGEST],
  payout_other_name_refused: [0, 1],
  proof_attempts: [1, 2_000],
  proof_doublings: [0, 8],
  red_envelope_hours: [1, 8_760],
  red_envelope_share_max: [1, LARGEST],
  red_envelope_share_min: [1, LARGEST],
  referral_bonus: [0, 10_000_000],
  referral_deposit_min: [1, LARGEST],
  register_rate_max: [0, 10_000],
  session_hours: [1, LARGEST],
  sms_expiry_minutes: [1, LARGEST],
  withdraw_max: [1, LARGEST],
  withdraw_min: [1, LARGEST],
  withdraw_phone_digits: [1, 20],
  withdraw_receipt_minutes: [1, 100_000],
  zalo_bonus: [0, 100_000_000],
};
/** The first may not be more than the second. */
const PAIRS: readonly (readonly [smaller: string, larger: string])[] = [
  ['feedback_min_words', 'feedback_max_words'],
  ['withdraw_min', 'withdraw_max'],
  ['red_envelope_share_min', 'red_envelope_share_max'],
];
const params = v.object({ key: plainText() });
const change = v.object({
  value: v.pipe(plainText('Must be text.'), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(200, 'At most 200 characters.')),
  seen: v.optional(plainText()),
});

export function settingRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/settings', () => listSettings(platform));

  scope.patch('/settings/:key', async request => {
    const { key } = parse(params, request.params);
    const { value, seen } = parse(change, request.body);
    await platform.transact(async trx => {
      const row = SECRET.has(key)
        ? undefined
        : await trx.selectFrom('setting').selectAll().where('key', '=', key).forNoKeyUpdate().executeTakeFirst();
      if (!row) throw new Failure('not-found', { message: `There is no setting ${key}.` });
      const problem = kindOf(row.value) === 'number' ? await problemOf(trx, key, value) : undefined;
      if (problem !== undefined) throw new Failure('bad-request', { message: problem, fields: { value: problem } });
      await assertSeen(trx, seen === undefined ? undefined : { value: seen }, row, { action: 'setting', ref: key });
      await trx.updateTable('setting').set({ value }).where('key', '=', key).execute();
      await audit(trx, platform, request, {
        action: 'setting',
        ref: `${key} ${row.value} → ${value}`,
        before: { value: row.value },
        after: { value },
      });
      tell(trx, 'status-changed', undefined);
    });
    return listSettings(platform);
  });
}

async function listSettings({ db }: Platform): Promise<{ list: SettingRow[] }> {
  const rows = await db.selectFrom('setting').selectAll().orderBy('key').execute();
  return { list: rows.filter(({ key }) => !SECRET.has(key)).map(({ key, value }) => ({ key, value, kind: kindOf(value) })) };
}

/** What is wrong with a figure, by itself and beside those that it must fit. */
async function problemOf(trx: Trx, key: string, value: string): Promise<string | undefined> {
  const [least, most] = LIMITS[key] ?? [0, LARGEST];
  const figure = Number(value);
  if (!/^\d+$/.test(value) || figure < least || figure > most) return `Must be a whole number from ${least} to ${most}.`;
  if (key.startsWith('jackpot_')) return potProblem(trx, key, figure);
  const pair = PAIRS.find(names => names.includes(key));
  if (!pair) return undefined;
  const [smaller, larger] = pair;
  const other = await trx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key === smaller ? larger : smaller)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (other === undefined) return undefined;
  if (key === smaller && figure > Number(other.value)) return `Must be at most ${other.value}, which is ${larger.replaceAll('_', ' ')}.`;
  if (key === larger && figure < Number(other.value)) return `Must be at least ${other.value}, which is ${smaller.replaceAll('_', ' ')}.`;
  return undefined;
}

/** What the games give back by themselves and through the pot must stay below what is staked. */
async function potProblem(trx: Trx, key: string, figure: number): Promise<string | undefined> {
  await trx.selectFrom('setting').select('key').where('key', 'like', 'jackpot%').orderBy('key').forNoKeyUpdate().execute();
  const terms = await potTerms(trx);
  const back = SLOT_RTP.storm + potReturn({ ...terms, [key.slice('jackpot_'.length)]: figure });
  return back < 100
    ? undefined
    : `The jackpot games would give back ${back.toFixed(2)} % of all stakes: it must stay below 100. Lower the rate or what a pot begins with, or make winning rarer.`;
}

/** What the seed wrote as a number stays one. */
function kindOf(value: string): SettingRow['kind'] {
  return /^\d+$/.test(value) ? 'number' : 'text';
}
