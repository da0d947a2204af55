import type { InLanguages } from '../languages.js';
import type { Platform } from '../platform.js';
import { cached } from '../http/cached.js';
import { searchNameOf } from '../search-name.js';

export interface CatalogueGame {
  nodeId: number;
  vassalage: string;
  vendorName: string;
  gameCode: string;
  gameType: string;
  family: string;
  gameClassify: string;
  names: Record<string, { name: string; searchName: string }>;
  gameName: string;
  nodeName: string;
  /** Minor units. */
  minBet: number;
  minLineNum: number;
  isHot: boolean;
  isNew: boolean;
  showIcon: string;
  supportPlay: number;
  isGame: string;
  maintenance: boolean;
  fbLaunch: boolean;
}
export interface CatalogueVendor {
  vassalage: string;
  gameType: string;
  family: string;
  displayName: string;
  lagerIcon: string;
  isGame: string;
  maintenance: boolean;
}
interface CatalogueCategory {
  gameCategory: string;
  gameType: string;
  titles: InLanguages<string>;
  vendors: CatalogueVendor[];
  classifies: { code: string; names: InLanguages<string> }[];
}
/** Empty text and zero mean any. Amounts in minor units. */
interface GameFilter {
  gameType?: string;
  vassalage?: string;
  gameClassify?: string;
  gameCode?: string;
  gameName?: string;
  minBet?: number;
  minLineNum?: number;
  hotOnly?: boolean;
}
export interface CatalogueData {
  games: CatalogueGame[];
  byId: Map<number, CatalogueGame>;
  /** By vassalage. */
  vendorNames: Map<string, string>;
  /** The first game of a vendor's kind. */
  firstOf(vassalage: string, gameType: string): CatalogueGame | undefined;
  /** Who has games of a classify, `NEW` among them. */
  vendorsWith(gameType: string, classify: string): string[];
  categories: CatalogueCategory[];
  find(filter: GameFilter, language: string): CatalogueGame[];
}

/** The whole catalogue in memory: it is small, read by everyone, and changes only by the operator's hand. */
export type Catalogue = () => Promise<CatalogueData>;

const KEPT_LISTS = 40;
const SPLIT_OFF = new Set(['ESPORTS', 'COCKFIGHT']);

export function createCatalogue(platform: Platform): Catalogue {
  return cached(platform, ['catalogue-changed'], async () => {
    const games = await loadGames(platform);
    const categories = await loadCategories(platform);
    return {
      games,
      byId: new Map(games.map(game => [game.nodeId, game])),
      vendorNames: new Map(games.map(game => [game.vassalage, game.vendorName])),
      ...byVendor(games),
      categories,
      find: remembering(finder(games)),
    };
  });
}

/** The game's name in a language, else in English, else its name of all languages. */
export function nameIn(game: CatalogueGame, language: string): string {
  return (game.names[language] ?? game.names['EN'])?.name ?? game.gameName;
}

/** The last lists are kept as long as the catalogue is: turning pages searches once. */
function remembering(find: CatalogueData['find']): CatalogueData['find'] {
  const found = new Map<string, CatalogueGame[]>();
  return (filter, language) => {
    const { gameType, vassalage, gameClassify, gameCode, gameName, minBet, minLineNum, hotOnly } = filter;
    const key = JSON.stringify([gameType, vassalage, gameClassify, gameCode, gameName, minBet, minLineNum, hotOnly, language]);
    const games = found.get(key) ?? find(filter, language);
    found.delete(key);
    found.set(key, games);
    const oldest = found.size > KEPT_LISTS ? found.keys().next().value : undefined;
    if (oldest !== undefined) found.delete(oldest);
    return games;
  };
}

/** Looked through once, not with each question. */
function byVendor(games: readonly CatalogueGame[]): Pick<CatalogueData, 'firstOf' | 'vendorsWith'> {
  const first = new Map<string, CatalogueGame>();
  const vendors = new Map<string, Set<string>>();
  for (const game of games) {
    const own = `${game.vassalage} ${game.gameType}`;
    if (!first.has(own)) first.set(own, game);
    for (const classify of game.isNew ? ['NEW', game.gameClassify] : [game.gameClassify]) {
      const key = `${game.gameType} ${classify}`;
      vendors.set(key, (vendors.get(key) ?? new Set()).add(game.vassalage));
    }
  }
  return {
    firstOf: (vassalage, gameType) => first.get(`${vassalage} ${gameType}`),
    vendorsWith: (gameType, classify) => [...(vendors.get(`${gameType} ${classify}`) ?? [])],
  };
}

function finder(games: readonly CatalogueGame[]): CatalogueData['find'] {
  const searches = new Map<string, (word: string) => CatalogueGame[]>();
  return (filter, language) => {
    const words = searchNameOf(filter.gameName ?? '')
      .split(' ')
      .filter(Boolean)
      .sort((a, b) => b.length - a.length);
    const [longest] = words;
    const search = searches.get(language) ?? nameSearch(games, language);
    searches.set(language, search);
    return (longest === undefined ? games : search(longest)).filter(matcher(filter, words.slice(1), language));
  };
}

/** All names as one text: it is looked through much faster than each of them. */
function nameSearch(games: readonly CatalogueGame[], language: string): (word: string) => CatalogueGame[] {
  const names = games.map(game => searchNameIn(game, language));
  const text = names.join('\n');
  const ends: number[] = [];
  for (const name of names) ends.push((ends.at(-1) ?? -1) + name.length + 1);
  return word => {
    const found: CatalogueGame[] = [];
    let index = 0;
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, ends[index])) {
      while ((ends[index] ?? Infinity) < at) index++;
      found.push(games[index]!);
    }
    return found;
  };
}

function searchNameIn(game: CatalogueGame, language: string): string {
  return (game.names[language] ?? game.names['EN'])?.searchName ?? searchNameOf(game.gameName);
}

function matcher(filter: GameFilter, words: readonly string[], language: string): (game: CatalogueGame) => boolean {
  return game =>
    isOfType(game, filter.gameType ?? '', filter.vassalage ?? '') &&
    (!filter.vassalage || game.vassalage === filter.vassalage) &&
    (!filter.gameClassify || (filter.gameClassify === 'NEW' ? game.isNew : game.gameClassify === filter.gameClassify)) &&
    (!filter.gameCode || game.gameCode === filter.gameCode) &&
    (!filter.minBet || game.minBet >= filter.minBet) &&
    (!filter.minLineNum || game.minLineNum >= filter.minLineNum) &&
    (!filter.hotOnly || game.isHot) &&
    words.every(word => searchNameIn(game, language).includes(word));
}

/** SPORTS without a vendor is what the sports split leaves there; with a vendor it is what the wire calls SPORTS (LOB-38, LOB-39). */
function isOfType(game: CatalogueGame, gameType: string, vassalage: string): boolean {
  if (gameType === '') return true;
  if (SPLIT_OFF.has(gameType) || (gameType === 'SPORTS' && vassalage === '')) return game.family === gameType;
  return game.gameType === gameType;
}

async function loadGames(platform: Platform): Promise<CatalogueGame[]> {
  const rows = await platform.db
    .selectFrom('game')
    .innerJoin('vendor', join => join.onRef('vendor.vassalage', '=', 'game.vassalage').onRef('vendor.game_type', '=', 'game.game_type'))
    .selectAll('game')
    .select(['vendor.display_name', 'vendor.maintenance as vendor_maintenance'])
    .where('game.active', '=', true)
    .where('vendor.active', '=', true)
    .orderBy('game.sort')
    .orderBy('game.node_id')
    .execute();
  const names = new Map<number, CatalogueGame['names']>();
  for (const row of await platform.db.selectFrom('game_name_i18n').selectAll().execute()) {
    const ofGame = names.get(row.node_id) ?? {};
    ofGame[row.lang] = { name: row.name, searchName: row.search_name };
    names.set(row.node_id, ofGame);
  }
  return rows.map(row => ({
    nodeId: row.node_id,
    vassalage: row.vassalage,
    vendorName: row.display_name,
    gameCode: row.game_code,
    gameType: row.game_type,
    family: row.family,
    gameClassify: row.game_classify,
    names: names.get(row.node_id) ?? {},
    gameName: row.game_name,
    nodeName: row.node_name,
    minBet: row.min_bet,
    minLineNum: row.min_line_num,
    isHot: row.is_hot,
    isNew: row.is_new,
    showIcon: row.show_icon,
    supportPlay: row.support_play,
    isGame: row.is_game,
    maintenance: row.maintenance || row.vendor_maintenance,
    fbLaunch: row.fb_launch,
  }));
}

async function loadCategories(platform: Platform): Promise<CatalogueCategory[]> {
  const { db } = platform;
  const categories = await db.selectFrom('vendor_category').selectAll().orderBy('sort').execute();
  const classifies = await db.selectFrom('game_classify').selectAll().orderBy('sort').execute();
  const vendors = await db
    .selectFrom('category_vendor')
    .innerJoin('vendor', join =>
      join.onRef('vendor.vassalage', '=', 'category_vendor.vassalage').onRef('vendor.game_type', '=', 'category_vendor.game_type'),
    )
    .selectAll('vendor')
    .select('category_vendor.game_category')
    .where('vendor.active', '=', true)
    .orderBy('category_vendor.sort')
    .execute();
  return categories.map(category => ({
    gameCategory: category.game_category,
    gameType: category.game_type,
    titles: category.titles,
    vendors: vendors
      .filter(vendor => vendor.game_category === category.game_category)
      .map(vendor => ({
        vassalage: vendor.vassalage,
        gameType: vendor.game_type,
        family: vendor.family,
        displayName: vendor.display_name,
        lagerIcon: vendor.lager_icon,
        isGame: vendor.is_game,
        maintenance: vendor.maintenance,
      })),
    classifies: classifies
      .filter(classify => classify.game_category === category.game_category)
      .map(({ code, names }) => ({ code, names })),
  }));
}
