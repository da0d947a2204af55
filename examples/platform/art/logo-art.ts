import { MATERIAL as M, oklch } from './color.js';
import { Drawing, circle, line, n, path, place, polygon, rect, starPoints } from './drawing.js';
import { seed } from './seed.js';
import { eitherGround, wordmark, type Lettering } from './wordmark.js';

type Mark = (d: Drawing, front: string, back: string) => string;

/** Marks within −16…16. */
const MARKS: readonly Mark[] = [
  (_, a, b) => path('M-15 12L0 -15L15 12Z', b) + path('M-7 12L4 -8L15 12Z', a),
  (_, a, b) => circle(-5, 0, 11, b) + circle(6, 0, 10, a, { opacity: 0.85 }),
  (_, a, b) => path('M-14 -6L-7 4L0 -13L7 4L14 -6L11 12H-11Z', a) + rect(-11, 9, 22, 4, b),
  (_, a, b) => path('M0 -15L15 0L0 15L-15 0Z', b) + path('M0 -15L15 0H0Z', a) + path('M0 0H-15L0 15Z', a, { opacity: 0.6 }),
  (_, a, b) => `<circle r="12" fill="none" stroke="${b}" stroke-width="5"/>` + path('M-2 -14A14 14 0 0 1 13 5L8 3A9 9 0 0 0 -2 -9Z', a),
  (_, a, b) => path('M-14 13V-1A14 14 0 0 1 14 -1V13H7V-1A7 7 0 0 0 -7 -1V13Z', b) + circle(0, 2, 4.5, a),
  (_, a) => polygon(starPoints(4, 16, 5), a),
  (_, a, b) => path('M-14 6C-10 -12 2 -16 14 -14C14 0 8 12 -8 12Z', b) + line('M-12 13C-4 4 2 -2 9 -8', a, 2.4),
  (_, a, b) => path('M2 -16L-12 4H-2L-5 16L12 -5H2Z', a) + path('M2 -16L-12 4H-2Z', b),
  (_, a, b) => line('M-14 -5C-9 -13 -4 -13 0 -5S9 3 14 -5', a, 5.5) + line('M-14 8C-9 0 -4 0 0 8S9 16 14 8', b, 5.5),
  (_, a, b) => path('M0 -15L13 -8V4C13 10 6 14 0 16C-6 14 -13 10 -13 4V-8Z', b) + polygon(starPoints(5, 8, 3.5), a),
  (_, a, b) =>
    [0, 60, 120, 180, 240, 300].map((turn, i) => place(path('M0 0L-5 -9L0 -16L5 -9Z', i % 2 === 0 ? a : b), 0, 0, 1, turn)).join(''),
];
const LETTERINGS: readonly Lettering[] = ['sans', 'serif', 'wide', 'slant'];

/** The logo of a vendor, 176 × 48, transparent, readable on dark and on light surfaces. */
export function vendorLogo(code: string, name: string): string {
  const random = seed(`vendor/${code}/${name}`);
  const d = new Drawing();
  const hue = random.next() * 360;
  const mark = random.pick(MARKS)(
    d,
    d.linear([oklch(0.68, 0.14, hue), oklch(0.54, 0.15, hue - 20)]),
    d.linear([oklch(0.62, 0.13, hue + 50), oklch(0.5, 0.14, hue + 30)]),
  );
  return d.svg(
    176,
    48,
    place(mark, 24, 24, 1.05) +
      wordmark(name, random.pick(LETTERINGS), eitherGround(hue, 0.035), { x: 49, y: 24.5, width: 123, size: 20, least: 15 }),
    name,
  );
}

/** The wide tile of a vendor for cards, 300 × 200, with its own ground. */
export function vendorCard(code: string, name: string): string {
  const random = seed(`vendor/${code}/${name}`);
  const d = new Drawing();
  const hue = random.next() * 360;
  const mark = random.pick(MARKS)(
    d,
    d.linear([oklch(0.92, 0.06, hue), oklch(0.74, 0.13, hue)]),
    d.linear([oklch(0.7, 0.13, hue + 50), oklch(0.55, 0.14, hue + 30)]),
  );
  return d.svg(
    300,
    200,
    rect(0, 0, 300, 200, d.linear([oklch(0.36, 0.08, hue), oklch(0.2, 0.05, hue - 30)], 60)) +
      circle(
        150,
        78,
        130,
        d.radial([
          [oklch(0.6, 0.13, hue), 0.5],
          [oklch(0.6, 0.13, hue), 0],
        ]),
      ) +
      place(mark, 150, 78, 2.6) +
      wordmark(name, random.pick(LETTERINGS), '#fff', { x: 150, y: 158, width: 250, size: 26, anchor: 'middle' }),
    name,
  );
}

/** The 23 invented banks. */
export const BANK_NAMES = [
  'Banco Alborada',
  'Meridian Trust',
  'Caja Norte',
  'Puerto Claro',
  'Banca Cordillera',
  'Sable & Finch',
  'Banco Lucero',
  'Union Harbor',
  'Cedro Financiero',
  'First Lantern',
  'Banco Marea',
  'Altiplano',
  'Vale Mutual',
  'Banco Zafiro',
  'Quay Street Bank',
  'Caja Girasol',
  'Northwind Credit',
  'Banco Tierra',
  'Ostra Bank',
  'Monte Sereno',
  'Banco Brisa',
  'Arco Savings',
  'Faro Pay',
] as const;

/**
 * The logo of an invented bank, 160 × 40, in quiet tones.
 * @param number 1 to 23
 */
export function bankLogo(number: number): string {
  const name = BANK_NAMES[number - 1];
  if (name === undefined) throw new RangeError(`There are banks 1 to ${BANK_NAMES.length}, not ${number}.`);
  const random = seed(`bank/${number}`);
  const d = new Drawing();
  const hue = random.pick([255, 240, 200, 165, 25, 290, 60]);
  const mark = MARKS[(number * 5) % MARKS.length] ?? MARKS[0];
  return d.svg(
    160,
    40,
    place(mark?.(d, eitherGround(hue, 0.1), oklch(0.62, 0.06, hue)) ?? '', 20, 20, 0.82) +
      wordmark(name, number % 2 === 0 ? 'serif' : 'sans', eitherGround(hue, 0.03), { x: 41, y: 20.5, width: 115, size: 16 }),
    name,
  );
}

/** The mark of Nova Palace: a rising star above a palace arch. */
function brandMark(d: Drawing): string {
  const gold = d.linear([oklch(0.78, 0.13, 85), oklch(0.62, 0.13, 70), oklch(0.52, 0.12, 60)]);
  const rays = Array.from({ length: 7 }, (_, i) => {
    const a = Math.PI + ((i + 0.5) / 7) * Math.PI;
    return `M${n(Math.cos(a) * 13)} ${n(2 + Math.sin(a) * 13)}L${n(Math.cos(a) * 18)} ${n(2 + Math.sin(a) * 18)}`;
  }).join('');
  return (
    line(rays, gold, 2) +
    path('M-18 18V15H18V18ZM-15 13V4H-11V13ZM11 13V4H15V13ZM-8 13V6A8 8 0 0 1 8 6V13H4V6A4 4 0 0 0 -4 6V13Z', gold) +
    polygon(starPoints(4, 11, 3), gold, { transform: 'translate(0 -6)' })
  );
}

/** In an image the query follows the `color-scheme` of the element that shows it, so the theme of the page rather than the system's. */
const BRIGHT_IN_THE_DARK = '<style>@media (prefers-color-scheme:dark){svg{filter:brightness(1.4)}}</style>';

/** The brand's logo, 220 × 48, for dark and light surfaces. */
export function brandLogo(): string {
  const d = new Drawing();
  return d.svg(
    220,
    48,
    BRIGHT_IN_THE_DARK +
      place(brandMark(d), 25, 24, 1.08) +
      wordmark('Nova Palace', 'serif', d.linear([oklch(0.66, 0.12, 82), oklch(0.56, 0.115, 68)]), { x: 54, y: 24.5, width: 160, size: 27 }),
    'Nova Palace',
  );
}

export function favicon(): string {
  const d = new Drawing();
  return d.svg(64, 64, rect(0, 0, 64, 64, d.linear([M.night.base, M.night.ink], 60), { rx: 15 }) + place(brandMark(d), 32, 33, 1.38));
}
