import { MATERIAL as M, oklch } from './color.js';
import { circle, ellipse, line, n, path, place, polygon, rect, use, type Drawing } from './drawing.js';
import { fir } from './figures/nature.js';
import type { Seed } from './seed.js';

/** The colours of one scene, made from two hues so that everything in it agrees. */
export interface Mood {
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly glow: string;
  readonly accent: string;
  readonly ink: string;
}

/** What a backdrop paints on; `focus` is where the light comes from, as fractions of the size. */
interface Stage {
  readonly d: Drawing;
  readonly width: number;
  readonly height: number;
  readonly mood: Mood;
  readonly random: Seed;
  readonly focus: readonly [x: number, y: number];
}

export type Backdrop = (stage: Stage) => string;

/**
 * @param hue of the air; @param glowHue of the light
 * @param level how bright the air is: 0.2 night, 0.5 day
 */
export function mood(hue: number, glowHue: number, level = 0.28): Mood {
  return {
    top: oklch(level * 0.72, 0.075, hue - 14),
    middle: oklch(level * 1.25, 0.105, hue),
    low: oklch(level * 0.8, 0.085, hue + 16),
    glow: oklch(Math.min(0.86, level + 0.48), 0.13, glowHue),
    accent: oklch(Math.min(0.74, level + 0.3), 0.14, glowHue - 25),
    ink: oklch(level * 0.42, 0.05, hue),
  };
}

/** Sky and one soft light: the ground of every other backdrop. */
export const air: Backdrop = ({ d, width, height, mood: m, focus }) =>
  rect(0, 0, width, height, d.linear([m.top, m.middle, m.low])) +
  circle(
    width * focus[0],
    height * focus[1],
    Math.max(width * 0.32, height * 0.58),
    d.radial([
      [m.glow, 0.85],
      [m.glow, 0.28],
      [m.glow, 0],
    ]),
  );

export const rays: Backdrop = stage => {
  const { d, width, height, mood: m, focus } = stage;
  const [x, y] = [width * focus[0], height * focus[1]];
  const wedges = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2 + 0.1;
    return `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * 900, 0)} ${n(y + Math.sin(a) * 900, 0)}L${n(x + Math.cos(a + 0.2) * 900, 0)} ${n(y + Math.sin(a + 0.2) * 900, 0)}Z`;
  }).join('');
  return (
    air(stage) +
    path(
      wedges,
      d.radial([
        [m.glow, 0.3],
        [m.glow, 0.04],
      ]),
    )
  );
};

export const velvet: Backdrop = stage => {
  const { d, width, height, mood: m } = stage;
  const fold = Math.min(width / 7, 46);
  const drape = Array.from({ length: 4 }, (_, i) =>
    path(
      `M${n(i * fold * 0.62)} -4Q${n(i * fold * 0.55 + 10)} ${n(height * 0.4)} ${n(i * fold * 0.2 - 8)} ${height}H${n(i * fold * 0.2 + fold * 0.4)}Q${n(i * fold * 0.6 + fold)} ${n(height * 0.4)} ${n((i + 1) * fold * 0.62)} -4Z`,
      d.linear([M.red.ink, M.red.deep, M.red.ink], 0),
    ),
  ).join('');
  const id = d.part(drape);
  return (
    air(stage) +
    ellipse(width / 2, height * 0.94, width * 0.62, height * 0.1, m.ink, { opacity: 0.6 }) +
    `<use href="#${id}"/>` +
    `<use href="#${id}" transform="translate(${width} 0) scale(-1 1)"/>` +
    path(
      `M0 0H${width}V${n(height * 0.06)}Q${n(width * 0.75)} ${n(height * 0.15)} ${n(width / 2)} ${n(height * 0.07)}Q${n(width * 0.25)} ${n(height * 0.15)} 0 ${n(height * 0.06)}Z`,
      d.linear([M.red.deep, M.red.ink]),
    ) +
    line(
      `M0 ${n(height * 0.06)}Q${n(width * 0.25)} ${n(height * 0.15)} ${n(width / 2)} ${n(height * 0.07)}Q${n(width * 0.75)} ${n(height * 0.15)} ${width} ${n(height * 0.06)}`,
      M.gold.base,
      3,
    )
  );
};

export const desert: Backdrop = stage => {
  const { d, width, height, mood: m, random, focus } = stage;
  const far = (x: number, base: number, size: number): string =>
    polygon(
      [
        [x - size, base],
        [x, base - size * 0.82],
        [x + size * 0.3, base],
      ],
      m.accent,
    ) +
    polygon(
      [
        [x, base - size * 0.82],
        [x + size, base],
        [x + size * 0.3, base],
      ],
      m.low,
    );
  const y = height * 0.72;
  return (
    air(stage) +
    circle(width * focus[0], height * focus[1], height * 0.17, d.radial([m.glow, m.glow, [m.glow, 0.6]])) +
    place(far(width * random.between(0.14, 0.3), y, height * 0.24) + far(width * random.between(0.72, 0.9), y, height * 0.34), 0, 0, 1, 0, {
      opacity: 0.75,
    }) +
    path(
      `M0 ${n(y)}Q${n(width * 0.25)} ${n(y - 26)} ${n(width * 0.55)} ${n(y)}T${width} ${n(y - 8)}V${height}H0Z`,
      d.linear([m.accent, m.low]),
    ) +
    path(
      `M0 ${n(y + 46)}Q${n(width * 0.4)} ${n(y - 10)} ${n(width * 0.7)} ${n(y + 40)}T${width} ${n(y + 20)}V${height}H0Z`,
      d.linear([m.low, m.ink]),
    )
  );
};

export const nightSky: Backdrop = stage => {
  const { d, width, height, mood: m, random } = stage;
  const stars = Array.from(
    { length: 34 },
    () => `M${n(random.next() * width, 0)} ${n(random.next() * height, 0)}h${n(0.2 + random.next())}`,
  ).join('');
  return (
    air(stage) +
    line(stars, '#fff', 1.8, { opacity: 0.7 }) +
    place(
      ellipse(
        0,
        0,
        width * 0.5,
        height * 0.09,
        d.radial([
          [m.glow, 0.5],
          [m.accent, 0.18],
          [m.accent, 0],
        ]),
      ),
      width * 0.5,
      height * 0.5,
      1,
      -28,
    ) +
    circle(width * 0.08, height * 0.96, height * 0.2, d.ball(M.night)) +
    ellipse(width * 0.03, height * 0.9, 20, 8, M.night.ink, { opacity: 0.5 })
  );
};

export const seaside: Backdrop = stage => {
  const { d, width, height, mood: m, focus } = stage;
  const y = height * 0.6;
  const wave = (top: number, from: string, to: string, lift: number): string =>
    path(
      `M0 ${n(top)}${Array.from({ length: Math.ceil(width / 60) }, (_, i) => `q15 ${i % 2 === 0 ? -lift : lift} 30 0t30 0`).join('')}V${height}H0Z`,
      d.linear([from, to]),
    );
  return (
    air(stage) +
    circle(width * focus[0], y - height * 0.1, height * 0.14, d.radial([m.glow, [m.glow, 0.75]])) +
    path(`M0 ${n(y * 0.45)}q40 -26 74 -8q30 -20 56 8ZM${n(width - 140)} ${n(y * 0.66)}q36 -24 66 -8q34 -16 74 8Z`, m.glow, {
      opacity: 0.22,
    }) +
    rect(0, y, width, height - y, d.linear([m.accent, m.low])) +
    line(
      Array.from({ length: 7 }, (_, i) => `M${n(width * focus[0] - 34 - i * 4)} ${n(y + 8 + i * 11)}h${68 + i * 8}`).join(''),
      m.glow,
      2.4,
      { opacity: 0.5, 'stroke-dasharray': '26 12 8 14' },
    ) +
    wave(y + height * 0.14, m.middle, m.low, 9) +
    wave(y + height * 0.26, m.low, m.ink, 12)
  );
};

export const reef: Backdrop = stage => {
  const { d, width, height, mood: m, random } = stage;
  const shafts = [0.12, 0.32, 0.5, 0.68, 0.84]
    .map(x =>
      polygon(
        [
          [width * x, -5],
          [width * x + 34, -5],
          [width * (x + (x - 0.5) * 0.5) + 66, height],
          [width * (x + (x - 0.5) * 0.5) - 20, height],
        ],
        d.linear([
          [m.glow, 0.35],
          [m.glow, 0],
        ]),
      ),
    )
    .join('');
  const bubbles = Array.from({ length: 9 }, () =>
    circle(random.next() * width, random.between(0.05, 0.8) * height, random.between(2, 6), 'none', { stroke: '#fff', opacity: 0.35 }),
  ).join('');
  const weed = d.part(
    path(
      'M0 0C-16 -26 10 -40 -4 -72C14 -46 -4 -30 10 0ZM12 0C4 -20 26 -30 18 -54C32 -32 18 -18 24 0Z',
      d.linear([M.teal.base, M.teal.ink]),
    ),
  );
  const coral = d.part(
    line(
      'M0 0V-24M0 -10Q-14 -14 -14 -30M0 -16Q12 -20 12 -38M-14 -22Q-22 -26 -22 -34M12 -28Q20 -30 22 -40',
      d.linear([M.rose.base, M.violet.deep]),
      6,
    ),
  );
  return (
    air({ ...stage, focus: [0.5, 0.05] }) +
    shafts +
    bubbles +
    path(
      `M0 ${n(height * 0.86)}Q${n(width * 0.3)} ${n(height * 0.8)} ${n(width * 0.55)} ${n(height * 0.88)}T${width} ${n(height * 0.84)}V${height}H0Z`,
      d.linear([m.low, m.ink]),
    ) +
    use(weed, width * 0.08, height * 0.94, 1.3) +
    use(coral, width * 0.88, height * 0.95, 1.4) +
    use(weed, width * 0.74, height * 0.97, 0.9) +
    use(coral, width * 0.27, height * 0.98, 0.9)
  );
};

export const cave: Backdrop = stage => {
  const { d, width: w, height: h, mood: m } = stage;
  const rock = (k: number): string =>
    `M0 0H${w}V${h}H0ZM${n(w * (0.5 - 0.36 * k))} ${n(h * 0.96)}L${n(w * (0.5 - 0.44 * k))} ${n(h * 0.6)}L${n(w * (0.5 - 0.36 * k))} ${n(h * 0.3)}L${n(w * (0.5 - 0.2 * k))} ${n(h * (0.5 - 0.38 * k))}L${n(w * (0.5 + 0.1 * k))} ${n(h * (0.5 - 0.42 * k))}L${n(w * (0.5 + 0.34 * k))} ${n(h * (0.5 - 0.24 * k))}L${n(w * (0.5 + 0.42 * k))} ${n(h * 0.56)}L${n(w * (0.5 + 0.36 * k))} ${n(h * 0.96)}Z`;
  return (
    air(stage) +
    path(rock(0.9), m.accent, { 'fill-rule': 'evenodd', opacity: 0.25 }) +
    path(rock(1.02), d.linear([m.low, m.top]), { 'fill-rule': 'evenodd', opacity: 0.9 }) +
    path(rock(1.14), m.ink, { 'fill-rule': 'evenodd' }) +
    line(
      `M${n(w * 0.12)} ${n(h * 0.1)}V${n(h * 0.95)}M${n(w * 0.88)} ${n(h * 0.1)}V${n(h * 0.95)}M${n(w * 0.06)} ${n(h * 0.1)}H${n(w * 0.94)}`,
      M.wood.deep,
      15,
    ) +
    line(
      `M${n(w * 0.105)} ${n(h * 0.12)}V${n(h * 0.95)}M${n(w * 0.865)} ${n(h * 0.12)}V${n(h * 0.95)}M${n(w * 0.06)} ${n(h * 0.09)}H${n(w * 0.94)}`,
      M.wood.base,
      2.5,
      { opacity: 0.5 },
    )
  );
};

export const woods: Backdrop = stage => {
  const { d, width, height, mood: m, random } = stage;
  const far = d.part(fir(d, m.low, m.accent));
  const near = d.part(fir(d, m.ink, m.low));
  const row = (id: string, count: number, y: number, scale: number, opacity: number): string =>
    Array.from({ length: count }, (_, i) =>
      use(id, ((i + random.between(0.2, 0.8)) / count) * width, y - scale * 50, scale * random.between(0.8, 1.15), 0, { opacity }),
    ).join('');
  return (
    air(stage) +
    path(
      `M0 ${n(height * 0.6)}L${n(width * 0.2)} ${n(height * 0.42)}L${n(width * 0.38)} ${n(height * 0.56)}L${n(width * 0.62)} ${n(height * 0.36)}L${n(width * 0.84)} ${n(height * 0.54)}L${width} ${n(height * 0.44)}V${height}H0Z`,
      m.accent,
      { opacity: 0.3 },
    ) +
    row(far, Math.round(width / 46), height * 0.76, height / 270, 0.65) +
    rect(
      0,
      height * 0.6,
      width,
      height * 0.4,
      d.linear([
        [m.glow, 0],
        [m.glow, 0.28],
        [m.ink, 0.9],
      ]),
    ) +
    use(near, width * 0.03, height * 0.72, height / 150) +
    use(near, width * 0.98, height * 0.74, height / 160) +
    path(`M0 ${n(height * 0.88)}Q${n(width * 0.5)} ${n(height * 0.8)} ${width} ${n(height * 0.9)}V${height}H0Z`, m.ink)
  );
};

export const library: Backdrop = stage => {
  const { d, width, height, mood: m, random } = stage;
  const hues = [M.red.deep, M.blue.deep, M.green.deep, M.wood.shade, M.violet.deep];
  const books: string[] = [];
  for (const y of [0.2, 0.46, 0.72]) {
    for (let x = 4; x < width - 8;) {
      const w = random.between(12, 24);
      const h = height * random.between(0.15, 0.2);
      if (Math.abs(x - width * stage.focus[0]) > Math.min(74, width * 0.25))
        books.push(
          rect(x, height * y - h, w - 2, h, random.pick(hues), { rx: 2 }) + rect(x + 2, height * y - h * 0.8, w - 6, 2.5, M.gold.shade),
        );
      x += w;
      if (books.length > 46) break;
    }
  }
  return (
    rect(0, 0, width, height, d.linear([m.ink, m.low, m.ink])) +
    books.join('') +
    [0.2, 0.46, 0.72].map(y => rect(0, height * y, width, 7, d.linear([M.wood.shade, M.wood.ink]))).join('') +
    circle(
      width * stage.focus[0],
      height * stage.focus[1],
      height * 0.46,
      d.radial([
        [m.glow, 0.8],
        [m.glow, 0.3],
        [m.glow, 0],
      ]),
    ) +
    path(`M0 ${n(height * 0.84)}H${width}V${height}H0Z`, d.linear([M.wood.base, M.wood.ink]))
  );
};

export const temple: Backdrop = stage => {
  const { d, width, height, mood: m } = stage;
  const pillar = d.part(
    rect(-17, -150, 34, 300, d.linear([M.bone.deep, M.bone.light, M.bone.base, M.bone.deep], 0)) +
      line('M-9 -148V148M-1 -148V148M7 -148V148', M.bone.deep, 1.5, { opacity: 0.45 }) +
      rect(-25, -166, 50, 17, d.down(M.bone), { rx: 2 }) +
      rect(-25, 148, 50, 14, d.down(M.bone), { rx: 2 }),
  );
  const k = height / 400;
  return (
    air(stage) +
    path(
      `M0 ${n(height * 0.34)}q40 -30 80 -10q40 -36 84 4q40 -14 60 14ZM${n(width - 190)} ${n(height * 0.52)}q44 -30 90 -6q46 -24 100 6Z`,
      '#fff',
      { opacity: 0.16 },
    ) +
    path(
      `M0 ${n(height * 0.7)}L${n(width * 0.3)} ${n(height * 0.52)}L${n(width * 0.55)} ${n(height * 0.68)}L${n(width * 0.8)} ${n(height * 0.5)}L${width} ${n(height * 0.64)}V${height}H0Z`,
      m.accent,
      { opacity: 0.4 },
    ) +
    use(pillar, width * 0.06, height * 0.5, k) +
    use(pillar, width * 0.94, height * 0.5, k) +
    path(`M0 ${n(height * 0.88)}H${width}V${height}H0Z`, d.linear([M.bone.base, M.bone.deep])) +
    rect(0, height * 0.88, width, 4, M.bone.hi, { opacity: 0.6 })
  );
};

export const fiesta: Backdrop = stage => {
  const { d, width, height, mood: m } = stage;
  const flags = Array.from({ length: Math.ceil(width / 42) }, (_, i) =>
    path(
      'M-17 0H17V30L11 24L6 30L0 24L-6 30L-11 24L-17 30Z',
      [M.rose.base, M.teal.base, M.gold.base, M.violet.base, M.orange.base][i % 5] ?? M.rose.base,
      { transform: `translate(${n(i * 42 + 20)} ${n(height * 0.07 + Math.sin(((i * 42 + 20) / width) * Math.PI) * 30)})` },
    ),
  ).join('');
  const lights = Array.from({ length: Math.ceil(width / 50) }, (_, i) =>
    circle(
      i * 50 + 26,
      height * 0.28 + Math.sin((i / (width / 50)) * Math.PI) * 26,
      11,
      d.radial([
        ['#fff', 0.9],
        [m.glow, 0.5],
        [m.glow, 0],
      ]),
    ),
  ).join('');
  return (
    rays(stage) +
    line(`M0 ${n(height * 0.27)}Q${n(width / 2)} ${n(height * 0.36)} ${width} ${n(height * 0.27)}`, m.ink, 1.5) +
    lights +
    flags +
    path(
      `M0 ${n(height * 0.86)}L30 ${n(height * 0.8)}H70V${n(height * 0.76)}H110L130 ${n(height * 0.84)}H${n(width * 0.66)}V${n(height * 0.78)}H${n(width * 0.78)}L${n(width * 0.82)} ${n(height * 0.73)}L${n(width * 0.86)} ${n(height * 0.78)}H${width}V${height}H0Z`,
      m.ink,
      { opacity: 0.85 },
    )
  );
};

export const candyland: Backdrop = stage => {
  const { d, width, height, mood: m } = stage;
  const hill = (y: number, from: string, to: string, shift: number): string =>
    path(
      `M0 ${n(height * y)}Q${n(width * (0.2 + shift))} ${n(height * (y - 0.16))} ${n(width * (0.5 + shift))} ${n(height * y)}T${width} ${n(height * (y - 0.04))}V${height}H0Z`,
      d.linear([from, to]),
    );
  return (
    rays(stage) +
    path(
      `M0 ${n(height * 0.3)}a26 26 0 0 1 48 -10a24 24 0 0 1 40 10ZM${n(width - 104)} ${n(height * 0.2)}a24 24 0 0 1 44 -10a24 24 0 0 1 42 10Z`,
      '#fff',
      { opacity: 0.55 },
    ) +
    hill(0.7, M.rose.light, M.rose.base, 0) +
    hill(0.8, M.teal.light, M.teal.shade, 0.14) +
    hill(0.92, m.accent, m.low, -0.08)
  );
};

export const pagoda: Backdrop = stage => {
  const { width, height, mood: m } = stage;
  const roof = 'M-46 0Q-28 -6 -22 -22H22Q28 -6 46 0L40 4H-40ZM-26 4H26V22H-26Z';
  const cloud = 'M0 0q8 -16 24 -10q10 -16 28 -6q16 -8 24 6q14 0 16 10Z';
  return (
    rays(stage) +
    path(
      `M0 ${n(height * 0.78)}Q${n(width * 0.3)} ${n(height * 0.58)} ${n(width * 0.55)} ${n(height * 0.74)}T${width} ${n(height * 0.66)}V${height}H0Z`,
      m.low,
      { opacity: 0.7 },
    ) +
    [0, 34, 68]
      .map((y, i) =>
        path(roof, m.ink, {
          transform: `translate(${n(width * 0.84)} ${n(height * 0.5 + y)}) scale(${n(0.62 + i * 0.2)} 0.85)`,
          opacity: 0.75,
        }),
      )
      .join('') +
    path(`M0 ${n(height * 0.86)}Q${n(width * 0.5)} ${n(height * 0.76)} ${width} ${n(height * 0.88)}V${height}H0Z`, m.ink) +
    place(path(cloud, m.glow, { opacity: 0.4 }), width * 0.02, height * 0.24, 1.1) +
    place(path(cloud, m.glow, { opacity: 0.3 }), width * 0.66, height * 0.14, 1.05) +
    place(path(cloud, m.glow, { opacity: 0.26 }), -20, height * 0.82, 1.3)
  );
};

/** A gaming table under soft lights. */
export const felt: Backdrop = stage => {
  const { d, width, height, mood: m, random } = stage;
  const lights = Array.from({ length: 12 }, () =>
    circle(random.next() * width, random.between(0.02, 0.5) * height, random.between(8, 26), m.glow, {
      opacity: random.between(0.06, 0.22),
    }),
  ).join('');
  return (
    air({ ...stage, focus: [stage.focus[0], 0.3] }) +
    lights +
    ellipse(width / 2, height * 1.02, width * 0.78, height * 0.44, d.linear([M.wood.light, M.wood.base, M.wood.deep])) +
    ellipse(width / 2, height * 1.03, width * 0.74, height * 0.41, M.wood.ink) +
    ellipse(width / 2, height * 1.04, width * 0.73, height * 0.4, d.radial([m.accent, m.middle, m.low], 0.5, 0.2, 0.8)) +
    `<ellipse cx="${n(width / 2)}" cy="${n(height * 1.06)}" rx="${n(width * 0.6)}" ry="${n(height * 0.33)}" fill="none" stroke="${M.gold.light}" stroke-width="1.6" opacity=".5"/>`
  );
};

/** A salon with lamps behind a seated dealer. */
export const lounge: Backdrop = stage => {
  const { width, height, mood: m, random } = stage;
  const lights = Array.from({ length: 14 }, () =>
    circle(random.next() * width, random.between(0.02, 0.6) * height, random.between(7, 26), m.glow, {
      opacity: random.between(0.06, 0.24),
    }),
  ).join('');
  const panel = (x: number): string => `M${n(x)} ${n(height * 0.06)}h${n(width * 0.26)}v${n(height * 0.6)}h${n(-width * 0.26)}z`;
  return (
    air(stage) +
    path(panel(width * 0.04) + panel(width * 0.37) + panel(width * 0.7), 'none', { stroke: m.glow, 'stroke-width': 2, opacity: 0.25 }) +
    lights
  );
};

/** Where the ground of a match begins, as a part of the height. */
export const HORIZON = 0.58;

/** Sky, lamps and spectators around a ground of any sport. */
export const stands: Backdrop = ({ d, width, height, mood: m }) => {
  // A mast with two rows of lamps, below what stands in the corners of a card.
  const y = height * 0.28;
  const size = height / 400;
  const lamp = (x: number): string =>
    circle(
      x,
      y,
      74,
      d.radial([
        ['#fff', 0.75],
        [m.glow, 0.3],
        [m.glow, 0],
      ]),
    ) +
    line(`M${n(x)} ${n(y)}V${n(height * 0.46)}`, m.low, 5 * size) +
    [-1, 0, 1]
      .flatMap(across => [-0.5, 0.5].map(down => circle(x + across * 15 * size, y + down * 15 * size, 6.5 * size, '#fff')))
      .join('');
  return (
    rect(0, 0, width, height, d.linear([m.top, m.middle, m.low])) +
    path(`M0 ${n(height * 0.4)}Q${n(width / 2)} ${n(height * 0.5)} ${width} ${n(height * 0.4)}V${n(height * HORIZON)}H0Z`, m.ink, {
      opacity: 0.8,
    }) +
    line(
      `M0 ${n(height * 0.45)}Q${n(width / 2)} ${n(height * 0.53)} ${width} ${n(height * 0.45)}M0 ${n(height * 0.49)}Q${n(width / 2)} ${n(height * 0.55)} ${width} ${n(height * 0.49)}`,
      m.glow,
      2.4,
      { 'stroke-dasharray': '0.1 6', opacity: 0.6 },
    ) +
    lamp(width * 0.15) +
    lamp(width * 0.85)
  );
};

/** A football pitch. */
export const stadium: Backdrop = stage => {
  const { d, width, height } = stage;
  const y = height * HORIZON;
  const vanish = width * stage.focus[0];
  const stripes = Array.from({ length: 7 }, (_, i) =>
    polygon(
      [
        [vanish + (i - 3.5) * 40, y],
        [vanish + (i - 3) * 40, y],
        [vanish + (i - 3) * 230, height],
        [vanish + (i - 3.5) * 230, height],
      ],
      '#fff',
      { opacity: 0.09 },
    ),
  ).join('');
  return (
    stands(stage) +
    rect(0, y, width, height - y, d.linear([M.green.shade, M.green.deep, M.green.ink])) +
    stripes +
    `<ellipse cx="${n(vanish)}" cy="${n(height * 0.86)}" rx="${n(Math.min(width * 0.4, 240))}" ry="${n(height * 0.08)}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".5"/>`
  );
};

/** A stage for electronic sports: a floor running to the horizon. */
export const arena: Backdrop = stage => {
  const { d, width, height, mood: m } = stage;
  const y = height * 0.66;
  const vanish = width * stage.focus[0];
  const floor =
    Array.from({ length: 13 }, (_, i) => `M${n(vanish + (i - 6) * 16)} ${n(y)}L${n(vanish + (i - 6) * 150)} ${height}`).join('') +
    [0.02, 0.06, 0.12, 0.2, 0.3].map(k => `M0 ${n(y + k * height)}H${width}`).join('');
  const beams = [-0.3, -0.12, 0.12, 0.3]
    .map(k =>
      polygon(
        [
          [vanish + k * 400, 0],
          [vanish + k * 400 + 12, 0],
          [vanish + k * 780 + 50, y],
          [vanish + k * 780 - 30, y],
        ],
        d.linear([
          [m.glow, 0.45],
          [m.glow, 0],
        ]),
      ),
    )
    .join('');
  return (
    air(stage) +
    beams +
    polygon(
      [
        [vanish - 104, height * 0.18],
        [vanish + 104, height * 0.18],
        [vanish + 140, height * 0.4],
        [vanish + 104, y],
        [vanish - 104, y],
        [vanish - 140, height * 0.4],
      ],
      'none',
      { stroke: m.glow, 'stroke-width': 2, opacity: 0.35 },
    ) +
    rect(0, y, width, height - y, d.linear([m.low, m.ink])) +
    line(floor, m.glow, 1.2, { opacity: 0.35 })
  );
};

/** A round wooden ring at evening. */
export const ring: Backdrop = stage => {
  const { d, width, height, mood: m } = stage;
  const posts = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI + (i / 8) * Math.PI;
    return rect(
      width / 2 + Math.cos(a) * width * 0.46 - 6,
      height * 0.74 + Math.sin(a) * height * 0.14 - 34,
      12,
      54,
      d.linear([M.wood.light, M.wood.deep], 0),
      { rx: 3 },
    );
  }).join('');
  return (
    rays(stage) +
    path(`M0 ${n(height * 0.5)}Q${n(width / 2)} ${n(height * 0.38)} ${width} ${n(height * 0.5)}V${height}H0Z`, m.low) +
    ellipse(width / 2, height * 0.84, width * 0.62, height * 0.22, d.linear([M.bronze.deep, M.bronze.base])) +
    posts +
    `<path d="M${n(width * 0.04)} ${n(height * 0.72)}A${n(width * 0.46)} ${n(height * 0.14)} 0 0 1 ${n(width * 0.96)} ${n(height * 0.72)}" fill="none" stroke="${M.red.base}" stroke-width="4"/>` +
    ellipse(width / 2, height * 0.9, width * 0.44, height * 0.1, M.gold.shade, { opacity: 0.35 })
  );
};

/** Drawing light for a lottery: soft circles on a clean ground. */
export const bubbles: Backdrop = stage => {
  const { width, height, mood: m, random } = stage;
  return (
    rays(stage) +
    Array.from({ length: 14 }, () =>
      circle(random.next() * width, random.next() * height, random.between(6, 40), m.glow, { opacity: random.between(0.05, 0.16) }),
    ).join('')
  );
};
