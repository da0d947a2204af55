import type { ChipTableName } from './chips/chip-tables.js';
import type { DuelName } from './duel/math.js';
import type { InstantName } from './instant/instant-games.js';
import { slotModelOf, type SlotModelName } from './slot/models.js';
import type { SportName } from './sports/sports.js';

/** Which of the sandbox's games a catalogue entry opens. Each kind has a page of its own; variants share it. */
export type Playable =
  | { kind: 'slot'; variant: SlotModelName }
  | { kind: 'roulette' | 'blackjack' | 'poker' | 'mines' | 'crash'; variant: '' }
  | { kind: 'chips'; variant: ChipTableName }
  | { kind: 'instant'; variant: InstantName }
  | { kind: 'shooter'; variant: 'sea' | 'space' }
  | { kind: 'duel'; variant: DuelName }
  | { kind: 'sports'; variant: SportName };
export type GameKind = Playable['kind'];

export interface KindSource {
  nodeId: number;
  /** The game type after the sports split. */
  family: string;
  classify: string;
  /** English name. */
  gameName: string;
}

/** What a slot vendor's other games are. */
const CLASSIFIED: Readonly<Record<string, Playable>> = {
  SC: { kind: 'instant', variant: 'scratch' },
  VP: { kind: 'poker', variant: '' },
  TG: { kind: 'blackjack', variant: '' },
  AC: { kind: 'shooter', variant: 'space' },
  BG: { kind: 'instant', variant: 'bingo' },
};

type Named = readonly (readonly [words: RegExp, playable: Playable])[];
const BY_NAME: Readonly<Record<string, Named>> = {
  LIVE: [
    [/roulette/i, { kind: 'roulette', variant: '' }],
    [/blackjack/i, { kind: 'blackjack', variant: '' }],
    [/baccarat/i, { kind: 'chips', variant: 'baccarat' }],
    [/sic bo/i, { kind: 'chips', variant: 'sic-bo' }],
    [/dragon tiger/i, { kind: 'chips', variant: 'dragon-tiger' }],
    [/money wheel/i, { kind: 'chips', variant: 'money-wheel' }],
  ],
  PVP: [
    [/high card/i, { kind: 'duel', variant: 'high-card' }],
    [/three cards/i, { kind: 'duel', variant: 'three-cards' }],
  ],
  SPORTS: [
    [/football/i, { kind: 'sports', variant: 'football' }],
    [/basketball/i, { kind: 'sports', variant: 'basketball' }],
    [/tennis/i, { kind: 'sports', variant: 'tennis' }],
    [/baseball/i, { kind: 'sports', variant: 'baseball' }],
    [/volleyball/i, { kind: 'sports', variant: 'volleyball' }],
  ],
  ESPORTS: [
    [/shooter/i, { kind: 'sports', variant: 'tactical' }],
    [/virtual football/i, { kind: 'sports', variant: 'virtual-football' }],
  ],
  MINI: [
    [/mines/i, { kind: 'mines', variant: '' }],
    [/plinko/i, { kind: 'instant', variant: 'plinko' }],
    [/crash/i, { kind: 'crash', variant: '' }],
    [/coin/i, { kind: 'instant', variant: 'coin' }],
    [/dice/i, { kind: 'instant', variant: 'dice' }],
  ],
};
/** Where no word of the name decides. */
const BY_FAMILY: Readonly<Record<string, Playable>> = {
  LIVE: { kind: 'roulette', variant: '' },
  FISH: { kind: 'shooter', variant: 'sea' },
  PVP: { kind: 'duel', variant: 'three-cards' },
  SPORTS: { kind: 'sports', variant: 'football' },
  ESPORTS: { kind: 'sports', variant: 'arena' },
  COCKFIGHT: { kind: 'sports', variant: 'cockfight' },
  MINI: { kind: 'instant', variant: 'dice' },
  LOTT: { kind: 'instant', variant: 'bingo' },
  ELOTT: { kind: 'instant', variant: 'bingo' },
};

/** The same entry always opens the same game: what its family and name promise. */
export function gameKind({ nodeId, family, classify, gameName }: KindSource): Playable {
  const byName = BY_NAME[family]?.find(([words]) => words.test(gameName))?.[1];
  return byName ?? BY_FAMILY[family] ?? CLASSIFIED[classify] ?? { kind: 'slot', variant: slotModelOf(nodeId, classify) };
}
