import * as v from 'valibot';
import { defineCall } from '../http/call.js';
import { inputText, minorUnits, requiredText, toWireAmount, wholeNumber } from '../http/wire-input.js';
import type { CatalogueData, CatalogueVendor } from '../games/catalogue.js';
import { roomsWithWaiting, SEATS } from '../games/duel/rooms.js';
import { inLanguage, languageIn } from '../languages.js';
import { pageOf, toWireGame } from './wire-game.js';

const HOT_LIMIT = 60;
const MAX_PAGE_SIZE = 999;

/** Filters that mean "no restriction" come as their own names from some hosts (API-54). */
const filterText = v.pipe(
  inputText,
  v.transform(value => (['ALL', 'FAV', 'RECENT'].includes(value) ? '' : value)),
);

const gameList = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'open', // OP-09
  input: v.object({
    gameType: filterText,
    vassalage: filterText,
    gameClassify: filterText,
    gameCode: inputText,
    gameName: inputText,
    minBet: minorUnits(0),
    minLineNum: wholeNumber(0, 10_000, 0),
    isHot: inputText,
    pageNo: wholeNumber(1, 1_000_000, 1),
    pageSize: wholeNumber(1, MAX_PAGE_SIZE, 18),
  }),
  async answer({ input, catalogue, language }) {
    const hotOnly = input.isHot === '1' || input.gameClassify === 'HOT';
    const filter = { ...input, hotOnly, gameClassify: input.gameClassify === 'HOT' ? '' : input.gameClassify };
    const found = (await catalogue()).find(filter, language);
    const { items, totalPages } = pageOf(found, input.pageNo, input.pageSize);
    return { games: items.map(game => toWireGame(game, language)), totalPages, total: found.length };
  },
});

const hotGames = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'open',
  input: v.object({ gameType: filterText, vassalage: filterText }),
  async answer({ input, catalogue, language }) {
    const found = (await catalogue()).find({ ...input, hotOnly: true }, language);
    return {
      list: found
        .filter(game => !game.maintenance)
        .slice(0, HOT_LIMIT)
        .map(game => toWireGame(game, language)),
    };
  },
});

const vendors = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'open',
  input: v.object({}),
  async answer({ catalogue, language }) {
    const data = await catalogue();
    const lanes = data.categories.map(category => ({
      gameCategory: inLanguage(category.titles, language),
      lang: languageIn(category.titles, language),
      gameType: category.gameType,
      vendors: category.vendors.map(vendor => toWireVendor(vendor, data)),
      gameClassify: category.classifies.map(classify => ({
        code: classify.code,
        name: inLanguage(classify.names, language),
        lang: languageIn(classify.names, language),
        vendors: data.vendorsWith(category.gameType, classify.code),
      })),
    }));
    return { value: { data: { lanes } } };
  },
});

const gameMenus = defineCall({
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'open',
  input: v.object({}),
  async answer({ catalogue, language }) {
    const data = await catalogue();
    const menus = data.categories
      .filter(category => category.vendors.length > 0)
      .map(category => ({
        gameType: category.gameType,
        title: inLanguage(category.titles, language),
        lang: languageIn(category.titles, language),
        gameClassify: category.classifies.map(classify => ({
          code: classify.code,
          name: inLanguage(classify.names, language),
          lang: languageIn(classify.names, language),
          vendors: data.vendorsWith(category.gameType, classify.code),
        })),
      }));
    return { value: { menus } };
  },
});

const vassalGameTypes = defineCall({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'session',
  input: v.object({ vassalage: requiredText }),
  async answer({ input, catalogue }) {
    const data = await catalogue();
    const types = data.games.filter(game => game.vassalage === input.vassalage).map(game => game.gameType);
    return { value: { list: [...new Set(types)] } };
  },
});

const rooms = defineCall({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  access: 'session',
  input: v.object({ vassalage: inputText }),
  async answer({ input, platform }) {
    const waiting = await roomsWithWaiting(platform.db, platform.clock.now());
    let query = platform.db.selectFrom('pvp_room').selectAll().orderBy('vassalage').orderBy('min_stake');
    if (input.vassalage) query = query.where('vassalage', '=', input.vassalage);
    const list = (await query.execute()).map(room => ({
      id: room.id,
      vassalage: room.vassalage,
      name: room.name,
      minStake: toWireAmount(room.min_stake),
      seats: SEATS,
      players: waiting.has(room.id) ? 1 : 0,
    }));
    return { value: { list } };
  },
});

export const gameCalls = [gameList, hotGames, vendors, gameMenus, vassalGameTypes, rooms];

/** A vendor card; outside slots it carries the vendor's own lobby as the node that a click launches (LOB-24, LOB-25). */
function toWireVendor(vendor: CatalogueVendor, data: CatalogueData) {
  const opensLobby = vendor.gameType !== 'RNG' && vendor.isGame === '';
  const lobby = opensLobby ? data.firstOf(vendor.vassalage, vendor.gameType) : undefined;
  return {
    vassalage: vendor.vassalage,
    displayName: vendor.displayName,
    lagerIcon: vendor.lagerIcon,
    gameType: vendor.gameType,
    isGame: vendor.isGame,
    maintenance: vendor.maintenance,
    nodeId: lobby ? String(lobby.nodeId) : '',
    gameCode: lobby?.gameCode ?? '',
  };
}
