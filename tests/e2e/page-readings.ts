import type { Page } from '@playwright/test';

/** Text as a reader may space it (WCAG 1.4.12), in every root of the page that has not been given it. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const known = globalThis as { spacing?: CSSStyleSheet };
    if (!known.spacing) {
      known.spacing = new CSSStyleSheet();
      known.spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      );
    }
    const sheet = known.spacing;
    const visit = (root: Document | ShadowRoot) => {
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) visit(element.shadowRoot);
    };
    visit(document);
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/**
 * Words that are cut off by a box around them which does not scroll, or that stick out of their button. What a `title` or an
 * `aria-label` says in full is not lost; what is there for ears alone is not seen at all.
 */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = [];
    const parentOf = (element: Element): Element | null =>
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;
    const say = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    const lookAt = (element: HTMLElement) => {
      const words = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!words.length || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
        return;
      const range = document.createRange();
      range.setStartBefore(words[0]!);
      range.setEndAfter(words.at(-1)!);
      const text = range.getBoundingClientRect();
      if (text.width < 2 || text.height < 2) return;
      const whole = element.textContent!.trim().replace(/\s+/g, ' ');
      const found: string[] = [];
      let [across, along] = [true, true];
      for (let box: Element | null = element; box && box !== document.body; box = parentOf(box)) {
        if (box.ariaHidden === 'true' || box.matches('[inert]')) return;
        if (
          (box === element || box.matches('a, button')) &&
          [box.getAttribute('title'), box.getAttribute('aria-label')].some(said => said?.replace(/\s+/g, ' ').includes(whole))
        )
          return;
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none') return;
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        if (style.display === 'contents' || style.display === 'inline') continue;
        if (/auto|scroll/.test(style.overflowX)) across = false;
        if (/auto|scroll/.test(style.overflowY)) along = false;
        const isPressed = box.matches('button, a, [role=tab]') && style.position !== 'absolute';
        const cutsX = /hidden|clip/.test(style.overflowX);
        const cutsY = /hidden|clip/.test(style.overflowY);
        if ((cutsX || cutsY) && (width <= 1 || height <= 1)) return;
        if (across && (cutsX || isPressed) && (text.left < left - 1.5 || text.right > right + 1.5))
          found.push(`“${whole.slice(0, 40)}” ${say(element)}: ${Math.round(text.width)} px in ${Math.round(width)} of ${say(box)}`);
        // The first and last line have half of their spacing outside of the letters.
        const lead = (text.height - parseFloat(getComputedStyle(element).fontSize)) / 2;
        const room = Math.max(1.5, Math.min(lead, 4));
        if (along && (cutsY || isPressed) && (text.top < top - room || text.bottom > bottom + room))
          found.push(`“${whole.slice(0, 40)}” ${say(element)}: ${Math.round(text.height)} px high in ${Math.round(height)} of ${say(box)}`);
        // What lies wholly outside is another slide.
        if ((cutsX || cutsY) && (text.right <= left || text.left >= right || text.bottom <= top || text.top >= bottom)) return;
        if (style.position === 'fixed') break;
      }
      flaws.push(...found.slice(0, 1));
    };
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (element.matches('select, script, style, option')) continue;
        if (element instanceof HTMLInputElement) {
          if (!element.checkVisibility({ visibilityProperty: true }) || element.offsetWidth < 2 || element.type === 'range') continue;
          if (element.type === 'date') {
            const { offsetWidth } = element;
            element.style.setProperty('width', 'max-content', 'important');
            // The room before the calendar's sign, 24 px, may go.
            if (element.offsetWidth - 24 > offsetWidth) flaws.push(`date ${element.name}: ${element.offsetWidth} px in ${offsetWidth}`);
            element.style.removeProperty('width');
          } else if (element.scrollWidth > element.clientWidth + 1 && !element.readOnly)
            flaws.push(
              `${element.type} ${element.name}: ${element.scrollWidth} px in ${element.clientWidth} “${element.value || element.placeholder}”`,
            );
        } else lookAt(element);
      }
    };
    visit(document);
    return [...new Set(flaws)];
  });
}

/** What is chosen, current or disabled and, in forced colours, looks as what is not. */
export function unseenStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CHOSEN =
      '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), [data-chosen]';
    const probe = document.createElement('i');
    document.body.append(probe);
    const system = (color: string) => {
      probe.style.setProperty('color', color);
      return getComputedStyle(probe).color;
    };
    const [gray, highlight] = [system('GrayText'), system('Highlight')];
    probe.remove();
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && element.getBoundingClientRect().width > 1;
    const say = (element: Element) =>
      `${element.localName}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      const outline = element.matches(':focus-visible, :has(:focus-visible)') ? '' : `${style.outlineStyle} ${style.outlineWidth}`;
      return [style.backgroundColor, style.borderTopColor, style.borderTopWidth, style.textDecorationLine, outline].join();
    };
    const flaws: string[] = [];
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!isSeen(element)) continue;
        if (element.matches(CHOSEN)) {
          const kind = element.classList[0] ? `.${element.classList[0]}` : element.localName;
          const peer = [...root.querySelectorAll(kind)].find(
            other => !other.matches(CHOSEN) && isSeen(other) && !other.matches(':disabled'),
          );
          const style = getComputedStyle(element);
          const isMarked = [style.backgroundColor, style.borderTopColor].includes(highlight) || style.outlineColor === highlight;
          if (peer ? lookOf(peer) === lookOf(element) : !isMarked) flaws.push(`chosen as any other: ${say(element)}`);
        }
        if (
          element.matches('button:disabled, input:disabled, select:disabled, [aria-disabled=true]') &&
          getComputedStyle(element).color !== gray
        )
          flaws.push(`disabled as any other: ${say(element)}`);
      }
    };
    visit(document);
    return [...new Set(flaws)];
  });
}

/** The part of the window's height that bars take which stay when the page is scrolled. */
export function heightOfBars(page: Page): Promise<{ part: number; bars: string[] }> {
  return page.evaluate(async () => {
    scrollTo(0, 400);
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const bars: string[] = [];
    let taken = 0;
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!/fixed|sticky/.test(getComputedStyle(element).position) || element.closest('dialog, [popover]')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const { top, bottom, width } = element.getBoundingClientRect();
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (width < innerWidth / 2 || height <= 0) continue;
        taken += height;
        bars.push(`${element.localName}.${element.className}: ${Math.round(height)} px`);
      }
    };
    visit(document);
    scrollTo(0, 0);
    return { part: taken / innerHeight, bars };
  });
}
