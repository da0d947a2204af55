import { MATERIAL as M } from '../color.js';
import { circle, ellipse, line, mirror, path, place, rect, type Drawing } from '../drawing.js';

const NEMES = 'M-27 -38C-16 -49 16 -49 27 -38L45 14L41 42H21L18 10H-18L-21 42H-41L-45 14Z';

export function pharaoh(d: Drawing): string {
  const stripes = Array.from({ length: 9 }, (_, i) =>
    line(`M-50 ${-36 + i * 10}Q0 ${-44 + i * 10} 50 ${-36 + i * 10}`, M.blue.deep, 4.5),
  ).join('');
  const eye =
    path('M4 -8Q11 -13 18 -8Q11 -4 4 -8Z', M.bone.hi) +
    circle(11, -8.2, 2.7, M.night.ink) +
    line('M3 -8Q11 -14 18 -8L23 -7', M.night.ink, 1.7) +
    line('M4 -14Q11 -18 19 -14', M.blue.deep, 2.2);
  return (
    path(NEMES, d.linear([M.gold.light, M.gold.base, M.gold.shade])) +
    d.clip(NEMES, stripes) +
    path(
      'M-20 -26C-12 -31 12 -31 20 -26C23 -4 15 18 0 25C-15 18 -23 -4 -20 -26Z',
      d.linear([M.gold.light, M.gold.base, M.gold.shade], 20),
    ) +
    path('M-21 -27C-12 -33 12 -33 21 -27L20 -22C10 -27 -10 -27 -20 -22Z', M.gold.hi) +
    mirror(eye) +
    path('M-1 -8L-4 5Q0 8 4 5L1 -8Z', M.gold.shade, { opacity: 0.5 }) +
    path('M-7 12Q0 9 7 12Q0 17 -7 12Z', M.red.shade) +
    path('M-5 24H5L4 45Q0 50 -4 45Z', d.down(M.blue)) +
    line('M-5 30H5M-5 36H5M-4 42H4', M.gold.light, 2) +
    line('M0 -34C-4 -38 -4 -44 0 -48C5 -46 4 -42 2 -40', M.gold.hi, 4) +
    circle(0, -47, 3.6, d.ball(M.red))
  );
}

export function scarab(d: Drawing): string {
  const wing =
    path('M8 -6C20 -30 40 -30 48 -22C48 0 34 14 12 16Z', d.down(M.teal)) +
    path('M10 -2C22 -18 36 -22 46 -18C44 -4 30 6 12 8Z', d.down(M.gold)) +
    path('M10 2C20 -8 32 -12 42 -10C38 0 26 6 12 8Z', d.down(M.blue)) +
    line('M12 22Q24 24 28 40', M.gold.shade, 4);
  return (
    mirror(wing) +
    circle(0, -32, 12, d.ball(M.red)) +
    ellipse(0, 12, 19, 28, d.ball(M.teal)) +
    path('M-18 2Q0 -8 18 2M0 0V40', 'none', { stroke: M.gold.light, 'stroke-width': 2.5 }) +
    ellipse(0, -11, 13, 9, d.ball(M.blue)) +
    line('M-8 -18Q-10 -24 -4 -26M8 -18Q10 -24 4 -26', M.gold.light, 3)
  );
}

export function ankh(d: Drawing): string {
  const shape =
    'M-6 4C-30 -22 -22 -46 0 -46C22 -46 30 -22 6 4L36 0V16L7 14L10 46H-10L-7 14L-36 16V0ZM0 -6C14 -22 12 -36 0 -36C-12 -36 -14 -22 0 -6Z';
  return (
    path(shape, M.gold.deep, { 'fill-rule': 'evenodd', transform: 'translate(1.5 2.5)' }) +
    path(shape, d.metal(M.gold, 50), { 'fill-rule': 'evenodd' }) +
    circle(0, 8, 5, d.ball(M.blue))
  );
}

export function horusEye(d: Drawing): string {
  const gold = d.metal(M.gold);
  return (
    path('M-46 -4C-26 -26 18 -30 44 -8C20 12 -24 14 -46 -4Z', M.bone.hi) +
    circle(0, -7, 14, d.ball(M.blue)) +
    circle(0, -7, 6, M.night.ink) +
    circle(-4, -11, 2.6, '#fff') +
    `<g fill="none" stroke="${gold}" stroke-width="6" stroke-linecap="round"><path d="M-46 -4C-26 -26 18 -30 44 -8C20 12 -24 14 -46 -4"/><path d="M-44 -24C-20 -44 22 -44 46 -26"/><path d="M-10 10C-10 24 -14 34 -20 42"/><path d="M8 10C14 28 28 38 38 32C44 26 38 20 33 24"/></g>`
  );
}

export function mummyCat(d: Drawing): string {
  return (
    path(
      'M-14 44C-22 20 -16 -2 -12 -10L-16 -40L-4 -28H6L16 -42L16 -14C16 -6 26 10 24 44Z',
      d.linear([M.night.base, M.night.shade, M.night.ink], 20),
    ) +
    path('M24 40C40 40 46 24 38 10', 'none', { stroke: M.night.shade, 'stroke-width': 6, 'stroke-linecap': 'round' }) +
    path('M-12 -4C-4 4 8 4 17 -6L18 6C8 14 -6 14 -14 6Z', d.metal(M.gold, 10)) +
    circle(2, 8, 4.5, d.ball(M.teal)) +
    path('M-10 -22L-2 -18L-8 -15Z', M.gold.light) +
    path('M14 -22L6 -18L12 -15Z', M.gold.light) +
    place(rect(-3, -1.5, 6, 3, M.gold.base, { rx: 1.5 }), 2, -9) +
    line('M14 -40L12 -28', M.gold.light, 2)
  );
}
