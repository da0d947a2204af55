import { bestOf, duelOfTwo, goals, points, type ScoreTable } from './score-tables.js';

/** What one kind of fixture is: who plays, how it can end, and what can be bet on. */
export interface Sport {
  readonly teams: readonly string[];
  /** Every final score with its weight; `home` and `away` are strengths around 1. */
  scores(home: number, away: number): ScoreTable;
  /** Total of both scores that over and under are about; undefined where there is no such bet. */
  readonly line?: number;
  /** The winner makes the last point, as in games of sets. */
  readonly endsWithWinner?: true;
}

export const SPORTS = {
  football: {
    teams: [
      'Río Norte',
      'Atlético Sur',
      'Puerto Real',
      'Deportivo Lago',
      'Unión Sierra',
      'Bahía Azul',
      'Racing Prado',
      'Estrella Roja',
      'Costa Verde',
      'Monte Alto',
    ],
    scores: (home, away) => goals((1.5 * home) / away, (1.2 * away) / home, 7),
    line: 2.5,
  },
  basketball: {
    teams: ['Halcones', 'Linces', 'Toros', 'Pumas', 'Cometas', 'Titanes', 'Cóndores', 'Lobos', 'Rayos', 'Faros'],
    scores: (home, away) => points(86 * (home / away) ** 0.2, 83 * (away / home) ** 0.2, 8),
    line: 168.5,
  },
  tennis: {
    teams: ['A. Vidal', 'M. Korr', 'L. Okoye', 'S. Brandt', 'J. Ferrand', 'T. Miyaki', 'R. Solís', 'D. Novik', 'P. Arce', 'E. Lund'],
    scores: (home, away) => bestOf(3, home / (home + away)),
    line: 2.5,
    endsWithWinner: true,
  },
  baseball: {
    teams: ['Caimanes', 'Navegantes', 'Mineros', 'Tigrillos', 'Azulejos', 'Pericos', 'Bravos', 'Cardenales', 'Gigantes', 'Leones'],
    scores: (home, away) => goals((4.6 * home) / away, (4.3 * away) / home, 12).filter(([h, a]) => h !== a),
    line: 8.5,
  },
  volleyball: {
    teams: ['Olas', 'Arena', 'Cumbre', 'Vértice', 'Delfines', 'Andina', 'Brisa', 'Marea', 'Cima', 'Norte'],
    scores: (home, away) => bestOf(5, home / (home + away)),
    line: 3.5,
    endsWithWinner: true,
  },
  tactical: {
    teams: [
      'Null Sector',
      'Red Lantern',
      'Ghost Unit',
      'Icebreak',
      'Vanta',
      'Overwatch IX',
      'Kilo Six',
      'Nightfall',
      'Zero Hour',
      'Pale Fox',
    ],
    scores: (home, away) => bestOf(3, home / (home + away)),
    line: 2.5,
    endsWithWinner: true,
  },
  arena: {
    teams: ['Emberfall', 'Stormcrest', 'Moonwardens', 'Ironroot', 'Sunspire', 'Deepcall', 'Ravenmark', 'Goldleaf', 'Frostborn', 'Starfire'],
    scores: (home, away) => bestOf(5, home / (home + away)),
    line: 3.5,
    endsWithWinner: true,
  },
  'virtual-football': {
    teams: [
      'Pixel FC',
      'Vector United',
      'Byte City',
      'Sprite Rovers',
      'Voxel Town',
      'Raster Wanderers',
      'Shader Athletic',
      'Bitmap Borough',
      'Render Rangers',
      'Polygon Park',
    ],
    scores: (home, away) => goals((2.3 * home) / away, (2 * away) / home, 9),
    line: 4.5,
  },
  cockfight: {
    teams: ['Relámpago', 'Centella', 'Bronce', 'Pintado', 'Ceniza', 'Moro', 'Canelo', 'Jaspe', 'Azabache', 'Giro'],
    scores: (home, away) => duelOfTwo(home / (home + away), 0.08),
  },
} as const satisfies Record<string, Sport>;
export type SportName = keyof typeof SPORTS;

/** Percent; what every bet gives back in the long run lies between these. The rest is the margin in the odds. */
export const PUBLISHED = { from: 94, to: 95 } as const;
/** In hundredths. */
const RETURN = 95;
const LONGEST_ODDS = 5_000;

const PICKS = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Pick = (typeof PICKS)[number];
export type Score = readonly [home: number, away: number];

/** How strong a team is, around 1. */
export function strengthOf(sport: Sport, team: string): number {
  const place = sport.teams.indexOf(team);
  return 1.12 - (0.24 * ((place * 7) % sport.teams.length)) / sport.teams.length;
}

export function wins(sport: Sport, pick: Pick, [home, away]: Score): boolean {
  switch (pick) {
    case 'home':
      return home > away;
    case 'away':
      return away > home;
    case 'draw':
      return home === away;
    case 'over':
      return sport.line !== undefined && home + away > sport.line;
    case 'under':
      return sport.line !== undefined && home + away < sport.line;
  }
}

/** The chance of a pick, from every score that there can be. */
export function chanceOf(sport: Sport, pick: Pick, home: string, away: string): number {
  const table = sport.scores(strengthOf(sport, home), strengthOf(sport, away));
  const all = table.reduce((sum, [, , weight]) => sum + weight, 0);
  return table.reduce((sum, [h, a, weight]) => sum + (wins(sport, pick, [h, a]) ? weight : 0), 0) / all;
}

/** The bets on a fixture with their odds in hundredths, stake included; none where the odds would be below 1.02 or above 50. */
export function pricesOf(sport: Sport, home: string, away: string): { pick: Pick; odds: number }[] {
  return PICKS.map(pick => ({ pick, odds: Math.floor(RETURN / Math.max(chanceOf(sport, pick, home, away), 1e-9)) })).filter(
    ({ odds }) => odds >= 102 && odds <= LONGEST_ODDS,
  );
}
