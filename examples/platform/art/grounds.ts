import { HORIZON, stands, type Backdrop } from './backdrops.js';
import { MATERIAL as M, type Ramp } from './color.js';
import { ellipse, line, n, polygon, rect, type Drawing } from './drawing.js';

/** Grounds of sports that are not played on a football pitch: each in its own colour, with its own lines. */

type Point = readonly [across: number, depth: number];
interface Ground {
  readonly d: Drawing;
  readonly width: number;
  readonly height: number;
  /** `across` −1 to 1 between the side lines, `depth` 0 at the far end to 1 at the near one. */
  at(across: number, depth: number): [x: number, y: number];
}

const MARKS = { opacity: 0.75 };

/** A wooden court with its key, its arc and a hoop at the far end. */
export const basketballCourt: Backdrop = groundOf(M.wood, ground => {
  const { d, width, height, at } = ground;
  const size = Math.min(width / 300, height / 300);
  const [x, foot] = at(0, 0.02);
  const top = foot - 74 * size;
  const planks = Array.from({ length: 9 }, (_, i) => track(ground, [i / 4 - 1, 0], [i / 4 - 1, 1])).join('');
  return (
    line(planks, M.wood.ink, 1.5, { opacity: 0.35 }) +
    area(ground, M.orange.shade, [-0.3, 0.02], [0.3, 0.02], [0.3, 0.52], [-0.3, 0.52]) +
    marks(ground, [-1, 1], [-1, 0.02], [1, 0.02], [1, 1]) +
    marks(ground, [-0.3, 0.02], [-0.3, 0.52], [0.3, 0.52], [0.3, 0.02]) +
    line(`M${spot(at(-0.8, 0.02))}C${spot(at(-0.8, 0.95))} ${spot(at(0.8, 0.95))} ${spot(at(0.8, 0.02))}`, '#fff', 2.5, MARKS) +
    rect(x - 3 * size, top, 6 * size, 74 * size, M.night.base) +
    rect(x - 30 * size, top - 34 * size, 60 * size, 42 * size, '#fff', { rx: 3, opacity: 0.85 }) +
    rect(x - 11 * size, top - 16 * size, 22 * size, 17 * size, 'none', { stroke: M.red.base, 'stroke-width': n(2.5 * size) }) +
    ellipse(x, top + 6 * size, 13 * size, 4 * size, 'none', { stroke: M.orange.base, 'stroke-width': n(3 * size) }) +
    line(
      `M${n(x - 12 * size)} ${n(top + 8 * size)}l${n(5 * size)} ${n(18 * size)}h${n(14 * size)}l${n(5 * size)} ${n(-18 * size)}`,
      d.linear(['#fff', ['#fff', 0.4]]),
      1.6 * size,
    )
  );
});

/** Clay with the lines of singles and doubles. */
export const tennisCourt: Backdrop = groundOf(M.bronze, ground => {
  const side = 0.74;
  return (
    marks(ground, [-1, 1], [-1, 0.04], [1, 0.04], [1, 1]) +
    marks(ground, [-side, 0.04], [-side, 1]) +
    marks(ground, [side, 0.04], [side, 1]) +
    marks(ground, [-side, 0.2], [side, 0.2]) +
    marks(ground, [-side, 0.8], [side, 0.8]) +
    marks(ground, [0, 0.2], [0, 0.8]) +
    net(ground, 0.42, 0, 0.06)
  );
});

/** A hall with a high net. */
export const volleyballCourt: Backdrop = groundOf(M.teal, ground =>
  [
    area(ground, M.orange.shade, [-0.86, 0.05], [0.86, 0.05], [0.86, 1], [-0.86, 1]),
    marks(ground, [-0.86, 1], [-0.86, 0.05], [0.86, 0.05], [0.86, 1]),
    marks(ground, [-0.86, 0.26], [0.86, 0.26]),
    marks(ground, [-0.86, 0.7], [0.86, 0.7]),
    net(ground, 0.4, 0.1, 0.08),
  ].join(''),
);

/** A lawn with the infield, its bases and the foul lines. */
export const baseballDiamond: Backdrop = groundOf(M.green, ground => {
  const { at, width } = ground;
  const bases: readonly Point[] = [
    [0, 0.92],
    [0.56, 0.42],
    [0, 0.14],
    [-0.56, 0.42],
  ];
  const [x, y] = at(0, 0.42);
  return (
    area(ground, M.bronze.base, [0, 1.06], [0.86, 0.46], [0.5, 0.04], [-0.5, 0.04], [-0.86, 0.46]) +
    area(ground, M.green.shade, [0, 0.82], [0.46, 0.42], [0, 0.2], [-0.46, 0.42]) +
    ellipse(x, y, width * 0.07, width * 0.022, M.bronze.light) +
    marks(ground, [1.2, 0], [0, 0.92], [-1.2, 0]) +
    bases
      .map(([across, depth]) => {
        const [bx, by] = at(across, depth);
        const size = width * (0.012 + 0.016 * depth);
        return polygon(
          [
            [bx - size, by],
            [bx, by - size * 0.55],
            [bx + size, by],
            [bx, by + size * 0.55],
          ],
          '#fff',
        );
      })
      .join('')
  );
});

/** Spectators around a ground of a material, with what is drawn on it. */
function groundOf(material: Ramp, draw: (ground: Ground) => string): Backdrop {
  return stage => {
    const { d, width, height, focus } = stage;
    const top = height * HORIZON;
    const vanish = width * focus[0];
    const at = (across: number, depth: number): [number, number] => [
      vanish + across * width * (0.3 + 0.34 * depth),
      top + (height - top) * depth * (0.5 + 0.5 * depth),
    ];
    const floor = rect(0, top, width, height - top, d.linear([material.base, material.shade, material.deep]));
    return stands(stage) + floor + draw({ d, width, height, at });
  };
}

function spot([x, y]: readonly [number, number]): string {
  return `${n(x)} ${n(y)}`;
}

function track({ at }: Ground, ...points: readonly Point[]): string {
  return points.map(([across, depth], index) => `${index === 0 ? 'M' : 'L'}${spot(at(across, depth))}`).join('');
}

function marks(ground: Ground, ...points: readonly Point[]): string {
  return line(track(ground, ...points), '#fff', 2.5, MARKS);
}

function area({ at }: Ground, colour: string, ...points: readonly Point[]): string {
  return polygon(
    points.map(([across, depth]) => at(across, depth)),
    colour,
    { opacity: 0.8 },
  );
}

/** Across the ground; `lift` is how high its lower edge hangs, `rise` how high it is, as parts of the height. */
function net({ at, height }: Ground, depth: number, lift: number, rise: number): string {
  const [[left, floor], [right]] = [at(-1.06, depth), at(1.06, depth)];
  const [low, high] = [floor - height * lift, floor - height * (lift + rise)];
  const cell = (low - high) / 3;
  const threads = Array.from({ length: Math.floor((right - left) / cell) }, (_, i) => `M${n(left + i * cell)} ${n(high)}V${n(low)}`).join(
    '',
  );
  const rows = [1, 2].map(i => `M${n(left)} ${n(high + i * cell)}H${n(right)}`).join('');
  return (
    line(threads + rows, '#fff', 0.8, { opacity: 0.35 }) +
    line(`M${n(left)} ${n(high)}H${n(right)}`, '#fff', 4, { opacity: 0.9 }) +
    line(`M${n(left)} ${n(floor)}V${n(high - 3)}M${n(right)} ${n(floor)}V${n(high - 3)}`, M.night.base, 5)
  );
}
