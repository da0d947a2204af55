import { MATERIAL as M, type Ramp } from '../color.js';
import { circle, ellipse, line, mirror, path, place, polygon, starPoints, type Drawing } from '../drawing.js';

/** A reef fish facing left. */
export function fish(d: Drawing, body: Ramp = M.orange, band: Ramp = M.bone): string {
  return (
    path('M24 0C36 -22 46 -24 48 -22C44 -8 44 8 48 22C44 24 36 20 24 0Z', d.linear([body.base, body.deep], 0)) +
    path('M-10 -24C-2 -42 18 -38 24 -20Z', body.shade) +
    path('M-6 24C2 40 14 36 18 20Z', body.shade) +
    path('M-46 2C-36 -28 6 -36 30 0C6 36 -36 30 -46 2Z', d.linear([body.light, body.base, body.shade])) +
    d.clip(
      'M-46 2C-36 -28 6 -36 30 0C6 36 -36 30 -46 2Z',
      path('M-18 -30Q-8 0 -18 32L-10 32Q2 0 -8 -30ZM10 -30Q18 0 8 30L16 26Q24 0 18 -24Z', band.hi, { opacity: 0.9 }),
    ) +
    path('M-2 2C8 -4 14 2 14 12C6 14 0 10 -2 2Z', body.deep, { opacity: 0.7 }) +
    circle(-29, -5, 6, '#fff') +
    circle(-30, -5, 3.4, M.night.ink) +
    circle(-31.5, -6.5, 1.2, '#fff') +
    line('M-44 7Q-38 11 -34 9', body.ink, 2) +
    path('M-36 -12C-26 -24 -8 -26 4 -22C-12 -20 -24 -16 -30 -8Z', '#fff', { opacity: 0.4 })
  );
}

export function shark(d: Drawing): string {
  return (
    path(
      'M-48 2C-30 -18 4 -20 26 -6L46 -24C44 -10 44 2 48 16L26 6C8 16 -28 18 -48 2Z',
      d.linear([M.blue.shade, M.silver.base, M.silver.hi]),
    ) +
    path('M-6 -15L8 -38L16 -10Z', d.linear([M.silver.base, M.blue.deep])) +
    path('M-10 10L2 32L10 10Z', M.blue.deep) +
    circle(-32, -3, 2.8, M.night.ink) +
    line('M-42 6Q-30 11 -22 7', M.night.ink, 2) +
    line('M-14 -6V4M-9 -6V5M-4 -6V5', M.blue.deep, 1.8)
  );
}

export function octopus(d: Drawing): string {
  const arm =
    line('M6 18C10 34 22 28 26 40', d.linear([M.violet.base, M.violet.deep]), 9) +
    line('M14 14C24 26 34 16 42 28', d.linear([M.violet.base, M.violet.deep]), 9) +
    line('M18 8C32 10 38 0 46 6', d.linear([M.violet.base, M.violet.deep]), 8);
  return (
    mirror(arm) +
    path('M-28 12C-40 -30 -18 -46 0 -46C18 -46 40 -30 28 12C18 24 -18 24 -28 12Z', d.ball(M.violet)) +
    mirror(circle(11, -6, 8.5, '#fff') + circle(10, -5, 4.6, M.night.ink) + circle(8, -7, 1.6, '#fff')) +
    line('M-6 9Q0 14 6 9', M.violet.ink, 2.5) +
    ellipse(-14, -30, 5, 3, '#fff', { opacity: 0.5, transform: 'rotate(-30 -14 -30)' }) +
    circle(12, -32, 3, M.violet.light) +
    circle(20, -24, 2, M.violet.light)
  );
}

export function crab(d: Drawing): string {
  const side =
    line('M26 14Q40 14 44 26M24 20Q36 24 36 36M18 24Q26 32 24 40', M.red.shade, 5) +
    line('M24 4Q38 2 38 -10', M.red.shade, 7) +
    path('M30 -12C28 -34 40 -40 46 -38C42 -30 42 -26 50 -28C54 -16 44 -4 36 -6Z', d.ball(M.red)) +
    line('M9 -10V-20', M.red.shade, 4) +
    circle(9, -24, 6, '#fff') +
    circle(8, -24, 3, M.night.ink);
  return (
    mirror(side) +
    path('M-34 8C-34 -14 -14 -18 0 -18C14 -18 34 -14 34 8C30 26 14 30 0 30C-14 30 -30 26 -34 8Z', d.ball(M.red)) +
    line('M-9 14Q0 22 9 14', M.red.ink, 2.5) +
    ellipse(-14, -6, 7, 3.5, '#fff', { opacity: 0.4 })
  );
}

export function turtle(d: Drawing): string {
  const hex = [
    [0, 0],
    [0, -19],
    [0, 19],
    [-17, -9],
    [17, -9],
    [-17, 10],
    [17, 10],
  ]
    .map(([x = 0, y = 0]) => polygon(starPoints(3, 9, 9, 0), M.green.deep, { transform: `translate(${x} ${y})`, opacity: 0.45 }))
    .join('');
  return place(
    path(
      'M20 -20C36 -40 46 -36 48 -28C42 -18 30 -12 20 -8ZM-20 -20C-36 -40 -46 -36 -48 -28C-42 -18 -30 -12 -20 -8ZM16 24C26 40 34 40 38 34C32 24 26 18 20 14ZM-16 24C-26 40 -34 40 -38 34C-32 24 -26 18 -20 14Z',
      d.down(M.teal),
    ) +
      ellipse(0, -38, 11, 13, d.ball(M.teal)) +
      circle(-5, -42, 2, M.night.ink) +
      circle(5, -42, 2, M.night.ink) +
      ellipse(0, 2, 32, 35, d.ball(M.lime)) +
      hex,
    0,
    4,
    0.95,
    -26,
  );
}

export function shell(d: Drawing): string {
  const ribs = [-56, -37, -18, 0, 18, 37, 56]
    .map(a => place(line('M0 30V-34', M.rose.shade, 2, { opacity: 0.5 }), 0, 6, 0.96, a * 0.86))
    .join('');
  return (
    path(
      'M0 40L-16 36C-44 20 -50 -14 -38 -22C-34 -34 -22 -36 -18 -34C-12 -44 12 -44 18 -34C22 -36 34 -34 38 -22C50 -14 44 20 16 36Z',
      d.radial([M.rose.hi, M.rose.light, M.rose.base, M.violet.base], 0.5, 0.9, 0.95),
    ) +
    ribs +
    path('M-18 30H18L14 44H-14Z', d.down(M.rose)) +
    circle(0, 26, 9, d.radial(['#fff', M.bone.hi, M.silver.base], 0.35, 0.3, 0.8))
  );
}

export function starfish(d: Drawing): string {
  const arm =
    path('M0 0C-14 -8 -10 -38 0 -46C10 -38 14 -8 0 0Z', d.linear([M.orange.light, M.orange.base])) +
    circle(0, -32, 2.2, M.gold.hi) +
    circle(0, -23, 3, M.gold.hi) +
    circle(0, -13, 3.4, M.gold.hi);
  return (
    Array.from({ length: 5 }, (_, i) => place(arm, 0, 3, 1.02, i * 72 + 10)).join('') +
    circle(0, 3, 13, d.radial([M.orange.light, [M.orange.base, 0]]))
  );
}

export function seahorse(d: Drawing): string {
  return (
    path(
      'M4 -46C18 -46 24 -34 18 -24C30 -10 30 10 18 22C10 30 6 36 10 42C14 46 20 42 18 38C26 44 16 54 6 48C-6 42 0 28 6 20C14 8 8 0 -2 -4C-12 -10 -12 -20 -6 -26L-28 -24C-32 -26 -30 -30 -26 -30L-8 -34C-6 -42 -2 -46 4 -46Z',
      d.linear([M.yellow.light, M.orange.base, M.rose.base]),
    ) +
    path('M22 -12C38 -14 38 6 24 8Z', d.linear([M.rose.light, M.rose.base])) +
    line('M6 -8Q14 -10 20 -14M10 2Q18 2 24 0M8 14Q14 16 20 14', M.orange.deep, 2, { opacity: 0.6 }) +
    circle(0, -33, 3.4, M.night.ink) +
    circle(-1, -34, 1.1, '#fff') +
    polygon(
      [
        [2, -46],
        [6, -54],
        [9, -47],
        [15, -52],
        [16, -44],
      ],
      M.rose.base,
    )
  );
}
