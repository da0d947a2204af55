import { MATERIAL as M } from '../color.js';
import { circle, ellipse, line, mirror, path, place, polygon, rect, starPoints, type Drawing } from '../drawing.js';

/** A galleon under full sail. */
export function ship(d: Drawing): string {
  const sail = (x: number, y: number, w: number, h: number): string =>
    path(
      `M${x - w} ${y}Q${x} ${y - 4} ${x + w} ${y}Q${x + w * 1.25} ${y + h * 0.6} ${x + w} ${y + h}Q${x} ${y + h - 7} ${x - w} ${y + h}Q${x - w * 0.7} ${y + h * 0.5} ${x - w} ${y}Z`,
      d.linear([M.bone.shade, M.bone.hi, M.bone.light], 0),
    );
  return (
    line('M-22 26V-40M4 26V-48M26 22V-30', M.wood.deep, 3) +
    line('M40 12L52 -4', M.wood.deep, 2.5) +
    polygon(
      [
        [26, -20],
        [50, -2],
        [30, 10],
      ],
      M.bone.shade,
    ) +
    sail(-22, -34, 12, 20) +
    sail(-22, -12, 14, 22) +
    sail(4, -42, 13, 22) +
    sail(4, -18, 17, 28) +
    sail(26, -24, 9, 15) +
    sail(26, -8, 11, 17) +
    circle(5, -6, 5, M.night.ink) +
    rect(2.5, -3, 5, 4.4, M.night.ink) +
    circle(3, -6.5, 1.2, M.bone.hi) +
    circle(7, -6.5, 1.2, M.bone.hi) +
    path('M4 -48Q12 -52 18 -48Q12 -46 4 -44Z', M.red.base) +
    path('M-22 -40Q-15 -44 -10 -40Q-15 -38 -22 -37Z', M.red.base) +
    path('M-48 8L-34 10V16H32L44 10C42 26 34 40 24 42H-30C-40 38 -46 26 -48 8Z', d.linear([M.wood.light, M.wood.base, M.wood.deep])) +
    line('M-46 17Q-2 24 42 18M-43 26Q-2 32 37 27', M.wood.ink, 1.3, { opacity: 0.6 }) +
    line('M-46 12L-34 14V20H34L44 13', M.gold.base, 2.4) +
    [-24, -8, 8, 24].map(x => rect(x - 3.4, 22, 6.8, 6.4, M.night.ink, { rx: 1, stroke: M.gold.shade, 'stroke-width': 1 })).join('')
  );
}

export function chest(d: Drawing): string {
  return (
    path('M-40 -8C-40 -34 -30 -40 0 -40C30 -40 40 -34 40 -8Z', d.linear([M.wood.light, M.wood.base, M.wood.shade])) +
    line('M-30 -37V-8M30 -37V-8', M.gold.shade, 7) +
    path('M-36 -8C-26 -24 -14 -14 -6 -24C2 -14 14 -26 20 -15C28 -20 34 -14 36 -8Z', d.linear([M.gold.hi, M.gold.base])) +
    circle(-14, -14, 5, d.ball(M.red)) +
    circle(15, -13, 5, d.ball(M.teal)) +
    circle(2, -14, 6, d.ball(M.gold)) +
    rect(-42, -9, 84, 48, d.linear([M.wood.base, M.wood.shade, M.wood.deep]), { rx: 4 }) +
    line('M-40 6H40M-40 22H40', M.wood.ink, 1.4, { opacity: 0.6 }) +
    rect(-42, -10, 84, 8, d.metal(M.gold, 10), { rx: 3 }) +
    rect(-34, -6, 8, 45, d.metal(M.gold, 80)) +
    rect(26, -6, 8, 45, d.metal(M.gold, 80)) +
    path('M-10 -6H10V12L0 20L-10 12Z', d.metal(M.gold)) +
    circle(0, 2, 3.4, M.night.ink) +
    path('M-1.6 3H1.6L2.4 11H-2.4Z', M.night.ink)
  );
}

export function compass(d: Drawing): string {
  const needle = starPoints(4, 30, 6);
  return (
    circle(0, 2, 44, M.gold.deep) +
    circle(0, 0, 43, d.metal(M.gold)) +
    circle(0, 0, 34, d.radial([M.bone.hi, M.bone.light, M.bone.shade])) +
    polygon(starPoints(4, 27, 6, -45), M.bronze.base, { opacity: 0.6 }) +
    polygon(needle, M.night.shade) +
    polygon(
      [
        [0, -30],
        [4.2, -4.2],
        [0, 0],
        [-4.2, -4.2],
      ],
      d.down(M.red),
    ) +
    circle(0, 0, 4, d.ball(M.gold)) +
    path('M-26 -18A32 32 0 0 1 0 -32', 'none', { stroke: '#fff', 'stroke-width': 3, 'stroke-linecap': 'round', opacity: 0.8 })
  );
}

export function anchor(d: Drawing): string {
  const steel = d.metal(M.silver, 30);
  return (
    `<g fill="none" stroke="${steel}" stroke-linecap="round"><circle cy="-36" r="8" stroke-width="6"/><path d="M0 -28V40M-18 -16H18" stroke-width="9"/><path d="M-38 12C-34 36 -14 42 0 42C14 42 34 36 38 12" stroke-width="9"/></g>` +
    mirror(
      polygon(
        [
          [26, 20],
          [40, 2],
          [48, 24],
        ],
        M.silver.base,
      ),
    ) +
    line('M-20 -30C0 -10 22 0 -8 16C-26 26 4 36 22 30', M.wood.light, 4)
  );
}

function skull(d: Drawing): string {
  return (
    path(
      'M-34 -8C-36 -34 -16 -46 0 -46C16 -46 36 -34 34 -8C34 4 28 10 22 14V28C18 36 -18 36 -22 28V14C-28 10 -34 4 -34 -8Z',
      d.radial([M.bone.hi, M.bone.light, M.bone.base, M.bone.deep], 0.4, 0.3, 0.8),
    ) +
    mirror(path('M6 -8C8 -16 22 -16 24 -6C24 6 10 8 6 -2Z', M.night.ink)) +
    path('M0 2L-5 12H5Z', M.night.ink) +
    line('M-12 20V31M-4 20V33M4 20V33M12 20V31', M.wood.deep, 2.2) +
    path('M-24 -26C-16 -38 -4 -40 4 -40C-8 -36 -16 -28 -20 -20Z', '#fff', { opacity: 0.5 })
  );
}

export function pirateSkull(d: Drawing): string {
  return (
    mirror(line('M-34 20L36 46', M.bone.base, 8) + circle(36, 44, 5.5, M.bone.base)) +
    place(skull(d), 0, 6, 0.9) +
    path('M-46 -14C-34 -22 -34 -46 0 -46C34 -46 34 -22 46 -14C20 -28 -20 -28 -46 -14Z', d.linear([M.night.base, M.night.ink])) +
    path('M-46 -14C-20 -28 20 -28 46 -14L44 -19C20 -33 -20 -33 -44 -19Z', M.gold.base) +
    circle(0, -36, 4, M.gold.light)
  );
}

export function map(d: Drawing): string {
  return place(
    path(
      'M-40 -30C-20 -38 -10 -24 10 -32C24 -38 34 -34 42 -28V30C30 24 20 28 8 32C-12 38 -22 26 -40 34Z',
      d.linear([M.bone.light, M.bone.base, M.bone.shade], 50),
    ) +
      path('M-40 -30C-34 -26 -34 26 -40 34C-48 32 -48 -28 -40 -30Z', M.bone.shade) +
      path('M-22 -12C-12 -20 0 -10 -6 0C-12 8 -24 4 -22 -12Z', M.green.base, { opacity: 0.5 }) +
      line('M-20 18C-8 8 4 20 12 6C16 -2 18 -6 24 -10', M.wood.deep, 2.6, { 'stroke-dasharray': '4 5' }) +
      line('M20 -18L32 -6M32 -18L20 -6', M.red.base, 4.5),
    0,
    0,
    1,
    -6,
  );
}

export function wheel(d: Drawing): string {
  const spokes = Array.from({ length: 8 }, (_, i) =>
    place(rect(-3, -46, 6, 44, M.wood.base, { rx: 3 }) + ellipse(0, -44, 4.5, 6, M.wood.light), 0, 0, 1, i * 45),
  ).join('');
  return (
    spokes +
    `<circle r="29" fill="none" stroke="${d.linear([M.wood.light, M.wood.shade], 60)}" stroke-width="9"/><circle r="25" fill="none" stroke="${M.gold.shade}" stroke-width="1.5"/>` +
    circle(0, 0, 9, d.metal(M.gold))
  );
}
