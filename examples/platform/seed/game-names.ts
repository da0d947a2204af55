import type { SeedRandom } from './random.js';

/** A game's name in both languages of the lobby. */
export interface GameName {
  en: string;
  es: string;
}
type Gender = 'm' | 'f';
/** What a name may end with; `feminine` where it agrees with the noun. */
type Suffix = GameName & { feminine?: string };
export type Noun = readonly [en: string, es: string, gender: Gender];
export type Adjective = readonly [en: string, masculine: string, feminine: string];

const ADJECTIVES: readonly [Adjective, ...Adjective[]] = [
  ['Golden', 'Dorado', 'Dorada'],
  ['Crimson', 'Carmesí', 'Carmesí'],
  ['Mystic', 'Místico', 'Mística'],
  ['Lucky', 'Afortunado', 'Afortunada'],
  ['Royal', 'Real', 'Real'],
  ['Wild', 'Salvaje', 'Salvaje'],
  ['Hidden', 'Escondido', 'Escondida'],
  ['Ancient', 'Antiguo', 'Antigua'],
  ['Silver', 'Plateado', 'Plateada'],
  ['Burning', 'Ardiente', 'Ardiente'],
  ['Frozen', 'Helado', 'Helada'],
  ['Magic', 'Mágico', 'Mágica'],
  ['Emerald', 'Esmeralda', 'Esmeralda'],
  ['Midnight', 'Nocturno', 'Nocturna'],
  ['Sacred', 'Sagrado', 'Sagrada'],
  ['Electric', 'Eléctrico', 'Eléctrica'],
  ['Thunder', 'Atronador', 'Atronadora'],
  ['Sunlit', 'Soleado', 'Soleada'],
  ['Crystal', 'Cristalino', 'Cristalina'],
  ['Brave', 'Valiente', 'Valiente'],
  ['Velvet', 'Aterciopelado', 'Aterciopelada'],
  ['Cosmic', 'Cósmico', 'Cósmica'],
  ['Fierce', 'Feroz', 'Feroz'],
  ['Enchanted', 'Encantado', 'Encantada'],
];
const NOUNS: readonly [Noun, ...Noun[]] = [
  ['Dragon', 'Dragón', 'm'],
  ['Tiger', 'Tigre', 'm'],
  ['Phoenix', 'Fénix', 'm'],
  ['Temple', 'Templo', 'm'],
  ['Pyramid', 'Pirámide', 'f'],
  ['Jaguar', 'Jaguar', 'm'],
  ['Treasure', 'Tesoro', 'm'],
  ['Lotus', 'Loto', 'm'],
  ['Crown', 'Corona', 'f'],
  ['Galaxy', 'Galaxia', 'f'],
  ['Pirate', 'Pirata', 'm'],
  ['Queen', 'Reina', 'f'],
  ['Garden', 'Jardín', 'm'],
  ['Eagle', 'Águila', 'f'],
  ['Volcano', 'Volcán', 'm'],
  ['Piñata', 'Piñata', 'f'],
  ['Panda', 'Panda', 'm'],
  ['Ruby', 'Rubí', 'm'],
  ['Wolf', 'Lobo', 'm'],
  ['Fiesta', 'Fiesta', 'f'],
  ['Samurai', 'Samurái', 'm'],
  ['Moon', 'Luna', 'f'],
  ['Jungle', 'Selva', 'f'],
  ['Rocket', 'Cohete', 'm'],
  ['Mermaid', 'Sirena', 'f'],
  ['Genie', 'Genio', 'm'],
  ['Orchid', 'Orquídea', 'f'],
  ['Bison', 'Bisonte', 'm'],
  ['Comet', 'Cometa', 'm'],
  ['Diamond', 'Diamante', 'm'],
  ['Viking', 'Vikingo', 'm'],
  ['Koi', 'Koi', 'm'],
  ['Mine', 'Mina', 'f'],
  ['Carnival', 'Carnaval', 'm'],
  ['Heart', 'Corazón', 'm'],
  ['Lantern', 'Farol', 'm'],
  ['Chili', 'Chile', 'm'],
  ['Island', 'Isla', 'f'],
  ['Oracle', 'Oráculo', 'm'],
  ['Lion', 'León', 'm'],
];
const PLACES: readonly [GameName, ...GameName[]] = [
  { en: 'Teotl', es: 'Teotl' },
  { en: 'the Nile', es: 'el Nilo' },
  { en: 'Atlantis', es: 'la Atlántida' },
  { en: 'the Andes', es: 'los Andes' },
  { en: 'Kyoto', es: 'Kioto' },
  { en: 'the Amazon', es: 'el Amazonas' },
  { en: 'El Dorado', es: 'El Dorado' },
  { en: 'Babylon', es: 'Babilonia' },
  { en: 'the North', es: 'el Norte' },
  { en: 'Olympus', es: 'el Olimpo' },
  { en: 'Yucatán', es: 'Yucatán' },
  { en: 'Avalon', es: 'Ávalon' },
];
const SUFFIXES: readonly [Suffix, ...Suffix[]] = [
  { en: 'Deluxe', es: 'Deluxe' },
  { en: 'Rush', es: 'Exprés' },
  { en: 'Gold', es: 'Oro' },
  { en: 'Cascade', es: 'Cascada' },
  { en: 'Fever', es: 'Fiebre' },
  { en: 'Classic', es: 'Clásico', feminine: 'Clásica' },
  { en: '50', es: '50' },
  { en: 'Link', es: 'Enlace' },
  { en: 'II', es: 'II' },
];
/** What tells a second table of the same game from the first: salons, seas, rings, editions. No vendor: cards name it already. */
const SALONS: readonly GameName[] = [
  { en: 'Monaco', es: 'Mónaco' },
  { en: 'Venice', es: 'Venecia' },
  { en: 'Macao', es: 'Macao' },
  { en: 'Havana', es: 'La Habana' },
  { en: 'Lisbon', es: 'Lisboa' },
  { en: 'Vienna', es: 'Viena' },
  { en: 'Cairo', es: 'El Cairo' },
  { en: 'Athens', es: 'Atenas' },
  { en: 'Cancún', es: 'Cancún' },
  { en: 'Malibu', es: 'Malibú' },
  { en: 'Seville', es: 'Sevilla' },
  { en: 'Capri', es: 'Capri' },
  { en: 'Tulum', es: 'Tulum' },
  { en: 'Bali', es: 'Bali' },
  { en: 'Marrakesh', es: 'Marrakech' },
  { en: 'Cartagena', es: 'Cartagena' },
  { en: 'Geneva', es: 'Ginebra' },
  { en: 'Montreal', es: 'Montreal' },
  { en: 'Oslo', es: 'Oslo' },
  { en: 'Sydney', es: 'Sídney' },
];
const SEAS: readonly GameName[] = [
  { en: 'Pacific', es: 'del Pacífico' },
  { en: 'Caribbean', es: 'del Caribe' },
  { en: 'Atlantic', es: 'del Atlántico' },
  { en: 'Arctic', es: 'del Ártico' },
  { en: 'Adriatic', es: 'del Adriático' },
  { en: 'Baltic', es: 'del Báltico' },
];
const RINGS: readonly GameName[] = ['Jalisco', 'Colima', 'Durango', 'Sinaloa', 'Nayarit', 'Sonora'].map(name => ({ en: name, es: name }));
const EDITIONS: readonly GameName[] = [
  { en: 'Pro', es: 'Pro' },
  { en: 'Plus', es: 'Plus' },
  { en: 'Express', es: 'Exprés' },
  { en: 'Total', es: 'Total' },
  { en: 'Max', es: 'Max' },
  { en: 'Premier', es: 'Premier' },
  { en: 'Club', es: 'Club' },
  { en: 'Prime', es: 'Prime' },
];
const VARIANTS: Record<string, readonly GameName[]> = {
  LIVE: SALONS,
  PVP: SALONS,
  FISH: SEAS,
  COCKFIGHT: RINGS,
  SPORTS: EDITIONS,
  ESPORTS: EDITIONS,
  MINI: EDITIONS,
};

const CLASSIFIED: Record<string, GameName> = {
  SC: { en: 'Scratch', es: 'Rasca' },
  VP: { en: 'Poker', es: 'Póker' },
  JP: { en: 'Jackpot', es: 'Bote' },
  TG: { en: 'Blackjack', es: 'Blackjack' },
  AC: { en: 'Arcade', es: 'Arcade' },
  BG: { en: 'Bingo', es: 'Bingo' },
};

const LISTED: Record<string, readonly GameName[]> = {
  LIVE: [
    { en: 'Roulette', es: 'Ruleta' },
    { en: 'Blackjack', es: 'Blackjack' },
    { en: 'Baccarat', es: 'Bacará' },
    { en: 'Sic Bo', es: 'Sic Bo' },
    { en: 'Dragon Tiger', es: 'Dragón Tigre' },
    { en: 'Money Wheel', es: 'Rueda de la Fortuna' },
  ],
  FISH: [
    { en: 'Reef Hunter', es: 'Cazador del Arrecife' },
    { en: 'Deep Sea King', es: 'Rey del Mar Profundo' },
    { en: 'Golden Carp', es: 'Carpa Dorada' },
    { en: 'Shark Bay', es: 'Bahía de Tiburones' },
  ],
  PVP: [
    { en: 'Three Cards', es: 'Tres Cartas' },
    { en: 'High Card', es: 'Carta Mayor' },
  ],
  SPORTS: [
    { en: 'Football', es: 'Fútbol' },
    { en: 'Basketball', es: 'Baloncesto' },
    { en: 'Tennis', es: 'Tenis' },
    { en: 'Baseball', es: 'Béisbol' },
    { en: 'Volleyball', es: 'Voleibol' },
  ],
  ESPORTS: [
    { en: 'Arena Battle', es: 'Batalla de Arena' },
    { en: 'Tactical Shooter', es: 'Tirador Táctico' },
    { en: 'Virtual Football', es: 'Fútbol Virtual' },
  ],
  COCKFIGHT: [
    { en: 'Main Ring', es: 'Ruedo Principal' },
    { en: 'Derby', es: 'Derbi' },
    { en: 'Evening Card', es: 'Cartelera Nocturna' },
  ],
  ELOTT: [
    { en: 'Fast 3', es: 'Rápida 3' },
    { en: 'Lucky 5', es: 'Suerte 5' },
    { en: 'Speed Keno', es: 'Keno veloz' },
    { en: 'Hanoi 1 minute', es: 'Hanói 1 minuto' },
    { en: 'Saigon 5 minutes', es: 'Saigón 5 minutos' },
    { en: 'Dice 3', es: 'Dados 3' },
    { en: 'Number Race', es: 'Carrera de números' },
    { en: 'Mega 6', es: 'Mega 6' },
  ],
  LOTT: [
    { en: 'Daily draw', es: 'Sorteo diario' },
    { en: 'Weekend draw', es: 'Sorteo del fin de semana' },
    { en: 'Pick 4', es: 'Elige 4' },
    { en: 'Grand prize', es: 'Gran premio' },
    { en: 'Six of 49', es: 'Seis de 49' },
    { en: 'Northern draw', es: 'Sorteo del norte' },
    { en: 'Southern draw', es: 'Sorteo del sur' },
  ],
  MINI: [
    { en: 'Mines', es: 'Minas' },
    { en: 'Plinko', es: 'Plinko' },
    { en: 'Crash', es: 'Despegue' },
    { en: 'Coin Flip', es: 'Cara o Cruz' },
    { en: 'Dice', es: 'Dados' },
  ],
};

/** Makes invented names, none twice. What a name promises is what opens: `games/game-kind.ts` reads it. */
export function gameNames(random: SeedRandom): (family: string, classify: string, vendorName: string, index: number) => GameName {
  const taken = new Set<string>();
  const unique = (make: (attempt: number) => GameName): GameName => {
    for (let attempt = 0; ; attempt++) {
      const name = make(attempt);
      if (taken.has(name.en) || taken.has(name.es)) continue;
      taken.add(name.en).add(name.es);
      return name;
    }
  };
  return (family, classify, vendorName, index) => {
    const list = LISTED[family];
    const variants = VARIANTS[family];
    if (list && variants) return unique(attempt => inVariant(baseOf(list, index), variants, attempt));
    if (list) return unique(attempt => ofBrand(list, vendorName, index + attempt * list.length));
    return unique(attempt => {
      const name = slotName(random, CLASSIFIED[classify]);
      return attempt > 1 || random.chance(0.2) ? withSuffix(name, random.pick(SUFFIXES)) : name;
    });
  };
}

function slotName(random: SeedRandom, kind: GameName | undefined): GameName & { gender: Gender } {
  const adjective = random.pick(ADJECTIVES);
  const noun = random.pick(NOUNS);
  const [nounEn, nounEs, gender] = noun;
  if (kind) return { en: `${nounEn} ${kind.en}`, es: `${kind.es} ${ofNoun(noun)}`, gender: 'm' };
  const pattern = random.int(5);
  if (pattern === 0) {
    const place = random.pick(PLACES);
    return { en: `${nounEn} of ${place.en}`, es: `${nounEs} ${ofPlace(place.es)}`, gender };
  }
  if (pattern === 1) {
    const [otherEn, otherEs] = NOUNS[(NOUNS.indexOf(noun) + 1 + random.int(NOUNS.length - 1)) % NOUNS.length] ?? NOUNS[0];
    return { en: `${nounEn} & ${otherEn}`, es: pairOf(nounEs, otherEs), gender: 'm' };
  }
  return { en: `${adjective[0]} ${nounEn}`, es: described(noun, adjective), gender };
}

/** “Reina Dorada”, “Dragón Dorado”. */
export function described([, noun, gender]: Noun, [, masculine, feminine]: Adjective): string {
  return `${noun} ${gender === 'm' ? masculine : feminine}`;
}

/** “del Dragón”, “de la Reina”, and “del Águila”: before a stressed a the feminine article is el. */
export function ofNoun([, noun, gender]: Noun): string {
  return gender === 'm' || /^(Á|Há|Alma|Agua|Hada)/.test(noun) ? `del ${noun}` : `de la ${noun}`;
}

/** “del Nilo”, “de los Andes”; El Dorado keeps its article, being part of the name. */
export function ofPlace(place: string): string {
  return place.startsWith('el ') ? `del ${place.slice(3)}` : `de ${place}`;
}

/** “Luna y Selva”, “Selva e Isla”: y becomes e before the sound of i, but not before a glide as in hielo. */
export function pairOf(first: string, second: string): string {
  return `${first} ${/^h?[ií](?!e)/i.test(second) ? 'e' : 'y'} ${second}`;
}

function withSuffix(name: GameName & { gender: Gender }, suffix: Suffix): GameName {
  return { en: `${name.en} ${suffix.en}`, es: `${name.es} ${name.gender === 'f' ? (suffix.feminine ?? suffix.es) : suffix.es}` };
}

function baseOf(list: readonly GameName[], index: number): GameName {
  return list[index % list.length] ?? { en: '', es: '' };
}

/** The first bears the plain name, the others a variant each, then numbers. */
function inVariant(base: GameName, variants: readonly GameName[], attempt: number): GameName {
  if (attempt === 0) return base;
  const variant = variants[attempt - 1];
  return variant
    ? { en: `${base.en} ${variant.en}`, es: `${base.es} ${variant.es}` }
    : { en: `${base.en} ${attempt + 1}`, es: `${base.es} ${attempt + 1}` };
}

/** Lotteries go by their house's name, as such games do. */
function ofBrand(list: readonly GameName[], vendorName: string, index: number): GameName {
  const base = baseOf(list, index);
  const round = Math.floor(index / list.length);
  const table = round === 0 ? '' : ` ${round + 1}`;
  return { en: `${vendorName} ${base.en}${table}`, es: `${base.es}${table} ${vendorName}` };
}
