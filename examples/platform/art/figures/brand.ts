import { MATERIAL as M } from '../color.js';
import { circle, path, type Drawing } from '../drawing.js';

/** A shield with a keyhole: help with a lost password. */
export function shieldKey(d: Drawing): string {
  const shape = 'M0 -46C16 -38 30 -36 40 -36C42 4 30 32 0 47C-30 32 -42 4 -40 -36C-30 -36 -16 -38 0 -46Z';
  return (
    path(shape, d.metal(M.gold)) +
    path(shape, d.linear([M.blue.base, M.blue.deep, M.blue.ink]), { transform: 'scale(.87)' }) +
    path(shape, '#fff', { transform: 'scale(.87)', opacity: 0.06 }) +
    circle(0, -10, 11, d.metal(M.gold)) +
    path('M-5 -4H5L9 22H-9Z', d.metal(M.gold))
  );
}
