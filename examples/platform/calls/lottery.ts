import { sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall, type CallContext } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { inputText, minorUnits, moment, requiredText, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { inLanguage, languageIn } from '../languages.js';
import { ruleOf } from '../lottery/number-rules.js';
import { LEAST_STAKE, mostStakeOf, placeBet } from '../lottery/place-bet.js';
import { playsOf, returnOf } from '../lottery/plays.js';
import { MOST_LINES } from '../lottery/selection.js';
import type { Platform } from '../platform.js';
import { nameIn } from '../games/catalogue.js';

const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
/** CON-60 */
export const prizeMode = v.pipe(v.optional(plainText(), 'LOTT'), v.picklist(PRIZE_MODES, `one of ${PRIZE_MODES.join(', ')}`));
const RECENT = 12;

const menu = defineCall({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'open',
  input: v.object({ prizeMode, device: inputText }),
  async answer(context) {
    const { platform, input, language } = context;
    const groups = await platform.db
      .selectFrom('lottery_group')
      .selectAll()
      .where('prize_mode', '=', input.prizeMode)
      .orderBy('sort')
      .execute();
    const games = await listGames(context, input.prizeMode);
    const used = new Set(games.map(game => game.gameGroupCode));
    const rules = [...new Set(games.map(game => game.numberRule))].map(ruleOf);
    return {
      value: {
        serverTime: platform.clock.now(),
        gameMenus: groups
          .filter(group => used.has(group.game_group_code))
          .map(group => ({
            gameGroupCode: group.game_group_code,
            title: inLanguage(group.titles, language),
            lang: languageIn(group.titles, language),
          })),
        games,
        numberRules: rules.map(rule => ({
          code: rule.code,
          kind: rule.kind,
          count: rule.count,
          plays: playsOf(rule).map(play => ({
            code: play.code,
            shape: play.shape,
            count: play.count,
            most: play.most,
            choices: play.choices,
            prizes: play.prizes.map(({ when, odds }) => ({ when, odds: odds / 100 })),
            returnToPlayer: Math.round(returnOf(play) * 10_000) / 10_000,
            maxStake: toWireAmount(mostStakeOf(play)),
          })),
        })),
        minStake: toWireAmount(LEAST_STAKE),
        maxLines: MOST_LINES,
      },
    };
  },
});

const recent = defineCall({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'session',
  input: v.object({ prizeMode, device: inputText }),
  async answer(context) {
    const rows = await context.platform.db
      .selectFrom('recent_game')
      .innerJoin('lottery_game', 'lottery_game.node_id', 'recent_game.node_id')
      .select('lottery_game.game_code')
      .where('recent_game.account_id', '=', signedIn(context.caller).accountId)
      .orderBy('recent_game.last_played_at', 'desc')
      .execute();
    const games = new Map((await listGames(context, context.input.prizeMode)).map(game => [game.gameCode, game]));
    return {
      value: { serverTime: context.platform.clock.now(), games: rows.flatMap(row => games.get(row.game_code) ?? []).slice(0, RECENT) },
    };
  },
});

const openedOfGame = defineCall({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'open',
  input: v.object({ gameCode: requiredText, pageNo: wholeNumber(1, 1_000_000, 1), pageSize: wholeNumber(1, 100, 20) }),
  async answer({ platform, input }) {
    const { db, clock } = platform;
    const now = clock.now();
    const game = await db.selectFrom('lottery_game').select('game_code').where('game_code', '=', input.gameCode).executeTakeFirst();
    if (!game) throw new Failure('game-unavailable');
    const ofGame = db.selectFrom('lottery_draw').where('game_code', '=', input.gameCode);
    const current = await ofGame
      .select(['issue_no', 'closes_at', 'seed_hash'])
      .where('numbers', 'is', null)
      .where('closes_at', '>', now)
      .orderBy('closes_at')
      .limit(1)
      .executeTakeFirst();
    const drawn = ofGame.where('numbers', 'is not', null);
    const { count } = await drawn.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const rows = await drawn
      .selectAll()
      .orderBy('closes_at', 'desc')
      .limit(input.pageSize)
      .offset((input.pageNo - 1) * input.pageSize)
      .execute();
    return {
      value: {
        serverTime: now,
        gameCode: input.gameCode,
        current: current ? { issueNo: current.issue_no, closesAt: isoOf(current.closes_at), seedHash: current.seed_hash } : null,
        list: rows.map(row => ({
          issueNo: row.issue_no,
          closesAt: isoOf(row.closes_at),
          numbers: row.numbers?.split(' ') ?? [],
          seedHash: row.seed_hash,
          serverSeed: row.server_seed,
        })),
        total: count,
        totalPages: Math.ceil(count / input.pageSize),
      },
    };
  },
});

const openedOfAll = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'open',
  input: v.object({ prizeMode }),
  async answer({ platform, input }) {
    const rows = await platform.db
      .selectFrom('lottery_game as game')
      .innerJoin('lottery_group as group', join =>
        join.onRef('group.game_group_code', '=', 'game.game_group_code').on('group.prize_mode', '=', input.prizeMode),
      )
      .innerJoinLateral(
        eb =>
          eb
            .selectFrom('lottery_draw')
            .select(['issue_no', 'closes_at', 'numbers'])
            .whereRef('lottery_draw.game_code', '=', 'game.game_code')
            .where('numbers', 'is not', null)
            .orderBy('closes_at', 'desc')
            .limit(1)
            .as('last'),
        join => join.onTrue(),
      )
      .select(['game.game_code', 'last.issue_no', 'last.closes_at', 'last.numbers'])
      .execute();
    return {
      value: {
        serverTime: platform.clock.now(),
        list: rows.map(row => ({
          gameCode: row.game_code,
          issueNo: row.issue_no,
          closesAt: isoOf(row.closes_at),
          numbers: row.numbers?.split(' ') ?? [],
        })),
      },
    };
  },
});

const bet = defineCall({
  method: 'POST',
  path: '/lgw/vn/bets',
  access: 'real', // OP-08: a bet is a launch
  sealed: true,
  input: v.object({
    gameCode: requiredText,
    issueNo: requiredText,
    play: requiredText,
    selection: v.pipe(plainText(), v.minLength(1, 'cannot be empty'), v.maxLength(1_000, 'at most 1000 characters')),
    stake: minorUnits(0),
  }),
  async answer({ platform, input, caller, idempotencyKey, catalogue, language }) {
    const { accountId } = signedIn(caller);
    if (idempotencyKey === '') throw new Failure('bad-request', { fields: { 'Idempotency-Key': 'is needed' } });
    const game = (await catalogue()).games.find(({ gameCode }) => gameCode === input.gameCode);
    if (!game) throw new Failure('game-unavailable');
    if (game.maintenance) throw new Failure('game-maintenance');
    const { stake, ...wanted } = input;
    const placed = await placeBet(platform, { ...wanted, unitStake: stake, accountId, idempotencyKey });
    const row = await betRows(platform).where('bet.id', '=', placed.betId).executeTakeFirstOrThrow();
    return { value: { bet: toWireBet(row, nameIn(game, language)), balance: toWireAmount(placed.balance) } };
  },
});

const bets = defineCall({
  method: 'GET',
  path: '/lgw/vn/bets',
  access: 'session',
  input: v.object({ gameCode: inputText, from: moment, to: moment, page: wholeNumber(1, 1_000_000, 1), pageSize: wholeNumber(1, 100, 20) }),
  async answer({ platform, input, caller, catalogue, language }) {
    let query = betRows(platform).where('bet.account_id', '=', signedIn(caller).accountId);
    if (input.gameCode) query = query.where('draw.game_code', '=', input.gameCode);
    if (input.from !== undefined) query = query.where('bet.placed_at', '>=', input.from);
    if (input.to !== undefined) query = query.where('bet.placed_at', '<', input.to);
    const { count } = await query
      .clearSelect()
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await query
      .orderBy('bet.placed_at', 'desc')
      .orderBy('bet.id', 'desc')
      .limit(input.pageSize)
      .offset((input.page - 1) * input.pageSize)
      .execute();
    const { byId } = await catalogue();
    const list = rows.map(row => {
      const game = byId.get(row.node_id);
      return toWireBet(row, game ? nameIn(game, language) : row.game_code);
    });
    return { value: { serverTime: platform.clock.now(), list, total: count, totalPages: Math.ceil(count / input.pageSize) } };
  },
});

export const lotteryCalls = [menu, recent, openedOfGame, openedOfAll, bet, bets];

/** Lotteries of a prize mode, each with the draw that closes next. */
async function listGames({ platform, catalogue, language }: CallContext<unknown>, mode: (typeof PRIZE_MODES)[number]) {
  const { byId } = await catalogue();
  const rows = await platform.db
    .selectFrom('lottery_game as game')
    .innerJoin('lottery_group as group', join =>
      join.onRef('group.game_group_code', '=', 'game.game_group_code').on('group.prize_mode', '=', mode),
    )
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('lottery_draw')
          .select(['issue_no', 'closes_at'])
          .whereRef('lottery_draw.game_code', '=', 'game.game_code')
          .where('numbers', 'is', null)
          .where('closes_at', '>', platform.clock.now())
          .orderBy('closes_at')
          .limit(1)
          .as('next'),
      join => join.onTrue(),
    )
    .selectAll('game')
    .select(['next.issue_no', 'next.closes_at'])
    .orderBy('group.sort')
    .orderBy('game.sort')
    .orderBy('game.node_id')
    .execute();
  return rows.flatMap(row => {
    const game = byId.get(row.node_id);
    if (!game) return [];
    return {
      gameCode: row.game_code,
      gameGroupCode: row.game_group_code,
      gameName: nameIn(game, language),
      nodeId: String(row.node_id),
      vassalage: row.vassalage,
      vendorName: game.vendorName,
      gameType: game.gameType,
      showIcon: game.showIcon,
      maintenance: game.maintenance,
      numberRule: row.number_rule,
      drawEverySeconds: row.draw_every_seconds,
      issueNo: row.issue_no ?? '',
      closesAt: row.closes_at == null ? null : isoOf(row.closes_at),
    };
  });
}

function betRows({ db }: Platform) {
  return db
    .selectFrom('lottery_bet')
    .innerJoin('bet', 'bet.id', 'lottery_bet.bet_id')
    .innerJoin('lottery_draw as draw', 'draw.id', 'lottery_bet.draw_id')
    .select(['bet.id', 'bet.node_id', 'bet.stake', 'bet.payout', 'bet.status', 'bet.placed_at', 'bet.settled_at'])
    .select([
      'lottery_bet.play',
      'lottery_bet.selection',
      'lottery_bet.lines',
      'lottery_bet.unit_stake',
      'draw.game_code',
      'draw.issue_no',
      'draw.closes_at',
      'draw.numbers',
    ])
    .select(sql<Record<string, number>>`lottery_bet.odds`.as('odds'));
}

type BetRow = Awaited<ReturnType<ReturnType<typeof betRows>['executeTakeFirstOrThrow']>>;

function toWireBet(row: BetRow, gameName: string) {
  return {
    betId: String(row.id),
    gameCode: row.game_code,
    gameName,
    issueNo: row.issue_no,
    play: row.play,
    selection: row.selection,
    lines: row.lines,
    unitStake: toWireAmount(row.unit_stake),
    stake: toWireAmount(row.stake),
    payout: row.payout === null ? null : toWireAmount(row.payout),
    status: row.status,
    numbers: row.numbers?.split(' ') ?? [],
    odds: Object.entries(row.odds).map(([when, odds]) => ({ when, odds: odds / 100 })),
    placedAt: isoOf(row.placed_at),
    closesAt: isoOf(row.closes_at),
    settledAt: row.settled_at === null ? null : isoOf(row.settled_at),
  };
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
