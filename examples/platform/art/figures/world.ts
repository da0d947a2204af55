import { MATERIAL as M } from '../color.js';
import { circle, ellipse, line, mirror, n, path, place, polygon, rect, starPoints, use, type Drawing } from '../drawing.js';

export function nugget(): string {
  return (
    polygon(
      [
        [-40, 16],
        [-34, -14],
        [-12, -34],
        [14, -38],
        [38, -18],
        [44, 12],
        [26, 34],
        [-16, 38],
      ],
      M.gold.base,
    ) +
    polygon(
      [
        [-40, 16],
        [-34, -14],
        [-14, -6],
        [-20, 18],
      ],
      M.gold.light,
    ) +
    polygon(
      [
        [-34, -14],
        [-12, -34],
        [6, -16],
        [-14, -6],
      ],
      M.gold.hi,
    ) +
    polygon(
      [
        [-12, -34],
        [14, -38],
        [20, -18],
        [6, -16],
      ],
      M.gold.light,
    ) +
    polygon(
      [
        [14, -38],
        [38, -18],
        [20, -18],
      ],
      M.gold.base,
    ) +
    polygon(
      [
        [38, -18],
        [44, 12],
        [22, 8],
        [20, -18],
      ],
      M.gold.shade,
    ) +
    polygon(
      [
        [-14, -6],
        [6, -16],
        [20, -18],
        [22, 8],
        [2, 16],
        [-20, 18],
      ],
      M.gold.base,
    ) +
    polygon(
      [
        [-40, 16],
        [-20, 18],
        [-16, 38],
      ],
      M.gold.shade,
    ) +
    polygon(
      [
        [-20, 18],
        [2, 16],
        [26, 34],
        [-16, 38],
      ],
      M.gold.deep,
    ) +
    polygon(
      [
        [2, 16],
        [22, 8],
        [44, 12],
        [26, 34],
      ],
      M.bronze.deep,
    ) +
    polygon(starPoints(4, 12, 2), '#fff', { transform: 'translate(-14 -18)' })
  );
}

export function mineCart(d: Drawing): string {
  const lumps = [
    [-24, -16, 14],
    [0, -22, 17],
    [24, -16, 14],
    [-10, -10, 12],
    [13, -10, 12],
  ]
    .map(([x = 0, y = 0, r = 0], i) =>
      place(polygon(starPoints(6, r, r * 0.9, i * 17), d.linear([M.gold.hi, M.gold.base, M.gold.deep], 55)), x, y),
    )
    .join('');
  return (
    lumps +
    path('M-44 -10H44L34 28H-34Z', d.linear([M.silver.base, M.silver.shade, M.silver.deep])) +
    rect(-47, -13, 94, 8, d.linear([M.wood.light, M.wood.shade]), { rx: 3 }) +
    line('M-22 -4L-18 26M0 -4V26M22 -4L18 26', M.night.ink, 2.5, { opacity: 0.5 }) +
    [-20, 20].map(x => circle(x, 34, 11, M.night.base) + circle(x, 34, 7, d.metal(M.silver)) + circle(x, 34, 2.6, M.night.ink)).join('')
  );
}

export function pickaxe(d: Drawing): string {
  return place(
    rect(-4, -34, 8, 82, d.linear([M.wood.light, M.wood.base, M.wood.deep], 0), { rx: 3 }) +
      path('M-48 -14C-34 -38 -14 -42 0 -42C14 -42 34 -38 48 -14C32 -26 16 -28 0 -28C-16 -28 -32 -26 -48 -14Z', d.metal(M.silver, 20)) +
      rect(-8, -45, 16, 20, d.down(M.silver), { rx: 3 }),
    0,
    0,
    1,
    28,
  );
}

export function dynamite(d: Drawing): string {
  const stick = (x: number): string =>
    rect(x - 9, -26, 18, 66, d.linear([M.red.shade, M.red.light, M.red.base, M.red.deep], 0), { rx: 4 }) +
    ellipse(x, -26, 9, 3.4, M.bone.base);
  return (
    line('M0 -28C0 -40 14 -36 16 -46', M.bone.base, 3) +
    polygon(starPoints(8, 11, 4), M.gold.light, { transform: 'translate(17 -44)' }) +
    stick(-18) +
    stick(18) +
    stick(0) +
    rect(-29, -4, 58, 14, d.linear([M.bone.light, M.bone.shade]), { rx: 2 }) +
    rect(-29, 26, 58, 5, M.night.shade, { rx: 2 })
  );
}

export function oilLamp(d: Drawing): string {
  return (
    `<path d="M-18 -32A18 16 0 0 1 18 -32" fill="none" stroke="${M.silver.shade}" stroke-width="4"/>` +
    circle(
      0,
      4,
      40,
      d.radial([
        [M.gold.light, 0.55],
        [M.gold.base, 0],
      ]),
    ) +
    path('M-14 -34H14L20 -22H-20Z', d.metal(M.bronze, 10)) +
    rect(-22, -22, 44, 46, M.gold.light, { opacity: 0.35, rx: 6 }) +
    path('M0 -12C12 2 10 18 0 20C-10 18 -12 2 0 -12Z', d.radial([M.gold.hi, M.gold.base, M.orange.base], 0.5, 0.7, 0.6)) +
    line('M-18 -22V24M18 -22V24', M.bronze.deep, 4) +
    path('M-26 24H26L30 42H-30Z', d.metal(M.bronze, 10))
  );
}

/** A sugar skull with its flowers. */
export function sugarSkull(d: Drawing): string {
  const petal = (x: number, y: number, r: number, c: string): string =>
    Array.from({ length: 6 }, (_, i) => circle(x + Math.cos(i * 1.047) * r, y + Math.sin(i * 1.047) * r, r * 0.62, c)).join('') +
    circle(x, y, r * 0.5, M.gold.light);
  const side =
    Array.from({ length: 8 }, (_, i) =>
      circle(15 + Math.cos(i * 0.785) * 13, -4 + Math.sin(i * 0.785) * 13, 4.4, i % 2 === 0 ? M.rose.base : M.orange.light),
    ).join('') +
    circle(15, -4, 11, M.night.ink) +
    circle(15, -4, 5, d.ball(M.teal)) +
    line('M28 14C34 10 36 2 34 -4', M.teal.base, 2);
  return (
    path(
      'M-36 -8C-38 -36 -16 -47 0 -47C16 -47 38 -36 36 -8C36 6 29 12 24 16V30C18 40 -18 40 -24 30V16C-29 12 -36 6 -36 -8Z',
      d.radial([M.bone.hi, '#fff', M.bone.light, M.bone.shade], 0.4, 0.3, 0.85),
    ) +
    mirror(side) +
    path('M0 6C-6 10 -6 16 -2 16L0 12L2 16C6 16 6 10 0 6Z', M.night.ink) +
    line('M-18 26Q0 32 18 26', M.night.base, 2) +
    line('M-12 22V33M-6 24V35M0 24V36M6 24V35M12 22V33', M.night.base, 2) +
    petal(0, -32, 6, M.red.base) +
    petal(-20, -30, 4, M.violet.base) +
    petal(20, -30, 4, M.violet.base) +
    line('M-8 -24Q0 -16 8 -24', M.green.base, 2)
  );
}

export function guitar(d: Drawing): string {
  return place(
    rect(-4.5, -50, 9, 46, M.wood.deep, { rx: 2 }) +
      rect(-7, -54, 14, 13, M.wood.ink, { rx: 3 }) +
      path(
        'M-13 -10C-20 0 -12 6 -16 14C-30 22 -28 46 0 46C28 46 30 22 16 14C12 6 20 0 13 -10C8 -18 -8 -18 -13 -10Z',
        d.linear([M.orange.light, M.orange.base, M.red.deep], 40),
      ) +
      circle(0, 10, 9, M.wood.ink, { stroke: M.gold.light, 'stroke-width': 2 }) +
      rect(-11, 28, 22, 4, M.wood.ink, { rx: 2 }) +
      line('M-2.5 -48V29M0 -48V29M2.5 -48V29', M.bone.hi, 0.8),
    0,
    3,
    0.94,
    32,
  );
}

export function sombrero(d: Drawing): string {
  return (
    ellipse(0, 22, 49, 18, d.linear([M.red.base, M.red.deep])) +
    path('M-48 20C-44 8 -36 4 -28 12C-10 26 10 26 28 12C36 4 44 8 48 20C44 36 -44 36 -48 20Z', d.linear([M.gold.light, M.orange.base])) +
    path(
      'M-24 16C-18 -20 -10 -34 0 -34C10 -34 18 -20 24 16C10 26 -10 26 -24 16Z',
      d.linear([M.gold.light, M.gold.base, M.orange.shade], 20),
    ) +
    path('M-23 8C-8 18 8 18 23 8L24 16C10 26 -10 26 -24 16Z', d.down(M.red)) +
    line('M-21 12L-14 18L-8 15L-2 20L4 16L10 19L16 14L21 12', M.gold.hi, 2) +
    [-40, -24, 24, 40].map(x => circle(x, 24 + (40 - Math.abs(x)) / 4, 3, M.teal.base)).join('')
  );
}

export function maracas(d: Drawing): string {
  const one = (a: typeof M.red): string =>
    rect(-3, 4, 6, 42, M.wood.base, { rx: 3 }) +
    ellipse(0, -16, 17, 22, d.ball(a)) +
    line('M-16 -14Q-8 -8 0 -14Q8 -20 16 -14', M.gold.light, 3.5) +
    line('M-14 -24Q0 -18 14 -24', M.bone.hi, 2.5);
  return place(one(M.teal), -16, 0, 0.98, -24) + place(one(M.red), 16, 0, 0.98, 24);
}

export function chili(d: Drawing): string {
  return (
    path('M18 -32C40 -14 30 36 -44 42C-12 26 -16 -4 -8 -22C-2 -34 10 -38 18 -32Z', d.linear([M.red.light, M.red.base, M.red.deep], 20)) +
    path('M-2 -16C-4 4 -6 20 -22 34C2 22 4 2 6 -18Z', '#fff', { opacity: 0.35 }) +
    path('M-10 -24C-4 -36 14 -40 22 -28C14 -30 10 -24 4 -28C0 -22 -6 -26 -10 -24Z', M.green.base) +
    line('M10 -34Q14 -46 26 -46', M.green.shade, 6)
  );
}

/** A crested helmet in profile. */
export function helmet(d: Drawing): string {
  const hair = Array.from(
    { length: 9 },
    (_, i) =>
      `M${n(Math.cos(3.5 + i * 0.32) * 30)} ${n(Math.sin(3.5 + i * 0.32) * 30 + 4)}L${n(Math.cos(3.5 + i * 0.32) * 46)} ${n(Math.sin(3.5 + i * 0.32) * 46 + 4)}`,
  ).join('');
  return (
    path(
      'M-42 -6C-42 -34 -22 -48 4 -46C34 -44 50 -18 46 18L34 10C34 -14 22 -30 2 -30C-16 -30 -28 -20 -32 -4Z',
      d.linear([M.red.light, M.red.base, M.red.deep], 20),
    ) +
    line(hair, M.red.ink, 1.6, { opacity: 0.45 }) +
    path(
      'M-34 4C-34 -20 -18 -32 2 -32C24 -32 36 -14 34 12L30 44C22 46 12 44 8 40L10 10L-6 6L-10 24L-24 44C-32 34 -34 18 -34 4Z',
      d.metal(M.gold, 40),
    ) +
    path('M-34 4L-10 0L12 4L10 10L-6 6Z', M.gold.deep) +
    path('M-30 8L-14 5L-14 12L-28 16Z', M.night.ink) +
    path('M-8 8L8 11L7 22L-9 20Z', M.night.ink) +
    path('M-26 -10C-20 -24 -8 -28 4 -28C-8 -22 -14 -14 -16 -4Z', '#fff', { opacity: 0.45 })
  );
}

export function laurel(d: Drawing): string {
  const blade = d.part(path('M0 0C-5 -8 -4 -16 0 -22C6 -16 6 -8 0 0Z', d.metal(M.gold)));
  const side = d.part(
    line('M4 36C28 34 42 8 26 -28', M.gold.shade, 2.5) +
      Array.from({ length: 7 }, (_, i) => {
        const a = 1.3 - i * 0.42;
        const turn = (a * 180) / Math.PI;
        return (
          use(blade, Math.cos(a) * 34, Math.sin(a) * 34, 1, turn - 28) +
          use(blade, Math.cos(a) * 34, Math.sin(a) * 34, 0.8, turn + 36, { opacity: 0.75 })
        );
      }).join(''),
  );
  return mirror(`<use href="#${side}"/>`) + polygon(starPoints(5, 14, 6), d.ball(M.gold));
}

export function bolt(d: Drawing): string {
  return (
    circle(
      0,
      0,
      46,
      d.radial([
        [M.gold.light, 0.45],
        [M.gold.light, 0],
      ]),
    ) +
    polygon(
      [
        [10, -48],
        [-28, 6],
        [-4, 6],
        [-14, 48],
        [28, -12],
        [4, -12],
        [22, -48],
      ],
      d.linear([M.gold.hi, M.gold.base, M.orange.base]),
      { stroke: M.gold.deep, 'stroke-width': 2.5, 'stroke-linejoin': 'round' },
    ) +
    polygon(
      [
        [10, -46],
        [-22, 2],
        [-14, 2],
        [18, -46],
      ],
      '#fff',
      { opacity: 0.6 },
    )
  );
}

export function vase(d: Drawing): string {
  return (
    mirror(line('M12 -34C30 -38 34 -16 22 -10', M.bronze.deep, 5)) +
    path(
      'M-16 -46H16L12 -38V-28C28 -18 34 0 26 18C20 32 12 36 12 40L18 46H-18L-12 40C-12 36 -20 32 -26 18C-34 0 -28 -18 -12 -28V-38Z',
      d.linear([M.orange.base, M.orange.shade, M.bronze.deep], 0),
    ) +
    path('M-29 -6H29V12H-28Z', M.night.ink) +
    line('M-26 3L-20 -2L-20 6L-14 6V-2L-6 -2V6L2 6V-2L10 -2V6L18 6V-2L25 -2', M.orange.light, 2) +
    line('M-20 22H20M-12 -30H12', M.night.ink, 3)
  );
}

export function candy(d: Drawing): string {
  const wrap = path('M26 0L48 -20L42 0L48 20Z', d.linear([M.rose.base, M.rose.light], 0));
  return place(
    mirror(wrap) +
      circle(0, 0, 29, d.ball(M.rose)) +
      d.clip(
        'M-29 0A29 29 0 0 1 29 0A29 29 0 0 1 -29 0Z',
        line('M-30 -14Q0 -34 6 -40M-30 12Q8 -10 20 -36M-18 34Q20 8 32 -14', '#fff', 7, { opacity: 0.75 }),
      ) +
      ellipse(-11, -13, 7, 4, '#fff', { opacity: 0.7, transform: 'rotate(-35 -11 -13)' }),
    0,
    0,
    1,
    -24,
  );
}

export function lollipop(d: Drawing): string {
  const arms = Array.from({ length: 8 }, (_, i) =>
    path('M0 0C4 -14 18 -22 26 -20A33 33 0 0 0 0 -33C-2 -20 -2 -10 0 0Z', i % 2 === 0 ? M.rose.base : M.bone.hi, {
      transform: `rotate(${i * 45})`,
    }),
  ).join('');
  return place(
    rect(-3, 20, 6, 46, M.bone.hi, { rx: 3 }) +
      circle(0, 0, 34, d.ball(M.rose)) +
      arms +
      circle(
        0,
        0,
        33,
        d.radial(
          [
            ['#fff', 0.5],
            ['#fff', 0],
            ['#000', 0.25],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ),
    -4,
    -12,
    1,
    14,
  );
}

export function donut(d: Drawing): string {
  const bits = [
    [-24, -12, 20],
    [-8, -26, 70],
    [14, -24, 10],
    [27, -8, 50],
    [24, 12, -30],
    [6, 24, 15],
    [-16, 20, 60],
    [-28, 4, -20],
  ]
    .map(([x = 0, y = 0, a = 0], i) =>
      rect(-4, -1.6, 8, 3.2, [M.sky.base, M.yellow.light, M.lime.base, '#fff'][i % 4] ?? '#fff', {
        rx: 1.6,
        transform: `translate(${x} ${y}) rotate(${a})`,
      }),
    )
    .join('');
  const hole = 'M-11 0A11 11 0 0 0 11 0A11 11 0 0 0 -11 0Z';
  return (
    path(`M-43 3A43 43 0 0 1 43 3A43 43 0 0 1 -43 3Z${hole}`, d.ball(M.bronze), { 'fill-rule': 'evenodd' }) +
    path(
      `M-39 0C-40 -54 40 -54 39 0C40 12 32 10 30 20C26 32 14 26 8 34C0 40 -8 30 -16 32C-26 32 -24 20 -32 16C-38 12 -39 6 -39 0Z${hole}`,
      d.ball(M.rose),
      { 'fill-rule': 'evenodd' },
    ) +
    bits
  );
}

export function cupcake(d: Drawing): string {
  return (
    path('M-30 8H30L22 46H-22Z', d.linear([M.sky.base, M.sky.light, M.sky.deep], 0)) +
    line('M-18 10L-14 44M-6 10L-5 44M6 10L5 44M18 10L14 44', M.sky.hi, 2.5, { opacity: 0.7 }) +
    path(
      'M-36 10C-44 -4 -30 -14 -24 -12C-28 -26 -12 -30 -8 -26C-8 -38 8 -38 8 -26C14 -30 28 -26 24 -12C32 -14 44 -4 36 10C20 16 -20 16 -36 10Z',
      d.ball(M.rose),
    ) +
    line('M-28 2Q0 10 28 -2M-20 -12Q0 -4 20 -14', '#fff', 3, { opacity: 0.4 }) +
    circle(0, -36, 8, d.ball(M.red)) +
    line('M1 -43Q4 -50 10 -50', M.green.base, 2.5)
  );
}
