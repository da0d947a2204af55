import { oklch } from './color.js';
import { escapeText, n } from './drawing.js';

/** How a name is set. */
export type Lettering = 'sans' | 'serif' | 'wide' | 'slant';

const FONT: Record<Lettering, { attributes: string; advance: number }> = {
  sans: { attributes: 'font-family="system-ui,sans-serif" font-weight="800"', advance: 0.57 },
  serif: { attributes: 'font-family="Georgia,serif" font-weight="700"', advance: 0.55 },
  wide: { attributes: 'font-family="system-ui,sans-serif" font-weight="600"', advance: 0.82 },
  slant: { attributes: 'font-family="system-ui,sans-serif" font-weight="900" font-style="italic"', advance: 0.58 },
};

/**
 * A name set in one line that never leaves its width, whichever font the reader has: its length is fixed by `textLength`.
 * @param x left end, or the middle with anchor "middle"
 */
export function wordmark(
  name: string,
  lettering: Lettering,
  fill: string,
  box: { x: number; y: number; width: number; size: number; anchor?: 'start' | 'middle' },
): string {
  const { attributes, advance } = FONT[lettering];
  const text = lettering === 'wide' ? name.toUpperCase() : name;
  const size = Math.min(box.size, box.width / (text.length * advance));
  return `<text x="${n(box.x)}" y="${n(box.y)}" ${attributes} font-size="${n(size)}" textLength="${n(text.length * advance * size)}" lengthAdjust="spacingAndGlyphs" text-anchor="${box.anchor ?? 'start'}" dominant-baseline="central" fill="${fill}">${escapeText(text)}</text>`;
}

/** A colour whose contrast to white and to near-black is the same, about 4.4 : 1, so a logo reads on both themes. */
export function eitherGround(hue: number, chroma = 0.12): string {
  return oklch(0.585, chroma, hue);
}
