import { MATERIAL as M } from '../color.js';
import { circle, ellipse, line, path, place, polygon, starPoints, type Drawing } from '../drawing.js';

const LEAF = 'M0 0C6 -14 22 -16 34 -8C26 4 12 8 0 0Z';

export function cherry(d: Drawing): string {
  const fruit = (x: number, y: number): string =>
    circle(x, y, 20, d.ball(M.red)) +
    ellipse(x - 7, y - 9, 5, 3, '#fff', { opacity: 0.65, transform: `rotate(-35 ${x - 7} ${y - 9})` }) +
    line(`M${x - 5} ${y - 18}Q${x} ${y - 14} ${x + 5} ${y - 18}`, M.red.ink, 2);
  return (
    line('M-17 6C-14 -14 -6 -28 8 -42', M.green.shade, 4) +
    line('M20 10C20 -8 16 -26 8 -42', M.green.deep, 4) +
    place(path(LEAF, d.down(M.lime)) + line('M4 -2Q16 -8 28 -8', M.green.deep, 1.5), 8, -38, 1.05, 4) +
    fruit(-19, 24) +
    fruit(20, 27)
  );
}

export function lemon(d: Drawing): string {
  const body =
    'M-44 4C-46 -4 -40 -8 -34 -13C-20 -34 16 -36 31 -17C37 -12 46 -8 45 0C45 7 38 9 33 15C18 34 -18 36 -32 18C-37 13 -42 12 -44 4Z';
  return (
    place(
      path(body, d.ball(M.yellow)) +
        path('M-32 18C-18 36 18 34 33 15C16 24 -14 26 -32 18Z', M.yellow.shade, { opacity: 0.55 }) +
        path('M-24 -12C-14 -24 4 -26 16 -22C2 -20 -12 -16 -20 -6Z', '#fff', { opacity: 0.55 }),
      0,
      6,
      0.98,
      -18,
    ) + place(path(LEAF, d.down(M.green)), 18, -26, 0.8, -24)
  );
}

export function orange(d: Drawing): string {
  return (
    circle(0, 8, 37, d.ball(M.orange)) +
    path('M-30 28A37 37 0 0 0 36 16C26 34 -10 40 -30 28Z', M.red.shade, { opacity: 0.3 }) +
    ellipse(-13, -11, 10, 6, '#fff', { opacity: 0.5, transform: 'rotate(-30 -13 -11)' }) +
    circle(2, -26, 4, M.green.deep) +
    place(path(LEAF, d.down(M.lime)), 2, -27, 1, -12)
  );
}

export function plum(d: Drawing): string {
  return (
    path('M0 -24C24 -36 44 -10 38 14C32 40 8 46 0 42C-10 46 -34 38 -38 12C-42 -12 -22 -36 0 -24Z', d.ball(M.violet)) +
    path('M2 -24C10 -4 10 22 2 42C24 22 22 -8 2 -24Z', M.violet.deep, { opacity: 0.55 }) +
    ellipse(-18, -6, 6, 11, '#fff', { opacity: 0.4, transform: 'rotate(24 -18 -6)' }) +
    line('M1 -24Q2 -34 8 -42', M.wood.shade, 4) +
    place(path(LEAF, d.down(M.green)), 5, -34, 0.9, -6)
  );
}

export function grapes(d: Drawing): string {
  const id = d.part(circle(0, 0, 12.5, d.ball(M.violet)) + ellipse(-4, -5, 3.2, 2, '#fff', { opacity: 0.6 }));
  const spots = [
    [-23, -10],
    [0, -12],
    [23, -10],
    [-12, 8],
    [12, 8],
    [-22, 10],
    [22, 10],
    [0, 14],
    [-11, 27],
    [11, 27],
    [0, 40],
  ];
  return (
    line('M0 -22Q-2 -34 6 -44', M.wood.base, 4) +
    place(path(LEAF, d.down(M.lime)), 3, -32, 1, -10) +
    spots.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`).join('')
  );
}

export function melon(d: Drawing): string {
  const seeds = [
    [-18, -8],
    [0, -12],
    [18, -8],
    [-8, 6],
    [10, 6],
    [0, 20],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 2.6, 4, M.red.ink))
    .join('');
  return place(
    path('M-46 -18A46 46 0 0 0 46 -18Z', d.down(M.green)) +
      path('M-40 -18A40 40 0 0 0 40 -18Z', M.bone.hi) +
      path('M-36 -18A36 36 0 0 0 36 -18Z', d.down(M.red)) +
      path('M-34 -18A36 36 0 0 0 -8 16C-20 8 -26 -4 -26 -18Z', '#fff', { opacity: 0.18 }) +
      place(seeds, 0, 4),
    0,
    2,
    1,
    -14,
  );
}

export function seven(d: Drawing): string {
  const shape = 'M-33 -41H36V-22C18 0 9 18 7 43H-21C-18 18 -6 -2 8 -18H-14V-8H-33Z';
  return (
    path(shape, M.red.ink, { stroke: M.gold.shade, 'stroke-width': 11, 'stroke-linejoin': 'round' }) +
    path(shape, d.metal(M.gold), { stroke: d.metal(M.gold), 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
    path(shape, d.linear([M.red.light, M.red.base, M.red.shade, M.red.deep])) +
    path('M-33 -41H36V-31C4 -35 -14 -33 -33 -27Z', '#fff', { opacity: 0.35 })
  );
}

export function bell(d: Drawing): string {
  return (
    circle(0, 36, 9, d.ball(M.bronze)) +
    path(
      'M0 -44C6 -44 8 -40 8 -36C26 -30 28 -8 30 10C32 20 40 24 42 32H-42C-40 24 -32 20 -30 10C-28 -8 -26 -30 -8 -36C-8 -40 -6 -44 0 -44Z',
      d.metal(M.gold, 20),
    ) +
    path('M-42 32C-40 24 -32 20 -30 12H30C32 20 40 24 42 32Z', M.gold.shade, { opacity: 0.5 }) +
    path('M-18 -20C-22 -8 -23 4 -24 10H-16C-15 0 -14 -12 -8 -26Z', '#fff', { opacity: 0.5 })
  );
}

export function star(d: Drawing): string {
  const points = starPoints(5, 46, 20);
  const facets = points
    .map((point, i) => polygon([[0, 0], point, points[(i + 1) % 10] ?? [0, 0]], i % 2 === 0 ? M.gold.light : M.gold.shade))
    .join('');
  return (
    polygon(points, M.gold.deep, { stroke: M.gold.deep, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
    facets +
    circle(
      0,
      0,
      14,
      d.radial([
        ['#fff', 0.6],
        ['#fff', 0],
      ]),
    )
  );
}

export function clover(d: Drawing): string {
  const leaf =
    path('M0 0C-6 -10 -26 -16 -24 -32C-22 -44 -6 -44 0 -34C6 -44 22 -44 24 -32C26 -16 6 -10 0 0Z', d.ball(M.green)) +
    line('M0 -3V-24', M.green.light, 1.6, { opacity: 0.6 });
  return line('M2 4Q8 30 24 44', M.green.shade, 5) + [0, 90, 180, 270].map(turn => place(leaf, 0, -2, 0.98, turn + 10)).join('');
}
