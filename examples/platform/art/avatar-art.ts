import { oklch, ramp } from './color.js';
import { Drawing, circle, path, place, rect } from './drawing.js';
import type { Figure } from './families.js';
import { eagle, jaguar, lion, panda, phoenix, tiger } from './figures/beasts.js';
import { mummyCat } from './figures/egypt.js';
import { mask, planet } from './figures/fantasy.js';
import { crown } from './figures/gems.js';
import { fox, owl, wolf } from './figures/nature.js';
import { fish, octopus, turtle } from './figures/water.js';
import { koi } from './figures/east.js';
import { seed } from './seed.js';

const FIGURES: readonly Figure[] = [
  fox,
  owl,
  wolf,
  tiger,
  lion,
  panda,
  jaguar,
  eagle,
  phoenix,
  mummyCat,
  mask,
  planet,
  crown,
  d => fish(d),
  octopus,
  turtle,
  koi,
];

/** A round portrait for an account without a picture of its own, 128 × 128. */
export function avatarArt(text: string): string {
  const random = seed(`avatar/${text}`);
  const d = new Drawing();
  const hue = random.next() * 360;
  const tone = ramp(hue, 0.1);
  const ground =
    rect(0, 0, 128, 128, d.linear([tone.light, tone.base, tone.shade], 60)) +
    circle(
      64,
      58,
      54,
      d.radial([
        [oklch(0.95, 0.05, hue), 0.7],
        [oklch(0.95, 0.05, hue), 0],
      ]),
    ) +
    path('M0 104Q64 78 128 104V128H0Z', tone.deep, { opacity: 0.35 });
  return d.svg(128, 128, ground + place(random.pick(FIGURES)(d), 64, 66, 0.98));
}
