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
 * A name that never leaves its width, whichever font the reader has: its length is fixed by `textLength`. In one line, or in two where
 * one would be set smaller than `least`.
 * @param x left end, or the middle with anchor "middle"
 */
export function wordmark(
  name: string,
  lettering: Lettering,
  fill: string,
  box: { x: number; y: number; width: number; size: number; least?: number; anchor?: 'start' | 'middle' },
): string {
  const { attributes, advance } = FONT[lettering];
  const text = lettering === 'wide' ? name.toUpperCase() : name;
  const fitting = (letters: number) => Math.min(box.size, box.width / (letters * advance));
  const lines = fitting(text.length) < (box.least ?? 0) ? inTwo(text) : [text];
  const size = fitting(Math.max(...lines.map(line => line.length)));
  return lines
    .map((line, index) => {
      const y = box.y + (index - (lines.length - 1) / 2) * size * 1.12;
      return `<text x="${n(box.x)}" y="${n(y)}" ${attributes} font-size="${n(size)}" textLength="${n(line.length * advance * size)}" lengthAdjust="spacingAndGlyphs" text-anchor="${box.anchor ?? 'start'}" dominant-baseline="central" fill="${fill}">${escapeText(line)}</text>`;
    })
    .join('');
}

/** Broken at the space that leaves the longer line shortest; a single word stays whole. */
function inTwo(text: string): string[] {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(line => line.length));
  return breaks.sort((a, b) => longest(a) - longest(b))[0] ?? [text];
}

/** A colour whose contrast to white and to near-black is the same, about 4.4 : 1, so a logo reads on both themes. */
export function eitherGround(hue: number, chroma = 0.12): string {
  return oklch(0.585, chroma, hue);
}
