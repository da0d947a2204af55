import { MATERIAL as M, type Ramp } from './color.js';
import { Drawing, circle, ellipse, groundShadow, line, path, place, polygon, rect, starPoints } from './drawing.js';
import { coinStack } from './figures/gems.js';
import { headset } from './figures/sport.js';
import { cardFan, chip, chipStack } from './figures/table.js';
import { chest, ship } from './figures/voyage.js';

const WIDTH = 480;
const HEIGHT = 320;

/** What each reward of the mall looks like, and in whose light it stands. */
const REWARDS: Readonly<Record<string, readonly [light: Ramp, figure: (d: Drawing) => string]>> = {
  chip: [M.red, d => place(chip(d), 0, 4, 1.1)],
  coins: [M.green, coinStack],
  shirt: [M.sky, shirt],
  cards: [M.wood, cardFan],
  headphones: [M.violet, headset],
  treasure: [M.orange, chest],
  phone: [M.blue, phone],
  voyage: [M.teal, ship],
  gift: [M.rose, d => place(chipStack(d), 0, 0, 0.9)],
};

/** A reward of the points mall on its stage, 480 × 320; undefined when there is no such drawing. */
export function rewardArt(name: string): string | undefined {
  const [light, figure] = Object.hasOwn(REWARDS, name) ? (REWARDS[name] ?? []) : [];
  if (!light || !figure) return undefined;
  const d = new Drawing();
  const wall =
    rect(0, 0, WIDTH, HEIGHT, d.linear([light.deep, light.ink])) +
    ellipse(
      240,
      150,
      250,
      190,
      d.radial([
        [light.light, 0.55],
        [light.base, 0],
      ]),
    );
  const rays = polygon(starPoints(14, 330, 70), light.hi, { opacity: 0.07, transform: 'translate(240 150)' });
  const stage =
    ellipse(240, 284, 176, 34, light.ink, { opacity: 0.55 }) +
    ellipse(240, 276, 168, 30, d.linear([light.shade, light.deep])) +
    ellipse(240, 272, 150, 23, d.linear([light.base, light.shade]));
  const sparks = [
    [86, 78, 9],
    [402, 66, 12],
    [428, 196, 7],
    [62, 206, 6],
    [330, 40, 6],
  ].map(([x = 0, y = 0, r = 0]) => polygon(starPoints(4, r, r * 0.3), light.hi, { opacity: 0.8, transform: `translate(${x} ${y})` }));
  return d.svg(WIDTH, HEIGHT, wall + rays + stage + groundShadow(240, 272, 96) + place(figure(d), 240, 158, 2.25) + sparks.join(''));
}

function shirt(d: Drawing): string {
  const body = 'M-15 -42C-8 -35 8 -35 15 -42L34 -34L46 -10L31 -3L27 -11V42H-27V-11L-31 -3L-46 -10L-34 -34Z';
  const stripes = [-18, 0, 18].map(x => rect(x - 4, -44, 8, 90, M.bone.hi, { opacity: 0.9 })).join('');
  return (
    path(body, d.linear([M.blue.light, M.blue.base, M.blue.deep], 60), { stroke: M.blue.ink, 'stroke-width': 1.5 }) +
    d.clip('M-27 -38H27V42H-27Z', d.clip(body, stripes)) +
    line('M-15 -42C-8 -33 8 -33 15 -42', M.gold.light, 4) +
    `<text x="0" y="16" font-family="system-ui,sans-serif" font-weight="800" font-size="34" text-anchor="middle" fill="${M.blue.ink}" stroke="${M.bone.hi}" stroke-width="5" paint-order="stroke">10</text>` +
    line('M-27 -10L-25 34M27 -10L25 34', M.blue.ink, 1.2, { opacity: 0.4 })
  );
}

function phone(d: Drawing): string {
  const wave =
    path('M-19 16C-10 4 -2 26 8 12S19 6 19 6V34H-19Z', d.linear([M.violet.light, M.violet.deep])) + circle(7, -14, 8, d.ball(M.gold));
  return place(
    rect(-24, -46, 48, 92, M.night.ink, { rx: 9 }) +
      rect(-22.5, -44.5, 45, 89, d.metal(M.silver), { rx: 8 }) +
      rect(-20.5, -42.5, 41, 85, d.linear([M.sky.deep, M.blue.ink]), { rx: 6.5 }) +
      d.clip('M-20.5 -36H20.5V36H-20.5Z', wave) +
      rect(-6, -40, 12, 3.4, '#000', { rx: 1.7 }) +
      path('M-20 -36L-2 -42L-20 10Z', '#fff', { opacity: 0.14 }),
    0,
    0,
    1,
    8,
  );
}
