import { MATERIAL as M } from '../color.js';
import { circle, ellipse, line, mirror, path, place, type Drawing } from '../drawing.js';

const eyes = (x: number, y: number, r: number, iris: string): string =>
  mirror(ellipse(x, y, r * 1.25, r, iris) + circle(x - 0.5, y, r * 0.62, M.night.ink) + circle(x - 2, y - r * 0.4, r * 0.22, '#fff'));

export function tiger(d: Drawing): string {
  const stripes = mirror(path('M18 -34L24 -20L12 -26ZM40 -8L24 -4L38 2ZM38 10L24 10L32 18ZM6 -38L8 -22L0 -30Z', M.night.ink));
  return (
    mirror(circle(30, -32, 13, d.ball(M.orange)) + circle(30, -31, 7, M.wood.ink)) +
    path(
      'M0 -42C28 -42 44 -22 42 2C42 24 24 42 0 44C-24 42 -42 24 -42 2C-44 -22 -28 -42 0 -42Z',
      d.radial([M.orange.light, M.orange.base, M.orange.shade], 0.45, 0.3, 0.75),
    ) +
    stripes +
    mirror(path('M0 8C8 2 26 8 24 24C20 36 8 40 0 40Z', M.bone.hi) + path('M6 -18C12 -26 22 -24 24 -16Z', M.bone.hi)) +
    eyes(16, -7, 6, M.gold.hi) +
    path('M-9 8H9L0 18Z', M.rose.shade) +
    line('M0 18V25M-12 24Q-6 30 0 25Q6 30 12 24', M.night.ink, 2) +
    line('M-20 20L-40 16M-20 25L-38 28M20 20L40 16M20 25L38 28', '#fff', 1.2, { opacity: 0.8 })
  );
}

export function lion(d: Drawing): string {
  const mane = Array.from({ length: 16 }, (_, i) =>
    place(path('M-11 -24Q0 -56 11 -24Z', i % 2 === 0 ? d.down(M.bronze) : d.linear([M.orange.shade, M.orange.base])), 0, 2, 0.92, i * 22.5),
  ).join('');
  return (
    mane +
    circle(0, 2, 32, M.bronze.shade) +
    path(
      'M0 -28C20 -28 28 -12 26 6C26 22 14 36 0 38C-14 36 -26 22 -26 6C-28 -12 -20 -28 0 -28Z',
      d.radial([M.gold.hi, M.gold.light, M.gold.base], 0.45, 0.3, 0.75),
    ) +
    mirror(path('M0 12C8 6 20 12 18 22C14 32 6 34 0 34Z', M.bone.hi)) +
    eyes(11, -5, 4.6, M.bronze.deep) +
    mirror(line('M5 -13Q12 -17 18 -12', M.bronze.deep, 2.4)) +
    path('M-8 6H8L2 15H-2Z', M.wood.ink) +
    line('M0 15V21M-9 21Q-4 26 0 21Q4 26 9 21', M.wood.ink, 1.8)
  );
}

export function panda(d: Drawing): string {
  return (
    mirror(circle(30, -32, 14, d.ball(M.night))) +
    path(
      'M0 -42C30 -42 46 -20 44 4C44 28 24 42 0 42C-24 42 -44 28 -44 4C-46 -20 -30 -42 0 -42Z',
      d.radial(['#fff', M.bone.hi, M.bone.light, M.bone.shade], 0.42, 0.3, 0.8),
    ) +
    mirror(
      ellipse(18, -4, 12, 15, M.night.ink, { transform: 'rotate(28 18 -4)' }) +
        circle(16, -4, 6, '#fff') +
        circle(15.5, -4, 3.6, M.night.ink),
    ) +
    ellipse(0, 14, 8, 5.5, M.night.ink) +
    line('M0 19V24M-10 25Q-4 31 0 25Q4 31 10 25', M.night.ink, 2) +
    mirror(ellipse(27, 18, 7, 4, M.rose.light, { opacity: 0.6 }))
  );
}

export function jaguar(d: Drawing): string {
  const spots = mirror(
    path(
      'M8 -34q6 -3 8 2q-3 4 -8 2zM24 -26q6 0 6 5q-5 3 -7 -1zM32 -8q5 2 3 7q-5 0 -5 -4zM32 10q5 0 4 6q-5 1 -6 -3zM14 -24q4 -1 4 3q-4 2 -5 0z',
      M.gold.shade,
      { opacity: 0.8 },
    ),
  );
  return (
    mirror(path('M16 -38Q36 -50 40 -26L26 -18Z', d.down(M.night))) +
    path(
      'M0 -40C26 -40 42 -20 40 2C38 24 22 44 0 44C-22 44 -38 24 -40 2C-42 -20 -26 -40 0 -40Z',
      d.radial([M.night.light, M.night.base, M.night.shade, M.night.ink], 0.4, 0.28, 0.8),
    ) +
    spots +
    mirror(path('M0 12C8 6 22 12 20 24C16 36 6 40 0 40Z', M.night.light)) +
    mirror(path('M6 -4C10 -12 22 -12 26 -6C22 2 10 4 6 -4Z', M.lime.light) + ellipse(16, -5, 2.2, 5, M.night.ink)) +
    path('M-8 10H8L0 19Z', M.rose.deep) +
    line('M0 19V25M-10 26Q-4 31 0 25Q4 31 10 26', M.night.ink, 2)
  );
}

export function bison(d: Drawing): string {
  return (
    mirror(path('M24 -22C40 -20 46 -34 40 -46C54 -34 52 -8 28 -8Z', d.linear([M.bone.hi, M.bone.base, M.wood.base], 90))) +
    path(
      'M0 -46C22 -46 36 -30 32 -8C30 4 24 12 20 26C16 40 8 46 0 46C-8 46 -16 40 -20 26C-24 12 -30 4 -32 -8C-36 -30 -22 -46 0 -46Z',
      d.linear([M.wood.base, M.wood.shade, M.wood.ink]),
    ) +
    path(
      'M-30 -26C-26 -44 -12 -48 0 -44C12 -48 26 -44 30 -26C24 -12 18 -18 14 -6C8 -18 4 -10 0 0C-4 -10 -8 -18 -14 -6C-18 -18 -24 -12 -30 -26Z',
      d.linear([M.wood.ink, M.wood.deep]),
    ) +
    mirror(ellipse(17, 2, 3.6, 3, M.gold.light) + circle(17, 2, 1.8, M.night.ink)) +
    ellipse(0, 32, 13, 10, M.wood.ink) +
    mirror(ellipse(6, 31, 3, 4, M.night.ink)) +
    path('M-12 8Q0 2 12 8L8 24H-8Z', M.wood.light, { opacity: 0.35 })
  );
}

export function eagle(d: Drawing): string {
  return (
    path('M-26 46C-30 24 -34 -4 -18 -26C-6 -42 22 -42 30 -22C36 -6 34 20 44 46Z', d.linear([M.wood.base, M.wood.shade, M.wood.ink], 60)) +
    path(
      'M-30 10C-34 -22 -14 -44 8 -42C28 -40 36 -24 32 -6L34 14L22 6L18 22L8 8L0 26L-8 10L-18 24Z',
      d.linear(['#fff', M.bone.hi, M.bone.base], 60),
    ) +
    path(
      'M-10 -20C-24 -26 -44 -20 -46 2C-38 -4 -30 -6 -20 -6C-14 -6 -8 -12 -10 -20Z',
      d.linear([M.gold.light, M.gold.base, M.orange.shade]),
    ) +
    line('M-44 -4Q-30 -10 -16 -8', M.orange.deep, 1.8) +
    path('M-8 -24L18 -30L16 -24L-6 -18Z', M.bone.base) +
    circle(1, -18, 5, M.gold.light) +
    circle(0, -18, 2.6, M.night.ink)
  );
}

export function phoenix(d: Drawing): string {
  const wing =
    path(
      'M4 0C10 -22 28 -40 48 -44C46 -34 44 -30 40 -26C46 -26 48 -22 46 -18C42 -14 40 -12 36 -10C40 -8 40 -4 36 0C26 6 14 10 4 12Z',
      d.linear([M.gold.light, M.orange.base, M.red.base], 20),
    ) + path('M4 4C12 -10 24 -22 36 -26C32 -14 22 0 6 10Z', d.linear([M.gold.hi, M.orange.light], 20));
  const tail = path('M0 12C6 24 18 30 12 48C8 40 4 34 0 28Z', d.linear([M.orange.base, M.red.base, M.rose.base]));
  return (
    circle(
      0,
      0,
      48,
      d.radial([
        [M.gold.light, 0.5],
        [M.gold.light, 0],
      ]),
    ) +
    mirror(tail) +
    path('M-3 14L0 50L3 14Z', M.gold.base) +
    mirror(wing) +
    path(
      'M0 -34C10 -30 10 -18 8 -10C14 0 12 14 0 20C-12 14 -14 0 -8 -10C-10 -18 -10 -30 0 -34Z',
      d.linear([M.gold.hi, M.orange.base, M.red.base]),
    ) +
    path('M-3 -26L0 -16L3 -26Z', M.bone.hi) +
    mirror(circle(4, -26, 1.6, M.night.ink)) +
    line('M0 -33C-2 -40 -6 -44 -10 -44M0 -33C0 -42 2 -46 0 -50M0 -33C2 -40 6 -44 10 -44', M.gold.light, 2.4)
  );
}

export function volcano(d: Drawing): string {
  return (
    circle(-12, -36, 10, M.silver.shade, { opacity: 0.6 }) +
    circle(8, -42, 12, M.silver.base, { opacity: 0.5 }) +
    circle(20, -32, 8, M.silver.shade, { opacity: 0.6 }) +
    path('M-4 -24C-8 -38 -2 -40 0 -48C4 -40 10 -36 6 -24Z', d.linear([M.gold.hi, M.orange.base])) +
    path('M-14 -22H14C22 8 34 28 48 42H-48C-34 28 -22 8 -14 -22Z', d.linear([M.bronze.base, M.wood.base, M.wood.deep], 40)) +
    path(
      'M-14 -22H14C18 -8 14 -4 12 10C8 18 6 4 2 4C-4 4 -2 30 -8 32C-14 30 -8 8 -14 4C-18 2 -18 -8 -14 -22Z',
      d.linear([M.gold.hi, M.orange.base, M.red.base]),
    ) +
    ellipse(0, -22, 14, 4, M.gold.hi)
  );
}

export function samurai(d: Drawing): string {
  return (
    path('M-40 10C-46 26 -46 36 -40 46H-20L-24 12ZM40 10C46 26 46 36 40 46H20L24 12Z', d.linear([M.red.base, M.red.ink])) +
    line('M-41 22H-23M-43 32H-22M41 22H23M43 32H22', M.gold.shade, 2) +
    path('M-26 0H26L22 36C10 46 -10 46 -22 36Z', d.linear([M.night.base, M.night.ink])) +
    mirror(path('M5 10C10 4 18 4 22 8L18 13H7Z', M.gold.hi) + circle(13, 9.5, 2, M.night.ink)) +
    path('M-14 24Q0 16 14 24Q10 36 0 36Q-10 36 -14 24Z', M.red.deep) +
    line('M-10 26H10', M.bone.hi, 3) +
    path('M-44 6C-38 -36 38 -36 44 6C20 -6 -20 -6 -44 6Z', d.linear([M.red.light, M.red.base, M.red.ink], 60)) +
    line('M-16 -24V-1M0 -26V-3M16 -24V-1', M.red.ink, 1.6, { opacity: 0.6 }) +
    path('M-44 6C-20 -6 20 -6 44 6L42 12C20 2 -20 2 -42 12Z', d.metal(M.gold, 0)) +
    mirror(path('M4 -10C14 -14 28 -28 26 -50C40 -34 30 -6 6 -2Z', d.metal(M.gold, 30))) +
    circle(0, -8, 8, d.metal(M.gold)) +
    circle(0, -8, 4.5, d.ball(M.red))
  );
}

export function magicLamp(d: Drawing): string {
  return (
    path(
      'M-34 -6C-46 -20 -28 -26 -36 -40C-20 -32 -38 -16 -26 -8Z',
      d.linear([
        [M.violet.light, 0.1],
        [M.sky.light, 0.9],
      ]),
    ) +
    `<path d="M26 2C50 -18 52 22 24 24" fill="none" stroke="${d.metal(M.gold)}" stroke-width="6"/>` +
    path('M-48 -8C-32 -8 -24 2 -16 4C-6 -8 14 -10 28 2C30 24 14 32 2 32C-20 32 -28 4 -48 -2Z', d.metal(M.gold, 30)) +
    path('M-14 3C-10 -14 16 -16 24 0C14 6 -6 8 -14 3Z', d.linear([M.gold.hi, M.gold.shade])) +
    circle(5, -16, 5, d.ball(M.red)) +
    path('M-12 31H16L22 44H-18Z', d.metal(M.gold, 0)) +
    path('M-10 12Q4 20 22 10', 'none', { stroke: M.gold.deep, 'stroke-width': 2 }) +
    circle(4, 18, 4, d.ball(M.teal))
  );
}

export function heart(d: Drawing): string {
  return (
    path(
      'M0 42C-54 8 -48 -38 -22 -38C-8 -38 -2 -28 0 -22C2 -28 8 -38 22 -38C48 -38 54 8 0 42Z',
      d.radial([M.red.light, M.red.base, M.red.shade, M.red.deep], 0.35, 0.28, 0.85),
      { stroke: d.metal(M.gold), 'stroke-width': 4 },
    ) + path('M-30 -26C-40 -18 -36 0 -28 8C-30 -6 -28 -16 -18 -26C-22 -30 -26 -30 -30 -26Z', '#fff', { opacity: 0.5 })
  );
}
