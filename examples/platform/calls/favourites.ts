import * as v from 'valibot';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { inputText, requiredId, wholeNumber } from '../http/wire-input.js';
import { pageOf, toWireGame } from './wire-game.js';

const favouriteInput = v.object({ nodeId: requiredId, vendor: inputText, gameType: inputText });

const ids = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'real',
  input: v.object({}),
  async answer({ platform, caller }) {
    const rows = await platform.db
      .selectFrom('favourite')
      .selectAll()
      .where('account_id', '=', signedIn(caller).accountId)
      .orderBy('created_at', 'desc')
      .execute();
    return { value: rows.map(row => ({ nodeId: String(row.node_id), vendor: row.vendor, gameType: row.game_type })) };
  },
});

const list = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  tokenInQuery: true,
  access: 'real',
  input: v.object({ gameType: inputText, vassalage: inputText, pageNo: wholeNumber(1, 1_000_000, 1), pageSize: wholeNumber(1, 999, 999) }),
  async answer({ platform, caller, input, catalogue, language }) {
    const data = await catalogue();
    const rows = await platform.db
      .selectFrom('favourite')
      .select('node_id')
      .where('account_id', '=', signedIn(caller).accountId)
      .orderBy('created_at', 'desc')
      .orderBy('node_id')
      .execute();
    const games = rows
      .flatMap(row => data.byId.get(row.node_id) ?? [])
      .filter(game => (!input.gameType || game.gameType === input.gameType) && (!input.vassalage || game.vassalage === input.vassalage));
    const { items, totalPages } = pageOf(games, input.pageNo, input.pageSize);
    return { content: items.map(game => toWireGame(game, language)), totalPages };
  },
});

const add = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  access: 'real',
  input: favouriteInput,
  async answer({ platform, caller, input, catalogue }) {
    const game = (await catalogue()).byId.get(input.nodeId);
    if (!game) throw new Failure('game-unavailable');
    await platform.db
      .insertInto('favourite')
      .values({
        account_id: signedIn(caller).accountId,
        node_id: game.nodeId,
        vendor: game.vassalage,
        game_type: game.gameType,
        created_at: platform.clock.now(),
      })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return {};
  },
});

const remove = defineCall({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  access: 'real',
  input: favouriteInput,
  async answer({ platform, caller, input }) {
    await platform.db
      .deleteFrom('favourite')
      .where('account_id', '=', signedIn(caller).accountId)
      .where('node_id', '=', input.nodeId)
      .execute();
    return {};
  },
});

const recent = defineCall({
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'session', // OP-08: a trial account's list is empty
  input: v.object({ page: wholeNumber(1, 1_000_000, 1), pageSize: wholeNumber(1, 999, 12), gameType: inputText, vassalage: inputText }),
  async answer({ platform, caller, input, catalogue, language }) {
    const data = await catalogue();
    const rows = await platform.db
      .selectFrom('recent_game')
      .select('node_id')
      .where('account_id', '=', signedIn(caller).accountId)
      .orderBy('last_played_at', 'desc')
      .orderBy('node_id')
      .execute();
    const games = rows
      .flatMap(row => data.byId.get(row.node_id) ?? [])
      .filter(game => (!input.gameType || game.gameType === input.gameType) && (!input.vassalage || game.vassalage === input.vassalage));
    const { items, totalPages } = pageOf(games, input.page, input.pageSize);
    return { value: { list: items.map(game => toWireGame(game, language)), totalPages } };
  },
});

export const favouriteCalls = [ids, list, add, remove, recent];
