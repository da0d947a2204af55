/** How a game is played: one of `sides` comes up, and whoever chose it is paid `odds` times the stake. */
export interface Game {
  id: string;
  kind: 'coins' | 'dice' | 'wheels';
  house: string;
  title: { en: string; es: string };
  sides: readonly string[];
  odds: number;
  /** In cents. */
  leastStake: number;
  isNew: boolean;
}

export const HOUSES: Readonly<Record<string, string>> = { nebula: 'Nebula House', comet: 'Comet Works', orbit: 'Orbit & Sons' };

const FORMS = {
  coins: { sides: ['☀', '☾'], odds: 1.94, en: 'Coin', es: 'Moneda' },
  dice: { sides: ['1', '2', '3', '4', '5', '6'], odds: 5.8, en: 'Die', es: 'Dado' },
  wheels: { sides: ['♈', '♉', '♊', '♋', '♌', '♍', '♎', '♏'], odds: 7.7, en: 'Wheel', es: 'Rueda' },
} as const;
const NAMES: readonly [en: string, es: string][] = [
  ['Northern', 'del Norte'],
  ['Golden', 'de Oro'],
  ['Silent', 'Silenciosa'],
  ['Solar', 'del Sol'],
  ['Lunar', 'de la Luna'],
  ['Scarlet', 'Escarlata'],
  ['Emerald', 'Esmeralda'],
  ['Midnight', 'de Medianoche'],
  ['Crystal', 'de Cristal'],
];

/** Every name in every form. */
export const GAMES: readonly Game[] = NAMES.flatMap(([en, es], index) =>
  (Object.keys(FORMS) as Game['kind'][]).map((kind, form) => ({
    id: `${kind}-${en.toLowerCase()}`,
    kind,
    house: Object.keys(HOUSES)[(index + form) % 3] ?? 'nebula',
    title: { en: `${en} ${FORMS[kind].en}`, es: `${FORMS[kind].es} ${es}` },
    sides: FORMS[kind].sides,
    odds: FORMS[kind].odds,
    leastStake: 10 * (form + 1),
    isNew: index < 2,
  })),
);

/** A picture of a game, made of its kind and its place in the list. */
export function pictureOf(game: Game): string {
  const hue = (GAMES.indexOf(game) * 41) % 360;
  const shape = {
    coins: '<circle cx="100" cy="100" r="58"/><circle cx="100" cy="100" r="44" fill="none" stroke="#0004" stroke-width="4"/>',
    dice: '<rect x="48" y="48" width="104" height="104" rx="20"/><g fill="#0006"><circle cx="76" cy="76" r="9"/><circle cx="124" cy="124" r="9"/><circle cx="100" cy="100" r="9"/></g>',
    wheels:
      '<circle cx="100" cy="100" r="62"/><path d="M100 38v124M38 100h124M56 56l88 88M144 56l-88 88" stroke="#0004" stroke-width="4"/>',
  }[game.kind];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><linearGradient id="g" y2="1"><stop stop-color="hsl(${hue} 60% 38%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 60% 16%)"/></linearGradient><path fill="url(#g)" d="M0 0h200v200H0z"/><g fill="hsl(${hue} 80% 74%)">${shape}</g></svg>`;
}
