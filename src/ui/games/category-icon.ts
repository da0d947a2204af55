import { bird, cherry, club, dices, fish, gamepad2, layoutGrid, spade, ticket, trophy } from '../atoms/icons.js';

const ICONS: Readonly<Record<string, string>> = {
  RNG: cherry,
  LIVE: spade,
  FISH: fish,
  PVP: club,
  SPORTS: trophy,
  ESPORTS: gamepad2,
  COCKFIGHT: bird,
  LOTT: ticket,
  ELOTT: ticket,
  MINI: dices,
};

/** The drawing of a category by its code; a grid for codes that only the operator knows. */
export function categoryIcon(code: string): string {
  return ICONS[code] ?? layoutGrid;
}
