import { MATERIAL as M, type Ramp } from '../color.js';
import { circle, ellipse, line, mirror, n, path, place, polygon, rect, starPoints, use, type Drawing } from '../drawing.js';

const SUITS = {
  spade: 'M0 -20C12 -8 20 0 16 9C13 16 5 14 2 9L6 20H-6L-2 9C-5 14 -13 16 -16 9C-20 0 -12 -8 0 -20Z',
  heart: 'M0 18C-24 0 -20 -18 -9 -18C-3 -18 0 -12 0 -9C0 -12 3 -18 9 -18C20 -18 24 0 0 18Z',
  diamond: 'M0 -21L15 0L0 21L-15 0Z',
  club: 'M0 -20A9 9 0 0 1 7 -5A9 9 0 1 1 3 9L6 20H-6L-3 9A9 9 0 1 1 -7 -5A9 9 0 0 1 0 -20Z',
} as const;

type Suit = keyof typeof SUITS;

/** One playing card, 56 × 80, centred. */
function playingCard(d: Drawing, suit: Suit, rank: string): string {
  const ink = suit === 'heart' || suit === 'diamond' ? M.red.base : M.night.ink;
  const mark = path(SUITS[suit], ink);
  const suitId = d.part(mark);
  const corner =
    `<text x="-21" y="-24" font-family="Georgia,serif" font-weight="700" font-size="16" fill="${ink}" text-anchor="middle">${rank}</text>` +
    use(suitId, -21, -15, 0.3);
  return (
    rect(-28, -38, 56, 80, '#000', { rx: 6, opacity: 0.25 }) +
    rect(-28, -40, 56, 80, d.linear(['#ffffff', '#f3efe6', '#e0d9ca'], 60), { rx: 6 }) +
    corner +
    place(corner, 0, 0, 1, 180) +
    use(suitId, 0, 0, 0.95)
  );
}

export function cardFan(d: Drawing): string {
  return (
    place(playingCard(d, 'club', 'J'), -20, 4, 0.86, -26) +
    place(playingCard(d, 'diamond', 'Q'), -7, -1, 0.86, -9) +
    place(playingCard(d, 'heart', 'K'), 7, -1, 0.86, 9) +
    place(playingCard(d, 'spade', 'A'), 20, 4, 0.86, 26)
  );
}

export function aces(d: Drawing): string {
  return place(playingCard(d, 'heart', 'A'), -13, 2, 1, -13) + place(playingCard(d, 'spade', 'A'), 14, 3, 1, 12);
}

/** A chip seen from above. */
export function chip(d: Drawing, body: Ramp = M.red): string {
  const marks = `<circle r="37" fill="none" stroke="${M.bone.hi}" stroke-width="12" stroke-linecap="butt" stroke-dasharray="14 24.75"/>`;
  return (
    circle(0, 3, 44, body.ink) +
    circle(0, 0, 43, d.linear([body.light, body.base, body.shade], 60)) +
    marks +
    circle(0, 0, 31, d.linear([body.deep, body.base], 60)) +
    `<circle r="29" fill="none" stroke="${M.gold.light}" stroke-width="1.6" stroke-dasharray="3 3"/>` +
    circle(0, 0, 22, d.linear([body.base, body.shade], 60)) +
    polygon(starPoints(5, 14, 6), M.gold.light) +
    path('M-38 -14A40 40 0 0 1 -12 -38', 'none', { stroke: '#fff', 'stroke-width': 2.5, opacity: 0.5, 'stroke-linecap': 'round' })
  );
}

/** A pile of chips seen from the side. */
export function chipStack(d: Drawing, bodies: readonly Ramp[] = [M.red, M.night, M.green, M.blue, M.red]): string {
  const one = (body: Ramp, y: number): string =>
    path(`M-34 ${y}V${y + 9}A34 11 0 0 0 34 ${y + 9}V${y}Z`, d.linear([body.deep, body.base, body.light, body.shade, body.deep], 0)) +
    path(`M-27 ${y + 7}h8v9h-8ZM-4 ${y + 11}h8v9h-8ZM19 ${y + 7}h8v9h-8Z`, M.bone.hi, { opacity: 0.9 }) +
    ellipse(0, y, 34, 11, d.linear([body.light, body.base], 40));
  const top = 34 - (bodies.length - 1) * 11;
  return (
    bodies.map((body, i) => one(body, 34 - i * 11)).join('') +
    ellipse(0, top, 24, 7.4, M.bone.hi, { opacity: 0.25 }) +
    `<ellipse cy="${top}" rx="24" ry="7.4" fill="none" stroke="${M.gold.light}" stroke-width="1.2"/>`
  );
}

/** A single-zero wheel from above. */
export function rouletteWheel(d: Drawing): string {
  const wedge = (i: number): string => {
    const [a, b] = [(i * Math.PI * 2) / 24, ((i + 1) * Math.PI * 2) / 24];
    return `M0 0L${n(Math.sin(a) * 38)} ${n(-Math.cos(a) * 38)}A38 38 0 0 1 ${n(Math.sin(b) * 38)} ${n(-Math.cos(b) * 38)}Z`;
  };
  const odd = Array.from({ length: 12 }, (_, i) => wedge(i * 2)).join('');
  return (
    circle(0, 2, 50, '#000', { opacity: 0.4 }) +
    circle(0, 0, 50, d.linear([M.wood.light, M.wood.base, M.wood.deep], 60)) +
    circle(0, 0, 43, d.metal(M.gold)) +
    circle(0, 0, 40.5, M.night.ink) +
    circle(0, 0, 38, M.night.shade) +
    path(odd, M.red.shade) +
    path(wedge(1), M.green.base) +
    `<circle r="28" fill="none" stroke="${M.gold.base}" stroke-width="1"/>` +
    circle(0, 0, 25, d.radial([M.wood.light, M.wood.base, M.wood.deep])) +
    place(line('M0 -20V20M-20 0H20', M.gold.light, 3.2) + line('M0 -21V-21M0 21V21M-21 0H-21M21 0H21', M.gold.hi, 6), 0, 0, 1, 20) +
    circle(0, 0, 8, d.ball(M.gold)) +
    circle(21, -25, 3.4, d.radial(['#fff', '#fff', M.silver.shade], 0.35, 0.3, 0.7)) +
    path('M-44 -12A46 46 0 0 1 -10 -45', 'none', { stroke: '#fff', 'stroke-width': 2, opacity: 0.5, 'stroke-linecap': 'round' })
  );
}

/** A croupier in waistcoat and bow tie. */
export function dealer(d: Drawing, cloth: Ramp = M.red, long = true): string {
  const hair = long
    ? path('M-17 -26C-20 -48 20 -48 17 -26C18 -14 22 -4 16 2H-16C-22 -4 -18 -14 -17 -26Z', d.linear([M.wood.shade, M.wood.ink], 20))
    : path('M-15 -24C-18 -46 18 -46 15 -24Z', M.wood.ink);
  return (
    hair +
    rect(-6, -14, 12, 18, M.skin.shade, { rx: 5 }) +
    path('M-44 50C-44 20 -34 8 -12 2C-6 8 6 8 12 2C34 8 44 20 44 50Z', d.linear([M.bone.hi, M.bone.base, M.bone.deep], 20)) +
    path('M-26 50L-24 8L-12 2L0 28L12 2L24 8L26 50Z', d.linear([cloth.base, cloth.shade, cloth.deep], 30)) +
    path('M-12 2L0 28L12 2L6 0H-6Z', M.bone.hi) +
    mirror(path('M0 8L11 3V14Z', M.night.ink)) +
    circle(0, 8.5, 2.6, M.night.base) +
    ellipse(0, -24, 12.5, 15.5, d.linear([M.skin.light, M.skin.base, M.skin.shade], 20)) +
    (long
      ? path('M-14 -24C-14 -42 14 -42 14 -22C8 -28 2 -34 -2 -35C-4 -30 -10 -26 -14 -24Z', M.wood.ink)
      : path('M-14 -26C-12 -42 12 -42 14 -26C6 -34 -6 -34 -14 -26Z', M.wood.ink)) +
    mirror(ellipse(5, -24, 1.5, 1.9, M.wood.ink) + line('M2.6 -28.500Q5 -30 8 -28.5', M.wood.ink, 1.1)) +
    line('M-4 -15Q0 -12.5 4 -15', M.red.deep, 1.5) +
    line('M0 -23L-1.2 -19.500H.8', M.skin.deep, 0.9, { opacity: 0.6 }) +
    circle(0, 36, 1.8, M.gold.light) +
    circle(0, 44, 1.8, M.gold.light)
  );
}

export function dice(d: Drawing): string {
  const pip = (x: number, y: number): string => ellipse(x, y, 4, 4, M.night.ink);
  const one = (face: string): string =>
    polygon(
      [
        [0, -34],
        [32, -18],
        [0, -2],
        [-32, -18],
      ],
      '#ffffff',
    ) +
    polygon(
      [
        [-32, -18],
        [0, -2],
        [0, 36],
        [-32, 18],
      ],
      d.linear([M.bone.light, M.bone.base]),
    ) +
    polygon(
      [
        [0, -2],
        [32, -18],
        [32, 18],
        [0, 36],
      ],
      d.linear([M.bone.base, M.bone.shade]),
    ) +
    face;
  const face =
    ellipse(0, -18, 6, 3.4, M.red.base) +
    place(pip(-9, -10) + pip(9, 12) + pip(0, 1), -16, 8, 0.8) +
    place(pip(-8, -10) + pip(8, 10) + pip(-8, 10) + pip(8, -10), 16, 8, 0.8);
  return place(one(face), -15, 10, 0.82, -8) + place(one(face), 20, -14, 0.66, 16);
}

/** A carved playing tile with its coloured back. */
export function tile(d: Drawing, motif: 'circles' | 'bamboo' | 'flower' = 'circles'): string {
  const art =
    motif === 'circles'
      ? [
          [-9, -14],
          [9, -14],
          [0, 0],
          [-9, 14],
          [9, 14],
        ]
          .map(([x = 0, y = 0], i) => circle(x, y, 7, i === 2 ? M.red.base : M.green.shade) + circle(x, y, 3, M.bone.hi))
          .join('')
      : motif === 'bamboo'
        ? [-10, 0, 10]
            .map(
              (x, i) =>
                rect(x - 3, -20, 6, 18, i === 1 ? M.red.base : M.green.base, { rx: 3 }) + rect(x - 3, 2, 6, 18, M.green.base, { rx: 3 }),
            )
            .join('')
        : Array.from({ length: 6 }, (_, i) => ellipse(0, -10, 5, 8, M.rose.base, { transform: `rotate(${i * 60})` })).join('') +
          circle(0, 0, 5, M.gold.base) +
          line('M0 16V24', M.green.base, 3);
  return (
    rect(-26, -34, 58, 78, M.green.deep, { rx: 8 }) +
    rect(-29, -37, 58, 78, d.linear([M.green.light, M.green.shade], 60), { rx: 8 }) +
    rect(-30, -40, 56, 74, d.linear(['#fff', M.bone.hi, M.bone.light], 60), { rx: 7 }) +
    place(art, -2, -3, 1.05)
  );
}

export function trophy(d: Drawing): string {
  return (
    mirror(line('M24 -36C46 -38 44 -6 16 -2', M.gold.base, 6)) +
    path('M-28 -44H28C28 -16 18 6 6 10V26H-6V10C-18 6 -28 -16 -28 -44Z', d.metal(M.gold, 20)) +
    rect(-18, 26, 36, 7, d.metal(M.gold, 0), { rx: 2 }) +
    rect(-24, 33, 48, 13, d.down(M.wood), { rx: 3 }) +
    polygon(starPoints(5, 11, 4.8), M.gold.hi, { transform: 'translate(0 -22)' }) +
    path('M-22 -40C-22 -22 -16 -6 -9 2C-14 -10 -15 -26 -14 -40Z', '#fff', { opacity: 0.5 })
  );
}
