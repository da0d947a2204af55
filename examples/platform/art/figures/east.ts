import { MATERIAL as M, type Ramp } from '../color.js';
import { circle, ellipse, line, n, path, place, polygon, rect, type Drawing } from '../drawing.js';

/** A dragon's head in profile, facing left. */
export function dragon(d: Drawing, skin: Ramp = M.red): string {
  const mane = [
    [30, -30, -35],
    [40, -8, 0],
    [38, 14, 25],
    [26, 32, 55],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      place(path('M-14 -7C2 -12 16 -8 28 -14C20 0 6 10 -14 8Z', d.linear([M.orange.base, M.gold.light], 0)), x - 6, y, 0.9, a),
    )
    .join('');
  return (
    mane +
    line('M-34 2C-46 14 -42 30 -48 40', M.gold.base, 2.6) +
    line('M10 -24C18 -34 30 -36 36 -48', d.linear([M.bone.hi, M.gold.base], 0), 7) +
    line('M0 -25C4 -35 12 -40 15 -50', d.linear([M.bone.hi, M.gold.base], 0), 5.5) +
    path(
      'M-46 -4C-46 -14 -36 -17 -26 -15C-20 -26 -2 -32 14 -26C34 -20 42 0 36 20C31 36 12 42 -2 36C6 32 8 26 4 21C-8 26 -22 27 -32 24C-36 22 -34 17 -30 17L-10 14C-14 10 -20 8 -28 8C-38 8 -46 4 -46 -4Z',
      d.linear([skin.light, skin.base, skin.deep], 60),
    ) +
    polygon(
      [
        [-36, 8],
        [-32, 16],
        [-28, 8],
      ],
      M.bone.hi,
    ) +
    polygon(
      [
        [-24, 8],
        [-21, 14],
        [-17, 9],
      ],
      M.bone.hi,
    ) +
    polygon(
      [
        [-28, 18],
        [-25, 11],
        [-21, 17],
      ],
      M.bone.light,
    ) +
    path('M-26 17Q-16 12 -8 15L-2 21Q-14 25 -26 21Z', M.red.deep) +
    path('M-12 -14C-4 -20 6 -19 12 -11C4 -7 -6 -7 -12 -14Z', M.gold.hi) +
    ellipse(0, -13, 2.6, 4.6, M.night.ink) +
    line('M-16 -18C-6 -26 8 -25 16 -14', skin.ink, 3.5) +
    circle(-37, -8, 2.6, skin.ink) +
    line('M12 2Q20 6 18 14M20 -6Q29 0 27 10M10 14Q16 20 12 28M22 18Q26 22 22 30', skin.ink, 1.8, { opacity: 0.55 }) +
    path('M-40 -11C-34 -15 -28 -13 -24 -11C-18 -22 -4 -27 8 -25C-6 -21 -14 -14 -20 -6C-26 -10 -34 -9 -40 -11Z', '#fff', { opacity: 0.28 })
  );
}

export function lantern(d: Drawing): string {
  const ribs = [-22, -11, 0, 11, 22]
    .map(x => path(`M${n(x / 3)} -28Q${x * 1.55} 0 ${n(x / 3)} 26`, 'none', { stroke: M.red.deep, 'stroke-width': 1.6, opacity: 0.5 }))
    .join('');
  return (
    line('M0 -50V-34M0 32V48M-5 34V46M5 34V46', M.gold.base, 2.5) +
    ellipse(0, 0, 36, 29, d.radial([M.gold.hi, M.orange.base, M.red.base, M.red.deep], 0.5, 0.55, 0.62)) +
    ribs +
    rect(-14, -35, 28, 8, d.metal(M.gold, 0), { rx: 3 }) +
    rect(-14, 26, 28, 8, d.metal(M.gold, 0), { rx: 3 }) +
    ellipse(-16, -12, 5, 10, '#fff', { opacity: 0.35, transform: 'rotate(24 -16 -12)' })
  );
}

export function oldCoin(d: Drawing): string {
  return (
    circle(0, 3, 42, M.gold.deep) +
    circle(0, 0, 42, d.metal(M.gold)) +
    circle(0, 0, 34, d.down(M.gold)) +
    `<circle r="34" fill="none" stroke="${M.gold.deep}" stroke-width="2" opacity=".6"/>` +
    rect(-12, -12, 24, 24, M.red.ink, { rx: 2, stroke: M.gold.hi, 'stroke-width': 3 }) +
    line('M0 -29V-18M-5 -24H5M0 18V29M-5 22H5M-29 0H-18M-24 -5V5M18 0H29M24 -5V5', M.gold.deep, 3) +
    path('M-30 -18A35 35 0 0 1 -6 -34', 'none', { stroke: '#fff', 'stroke-width': 3, opacity: 0.7, 'stroke-linecap': 'round' })
  );
}

export function fan(d: Drawing): string {
  const blades = Array.from({ length: 9 }, (_, i) =>
    place(
      path('M-2 0L-9 -66Q0 -72 9 -66L2 0Z', d.linear(i % 2 === 0 ? [M.red.shade, M.red.base] : [M.red.base, M.red.light])) +
        path('M-8 -58L-9 -66Q0 -72 9 -66L8 -58Q0 -62 -8 -58Z', M.gold.base),
      0,
      36,
      1,
      -64 + i * 16,
    ),
  ).join('');
  return place(blades + circle(0, 34, 6, d.ball(M.gold)) + line('M0 40Q4 48 0 54', M.gold.base, 2.5), 0, -4, 0.84);
}

export function koi(d: Drawing): string {
  return place(
    path('M34 4C48 -14 50 -20 46 -30C34 -26 28 -14 28 -2C28 12 36 22 48 26C52 16 44 8 34 4Z', d.linear([M.orange.light, M.red.base], 20)) +
      path('M-46 4C-38 -18 4 -26 36 2C10 24 -34 26 -46 4Z', d.linear([M.bone.hi, M.bone.light, M.orange.light])) +
      path('M-18 -13C-4 -19 12 -16 24 -7C12 0 -10 2 -18 -13Z', d.down(M.red)) +
      path('M-46 4C-44 -4 -36 -11 -28 -13C-26 -4 -32 2 -46 4Z', M.red.base) +
      path('M-4 -15C4 -28 16 -28 20 -24C18 -16 14 -12 8 -14Z', M.orange.light) +
      path('M-14 14C-10 28 2 32 8 28C4 22 0 16 -2 14Z', M.orange.light) +
      circle(-34, -2, 3.2, M.night.ink) +
      circle(-35, -3, 1.1, '#fff'),
    0,
    2,
    1,
    -24,
  );
}

export function lotus(d: Drawing): string {
  const petal = path('M0 20C-16 4 -12 -22 0 -36C12 -22 16 4 0 20Z', d.linear([M.rose.hi, M.rose.light, M.rose.base]));
  return (
    ellipse(0, 30, 46, 12, d.down(M.green)) +
    [-68, 68, -46, 46, -23, 23, 0].map(turn => place(petal, 0, 18, 1.02, turn)).join('') +
    ellipse(0, 16, 8, 6, M.gold.light)
  );
}
