import { slotModelOf, SLOT_MODELS } from '../games/slot/models.js';
import { asRow, eachLanguage } from '../languages.js';
import type { Trx } from '../platform.js';
import { searchNameOf } from '../search-name.js';
import { gameNames, type GameName } from './game-names.js';
import { seedRandom, type SeedRandom } from './random.js';
import { categoryNames } from './names/categories.js';
import { classifyNames } from './names/classifies.js';
import { seedCategories, seedClassifies, seedVendors, type SeedVendor } from './vendors.js';

export interface SeedGame {
  nodeId: number;
  vendor: SeedVendor;
  family: string;
  classify: string;
  name: GameName;
  minBet: number;
  lines: number;
  isHot: boolean;
  isNew: boolean;
  hasFreeTrial: boolean;
  maintenance: boolean;
}

const FIRST_NODE = 1001;
const CHUNK = 400;
const CLASSIFIED_SHARE = 0.3;

/**
 * Vendors, categories, subcategories, games with their names in both languages, and rooms. Answers the games. `total` asks for
 * more games than the seed has of its own, to see how a large catalogue feels.
 */
export async function seedCatalogue(trx: Trx, total = 0): Promise<SeedGame[]> {
  const games = withMore(makeGames(seedRandom(20_260_101)), total);
  await trx
    .insertInto('vendor')
    .values(
      seedVendors.map((vendor, sort) => ({
        vassalage: vendor.code,
        game_type: vendor.type,
        family: vendor.family ?? vendor.type,
        display_name: vendor.name,
        lager_icon: `/art/vendor/${vendor.code}.svg`,
        is_game: vendor.opensList ? 'VASSALAGE' : '',
        sort,
      })),
    )
    .execute();
  await trx
    .insertInto('vendor_category')
    .values(
      seedCategories.map((category, sort) => ({
        game_category: category,
        game_type: category,
        titles: asRow(categoryNames[category]),
        sort,
      })),
    )
    .execute();
  await trx
    .insertInto('category_vendor')
    .values(seedVendors.map((vendor, sort) => ({ game_category: vendor.type, vassalage: vendor.code, game_type: vendor.type, sort })))
    .execute();
  await trx
    .insertInto('game_classify')
    .values(
      seedClassifies.map((classify, sort) => ({
        game_category: 'RNG',
        code: classify,
        names: asRow(classifyNames[classify]),
        sort,
      })),
    )
    .execute();
  const listed = asListed(games);
  for (let from = 0; from < listed.length; from += CHUNK) await insertGames(trx, listed.slice(from, from + CHUNK), from);
  await trx.insertInto('pvp_room').values(rooms()).execute();
  return games;
}

async function insertGames(trx: Trx, games: SeedGame[], firstSort: number): Promise<void> {
  await trx
    .insertInto('game')
    .values(
      games.map((game, index) => ({
        node_id: game.nodeId,
        vassalage: game.vendor.code,
        game_code: `${game.vendor.code}${game.nodeId}`,
        game_type: game.vendor.type,
        family: game.family,
        game_classify: game.classify,
        game_name: game.name.en,
        node_name: game.name.en,
        min_bet: game.minBet,
        min_line_num: game.lines,
        is_hot: game.isHot,
        is_new: game.isNew,
        show_icon: `/art/game/${game.nodeId}.svg`,
        support_play: game.hasFreeTrial ? 0 : 1,
        maintenance: game.maintenance,
        fb_launch: game.vendor.code === 'FB',
        sort: firstSort + index,
      })),
    )
    .execute();
  await trx
    .insertInto('game_name_i18n')
    .values(
      games.flatMap(game =>
        eachLanguage(game.name).map(([lang, name]) => ({ node_id: game.nodeId, lang, name, search_name: searchNameOf(name) })),
      ),
    )
    .execute();
}

export function makeGames(random: SeedRandom): SeedGame[] {
  const nameOf = gameNames(random);
  const byVendor = seedVendors.map(vendor => Array.from({ length: vendor.games }, (_, index) => ({ vendor, index })));
  return interleave(byVendor).map(({ vendor, index }, position) => {
    const isSlot = vendor.type === 'RNG';
    const family = vendor.family ?? vendor.type;
    const nodeId = FIRST_NODE + position;
    const classify = isSlot && random.chance(CLASSIFIED_SHARE) ? random.pick(['SC', 'VP', 'JP', 'TG', 'AC', 'BG']) : '';
    return {
      nodeId,
      vendor,
      family,
      classify,
      name: nameOf(family, classify, vendor.name, index),
      minBet: isSlot ? random.pick([10, 20, 20, 50, 100]) : random.pick([100, 200, 500]),
      lines: isSlot ? linesOf(nodeId, classify) : 0,
      isHot: isSlot ? index < 4 : index === 0 && random.chance(0.6),
      isNew: isSlot && index >= vendor.games - 8,
      hasFreeTrial: (isSlot && classify === '' ? random.chance(0.9) : index < 2 || random.chance(0.3)) && !isLottery(family),
      maintenance: index > 20 && random.chance(0.01),
    };
  });
}

/** Draws are for real money only: there is no trial of them. */
function isLottery(family: string): boolean {
  return family === 'LOTT' || family === 'ELOTT';
}

/** What the lobby shows as lines: those of the game's own mathematics, all ways counted; 0 for games without reels. */
function linesOf(nodeId: number, classify: string): number {
  if (classify !== '' && classify !== 'JP') return 0;
  return SLOT_MODELS[slotModelOf(nodeId, classify)].lines.length || 243;
}

/** Slots again under numbered names, until there are `total` games. Those of the seed stay what they are. */
export function withMore(games: SeedGame[], total: number): SeedGame[] {
  const slots = games.filter(({ vendor }) => vendor.type === 'RNG');
  const more = Array.from({ length: Math.max(0, total - games.length) }, (_, index): SeedGame => {
    const like = slots[index % slots.length]!;
    const number = 2 + Math.floor(index / slots.length);
    const nodeId = FIRST_NODE + games.length + index;
    return {
      ...like,
      nodeId,
      lines: linesOf(nodeId, like.classify),
      name: { en: `${like.name.en} #${number}`, es: `${like.name.es} n.º ${number}` },
      isHot: false,
      isNew: false,
    };
  });
  return [...games, ...more];
}

/** In the order of lists: what is among the slots without reels (tables, poker, scratch cards) stands after all that is what it is called. */
export function asListed(games: readonly SeedGame[]): SeedGame[] {
  const isTypical = ({ vendor, lines }: SeedGame) => vendor.type !== 'RNG' || lines > 0;
  return [...games.filter(isTypical), ...games.filter(game => !isTypical(game))];
}

/** One of each vendor in turn, so that the first page of a list shows many of them. */
function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map(list => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap(list => list.slice(index, index + 1))).flat();
}

function rooms() {
  return seedVendors
    .filter(vendor => vendor.type === 'PVP')
    .flatMap(vendor =>
      [100, 500, 2_000, 10_000].map((stake, index) => ({
        id: `${vendor.code}-${index + 1}`,
        vassalage: vendor.code,
        name: `${vendor.name} ${index + 1}`,
        min_stake: stake,
      })),
    );
}
