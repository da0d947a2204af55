import { MATERIAL as M } from '../color.js';
import { circle, ellipse, line, mirror, path, place, polygon, rect, type Drawing } from '../drawing.js';

export function owl(d: Drawing): string {
  const eye =
    circle(13, -16, 13, d.radial([M.gold.hi, M.gold.base, M.bronze.deep])) +
    circle(13, -16, 6.5, M.night.ink) +
    circle(10.5, -19, 2.4, '#fff') +
    path('M22 -40L6 -29L24 -26Z', M.wood.shade) +
    path('M24 -6C44 4 40 34 22 42C26 28 26 10 24 -6Z', d.down(M.wood));
  const chest = [
    [-8, 10],
    [0, 10],
    [8, 10],
    [-5, 19],
    [5, 19],
    [-8, 28],
    [0, 28],
    [8, 28],
  ]
    .map(([x = 0, y = 0]) => path(`M${x - 4} ${y}Q${x} ${y + 7} ${x + 4} ${y}`, 'none', { stroke: M.wood.base, 'stroke-width': 2 }))
    .join('');
  return (
    path('M-28 -24C-28 -40 28 -40 28 -24C38 2 32 44 0 44C-32 44 -38 2 -28 -24Z', d.linear([M.wood.light, M.wood.base, M.wood.deep])) +
    ellipse(0, 20, 18, 22, M.bone.base) +
    chest +
    mirror(eye) +
    polygon(
      [
        [-5, -10],
        [5, -10],
        [0, 2],
      ],
      d.down(M.orange),
    ) +
    line('M-10 42V47M-5 43V48M5 43V48M10 42V47', M.orange.base, 3)
  );
}

export function fox(d: Drawing): string {
  const half =
    path('M0 -14L34 -46C42 -26 44 -4 38 8C32 22 14 30 0 44Z', d.linear([M.orange.light, M.orange.base, M.orange.shade])) +
    path('M22 -28L32 -38C36 -26 37 -18 36 -10Z', M.wood.ink) +
    path('M0 44C10 34 32 24 38 8C26 8 12 14 0 30Z', M.bone.hi) +
    path('M10 -2C15 -8 24 -8 28 -3C22 3 14 3 10 -2Z', M.gold.hi) +
    ellipse(19, -2.5, 2.4, 4, M.night.ink);
  return (
    mirror(half) +
    path('M0 -14L8 -21L-8 -21Z', M.orange.light) +
    path('M-34 -46L0 -14V44C-14 30 -32 22 -38 8C-44 -4 -42 -26 -34 -46Z', '#fff', { opacity: 0.1 }) +
    ellipse(0, 38, 6.5, 5, M.night.ink)
  );
}

export function mushroom(d: Drawing): string {
  return (
    path('M-13 4C-11 22 -18 38 -20 44H20C18 38 11 22 13 4Z', d.linear([M.bone.shade, M.bone.hi, M.bone.base], 0)) +
    ellipse(0, 6, 34, 9, M.bone.base) +
    path('M-46 6C-46 -28 -22 -44 0 -44C22 -44 46 -28 46 6C26 -4 -26 -4 -46 6Z', d.ball(M.red)) +
    [
      [-22, -14, 7],
      [2, -28, 9],
      [24, -10, 6],
      [4, -8, 5],
      [-34, -2, 3.5],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.85, M.bone.hi))
      .join('')
  );
}

export function acorn(d: Drawing): string {
  return (
    path('M-26 -6C-28 22 -8 36 0 46C8 36 28 22 26 -6Z', d.ball(M.bronze)) +
    path('M-34 -4C-36 -26 -16 -34 0 -34C16 -34 36 -26 34 -4C14 4 -14 4 -34 -4Z', d.down(M.wood)) +
    line('M-26 -14L-12 0M-10 -28L12 1M14 -30L28 -10M26 -14L12 0M10 -28L-12 1M-14 -30L-28 -10', M.wood.ink, 1.4, { opacity: 0.5 }) +
    line('M0 -33Q2 -42 10 -46', M.wood.shade, 5)
  );
}

export function leaf(d: Drawing): string {
  return place(
    path('M0 46C-36 24 -34 -22 0 -46C34 -22 36 24 0 46Z', d.linear([M.lime.light, M.green.base, M.green.deep], 0)) +
      line('M0 50V-34M0 24L18 8M0 24L-18 8M0 6L18 -10M0 6L-18 -10M0 -12L12 -24M0 -12L-12 -24', M.lime.hi, 1.8, { opacity: 0.7 }),
    0,
    0,
    0.95,
    24,
  );
}

/** A fir of three skirts, standing on y = 50. */
export function fir(d: Drawing, dark: string, lit: string): string {
  const fill = d.linear([lit, dark], 0);
  return rect(-4, 36, 8, 14, dark) + path('M0 -50L20 -14H11L28 12H16L36 40H-36L-16 12H-28L-11 -14H-20Z', fill);
}

export function butterfly(d: Drawing): string {
  const wing =
    path('M2 -2C8 -34 34 -46 46 -34C50 -14 30 0 4 2Z', d.linear([M.sky.light, M.blue.base], 30)) +
    path('M4 4C22 2 38 12 36 28C30 44 10 36 3 10Z', d.linear([M.violet.light, M.violet.base], 60)) +
    circle(36, -28, 5, M.gold.hi) +
    circle(27, 24, 4, M.gold.hi) +
    line('M4 0Q22 -14 40 -30M5 6Q18 14 28 28', M.blue.ink, 1.4, { opacity: 0.5 });
  return (
    mirror(wing) + rect(-3, -16, 6, 42, M.night.shade, { rx: 3 }) + line('M-1 -16Q-6 -30 -14 -34M1 -16Q6 -30 14 -34', M.night.shade, 2)
  );
}

export function wolf(d: Drawing): string {
  const half =
    path('M0 -20L28 -48L34 -14L46 8L34 14L36 26L20 28L0 46Z', d.linear([M.silver.light, M.silver.base, M.silver.deep], 70)) +
    path('M25 -38L29 -20L16 -22Z', M.night.base) +
    path('M0 46L20 28L14 8L0 26Z', M.silver.hi) +
    path('M8 0L24 -8L20 4Z', M.gold.hi) +
    circle(17, -1, 2.4, M.night.ink) +
    path('M0 -20L12 -10L6 6L0 20Z', M.night.base, { opacity: 0.35 });
  return mirror(half) + path('M-7 24H7L4 32H-4Z', M.night.ink);
}

export function cactus(d: Drawing): string {
  const green = d.linear([M.lime.base, M.green.base, M.green.deep], 0);
  return (
    path('M-12 46V-28A12 14 0 0 1 12 -28V46Z', green) +
    path(
      'M-12 22H-20C-34 22 -38 12 -38 -2A7 7 0 0 1 -24 -2C-24 6 -22 8 -12 8ZM12 10H20C34 10 38 0 38 -16A7 7 0 0 0 24 -16C24 -6 22 -4 12 -4Z',
      green,
    ) +
    line('M-4 -28V42M4 -28V42M-31 -2V8M31 -14V-4', M.green.deep, 1.4, { opacity: 0.55 }) +
    circle(0, -42, 6, d.ball(M.rose)) +
    circle(-31, -9, 4, d.ball(M.rose))
  );
}
