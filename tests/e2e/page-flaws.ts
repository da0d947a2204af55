import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RuleObject = Readonly<Record<string, { enabled: boolean }>>;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Beyond the standard: what a page is made of. */
const STRUCTURE = [
  'heading-order',
  'landmark-unique',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'page-has-heading-one',
  'empty-heading',
  'tabindex',
];

/**
 * What axe finds, through shadow roots: WCAG 2.2 AA and the structure of the page; `part` limits it to that. What stands in the
 * top layer axe takes for covered by the page below, so there the sizes of targets are left to `pageFlaws`.
 */
export function axeFindings(page: Page, part?: string): Promise<string[]> {
  const rules = part ? { 'target-size': { enabled: false } } : Object.fromEntries(STRUCTURE.map(rule => [rule, { enabled: true }]));
  return findings(page, rules, part);
}

/**
 * What axe finds by WCAG 2.2 AA over the whole page, through shadow roots and into frames. A button that a modal dialog covers in
 * part axe takes for a small target, though nobody can press it: then the sizes are left to the page without the dialog.
 */
export function wcagFindings(page: Page, { isBehindDialog = false } = {}): Promise<string[]> {
  return findings(page, isBehindDialog ? { 'target-size': { enabled: false } } : {});
}

/**
 * A page without frames is looked at by one run in its place, to which axe is given once: the way through frames fetches what each
 * holds and judges it in a page of its own, which takes three times as long and finds the same.
 */
async function findings(page: Page, rules: RuleObject = {}, part?: string): Promise<string[]> {
  const inPlace = page.frames().length === 1;
  const given = inPlace && (await page.evaluate(() => 'axe' in window));
  const builder = new AxeBuilder({ page, axeSource: given ? ';' : undefined })
    .setLegacyMode(inPlace)
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: WCAG }, rules });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

/** What is wrong with the page as a whole: headings of the first rank, landmarks, sideways scroll, what sticks out, small targets. */
export function pageFlaws(page: Page, smallest: number): Promise<string[]> {
  return page.evaluate(least => {
    const flaws: string[] = [];
    const elements: HTMLElement[] = [];
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        elements.push(element);
      }
    };
    visit(document);
    const shown = elements.filter(element => element.checkVisibility({ checkVisibilityCSS: true }) && element.getClientRects().length > 0);
    const parentOf = (element: Element): Element | null =>
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
    const around = (element: Element, test: (box: Element) => boolean): boolean => {
      for (let box = parentOf(element); box; box = parentOf(box)) if (test(box)) return true;
      return false;
    };
    const say = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

    const titles = shown.filter(element => element.localName === 'h1');
    if (titles.length !== 1) flaws.push(`${titles.length} headings of the first rank: ${titles.map(say).join(', ')}`);
    const mains = shown.filter(element => element.matches('main, [role=main]'));
    if (mains.length !== 1) flaws.push(`${mains.length} main landmarks`);
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) flaws.push(`scrolls sideways by ${wide} px`);

    for (const element of shown) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (
        width > 1 &&
        height > 1 &&
        (left < -1 || right > innerWidth + 1) &&
        !around(element, box => getComputedStyle(box).overflowX !== 'visible' || getComputedStyle(box).position === 'fixed')
      ) {
        if (getComputedStyle(element).position !== 'fixed' && getComputedStyle(element).clipPath === 'none')
          flaws.push(`sticks out: ${say(element)} ${Math.round(left)}–${Math.round(right)}`);
      }
      if (!element.matches('button, a[href], input:not([type=hidden]), select, textarea, [role=tab], summary') || width <= 1 || height <= 1)
        continue;
      // Links inside a sentence keep its line; hidden inputs are pressed by their label; a grip is for the arrow keys alone.
      const style = getComputedStyle(element);
      if (
        style.display === 'inline' ||
        style.opacity === '0' ||
        style.pointerEvents === 'none' ||
        element.closest('p, label, [aria-hidden=true], .dots, [inert]')
      )
        continue;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.getBoundingClientRect().height ?? 0) : 0;
      // A tick stands beside its label, which is pressed as well.
      if (element.matches('[type=checkbox]') && label > 0 && height >= 23.5) continue;
      // A card is pressed anywhere: its control is spread over it.
      const spread = getComputedStyle(element, '::after');
      const pressed = spread.content !== 'none' && spread.position === 'absolute' ? parseFloat(spread.height) : 0;
      if (Math.max(height, label, pressed) < least - 0.5)
        flaws.push(`low target: ${say(element)} ${Math.round(width)}×${Math.round(height)}`);
    }
    return [...new Set(flaws)];
  }, smallest);
}
