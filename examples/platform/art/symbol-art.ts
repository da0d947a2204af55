import type { Mood } from './backdrops.js';
import { MATERIAL as M, ramp, type Ramp } from './color.js';
import { Drawing, circle, path, place, polygon, starPoints } from './drawing.js';
import type { Figure } from './families.js';
import { gameLook, type GameSubject } from './game-art.js';

/** What stands on the reels: four precious figures, five letters, the wild and the scatter. */
export const SYMBOLS = ['H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'T', 'W', 'S'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

const LETTER_INK: Readonly<Record<string, Ramp>> = { A: M.red, K: M.violet, Q: M.green, J: M.blue, T: ramp(60, 0.14) };

/** One reel symbol of a game, 100 × 100, in the look of its card. */
export function symbolArt(subject: GameSubject, symbol: SymbolName): string {
  const d = new Drawing();
  const { family, hero, mood } = gameLook(subject);
  const figures: Figure[] = [hero, ...family.others.filter(figure => figure !== hero), ...family.heroes.filter(figure => figure !== hero)];
  const precious = Number(symbol.slice(1));
  const body =
    symbol === 'W'
      ? wild(d)
      : symbol === 'S'
        ? scatter(d, mood)
        : precious > 0
          ? place((figures[precious - 1] ?? hero)(d), 0, 0, precious === 1 ? 0.95 : 0.86)
          : letter(d, symbol);
  return d.svg(100, 100, place(body, 50, 50));
}

function letter(d: Drawing, symbol: string): string {
  const ink = LETTER_INK[symbol] ?? M.red;
  const text = symbol === 'T' ? '10' : symbol;
  const type = `x="0" y="3" font-family="Georgia,serif" font-weight="700" font-size="${text.length > 1 ? 58 : 70}" text-anchor="middle" dominant-baseline="central"`;
  return `<text ${type} fill="${ink.ink}" stroke="${ink.ink}" stroke-width="9" transform="translate(0 2)">${text}</text><text ${type} fill="${M.gold.base}" stroke="${d.metal(M.gold)}" stroke-width="6">${text}</text><text ${type} fill="${d.linear([ink.light, ink.base, ink.shade])}">${text}</text>`;
}

function ribbon(d: Drawing, text: string, cloth: Ramp): string {
  return (
    path('M-48 12H-30V34H-48L-41 23ZM48 12H30V34H48L41 23Z', cloth.deep) +
    path('M-38 8Q0 16 38 8V31Q0 39 -38 31Z', d.linear([cloth.light, cloth.base, cloth.shade]), {
      stroke: M.gold.light,
      'stroke-width': 1.6,
    }) +
    `<text x="0" y="24" font-family="system-ui,sans-serif" font-weight="800" font-size="17" textLength="62" lengthAdjust="spacingAndGlyphs" text-anchor="middle" dominant-baseline="central" fill="#fff">${text}</text>`
  );
}

function wild(d: Drawing): string {
  const star = starPoints(8, 44, 30);
  return (
    circle(
      0,
      -4,
      46,
      d.radial([
        [M.gold.hi, 0.8],
        [M.gold.light, 0],
      ]),
    ) +
    polygon(star, d.metal(M.gold), { transform: 'translate(0 -4)' }) +
    circle(0, -4, 29, d.radial([M.violet.base, M.violet.deep, M.violet.ink])) +
    path('M-19 -14L-9 -3L0 -22L9 -3L19 -14L15 8H-15Z', d.metal(M.gold, 30)) +
    ribbon(d, 'WILD', M.violet)
  );
}

function scatter(d: Drawing, mood: Mood): string {
  return (
    circle(
      0,
      -4,
      46,
      d.radial([
        [mood.glow, 0.9],
        [mood.glow, 0],
      ]),
    ) +
    circle(0, -4, 36, d.metal(M.gold)) +
    circle(0, -4, 31, d.radial([M.teal.base, M.teal.deep, M.teal.ink])) +
    polygon(starPoints(5, 24, 10.5), d.ball(M.gold), { transform: 'translate(0 -7)' }) +
    ribbon(d, 'FREE', M.red)
  );
}
