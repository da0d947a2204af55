import type { Page } from '@playwright/test';

/** Where something stands in the window: x, y, width, height in px. */
export type Box = readonly [x: number, y: number, width: number, height: number];
/** Landmarks, headings, dialogs and controls in sight, by what they are and say. */
export type Boxes = Readonly<Record<string, Box>>;

/** Measures what stands in the window, through shadow roots. */
export async function measureBoxes(page: Page): Promise<Boxes> {
  return page.evaluate(() => {
    const LANDMARKS = 'header, nav, main, footer, aside, section[aria-label], section[aria-labelledby], dialog[open], iframe';
    const NAMED = 'h1, h2, h3, button, a[href], input, select, textarea, [role=tab], [role=radio]';
    const boxes: Record<string, [number, number, number, number]> = {};
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        const named = element.matches(NAMED);
        if ((!named && !element.matches(LANDMARKS)) || !element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2 || x >= innerWidth || y >= innerHeight || x + width <= 0 || y + height <= 0) continue;
        // Without the marks that keep values apart from right to left, which nobody sees.
        const name = (element.getAttribute('aria-label') ?? (named ? element.innerText : ''))
          .replace(/[\u2066-\u2069]/g, '')
          .replace(/\s+/g, ' ')
          .trim()
          .slice(0, 30);
        const base = `${element.localName} ${name}`.trim();
        let key = base;
        for (let count = 2; key in boxes; count++) key = `${base} (${count})`;
        boxes[key] = [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
      }
    };
    visit(document);
    return boxes;
  });
}

/**
 * What stands elsewhere than in the reference, in words; empty when all is in its place. `tolerance` in px holds for every side;
 * `stretch` allows a part of the reference's width and height beside it, for fonts that run wider.
 */
export function compareBoxes(expected: Boxes, actual: Boxes, tolerance: number, stretch = 0): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names].flatMap(name => {
    const before = expected[name];
    const now = actual[name];
    if (!before) return [`${name}: is new, at ${now?.join(' ')}`];
    if (!now) return [`${name}: is gone, was at ${before.join(' ')}`];
    const off = before.some((value, side) => Math.abs(value - now[side]!) > tolerance + stretch * before[side < 2 ? side + 2 : side]!);
    return off ? [`${name}: stands at ${now.join(' ')} instead of ${before.join(' ')}`] : [];
  });
}
