import { book } from '../ledger/book.js';
import { hashPassword } from '../passwords.js';
import type { PlatformConfig, Trx } from '../platform.js';
import { DEMO_TOTP_SECRET } from './identity.js';
import { seedRandom } from './random.js';

/** The accounts that `npm start` prints; password `Demo1234` unless named otherwise. Balances in minor units. */
export interface DemoAccount {
  account: string;
  nickname: string;
  type: number;
  upline?: string;
  balance: number;
  password?: string;
  note: string;
}
export interface SeedPlayer {
  id: number;
  account: string;
}

export const DEMO_PASSWORD = 'Demo1234';
/** What a member gets who was given no password of their own; such an account has to change it. */
export const DEFAULT_PASSWORD = 'Welcome1234';
export const demoAccounts: DemoAccount[] = [
  { account: 'demo_member', nickname: 'Alma', type: 0, balance: 125_000, note: 'member' },
  { account: 'demo_agent', nickname: 'Bruno', type: 1, balance: 500_000, note: 'agent (type 1)' },
  { account: 'demo_subagent', nickname: 'Carla', type: 2, upline: 'demo_agent', balance: 200_000, note: 'agent (type 2) under demo_agent' },
  { account: 'demo_player', nickname: 'Diego', type: 0, upline: 'demo_subagent', balance: 80_000, note: 'member under demo_subagent' },
  { account: 'demo_agent41', nickname: 'Elena', type: 41, balance: 150_000, note: 'agent (type 41)' },
  { account: 'demo_agent42', nickname: 'Fabio', type: 42, balance: 150_000, note: 'agent (type 42)' },
  { account: 'demo_expired', nickname: 'Gina', type: 0, balance: 50_000, note: 'expired password' },
  { account: 'demo_default', nickname: 'Hugo', type: 0, balance: 50_000, password: DEFAULT_PASSWORD, note: 'default password' },
  { account: 'demo_first', nickname: 'Inés', type: 0, balance: 50_000, note: 'never logged in' },
  {
    account: 'demo_newip',
    nickname: 'Julio',
    type: 0,
    balance: 50_000,
    note: `login from an unregistered IP; secret of its authenticator: ${DEMO_TOTP_SECRET}`,
  },
];

const DAY = 86_400_000;
const PLAYER_COUNT = 64;
const PLAYER_MONEY = 2_000_000;
/** An address of the documentation range: no caller has it. */
const FOREIGN_IP = '203.0.113.9';
const FIRST_NAMES = [
  'luna',
  'mateo',
  'sofia',
  'nico',
  'vale',
  'tomas',
  'emma',
  'leo',
  'mia',
  'alex',
  'ruth',
  'ivan',
  'carmen',
  'pablo',
  'greta',
  'oscar',
] as const;
const TAILS = ['mx', 'gol', '88', 'star', 'sur', 'norte', '7', 'vip', 'azul', 'rey'] as const;

/** Demo accounts with their money, and the players whose bets fill the winner board. Answers those players. */
export async function seedAccounts(trx: Trx, config: PlatformConfig, now: number): Promise<SeedPlayer[]> {
  const ids = new Map<string, { id: number; path: string }>();
  for (const demo of demoAccounts) {
    const upline = demo.upline ? ids.get(demo.upline) : undefined;
    const path = upline ? `${upline.path || '/'}${upline.id}/` : '';
    const isNew = demo.account === 'demo_first';
    const { id } = await trx
      .insertInto('account')
      .values({
        account: demo.account,
        nickname: demo.nickname,
        type: demo.type,
        upline_id: upline?.id ?? null,
        path,
        password_hash: await hashPassword(demo.password ?? DEMO_PASSWORD, config.passwordCost),
        password_changed_at: demo.account === 'demo_expired' ? now - 400 * DAY : now,
        password_default: demo.account === 'demo_default',
        payment_password_hash: null,
        avatar_url: isNew ? null : `/art/avatar/${demo.account}.svg`,
        vip_rank_level: demo.account === 'demo_member' ? 2 : 0,
        first_login_at: isNew ? null : now - 30 * DAY,
        last_login_at: isNew ? null : now - DAY,
        created_at: now - 60 * DAY,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(demo.account, { id, path });
    await trx
      .insertInto('account_profile')
      .values({ ...emptyProfile(id), ...profileOf(demo, ids.size) })
      .execute();
    await trx
      .insertInto('account_binding')
      .values(confirmedOf(id, profileOf(demo, ids.size), now - 60 * DAY))
      .execute();
    await deposit(trx, id, demo.balance, now - 30 * DAY);
  }
  const newIp = ids.get('demo_newip');
  if (newIp) await trx.insertInto('known_ip').values({ account_id: newIp.id, ip: FOREIGN_IP, registered_at: now }).execute();
  return seedPlayers(trx, now);
}

/** Nobody can log in as them: no password fits their hash. */
async function seedPlayers(trx: Trx, now: number): Promise<SeedPlayer[]> {
  const random = seedRandom(7);
  const names = new Set<string>();
  while (names.size < PLAYER_COUNT) names.add(`${random.pick(FIRST_NAMES)}${random.pick(TAILS)}${random.int(90) + 10}`);
  return trx
    .insertInto('account')
    .values(
      [...names].map(account => ({
        account,
        nickname: null,
        type: 0,
        upline_id: null,
        password_hash: '!',
        password_changed_at: now,
        payment_password_hash: null,
        avatar_url: null,
        first_login_at: now - 20 * DAY,
        last_login_at: now - DAY,
        created_at: now - 90 * DAY,
      })),
    )
    .returning(['id', 'account'])
    .execute();
}

export function playerDeposits(players: SeedPlayer[], at: number) {
  return players.map(player => depositOf(player.id, PLAYER_MONEY, at));
}

async function deposit(trx: Trx, accountId: number, amount: number, at: number): Promise<void> {
  await book(trx, depositOf(accountId, amount, at));
}

function depositOf(accountId: number, amount: number, at: number) {
  return {
    type: 'deposit' as const,
    ref: { type: 'seed', id: String(accountId) },
    idempotencyKey: `seed:deposit:${accountId}`,
    at,
    entries: [
      { wallet: { account: accountId }, amount },
      { wallet: { house: 'cash' as const }, amount: -amount },
    ],
  };
}

function emptyProfile(accountId: number) {
  return {
    account_id: accountId,
    payee_name: null,
    email: null,
    country_dialing_code: null,
    mobile_num: null,
    full_name: null,
    nationality: null,
    birthday: null,
  };
}

function confirmedOf(account_id: number, profile: ReturnType<typeof profileOf>, bound_at: number) {
  return [
    { account_id, kind: 'email' as const, value: profile.email, secret: null, bound_at },
    { account_id, kind: 'mobile' as const, value: `+${profile.country_dialing_code}${profile.mobile_num}`, secret: null, bound_at },
  ];
}

function profileOf(demo: DemoAccount, index: number) {
  return {
    payee_name: `${demo.nickname} Demo`,
    full_name: `${demo.nickname} Demo`,
    email: `${demo.account}@example.test`,
    country_dialing_code: '52',
    mobile_num: `55000000${String(index).padStart(2, '0')}`,
  };
}
