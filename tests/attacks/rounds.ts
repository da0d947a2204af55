import { randomUUID } from 'node:crypto';
import { createGameSession } from '../../examples/platform/ledger/game-sessions.js';
import { gameKind, type GameKind } from '../../examples/platform/games/game-kind.js';
import { stakesOf } from '../../examples/platform/games/stakes.js';
import type { Platform } from '../../examples/platform/platform.js';
import type { Attack } from './attack.js';
import { atOnce, broken, CLIENTS, done } from './at-once.js';
import type { Answer, Target } from './target.js';

/** A game that two accounts have opened, the first of them twice. */
interface Table {
  kind: GameKind;
  own: [string, string];
  stranger: string;
  stake: number;
  otherStake: number;
  room?: string;
}
interface Scene {
  tables: Table[];
  accountIds: number[];
  lastBet: number;
  /** What was answered as played, by round. */
  played: Map<string, { stake: number; payout: number }>;
}

const KINDS: readonly GameKind[] = ['slot', 'crash', 'mines', 'blackjack', 'poker', 'duel', 'sports'];
const ACCOUNTS = ['demo_first', 'demo_newip'];
const LIFETIME = 48 * 3_600_000;
/** What is no stake of any game. */
const NO_STAKES: readonly unknown[] = [
  -1,
  -100,
  0,
  0.5,
  10.01,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '10',
  '0x10',
  '',
  null,
  true,
  [],
  {},
  [100],
];
const ENDINGS: Partial<Record<GameKind, string[]>> = {
  crash: ['cash-150', 'cash-101', 'cash-10000'],
  mines: ['0', 'cash', '1'],
  blackjack: ['stand', 'hit'],
  poker: ['hold-11111', 'hold-00000'],
};

export const rounds: Attack<Scene> = {
  name: 'rounds',
  holds: 'a round takes its stake once and pays once, to the account that plays it, and nobody falls below zero',
  most: { requests: 4_000, seconds: 400 },
  async prepare(platform) {
    const { db } = platform;
    // A pot that is won every few rounds.
    await db.updateTable('setting').set({ value: '1' }).where('key', '=', 'jackpot_odds').execute();
    const accountIds = await Promise.all(ACCOUNTS.map(account => idOf(platform, account)));
    const tables: Table[] = [];
    for (const kind of KINDS) tables.push(await openTable(platform, kind, accountIds));
    const { last } = await db
      .selectFrom('bet')
      .select(by => by.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    return { tables, accountIds, lastBet: Number(last), played: new Map() };
  },
  async run(target, find, { tables, played }) {
    for (const table of tables) {
      const find1 = (what: string) => find(`${table.kind}: ${what}`);
      const note = (answers: readonly Answer[]) => {
        for (const fault of broken(answers)) find1(fault);
        for (const { status, json } of answers)
          if (status === 200) played.set(String(json.roundId), { stake: Number(json.stake), payout: Number(json.payout) });
      };
      await beginAtOnce(target, table, find1, note);
      await refuseStakes(target, table, find1);
      await stepAtOnce(target, table, find1, note);
      await playEmpty(target, table, note);
    }
  },
  async audit({ db }, find, { accountIds, lastBet, played }) {
    const bets = await db
      .selectFrom('bet')
      .select(['id', 'account_id', 'stake', 'payout', 'status'])
      .where('id', '>', lastBet)
      .where('account_id', 'in', accountIds)
      .execute();
    if (bets.length !== played.size) find(`${bets.length} bets are booked, ${played.size} rounds were answered as played`);
    const stakes = bets.reduce((sum, { stake }) => sum + stake, 0);
    const answered = [...played.values()].reduce((sum, { stake }) => sum + stake, 0);
    if (stakes !== answered) find(`stakes of ${stakes} are booked, ${answered} were answered`);
    if (bets.length < 100) find(`only ${bets.length} rounds were played: this says little`);
  },
};

type Note = (answers: readonly Answer[]) => void;
type Find = (finding: string) => void;

/** One round asked for by all at once, with its stake and with another, in both sessions; then many rounds at once. */
async function beginAtOnce(target: Target, table: Table, find: Find, note: Note): Promise<void> {
  const roundId = randomUUID();
  const [first, second] = table.own;
  const answers = await atOnce(CLIENTS, index =>
    begin(target, table, first, index % 4 === 3 ? { roundId, stake: table.otherStake } : { roundId }),
  );
  note(answers);
  const taken = new Set(answers.filter(({ status }) => status === 200).map(({ json }) => String(json.stake)));
  if (taken.size !== 1) find(`one round was played for ${taken.size} stakes: ${statusesOf(answers)}`);
  await finish(target, table, note);
  const many = await atOnce(CLIENTS, index => begin(target, table, index % 2 === 0 ? first : second));
  note(many);
  const isStepped = table.kind in ENDINGS || table.kind === 'duel';
  if (isStepped && many.filter(({ status, json }) => status === 200 && json.open === true).length > 1)
    find(`two rounds are open at once: ${statusesOf(many)}`);
  await finish(target, table, note);
}

async function refuseStakes(target: Target, table: Table, find: Find): Promise<void> {
  const answers = await Promise.all(NO_STAKES.map(stake => begin(target, table, table.own[0], { stake })));
  for (const fault of broken(answers)) find(fault);
  answers.forEach(({ status }, index) => {
    if (status === 200) find(`plays for ${JSON.stringify(NO_STAKES[index])}`);
  });
}

/** Steps out of order, by a stranger, and the last one by everybody at once. */
async function stepAtOnce(target: Target, table: Table, find: Find, note: Note): Promise<void> {
  const endings = ENDINGS[table.kind];
  if (!endings) return;
  for (let turn = 0; turn < 4; turn++) {
    const roundId = randomUUID();
    const begun = await begin(target, table, table.own[0], { roundId });
    note([begun]);
    if (begun.json.open !== true) continue;
    const step = (session: string, number: unknown, action: unknown) =>
      target.ask('/play/api/step', { method: 'POST', body: { session, roundId, step: number, action } });
    const wrong = await Promise.all([
      ...[1, 5, 100, -1, 0.5, 1e9, '0', null].map(number => step(table.own[0], number, endings[0])),
      ...['', 'gone', 'auto', 'paid-9999', 'cash-99999999', 'hold-2', '25', '-1', 'double-double'].map(action =>
        step(table.own[0], 0, action),
      ),
      step(table.stranger, 0, endings[0]),
      target.ask('/play/api/look', { method: 'POST', body: { session: table.stranger, roundId } }),
      target.ask('/play/api/duel', { method: 'POST', body: { session: table.stranger, roundId, action: 'leave' } }),
    ]);
    for (const fault of broken(wrong)) find(fault);
    if (done(wrong) > 0)
      find(
        `a step that cannot be is taken: ${wrong
          .filter(({ status }) => status === 200)
          .map(({ text }) => text.slice(0, 100))
          .join(' | ')}`,
      );
    // A crash pays nothing before it has risen.
    if (table.kind === 'crash') await target.operate('/clock/advance', { ms: 1_200 });
    const answers = await atOnce(CLIENTS, index =>
      step(table.own[index % 2] ?? '', Math.floor(index / 8) % 2, endings[index % endings.length]),
    );
    note(answers);
    const ended = answers.filter(({ status, json }) => status === 200 && json.open === false);
    if (new Set(ended.map(({ json }) => String(json.payout))).size > 1) find('a round ends with two payouts');
    if (ended.filter(({ json }) => json.repeated === false).length > 1) find('a round ends twice');
    await finish(target, table, note);
  }
}

/** Stakes as high as they go, until the account can pay no more. */
async function playEmpty(target: Target, table: Table, note: Note): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    note(await atOnce(CLIENTS, index => begin(target, table, table.own[index % 2] ?? '')));
    await finish(target, table, note);
  }
}

/** Ends whatever round is open, and notes how. */
async function finish(target: Target, table: Table, note: Note): Promise<void> {
  const [session] = table.own;
  if (table.kind === 'duel') await target.operate('/clock/advance', { ms: 9_000 });
  if (table.kind === 'crash') await target.operate('/clock/advance', { ms: 120_000 });
  for (let tries = 0; tries < 4; tries++) {
    const { json } = await target.ask('/play/api/session', { method: 'POST', body: { session, lang: 'en' } });
    const open = json.openRound;
    if (typeof open !== 'object' || open === null || !('roundId' in open) || !('step' in open)) return;
    const { roundId, step } = open;
    if (table.kind === 'crash') note([await target.ask('/play/api/look', { method: 'POST', body: { session, roundId } })]);
    else if (table.kind === 'duel')
      note([await target.ask('/play/api/duel', { method: 'POST', body: { session, roundId, action: 'look' } })]);
    else
      note([
        await target.ask('/play/api/step', {
          method: 'POST',
          body: {
            session,
            roundId,
            step,
            action: { mines: step === 0 ? '3' : 'cash', blackjack: 'stand', poker: 'hold-11111' }[table.kind as string],
          },
        }),
      ]);
  }
}

async function begin(target: Target, table: Table, session: string, changes: { roundId?: string; stake?: unknown } = {}): Promise<Answer> {
  const body = { session, roundId: randomUUID(), stake: table.stake, ...(await choiceOf(target, table, session)), ...changes };
  return target.ask('/play/api/round', { method: 'POST', body });
}

const fixtures = new Map<string, Record<string, unknown>>();
async function choiceOf(target: Target, { kind, room }: Table, session: string): Promise<object> {
  if (kind === 'crash') return { choice: { auto: 0 } };
  if (kind === 'mines') return { choice: { mines: 3 } };
  if (kind === 'duel') return { choice: { room } };
  if (kind !== 'sports') return {};
  const known = fixtures.get(session);
  if (known) return { choice: known };
  const { json } = await target.ask('/play/api/fixtures', { method: 'POST', body: { session } });
  const open = (json.fixtures as { id: number; state: string; startsAt: number; prices: { pick: string; odds: number }[] }[])
    .filter(({ state }) => state === 'open')
    .sort((a, b) => b.startsAt - a.startsAt)[0];
  const choice = { fixture: open?.id, ...open?.prices[0] };
  fixtures.set(session, choice);
  return { choice };
}

function statusesOf(answers: readonly Answer[]): string {
  return [...new Set(answers.map(({ status, json }) => `${status} ${String(json.code ?? '')}`))].join(', ');
}

async function openTable(platform: Platform, kind: GameKind, accountIds: readonly number[]): Promise<Table> {
  const { db, clock } = platform;
  const games = await db
    .selectFrom('game')
    .select(['node_id as nodeId', 'vassalage', 'min_bet as minBet', 'family', 'game_classify as classify', 'game_name as gameName'])
    .where('maintenance', '=', false)
    .orderBy('node_id')
    .execute();
  const game = games.find(each => gameKind(each).kind === kind && (kind !== 'slot' || each.classify === 'JP'));
  if (!game) throw new Error(`The seed has no ${kind}.`);
  const room =
    kind === 'duel'
      ? await db
          .selectFrom('pvp_room')
          .select(['id', 'min_stake'])
          .where('vassalage', '=', game.vassalage)
          .orderBy('min_stake', 'desc')
          .executeTakeFirstOrThrow()
      : undefined;
  const launch = (accountId: number | undefined) =>
    platform.transact(trx =>
      createGameSession(trx, { accountId: accountId ?? null, nodeId: game.nodeId, host: '', at: clock.now(), lifetime: LIFETIME }),
    );
  const [owner, stranger] = accountIds;
  const stakes = stakesOf(gameKind(game), game.minBet);
  return {
    kind,
    own: [await launch(owner), await launch(owner)],
    stranger: await launch(stranger),
    stake: room?.min_stake ?? stakes.at(-1) ?? 0,
    otherStake: stakes[0] ?? 0,
    ...(room && { room: room.id }),
  };
}

async function idOf({ db }: Platform, account: string): Promise<number> {
  return (await db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
}
