import { MATERIAL as M } from '../color.js';
import { circle, ellipse, line, mirror, n, path, place, polygon, rect, starPoints, type Drawing } from '../drawing.js';

const DISC = 'M-43 0A43 43 0 0 1 43 0A43 43 0 0 1 -43 0Z';
const gloss = (d: Drawing): string =>
  circle(
    0,
    0,
    43,
    d.radial(
      [
        ['#fff', 0.5],
        ['#fff', 0],
        ['#000', 0.12],
        ['#000', 0.55],
      ],
      0.34,
      0.28,
      0.85,
    ),
  );

export function football(d: Drawing): string {
  const patch = polygon(starPoints(5, 15, 12.2), M.night.ink);
  const outer = Array.from({ length: 5 }, (_, i) => {
    const a = ((-90 + i * 72) * Math.PI) / 180;
    return (
      place(polygon(starPoints(5, 15, 12.2, 90), M.night.ink), Math.cos(a) * 38, Math.sin(a) * 38, 1, i * 72) +
      line(`M${n(Math.cos(a) * 15)} ${n(Math.sin(a) * 15)}L${n(Math.cos(a) * 25)} ${n(Math.sin(a) * 25)}`, M.night.shade, 1.8)
    );
  }).join('');
  const seams = Array.from({ length: 5 }, (_, i) => {
    const a = ((-54 + i * 72) * Math.PI) / 180;
    return line(
      `M${n(Math.cos(a) * 44)} ${n(Math.sin(a) * 44)}L${n(Math.cos(a) * 31)} ${n(Math.sin(a) * 31)}L${n(Math.cos(a - 0.5) * 27)} ${n(Math.sin(a - 0.5) * 27)}M${n(Math.cos(a) * 31)} ${n(Math.sin(a) * 31)}L${n(Math.cos(a + 0.5) * 27)} ${n(Math.sin(a + 0.5) * 27)}`,
      M.night.shade,
      1.8,
    );
  }).join('');
  return circle(0, 0, 43, '#f4f2ee') + d.clip(DISC, seams + patch + outer) + gloss(d);
}

export function basketball(d: Drawing): string {
  return (
    circle(0, 0, 43, M.orange.base) +
    d.clip(DISC, line('M-44 0H44M0 -44V44M-34 -34Q-4 0 -34 34M34 -34Q4 0 34 34', M.wood.ink, 3)) +
    gloss(d)
  );
}

export function tennis(d: Drawing): string {
  return circle(0, 0, 43, M.lime.light) + d.clip(DISC, line('M-46 -22Q-8 -10 -16 46M46 22Q8 10 16 -46', '#fff', 4.5)) + gloss(d);
}

export function baseball(d: Drawing): string {
  const seam = 'M-46 -26Q-12 0 -46 26M46 -26Q12 0 46 26';
  return (
    circle(0, 0, 43, '#f4f2ee') +
    d.clip(DISC, line(seam, M.red.base, 2.6) + line(seam, M.red.base, 9, { 'stroke-dasharray': '1.6 5', 'stroke-linecap': 'butt' })) +
    gloss(d)
  );
}

export function volleyball(d: Drawing): string {
  return (
    circle(0, 0, 43, M.yellow.light) +
    d.clip(
      DISC,
      path('M0 0Q-34 -6 -40 -44L0 -60L30 -40Q6 -26 0 0Z', M.blue.base) +
        path('M0 0Q22 -26 52 -18L50 30L24 44Q22 14 0 0Z', '#f4f2ee') +
        line(
          'M0 0Q-34 -6 -40 -44M0 0Q22 -26 52 -18M0 0Q12 32 -26 46M-20 -2Q-24 -24 -16 -46M12 -14Q32 -10 46 8M4 18Q-22 28 -40 14',
          M.night.shade,
          2.2,
        ),
    ) +
    gloss(d)
  );
}

export function glove(d: Drawing): string {
  return (
    path(
      'M-26 14C-40 -2 -36 -38 -4 -42C24 -44 38 -28 36 -8C36 6 26 14 20 20L18 26H-22Z',
      d.radial([M.red.light, M.red.base, M.red.shade, M.red.deep], 0.35, 0.25, 0.9),
    ) +
    path('M-28 8C-46 0 -46 -24 -34 -28C-24 -30 -18 -20 -14 -10C-18 -2 -22 6 -28 8Z', d.ball(M.red)) +
    rect(-24, 24, 44, 20, d.linear([M.bone.hi, M.bone.base], 0), { rx: 5 }) +
    line('M-18 34H14', M.red.base, 3) +
    path('M-14 -30C-2 -38 14 -36 22 -28', 'none', { stroke: '#fff', 'stroke-width': 5, 'stroke-linecap': 'round', opacity: 0.5 })
  );
}

export function gamepad(d: Drawing): string {
  return (
    path(
      'M-26 -22C-14 -26 14 -26 26 -22C42 -16 50 14 46 28C42 38 30 36 22 22C18 16 -18 16 -22 22C-30 36 -42 38 -46 28C-50 14 -42 -16 -26 -22Z',
      d.linear([M.night.light, M.night.base, M.night.shade], 70),
    ) +
    path('M-26 -22C-14 -26 14 -26 26 -22C32 -20 37 -13 40 -6C20 -16 -20 -16 -40 -6C-37 -13 -32 -20 -26 -22Z', '#fff', { opacity: 0.2 }) +
    path('M-28 -12H-20V-5H-13V3H-20V10H-28V3H-35V-5H-28Z', M.silver.hi) +
    circle(24, -11, 4.6, d.ball(M.gold)) +
    circle(33, -2, 4.6, d.ball(M.red)) +
    circle(24, 7, 4.6, d.ball(M.teal)) +
    circle(15, -2, 4.6, d.ball(M.blue)) +
    circle(-10, 12, 7, M.night.ink) +
    circle(-10, 11, 5, d.ball(M.silver)) +
    circle(10, 12, 7, M.night.ink) +
    circle(10, 11, 5, d.ball(M.silver)) +
    rect(-5, -14, 10, 4, M.teal.light, { rx: 2 })
  );
}

export function headset(d: Drawing): string {
  return (
    `<path d="M-36 8C-40 -52 40 -52 36 8" fill="none" stroke="${d.linear([M.silver.base, M.night.base], 60)}" stroke-width="9"/>` +
    mirror(rect(24, -4, 20, 36, d.linear([M.night.base, M.night.ink], 0), { rx: 9 }) + rect(40, 4, 5, 20, M.teal.light, { rx: 2.5 })) +
    line('M-34 30C-34 44 -18 44 -6 44', M.night.light, 4) +
    rect(-8, 39, 16, 9, M.night.base, { rx: 4.5 })
  );
}

export function swords(d: Drawing): string {
  const one =
    polygon(
      [
        [-4, -48],
        [0, -54],
        [4, -48],
        [4, 18],
        [-4, 18],
      ],
      d.linear([M.silver.hi, M.silver.base, M.silver.deep], 0),
    ) +
    rect(-15, 16, 30, 6, d.metal(M.gold, 0), { rx: 3 }) +
    rect(-3.5, 22, 7, 18, M.wood.shade, { rx: 2 }) +
    circle(0, 43, 5, d.ball(M.gold));
  return place(one, -2, 2, 0.96, 40) + place(one, 2, 2, 0.96, -40);
}

export function shield(d: Drawing): string {
  const shape = 'M0 -46C16 -38 30 -36 40 -36C42 4 30 32 0 47C-30 32 -42 4 -40 -36C-30 -36 -16 -38 0 -46Z';
  return (
    path(shape, d.metal(M.silver)) +
    place(path(shape, d.linear([M.blue.base, M.blue.deep])), 0, 0, 0.86) +
    d.clip(shape, path('M0 -46V47C30 32 42 4 40 -36C30 -36 16 -38 0 -46Z', '#000', { opacity: 0.2 })) +
    polygon(starPoints(5, 20, 9), d.ball(M.gold))
  );
}

/** A rooster in profile, facing left. */
export function rooster(d: Drawing): string {
  const plume = (turn: number, from: string, to: string): string =>
    place(path('M0 0C4 -26 26 -44 46 -34C34 -32 18 -16 14 6Z', d.linear([from, to], -40)), 10, 10, 1, turn);
  return (
    plume(40, M.green.shade, M.teal.deep) +
    plume(22, M.teal.shade, M.green.deep) +
    plume(2, M.green.base, M.teal.shade) +
    plume(-20, M.teal.base, M.blue.deep) +
    line('M-6 36V48M-14 49H2M8 36V48M0 49H16', M.gold.base, 3.4) +
    path(
      'M-24 -30C-14 -38 -4 -30 -2 -18C2 -4 10 0 24 2C28 22 16 38 0 38C-22 38 -32 18 -26 0C-24 -8 -30 -18 -24 -30Z',
      d.linear([M.orange.light, M.orange.shade, M.red.deep], 60),
    ) +
    path(
      'M-27 -20C-18 -26 -6 -24 -3 -14C0 -4 4 2 -4 8C-8 2 -10 8 -14 2C-18 8 -22 4 -26 6C-26 -2 -29 -10 -27 -20Z',
      d.linear([M.gold.light, M.orange.base]),
    ) +
    path('M-6 12C6 4 22 8 28 6C26 20 12 28 0 24C-6 22 -8 16 -6 12Z', d.linear([M.wood.shade, M.red.deep])) +
    path('M-26 -30C-32 -38 -28 -44 -23 -38C-22 -48 -14 -46 -15 -38C-10 -44 -5 -38 -10 -30Z', d.down(M.red)) +
    path('M-24 -26C-28 -16 -24 -10 -20 -14C-17 -18 -20 -22 -22 -26Z', M.red.base) +
    polygon(
      [
        [-25, -30],
        [-38, -24],
        [-25, -22],
      ],
      d.down(M.gold),
    ) +
    circle(-19, -28, 3, '#fff') +
    circle(-20, -28, 1.7, M.night.ink)
  );
}

/** A numbered ball. */
export function lotteryBall(d: Drawing, number: number, body: keyof typeof M = 'red'): string {
  const paint = M[body];
  return (
    circle(0, 0, 43, d.ball(paint)) +
    circle(-2, -2, 23, d.linear(['#fff', M.bone.light])) +
    `<text x="-2" y="9" font-family="Georgia,serif" font-weight="700" font-size="31" text-anchor="middle" fill="${M.night.ink}">${number}</text>` +
    ellipse(-17, -27, 11, 6, '#fff', { opacity: 0.7, transform: 'rotate(-32 -17 -27)' })
  );
}

export function ticket(d: Drawing): string {
  const dots = Array.from({ length: 12 }, (_, i) =>
    circle(-24 + (i % 4) * 16, -10 + Math.floor(i / 4) * 15, 5.4, [1, 6, 8, 11].includes(i) ? M.red.base : M.bone.shade),
  ).join('');
  return place(
    path('M-38 -40H38V-30A6 6 0 0 0 38 -18V40H-38V-18A6 6 0 0 0 -38 -30Z', '#000', { opacity: 0.25, transform: 'translate(2 4)' }) +
      path('M-38 -40H38V-30A6 6 0 0 0 38 -18V40H-38V-18A6 6 0 0 0 -38 -30Z', d.linear(['#fff', M.bone.light], 60)) +
      rect(-38, -40, 76, 14, d.down(M.teal)) +
      place(polygon(starPoints(5, 6, 2.6), '#fff'), 0, -33) +
      line('M-34 -21H34', M.bone.shade, 1.4, { 'stroke-dasharray': '3 4' }) +
      place(dots, 0, 6),
    0,
    0,
    0.95,
    -10,
  );
}
