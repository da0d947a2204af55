import { MATERIAL as M, oklch } from '../color.js';
import { circle, ellipse, line, mirror, path, place, polygon, rect, starPoints, type Drawing } from '../drawing.js';

/** A bound book with fittings and a jewel. */
export function book(d: Drawing): string {
  const corner = path('M-34 -46H-16L-34 -28Z', d.metal(M.gold, 45));
  return place(
    path('M-28 46H40V-38L36 -46V40H-28Z', M.bone.base) +
      line('M-26 43H38V-40M-26 45H39', M.bone.deep, 0.8, { opacity: 0.7 }) +
      rect(-36, -47, 72, 88, d.linear([M.red.shade, M.red.deep, M.red.ink], 30), { rx: 4 }) +
      rect(-36, -47, 9, 88, M.red.ink, { opacity: 0.55 }) +
      rect(-22, -40, 52, 74, 'none', { rx: 3, stroke: M.gold.base, 'stroke-width': 2 }) +
      place(corner, 2, 0) +
      place(corner, -10, 6, 1, 90) +
      circle(4, -4, 18, d.metal(M.gold)) +
      polygon(starPoints(8, 17, 11), M.gold.deep, { transform: 'translate(4 -4)', opacity: 0.4 }) +
      circle(4, -4, 9.5, d.ball(M.teal)) +
      circle(1, -7, 2.6, '#fff', { opacity: 0.8 }) +
      rect(26, -12, 14, 14, d.metal(M.gold), { rx: 2 }),
    0,
    2,
    0.96,
    -5,
  );
}

export function openBook(d: Drawing): string {
  const page =
    path('M0 -18C14 -30 34 -28 48 -24V26C34 22 14 22 0 34Z', d.linear([M.bone.hi, M.bone.light, M.bone.base], 0)) +
    line('M9 -12Q24 -20 40 -17M9 -3Q24 -11 40 -8M9 6Q24 -2 40 1M9 15Q24 7 40 10', M.bone.deep, 1.6, { opacity: 0.6 });
  return (
    path('M0 38L-50 32V-24L0 -12L50 -24V32Z', M.red.deep) +
    mirror(page) +
    line('M0 -17V34', M.wood.deep, 2) +
    circle(
      0,
      -14,
      26,
      d.radial([
        [M.gold.hi, 0.9],
        [M.gold.light, 0.4],
        [M.gold.light, 0],
      ]),
    ) +
    polygon(starPoints(4, 26, 3.5), '#fff', { transform: 'translate(0 -20)' }) +
    polygon(starPoints(4, 12, 2), '#fff', { transform: 'translate(24 -36)', opacity: 0.8 }) +
    polygon(starPoints(4, 10, 2), '#fff', { transform: 'translate(-26 -34)', opacity: 0.8 })
  );
}

export function potion(d: Drawing): string {
  return (
    rect(-8, -48, 16, 14, d.linear([M.wood.light, M.wood.shade], 0), { rx: 3 }) +
    path('M-10 -36H10V-14C28 -6 36 8 34 24C30 40 16 46 0 46C-16 46 -30 40 -34 24C-36 8 -28 -6 -10 -14Z', M.sky.hi, { opacity: 0.45 }) +
    path(
      'M-30 8C-14 0 10 14 30 6C34 26 24 42 0 42C-24 42 -34 26 -30 8Z',
      d.radial([M.violet.light, M.violet.base, M.violet.deep], 0.4, 0.4, 0.7),
    ) +
    circle(-8, 24, 4, '#fff', { opacity: 0.5 }) +
    circle(8, 16, 2.6, '#fff', { opacity: 0.5 }) +
    circle(12, 30, 3, '#fff', { opacity: 0.35 }) +
    path('M-24 4C-22 -4 -16 -8 -9 -11', 'none', { stroke: '#fff', 'stroke-width': 4, 'stroke-linecap': 'round', opacity: 0.7 }) +
    rect(-13, -38, 26, 6, d.metal(M.gold, 0), { rx: 3 })
  );
}

export function candle(d: Drawing): string {
  return (
    circle(
      0,
      -30,
      26,
      d.radial([
        [M.gold.light, 0.7],
        [M.gold.base, 0],
      ]),
    ) +
    path('M0 -48C10 -36 9 -24 0 -22C-9 -24 -10 -36 0 -48Z', d.radial([M.gold.hi, M.gold.light, M.orange.base], 0.5, 0.7, 0.6)) +
    rect(-14, -18, 28, 46, d.linear([M.bone.shade, M.bone.hi, M.bone.base], 0), { rx: 3 }) +
    path('M-14 -14C-10 -8 -12 2 -9 2C-6 2 -7 -6 -3 -6C1 -6 0 4 4 4C7 4 6 -8 14 -12V-16A14 4 0 0 0 -14 -16Z', M.bone.hi) +
    path('M-30 28H30C28 42 14 44 0 44C-14 44 -28 42 -30 28Z', d.metal(M.gold, 20)) +
    `<circle cx="34" cy="34" r="8" fill="none" stroke="${M.gold.shade}" stroke-width="4"/>`
  );
}

export function hat(d: Drawing): string {
  return (
    ellipse(0, 24, 49, 14, d.linear([M.wood.base, M.wood.deep])) +
    path(
      'M-28 22C-30 -8 -24 -32 -12 -32C-6 -32 -4 -26 2 -26C8 -26 10 -34 16 -32C28 -28 28 0 28 22C12 30 -12 30 -28 22Z',
      d.linear([M.wood.light, M.wood.base, M.wood.shade], 40),
    ) +
    path('M-29 10C-10 18 12 18 28.5 10V22C12 30 -12 30 -28 22Z', M.wood.ink) +
    ellipse(-4, 18, 5, 4, M.gold.base)
  );
}

/** A jester in his cap. */
export function jester(d: Drawing): string {
  const horn =
    path('M2 -14C8 -44 36 -52 44 -22C36 -30 26 -26 24 -6Z', d.linear([M.violet.light, M.violet.base, M.violet.deep], 30)) +
    circle(44, -19, 6, d.ball(M.gold));
  const left =
    path('M-2 -14C-8 -44 -36 -52 -44 -22C-36 -30 -26 -26 -24 -6Z', d.linear([M.red.light, M.red.base, M.red.deep], 150)) +
    circle(-44, -19, 6, d.ball(M.gold));
  const eye =
    path('M5 4Q12 -3 19 4Q12 7 5 4Z', M.bone.hi) +
    circle(12, 3, 2.8, M.night.ink) +
    line('M5 -4Q12 -10 20 -5', M.night.ink, 2.2) +
    polygon(
      [
        [12, 8],
        [15, 14],
        [12, 21],
        [9, 14],
      ],
      M.red.base,
    );
  return (
    polygon(
      [
        [-34, 34],
        [-18, 28],
        [-9, 47],
        [0, 32],
        [9, 47],
        [18, 28],
        [34, 34],
        [20, 18],
        [-20, 18],
      ],
      d.down(M.gold),
    ) +
    horn +
    left +
    path('M-12 -12C-10 -34 -4 -46 0 -50C4 -46 10 -34 12 -12Z', d.down(M.gold)) +
    circle(0, -48, 5.5, d.ball(M.gold)) +
    path('M-25 -8C-25 20 -12 38 0 38C12 38 25 20 25 -8Z', d.linear([M.bone.hi, M.bone.hi, M.bone.base], 30)) +
    path('M-26 -4C-16 -18 16 -18 26 -4L25 4C14 -8 -14 -8 -25 4Z', d.metal(M.gold, 10)) +
    mirror(eye) +
    path('M-3 8Q0 14 3 8L4 14Q0 18 -4 14Z', M.bone.shade) +
    path('M-14 20Q0 26 14 20Q8 34 0 34Q-8 34 -14 20Z', M.red.base) +
    path('M-10 23Q0 27 10 23L8 26Q0 30 -8 26Z', '#fff')
  );
}

export function mask(d: Drawing): string {
  return (
    line('M36 6L44 46', M.gold.base, 4) +
    path(
      'M-46 -14C-30 -24 -14 -16 0 -10C14 -16 30 -24 46 -14C48 8 34 22 20 20C10 18 6 10 0 8C-6 10 -10 18 -20 20C-34 22 -48 8 -46 -14Z',
      d.linear([M.violet.light, M.violet.base, M.violet.deep]),
    ) +
    mirror(path('M12 0C18 -8 30 -8 36 -4C34 6 20 12 12 0Z', M.night.ink)) +
    path('M-46 -14C-30 -24 -14 -16 0 -10C14 -16 30 -24 46 -14', 'none', { stroke: M.gold.light, 'stroke-width': 4 }) +
    [-8, 0, 8]
      .map((x, i) =>
        place(path('M0 0C-8 -14 -6 -30 0 -36C8 -28 8 -14 0 0Z', d.down([M.rose, M.teal, M.gold][i] ?? M.gold)), x, -10, 0.95, x * 4),
      )
      .join('') +
    circle(0, -10, 5, d.ball(M.gold))
  );
}

export function planet(d: Drawing): string {
  const back = 'M-48 12C-56 -2 -10 -22 30 -20C54 -18 52 -8 40 0';
  return (
    line(back, M.gold.shade, 6, { opacity: 0.8 }) +
    circle(
      0,
      0,
      33,
      d.radial([oklch(0.9, 0.08, 60), oklch(0.74, 0.14, 30), oklch(0.5, 0.16, 350), oklch(0.25, 0.09, 310)], 0.34, 0.3, 0.8),
    ) +
    d.clip(
      'M-33 0A33 33 0 0 1 33 0A33 33 0 0 1 -33 0Z',
      `<g transform="rotate(-16)">${rect(-40, -16, 80, 5, '#fff', { opacity: 0.2 })}${rect(-40, -2, 80, 8, M.rose.deep, { opacity: 0.25 })}${rect(-40, 14, 80, 4, '#fff', { opacity: 0.14 })}</g>`,
    ) +
    line('M-48 12C-38 26 20 18 40 0C46 -4 48 -10 44 -14', d.linear([M.gold.hi, M.gold.base], 0), 6.5)
  );
}

export function rocket(d: Drawing): string {
  return place(
    path('M-9 26C-14 36 -6 40 0 52C6 40 14 36 9 26Z', d.linear([M.gold.hi, M.orange.base, M.red.base])) +
      mirror(path('M14 8C28 14 30 26 28 36L10 26Z', d.down(M.red))) +
      path('M0 -50C20 -34 24 0 12 28H-12C-24 0 -20 -34 0 -50Z', d.linear([M.silver.hi, M.silver.light, M.silver.deep], 0)) +
      path('M0 -50C9 -43 14 -33 16 -24H-16C-14 -33 -9 -43 0 -50Z', d.linear([M.red.light, M.red.deep], 0)) +
      circle(0, -8, 9, d.metal(M.gold)) +
      circle(0, -8, 6.5, d.ball(M.sky)) +
      rect(-3, 14, 6, 20, M.red.shade, { rx: 3 }),
    -2,
    2,
    0.9,
    32,
  );
}

export function helmetAstronaut(d: Drawing): string {
  return (
    path('M-30 24C-42 30 -46 38 -46 46H46C46 38 42 30 30 24Z', d.down(M.silver)) +
    circle(0, -6, 38, d.ball(M.silver)) +
    path(
      'M-28 -8C-28 -30 28 -30 28 -8C28 16 14 22 0 22C-14 22 -28 16 -28 -8Z',
      d.linear([M.blue.ink, M.violet.deep, M.orange.base, M.gold.light], 75),
    ) +
    path('M-22 -10C-20 -22 -8 -24 0 -24C-10 -20 -16 -12 -17 0Z', '#fff', { opacity: 0.6 }) +
    circle(-38, -4, 6, M.red.base) +
    circle(38, -4, 6, M.red.base) +
    rect(-14, 32, 28, 8, M.blue.base, { rx: 3 })
  );
}

export function ufo(d: Drawing): string {
  return (
    path(
      'M-22 10L-40 48H40L22 10Z',
      d.linear([
        [M.lime.light, 0.6],
        [M.lime.light, 0],
      ]),
    ) +
    path(
      'M-20 -8C-20 -40 20 -40 20 -8Z',
      d.radial(
        [
          [M.sky.hi, 0.9],
          [M.sky.base, 0.75],
        ],
        0.35,
        0.3,
        0.8,
      ),
    ) +
    circle(0, -12, 8, d.ball(M.lime)) +
    circle(-3, -14, 1.6, M.night.ink) +
    circle(3, -14, 1.6, M.night.ink) +
    ellipse(0, 0, 47, 15, d.linear([M.silver.hi, M.silver.base, M.silver.deep])) +
    ellipse(0, -5, 26, 7, M.silver.shade) +
    [-32, -16, 0, 16, 32].map(x => circle(x, 6 - Math.abs(x) / 9, 3.4, M.gold.hi)).join('')
  );
}

export function comet(d: Drawing): string {
  return (
    path('M-22 20L48 -46L-2 30Z', d.linear([M.sky.light, [M.sky.light, 0]], -43)) +
    path('M-30 10L34 -48L-6 34Z', d.linear([M.gold.hi, [M.gold.light, 0]], -43)) +
    place(polygon(starPoints(5, 24, 11), d.ball(M.gold)) + polygon(starPoints(5, 16, 7), M.gold.hi, { opacity: 0.7 }), -20, 20, 1, 12)
  );
}
