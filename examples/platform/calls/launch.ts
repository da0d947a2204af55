import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall, type CallContext } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { inputText, requiredId } from '../http/wire-input.js';
import { langOf } from '../languages.js';
import { createGameSession } from '../ledger/game-sessions.js';
import { OWN_HOST } from '../seed/configuration.js';
import type { Queryable } from '../platform.js';
import type { CatalogueGame } from '../games/catalogue.js';
import { prizeMode } from './lottery.js';

const backAddress = v.pipe(
  v.optional(v.pipe(plainText(), v.maxLength(2_000, 'at most 2000 characters')), ''),
  v.check(value => value === '' || /^https?:\/\//i.test(value), 'must be an http address'),
);
/** Odds that were pressed in what is on (O-92): the game chooses them, where it still offers them. */
const pressedOdds = { fixtureId: inputText, pick: inputText };
const launchInput = v.object({
  nodeId: requiredId,
  vassalage: inputText,
  gameCode: inputText,
  gameType: inputText,
  platform: inputText,
  roomId: inputText,
  backUrl: backAddress,
  ...pressedOdds,
});

const lotteryLaunchFields = {
  lottoArea: v.literal('VN'),
  prizeMode,
  gameCode: inputText,
  view: v.picklist(['betting', 'lobby'], 'betting or lobby'),
  device: inputText,
  backUrl: backAddress,
};

/** A game, or with `launchMode` LOTT the lobby of the lotteries or one of them (LOT-08 to LOT-12). */
const launchGame = defineCall({
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'real',
  input: v.variant('launchMode', [
    v.object({ launchMode: v.literal('LOTT'), ...lotteryLaunchFields }),
    v.object({ launchMode: v.optional(v.literal('')), ...launchInput.entries }),
  ]),
  async answer(context) {
    const { input } = context;
    return input.launchMode === 'LOTT' ? launchLottery({ ...context, input }) : launchReal({ ...context, input }, false);
  },
});

const launchFb = defineCall({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  access: 'real',
  input: launchInput,
  answer: context => launchReal(context, true),
});

const demo = defineCall({
  method: 'GET',
  path: '/wps/game/demo',
  access: 'open',
  input: v.object({ nodeId: requiredId, backUrl: backAddress, ...pressedOdds }),
  async answer(context) {
    const game = await findGame(context, context.input.nodeId);
    if (game.supportPlay !== 0) throw new Failure('game-unavailable', { message: 'This game has no free trial.' });
    return { value: { url: await openGame(context, game, null), mode: 'frame' } };
  },
});

export const launchCalls = [launchGame, launchFb, demo];

type LaunchContext = CallContext<{ nodeId: number; backUrl: string; fixtureId: string; pick: string }>;

async function launchReal(context: LaunchContext & { input: v.InferOutput<typeof launchInput> }, fbOnly: boolean) {
  const game = await findGame(context, context.input.nodeId);
  if (context.input.vassalage !== '' && context.input.vassalage !== game.vassalage)
    throw new Failure('bad-request', { fields: { vassalage: 'is not the vendor of this game' } });
  if (fbOnly && !game.fbLaunch) throw new Failure('bad-request', { message: 'This game starts with launchGame.' });
  const roomId = await roomOf(context, game);
  return { value: { url: await openGame(context, game, signedIn(context.caller).accountId, roomId), mode: 'frame' } };
}

/** The lotteries are drawn by the widget itself: the launch proves that the lottery is open and enters it into the recent ones (LOT-04). */
async function launchLottery({
  platform,
  catalogue,
  input,
  caller,
  origin,
}: CallContext<{ prizeMode: string; gameCode: string; view: string; backUrl: string }>) {
  if ((input.view === 'betting') !== (input.gameCode !== ''))
    throw new Failure('bad-request', { fields: { view: 'betting with a gameCode, lobby without' } });
  if (input.gameCode) {
    const game = (await catalogue()).games.find(({ gameCode }) => gameCode === input.gameCode);
    const known =
      game && (await platform.db.selectFrom('lottery_game').select('node_id').where('node_id', '=', game.nodeId).executeTakeFirst());
    if (!known) throw new Failure('game-unavailable');
    if (game.maintenance) throw new Failure('game-maintenance');
    await rememberGame(platform.db, signedIn(caller).accountId, known.node_id, platform.clock.now());
  }
  const url = new URL(input.prizeMode === 'SEA' ? '/seaLottery' : '/lottery', origin);
  if (input.gameCode) url.searchParams.set('gameCode', input.gameCode);
  return { value: { url: url.toString(), mode: 'frame', backUrl: input.backUrl } };
}

async function rememberGame(db: Queryable, accountId: number, nodeId: number, at: number): Promise<void> {
  await db
    .insertInto('recent_game')
    .values({ account_id: accountId, node_id: nodeId, last_played_at: at })
    .onConflict(conflict => conflict.columns(['account_id', 'node_id']).doUpdateSet({ last_played_at: at }))
    .execute();
}

/** A lottery is no game of a frame: it is launched as one (`launchMode` LOTT), never as a trial. */
async function findGame({ catalogue }: LaunchContext, nodeId: number): Promise<CatalogueGame> {
  const game = (await catalogue()).byId.get(nodeId);
  if (!game) throw new Failure('game-unavailable');
  if (game.family === 'LOTT' || game.family === 'ELOTT')
    throw new Failure('game-unavailable', { message: 'Lotteries are launched with launchMode LOTT.' });
  if (game.maintenance) throw new Failure('game-maintenance');
  return game;
}

/** The chosen card room; null when none was. Throws bad-request for a room of another vendor. */
async function roomOf({ platform, input }: CallContext<{ roomId: string }>, game: CatalogueGame): Promise<string | null> {
  if (input.roomId === '') return null;
  const room = await platform.db
    .selectFrom('pvp_room')
    .select('id')
    .where('id', '=', input.roomId)
    .where('vassalage', '=', game.vassalage)
    .executeTakeFirst();
  if (!room) throw new Failure('bad-request', { fields: { roomId: 'is not a room of this vendor' } });
  return room.id;
}

/** Opens the game's own session and answers its address on a launch host; a real launch enters the account's recent games (GAM-16). */
async function openGame(
  context: LaunchContext,
  game: CatalogueGame,
  accountId: number | null,
  roomId: string | null = null,
): Promise<string> {
  const { platform, settings, origin, language, input } = context;
  const hosts = await platform.db.selectFrom('cdn_host').select('url').where('kind', '=', 'launch').execute();
  const chosen = hosts[Math.floor(Math.random() * hosts.length)]?.url ?? OWN_HOST;
  const host = chosen === OWN_HOST ? origin : chosen;
  const lifetime = (await settings.number('launch_session_minutes')) * 60_000;
  const token = await platform.transact(async trx => {
    const at = platform.clock.now();
    if (accountId !== null) await rememberGame(trx, accountId, game.nodeId, at);
    return createGameSession(trx, { accountId, nodeId: game.nodeId, host, at, lifetime, roomId });
  });
  const url = new URL(`/play/${encodeURIComponent(game.vassalage)}/${encodeURIComponent(game.gameCode)}/`, host);
  url.searchParams.set('session', token);
  url.searchParams.set('lang', langOf(language));
  if (input.backUrl) url.searchParams.set('back', input.backUrl);
  if (input.fixtureId) {
    url.searchParams.set('fixture', input.fixtureId);
    url.searchParams.set('pick', input.pick);
  }
  return url.toString();
}
