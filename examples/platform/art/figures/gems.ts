import { MATERIAL as M, oklch } from '../color.js';
import { circle, ellipse, n, path, place, polygon, starPoints, type Drawing } from '../drawing.js';

/** The hues that gems come in. */
const GEM_HUES = { ruby: 18, amber: 70, emerald: 155, aqua: 205, sapphire: 262, amethyst: 308 } as const;

/** A cut stone seen from above: each facet is as bright as it faces the light. */
function cutGem(hue: number, sides: number, rx = 44, ry = 44, turn = -90): string {
  const ring = (k: number, shift: number): [number, number][] =>
    Array.from({ length: sides }, (_, i) => {
      const a = ((turn + ((i + shift) * 360) / sides) * Math.PI) / 180;
      return [Math.cos(a) * rx * k, Math.sin(a) * ry * k];
    });
  const outer = ring(1, 0);
  const middle = ring(0.78, 0.5);
  const table = ring(0.52, 0);
  const at = (list: [number, number][], i: number): [number, number] => list[(i + sides) % sides] ?? [0, 0];
  const facet = (points: [number, number][], lift: number): string => {
    const x = points.reduce((sum, point) => sum + point[0] / rx, 0) / points.length;
    const y = points.reduce((sum, point) => sum + point[1] / ry, 0) / points.length;
    const light = (-x * 0.6 - y * 0.8) * 0.24 + lift;
    return polygon(points, oklch(0.56 + light, 0.17 - Math.abs(light) * 0.25, hue + light * 30));
  };
  const facets = outer
    .map(
      (_, i) =>
        facet([at(outer, i), at(outer, i + 1), at(middle, i)], -0.06) +
        facet([at(outer, i), at(middle, i), at(table, i), at(middle, i - 1)], 0.05) +
        facet([at(middle, i), at(table, i), at(table, i + 1)], 0.12),
    )
    .join('');
  return (
    polygon(outer, oklch(0.3, 0.1, hue), { stroke: oklch(0.3, 0.1, hue), 'stroke-width': 3, 'stroke-linejoin': 'round' }) +
    facets +
    polygon(table, oklch(0.72, 0.15, hue + 6)) +
    polygon([at(table, 0), at(table, 1), [rx * 0.1, ry * 0.05], at(table, -1)], '#fff', { opacity: 0.4 })
  );
}

/** A brilliant seen from the side. */
export function diamond(hue = 222): string {
  const c = (l: number, k = 0.09): string => oklch(l, k, hue);
  return (
    polygon(
      [
        [-46, -12],
        [-28, -36],
        [28, -36],
        [46, -12],
        [0, 44],
      ],
      c(0.45),
    ) +
    polygon(
      [
        [-46, -12],
        [-28, -36],
        [-16, -12],
      ],
      c(0.86),
    ) +
    polygon(
      [
        [-28, -36],
        [0, -36],
        [-16, -12],
      ],
      c(0.95, 0.04),
    ) +
    polygon(
      [
        [0, -36],
        [16, -12],
        [-16, -12],
      ],
      c(0.8),
    ) +
    polygon(
      [
        [0, -36],
        [28, -36],
        [16, -12],
      ],
      c(0.9),
    ) +
    polygon(
      [
        [28, -36],
        [46, -12],
        [16, -12],
      ],
      c(0.7),
    ) +
    polygon(
      [
        [-46, -12],
        [-16, -12],
        [0, 44],
      ],
      c(0.7),
    ) +
    polygon(
      [
        [-16, -12],
        [16, -12],
        [0, 44],
      ],
      c(0.84),
    ) +
    polygon(
      [
        [16, -12],
        [46, -12],
        [0, 44],
      ],
      c(0.55),
    ) +
    path('M-40 -14L-27 -32L-20 -32L-32 -14Z', '#fff', { opacity: 0.6 })
  );
}

export function ruby(): string {
  return cutGem(GEM_HUES.ruby, 8);
}
export function emerald(): string {
  const c = (l: number): string => oklch(l, 0.14, 158);
  const box = (k: number): [number, number][] => [
    [-22 * k, -44 * k],
    [22 * k, -44 * k],
    [36 * k, -30 * k],
    [36 * k, 30 * k],
    [22 * k, 44 * k],
    [-22 * k, 44 * k],
    [-36 * k, 30 * k],
    [-36 * k, -30 * k],
  ];
  const [o, i] = [box(1), box(0.6)];
  const lights = [0.86, 0.7, 0.52, 0.44, 0.36, 0.46, 0.66, 0.92];
  return (
    o.map((point, k) => polygon([point, o[(k + 1) % 8] ?? point, i[(k + 1) % 8] ?? point, i[k] ?? point], c(lights[k] ?? 0.6))).join('') +
    polygon(i, c(0.64)) +
    polygon(
      [
        [-13, -26],
        [4, -26],
        [-22, 14],
        [-22, -16],
      ],
      '#fff',
      { opacity: 0.35 },
    )
  );
}
export function sapphire(): string {
  return cutGem(GEM_HUES.sapphire, 6, 40, 44);
}
export function amethyst(): string {
  return place(cutGem(GEM_HUES.amethyst, 5), 0, 4);
}
export function amber(): string {
  return cutGem(GEM_HUES.amber, 10, 34, 44);
}

export function crown(d: Drawing): string {
  const gold = d.metal(M.gold, 30);
  const pearls = [
    [-44, -20],
    [-21, -32],
    [0, -42],
    [21, -32],
    [44, -20],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5.5, d.ball(M.gold)))
    .join('');
  return (
    ellipse(0, 30, 38, 8, M.gold.deep) +
    path('M-38 30L-44 -16L-24 6L-20 -28L-3 4L0 -38L3 4L20 -28L24 6L44 -16L38 30C20 40 -20 40 -38 30Z', gold) +
    path('M-38 30L-40 16C-20 26 20 26 40 16L38 30C20 40 -20 40 -38 30Z', M.gold.shade) +
    pearls +
    ellipse(0, 28, 7, 6, d.ball(M.red)) +
    ellipse(-22, 25, 5, 4.5, d.ball(M.blue)) +
    ellipse(22, 25, 5, 4.5, d.ball(M.green)) +
    path('M-34 16L-37 -4L-26 10Z', '#fff', { opacity: 0.4 })
  );
}

export function ring(d: Drawing): string {
  return (
    `<ellipse cx="0" cy="16" rx="28" ry="28" fill="none" stroke="${d.metal(M.gold)}" stroke-width="9"/><path d="M-20 2A25 25 0 0 0 -22 26" fill="none" stroke="#fff" stroke-width="2.5" opacity=".7"/>` +
    place(diamond(), 0, -24, 0.52)
  );
}

export function coin(d: Drawing): string {
  const rim = starPoints(24, 43, 41)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L');
  return (
    circle(0, 3, 44, M.gold.deep) +
    path(`M${rim}Z`, d.metal(M.gold)) +
    circle(0, 0, 34, d.linear([M.gold.shade, M.gold.light], 60)) +
    circle(0, 0, 31, d.down(M.gold)) +
    polygon(starPoints(5, 21, 9), M.gold.hi) +
    polygon(starPoints(5, 21, 9), M.gold.deep, { opacity: 0.35, transform: 'translate(1.5 2)' }) +
    polygon(starPoints(5, 20, 8.6), M.gold.hi)
  );
}

export function coinStack(d: Drawing): string {
  const id = d.part(
    path('M-34 0V9A34 11 0 0 0 34 9V0Z', d.linear([M.gold.shade, M.gold.light, M.gold.base, M.gold.deep], 0)) +
      ellipse(0, 0, 34, 11, d.metal(M.gold)) +
      ellipse(0, 0, 26, 7.5, M.gold.shade, { opacity: 0.55 }),
  );
  return [34, 23, 12, 1, -10, -21].map((y, i) => `<use href="#${id}" x="${[0, 3, -3, 2, -2, 1][i] ?? 0}" y="${y}"/>`).join('');
}
