import * as backdrop from './backdrops.js';
import { mood, type Backdrop, type Mood } from './backdrops.js';
import { MATERIAL as M } from './color.js';
import type { Drawing } from './drawing.js';
import * as beasts from './figures/beasts.js';
import * as east from './figures/east.js';
import * as egypt from './figures/egypt.js';
import * as fantasy from './figures/fantasy.js';
import * as fruit from './figures/fruit.js';
import * as gems from './figures/gems.js';
import * as nature from './figures/nature.js';
import * as sport from './figures/sport.js';
import * as table from './figures/table.js';
import * as voyage from './figures/voyage.js';
import * as water from './figures/water.js';
import * as world from './figures/world.js';
import * as ground from './grounds.js';

/** Draws a thing within −50…50 around the origin. */
export type Figure = (d: Drawing) => string;

/** How figures stand on a card. */
type Composition = 'hero' | 'trio' | 'heap' | 'rain' | 'seated';

export interface Family {
  readonly name: string;
  /** Words of a game's name that call for this family. */
  readonly words: RegExp;
  /** Game types that draw from this family. */
  readonly types: readonly string[];
  readonly moods: readonly Mood[];
  readonly backdrops: readonly Backdrop[];
  readonly heroes: readonly Figure[];
  readonly others: readonly Figure[];
  readonly compositions: readonly Composition[];
  /** What of it is otherwise where the name says so: each sport has its own ground. */
  readonly kinds?: readonly (Pick<Family, 'words'> & Partial<Omit<Family, 'name' | 'types' | 'kinds'>>)[];
}

const RNG = ['RNG'];
const { dragon, lantern, oldCoin, fan, koi, lotus } = east;
const { coin, coinStack, crown, diamond } = gems;
const paint =
  (figure: (d: Drawing, ramp: (typeof M)[keyof typeof M]) => string, name: keyof typeof M): Figure =>
  d =>
    figure(d, M[name]);
const ball =
  (number: number, name: keyof typeof M): Figure =>
  d =>
    sport.lotteryBall(d, number, name);

/** Every family of drawings. The order decides when a name fits two of them. */
export const FAMILIES: readonly Family[] = [
  {
    name: 'fruit',
    words: /\b(fruits?|cherr(y|ies)|lemons?|sevens?|bells?|melons?|berr(y|ies)|clovers?|hearts?)\b/i,
    types: RNG,
    moods: [mood(25, 60, 0.34), mood(330, 40, 0.3), mood(150, 95, 0.32), mood(265, 320, 0.28)],
    backdrops: [backdrop.rays, backdrop.air],
    heroes: [fruit.cherry, fruit.seven, fruit.melon, fruit.grapes, fruit.bell],
    others: [fruit.lemon, fruit.orange, fruit.plum, fruit.cherry, fruit.star, fruit.clover],
    compositions: ['hero', 'trio', 'heap', 'rain'],
  },
  {
    name: 'gems',
    words: /\b(gems?|jewels?|diamonds?|rub(y|ies)|sapphires?|stones?|opals?)\b/i,
    types: RNG,
    moods: [mood(280, 220, 0.26), mood(210, 190, 0.26), mood(330, 300, 0.26), mood(160, 180, 0.24)],
    backdrops: [backdrop.cave, backdrop.rays, backdrop.air],
    heroes: [() => gems.diamond(), () => gems.ruby(), () => gems.emerald(), gems.crown, gems.ring],
    others: [() => gems.sapphire(), () => gems.amethyst(), () => gems.emerald(), () => gems.ruby(), () => gems.amber(), () => diamond()],
    compositions: ['heap', 'trio', 'rain', 'hero'],
  },
  {
    name: 'egypt',
    words: /\b(pharaohs?|egypt|pyramids?|cleopatra|nile|anubis|horus|scarabs?|sphinx|tombs?|mummy|sands?|babylon)\b/i,
    types: RNG,
    moods: [mood(60, 80, 0.42), mood(30, 65, 0.36), mood(260, 75, 0.28), mood(200, 85, 0.34)],
    backdrops: [backdrop.desert],
    heroes: [egypt.pharaoh, egypt.scarab, egypt.horusEye, egypt.mummyCat],
    others: [egypt.ankh, egypt.scarab, egypt.mummyCat, egypt.horusEye, coinStack],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'dragon',
    words: /\b(dragons?|tigers?|pandas?|phoenix|koi|lanterns?|lotus|samurai|emperor|jade|dynasty|kyoto|orchids?)\b/i,
    types: RNG,
    moods: [mood(25, 70, 0.32), mood(5, 55, 0.3), mood(170, 90, 0.28), mood(265, 60, 0.26)],
    backdrops: [backdrop.pagoda, backdrop.rays],
    heroes: [d => dragon(d), paint(dragon, 'green'), paint(dragon, 'blue'), lantern, koi, fan, beasts.tiger, beasts.panda, beasts.samurai],
    others: [oldCoin, lantern, lotus, koi, fan, coinStack],
    compositions: ['hero', 'trio', 'hero'],
  },
  {
    name: 'pirate',
    words: /\b(pirates?|ships?|captain|treasures?|corsair|kraken|islands?|vikings?)\b/i,
    types: RNG,
    moods: [mood(230, 60, 0.36), mood(30, 70, 0.4), mood(195, 85, 0.36), mood(285, 40, 0.3)],
    backdrops: [backdrop.seaside],
    heroes: [voyage.ship, voyage.chest, voyage.pirateSkull, voyage.ship],
    others: [voyage.compass, voyage.anchor, voyage.map, voyage.wheel, coinStack, voyage.chest],
    compositions: ['hero', 'trio', 'hero'],
  },
  {
    name: 'forest',
    words: /\b(forest|wol(f|ves)|fox|owls?|jungle|safari|bears?|lions?|jaguars?|bison|eagles?|fairy|garden|butterfly|moon|amazon|andes)\b/i,
    types: RNG,
    moods: [mood(150, 100, 0.32), mood(190, 130, 0.3), mood(260, 200, 0.26), mood(70, 80, 0.36)],
    backdrops: [backdrop.woods],
    heroes: [nature.owl, nature.fox, nature.wolf, nature.mushroom, nature.butterfly, beasts.lion, beasts.jaguar],
    others: [nature.mushroom, nature.acorn, nature.leaf, nature.butterfly, nature.owl],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'book',
    words: /\b(books?|tome|legends?|oracles?|genie|wizards?|spells?|potions?|witch(es)?|avalon)\b/i,
    types: RNG,
    moods: [mood(45, 75, 0.26), mood(150, 90, 0.22), mood(290, 60, 0.24), mood(240, 80, 0.22)],
    backdrops: [backdrop.library],
    heroes: [fantasy.book, fantasy.openBook, fantasy.potion, fantasy.book],
    others: [fantasy.candle, fantasy.hat, voyage.map, fantasy.potion, coinStack],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'space',
    words: /\b(space|galax(y|ies)|planets?|rockets?|orbit|comets?|aliens?|meteors?|stars?)\b/i,
    types: RNG,
    moods: [mood(275, 310, 0.22), mood(245, 200, 0.22), mood(310, 350, 0.22), mood(210, 60, 0.2)],
    backdrops: [backdrop.nightSky],
    heroes: [fantasy.planet, fantasy.rocket, fantasy.helmetAstronaut, fantasy.ufo],
    others: [fantasy.comet, fantasy.ufo, fantasy.rocket, fantasy.planet],
    compositions: ['hero', 'trio', 'hero'],
  },
  {
    name: 'joker',
    words: /\b(jokers?|jesters?|carnival|circus|masks?|kings?|queens?|crowns?)\b/i,
    types: RNG,
    moods: [mood(345, 60, 0.28), mood(300, 80, 0.28), mood(25, 70, 0.28), mood(265, 330, 0.26)],
    backdrops: [backdrop.velvet],
    heroes: [fantasy.jester, crown, fantasy.mask, fantasy.jester],
    others: [fantasy.mask, fruit.star, coinStack, fruit.bell, crown, coin],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'mine',
    words: /\b(mines?|miners?|nuggets?|bandits?|volcano(es)?|el dorado|dynamite)\b/i,
    types: RNG,
    moods: [mood(55, 75, 0.28), mood(30, 65, 0.26), mood(250, 75, 0.24), mood(190, 90, 0.24)],
    backdrops: [backdrop.cave],
    heroes: [world.mineCart, world.nugget, world.pickaxe, world.mineCart],
    others: [world.dynamite, world.oilLamp, world.pickaxe, world.nugget, coinStack],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'ocean',
    words: /\b(ocean|sea|fish|reef|pearls?|sharks?|mermaids?|coral|atlantis|octopus)\b/i,
    types: [...RNG, 'FISH'],
    moods: [mood(225, 200, 0.38), mood(200, 175, 0.38), mood(255, 220, 0.32), mood(180, 150, 0.34)],
    backdrops: [backdrop.reef],
    heroes: [d => water.fish(d), water.turtle, water.octopus, water.shell, water.shark, water.crab, water.seahorse],
    others: [
      paint(water.fish, 'sky'),
      paint(water.fish, 'yellow'),
      water.starfish,
      water.crab,
      water.seahorse,
      voyage.chest,
      paint(water.fish, 'rose'),
    ],
    compositions: ['hero', 'trio', 'hero'],
  },
  {
    name: 'fiesta',
    words: /fiesta|pi[nñ]ata|\b(skulls?|chill?is?|sombrero|mariachi|salsa|teotl)\b|yucat/i,
    types: RNG,
    moods: [mood(340, 60, 0.34), mood(290, 40, 0.28), mood(55, 85, 0.42), mood(195, 80, 0.32)],
    backdrops: [backdrop.fiesta],
    heroes: [world.sugarSkull, world.guitar, world.sombrero, world.chili],
    others: [world.maracas, world.guitar, world.chili, nature.cactus, world.sombrero],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'temple',
    words: /\b(temples?|zeus|olympus|titans?|rome|spartan|gladiators?|athena|hercules|troy)\b/i,
    types: RNG,
    moods: [mood(235, 80, 0.42), mood(260, 60, 0.34), mood(30, 75, 0.42), mood(205, 95, 0.42)],
    backdrops: [backdrop.temple],
    heroes: [world.helmet, world.bolt, world.laurel, world.vase],
    others: [world.vase, world.laurel, coinStack, world.bolt, sport.shield],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'sweets',
    words: /\b(sweets?|cand(y|ies)|sugar|cakes?|cookies?|donuts?|honey|jelly)\b/i,
    types: [...RNG, 'MINI'],
    moods: [mood(350, 80, 0.56), mood(210, 340, 0.56), mood(300, 350, 0.5), mood(170, 90, 0.54)],
    backdrops: [backdrop.candyland],
    heroes: [world.lollipop, world.donut, world.cupcake, world.candy],
    others: [world.candy, world.cupcake, world.donut, world.lollipop, fruit.cherry],
    compositions: ['heap', 'trio', 'rain', 'hero'],
  },
  {
    name: 'roulette',
    words: /roulette|ruleta|wheel/i,
    types: ['LIVE'],
    moods: [mood(160, 75, 0.24), mood(25, 65, 0.24), mood(260, 75, 0.22)],
    backdrops: [backdrop.felt],
    heroes: [table.rouletteWheel],
    others: [table.chipStack, table.chip],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'chips',
    words: /chip|dice|sic ?bo|craps|show|game time|monopol|deal/i,
    types: ['LIVE', 'MINI'],
    moods: [mood(260, 75, 0.24), mood(160, 90, 0.24), mood(340, 60, 0.24)],
    backdrops: [backdrop.felt],
    heroes: [table.chipStack, paint((d, r) => table.chip(d, r), 'violet'), d => table.chip(d), table.dice],
    others: [paint((d, r) => table.chip(d, r), 'blue'), paint((d, r) => table.chip(d, r), 'green'), table.chipStack, table.dice],
    compositions: ['trio', 'hero'],
  },
  {
    name: 'cards',
    words: /blackjack|baccarat|poker|card|tiger|holdem|21|andar|teen|rummy|bridge|solitaire/i,
    types: ['LIVE', 'PVP'],
    moods: [mood(165, 80, 0.25), mood(345, 55, 0.25), mood(255, 210, 0.24), mood(300, 70, 0.24)],
    backdrops: [backdrop.felt],
    heroes: [table.aces, table.cardFan],
    others: [table.chipStack, paint((d, r) => table.chip(d, r), 'blue'), d => table.chip(d)],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'dealer',
    words: /live|dealer|salon|speed|lounge|club|vip|prime/i,
    types: ['LIVE'],
    moods: [mood(345, 60, 0.26), mood(165, 85, 0.24), mood(265, 300, 0.24), mood(35, 65, 0.27)],
    backdrops: [backdrop.lounge],
    heroes: [
      d => table.dealer(d),
      d => table.dealer(d, M.night, false),
      d => table.dealer(d, M.green),
      d => table.dealer(d, M.blue, false),
    ],
    others: [table.chipStack, table.aces, paint((d, r) => table.chip(d, r), 'blue'), table.dice],
    compositions: ['seated'],
  },
  {
    name: 'tiles',
    words: /tile|mahjong|domino|majiang/i,
    types: ['PVP', 'MINI'],
    moods: [mood(155, 95, 0.28), mood(30, 70, 0.3), mood(225, 190, 0.28)],
    backdrops: [backdrop.felt, backdrop.pagoda],
    heroes: [d => table.tile(d), d => table.tile(d, 'bamboo'), d => table.tile(d, 'flower')],
    others: [d => table.tile(d, 'bamboo'), d => table.tile(d, 'flower'), d => table.tile(d)],
    compositions: ['trio', 'heap'],
  },
  {
    name: 'dice',
    words: /dice|ludo|backgammon|dado/i,
    types: ['PVP', 'MINI'],
    moods: [mood(345, 50, 0.28), mood(225, 200, 0.26), mood(150, 90, 0.26)],
    backdrops: [backdrop.felt],
    heroes: [table.dice],
    others: [table.chipStack, coinStack],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'pitch',
    words: /football|soccer|goal|league|liga|derby/i,
    types: ['SPORTS'],
    moods: [mood(245, 220, 0.3), mood(275, 200, 0.26), mood(215, 90, 0.34)],
    backdrops: [backdrop.stadium],
    heroes: [sport.football, table.trophy],
    others: [table.trophy, sport.football],
    compositions: ['hero', 'trio', 'hero'],
    kinds: [
      { words: /football|soccer/i, heroes: [sport.football], others: [table.trophy, sport.football] },
      { words: /basket/i, backdrops: [ground.basketballCourt], heroes: [sport.basketball], others: [table.trophy, sport.basketball] },
      { words: /tennis/i, backdrops: [ground.tennisCourt], heroes: [sport.tennis], others: [table.trophy, sport.tennis] },
      { words: /baseball/i, backdrops: [ground.baseballDiamond], heroes: [sport.baseball], others: [table.trophy, sport.baseball] },
      { words: /volley/i, backdrops: [ground.volleyballCourt], heroes: [sport.volleyball], others: [table.trophy, sport.volleyball] },
    ],
  },
  {
    name: 'esports',
    words: /e-?sport|cyber|arena|pro\b|gamer|virtual/i,
    types: ['ESPORTS'],
    moods: [mood(285, 310, 0.24), mood(240, 200, 0.24), mood(180, 170, 0.24), mood(10, 40, 0.24)],
    backdrops: [backdrop.arena],
    heroes: [sport.gamepad, sport.headset, sport.shield, table.trophy],
    others: [sport.swords, sport.headset, table.trophy, sport.gamepad],
    compositions: ['hero', 'trio'],
  },
  {
    name: 'rooster',
    words: /cock|rooster|gallo|sabong/i,
    types: ['COCKFIGHT'],
    moods: [mood(35, 65, 0.38), mood(15, 55, 0.34), mood(260, 60, 0.3), mood(95, 85, 0.4)],
    backdrops: [backdrop.ring],
    heroes: [sport.rooster],
    others: [table.trophy, coinStack],
    compositions: ['hero', 'hero', 'trio'],
  },
  {
    name: 'lottery',
    words: /lott|loto|keno|bingo|ball|draw|mega|power|quin/i,
    types: ['LOTT', 'ELOTT', 'MINI'],
    moods: [mood(250, 210, 0.32), mood(345, 20, 0.34), mood(160, 120, 0.32), mood(300, 330, 0.32), mood(55, 80, 0.4)],
    backdrops: [backdrop.bubbles],
    heroes: [ball(7, 'red'), ball(8, 'gold'), ball(23, 'blue'), sport.ticket],
    others: [ball(5, 'green'), ball(42, 'gold'), ball(19, 'violet'), ball(3, 'sky'), ball(36, 'orange'), ball(11, 'rose')],
    compositions: ['trio', 'heap', 'rain'],
  },
];

/** Things that a name asks for by word: they stand in front whatever the seed says. */
const NAMED: readonly (readonly [RegExp, Figure])[] = [
  [/\btigers?\b/i, beasts.tiger],
  [/\blions?\b/i, beasts.lion],
  [/\bpandas?\b/i, beasts.panda],
  [/\bjaguars?\b/i, beasts.jaguar],
  [/\bbisons?\b/i, beasts.bison],
  [/\beagles?\b/i, beasts.eagle],
  [/\bphoenix\b/i, beasts.phoenix],
  [/\bvolcano/i, beasts.volcano],
  [/\bsamurai\b/i, beasts.samurai],
  [/\bgenie\b/i, beasts.magicLamp],
  [/\bhearts?\b/i, beasts.heart],
  [/\bwol(f|ves)\b/i, nature.wolf],
  [/\bfox\b/i, nature.fox],
  [/\bdragons?\b/i, d => dragon(d)],
  [/\bkoi\b/i, koi],
  [/\blotus|orchids?\b/i, lotus],
  [/\blanterns?\b/i, lantern],
  [/\bpyramids?\b/i, egypt.pharaoh],
  [/\btreasures?\b/i, voyage.chest],
  [/\bpirates?\b/i, voyage.pirateSkull],
  [/\bvikings?\b/i, voyage.ship],
  [/\bgalax/i, fantasy.planet],
  [/\brockets?\b/i, fantasy.rocket],
  [/\bcomets?\b/i, fantasy.comet],
  [/\bcrowns?|queens?|kings?\b/i, crown],
  [/\bcarnival\b/i, fantasy.mask],
  [/\brub(y|ies)\b/i, () => gems.ruby()],
  [/\bdiamonds?\b/i, () => diamond()],
  [/\bmermaids?\b/i, water.shell],
  [/\bmines?\b/i, world.mineCart],
  [/\bchill?is?\b/i, world.chili],
  [/\bpi[nñ]ata|fiesta/i, world.sugarSkull],
  [/\btemples?\b/i, world.helmet],
  [/\bgarden\b/i, nature.butterfly],
  [/\bmoon\b/i, nature.owl],
  [/\broulette|ruleta\b/i, table.rouletteWheel],
  [/\b(blackjack|21)\b/i, table.aces],
  [/\b(poker|holdem|baccarat)\b/i, table.cardFan],
  [/\bdice\b/i, table.dice],
  [/\btennis\b/i, sport.tennis],
  [/\bbasket/i, sport.basketball],
  [/\bbox/i, sport.glove],
  [/\b(football|soccer)\b/i, sport.football],
];

/** The thing that a game's name asks for, if any. Several words: the last one, since the noun comes last in English. */
export function namedFigure(gameName: string): Figure | undefined {
  return NAMED.map(([word, figure]) => ({ at: gameName.search(word), figure }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)[0]?.figure;
}

/**
 * The family of a game: by a word of its name among those of its type, else by its seed.
 * @param pick number in [0, 1) from the game's own seed
 */
export function familyOf(gameType: string, gameName: string, pick: number): Family {
  const fitting = FAMILIES.filter(family => family.types.includes(gameType.toUpperCase()));
  const pool = fitting.length > 0 ? fitting : FAMILIES.filter(family => family.types.includes('RNG'));
  const chosen = pool.find(family => family.words.test(gameName)) ?? pool[Math.floor(pick * pool.length)];
  if (chosen === undefined) throw new RangeError(`no family of drawings for ${gameType}`);
  return { ...chosen, ...chosen.kinds?.find(({ words }) => words.test(gameName)) };
}
