/** Six steps of one hue from the lit side to the darkest shadow, as hex colours. */
export interface Ramp {
  readonly hi: string;
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly ink: string;
}

/**
 * Converts OKLCH to a hex colour; chroma is lowered until the colour fits sRGB.
 * OKLCH keeps equal steps looking equal, which is what makes the palettes agree with each other.
 * @param lightness 0 to 1
 * @param chroma 0 to about 0.3
 * @param hue degrees
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; c > 0.004; c *= 0.92) {
    const rgb = toLinear(lightness, c, hue);
    if (rgb.every(channel => channel >= -0.0005 && channel <= 1.0005)) return toHex(rgb);
  }
  return toHex(toLinear(lightness, 0, hue));
}

/**
 * Makes the ramp of a hue.
 * @param lift added to the lightness of the middle steps: yellows need it, or they turn olive
 */
export function ramp(hue: number, chroma = 0.15, lift = 0): Ramp {
  return {
    hi: oklch(Math.min(0.97, 0.94 + lift / 3), chroma * 0.4, hue + 8),
    light: oklch(Math.min(0.93, 0.82 + lift), chroma * 0.85, hue + 5),
    base: oklch(0.68 + lift, chroma, hue),
    shade: oklch(0.53 + lift * 0.8, chroma * 0.95, hue - 6),
    deep: oklch(0.37 + lift * 0.5, chroma * 0.75, hue - 12),
    ink: oklch(0.22, chroma * 0.4, hue - 16),
  };
}

/** The materials that figures are made of. */
export const MATERIAL = {
  gold: ramp(82, 0.15, 0.1),
  silver: ramp(255, 0.025, 0.1),
  bronze: ramp(55, 0.11, 0.0),
  red: ramp(24, 0.19, -0.05),
  orange: ramp(55, 0.17, 0.06),
  yellow: ramp(98, 0.17, 0.16),
  green: ramp(148, 0.15, -0.02),
  lime: ramp(128, 0.18, 0.06),
  teal: ramp(190, 0.11, 0),
  blue: ramp(255, 0.16, -0.04),
  sky: ramp(225, 0.12, 0.06),
  violet: ramp(300, 0.16, -0.06),
  rose: ramp(358, 0.17, 0.02),
  wood: ramp(52, 0.075, -0.1),
  bone: ramp(88, 0.04, 0.17),
  stone: ramp(70, 0.02, 0),
  night: ramp(268, 0.06, -0.22),
  skin: ramp(60, 0.07, 0.06),
} as const satisfies Record<string, Ramp>;

function toLinear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHex(linear: readonly number[]): string {
  const bytes = linear.map(channel => {
    const c = Math.min(1, Math.max(0, channel));
    const encoded = c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
