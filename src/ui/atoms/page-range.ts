export type PageItem = number | 'gap';

const IN_RANGE = 5; // CON-47
const AT_MARGIN = 2; // CON-47

/**
 * The page numbers a pager shows: two at each end, five around the current one, a gap where pages are left out (CON-47).
 * A gap that would hide a single page shows the page instead. Pages count from 1; `current` outside the range is moved in.
 */
export function pageRange(current: number, total: number): PageItem[] {
  const page = clampPage(current, total);
  const first = Math.max(1, Math.min(page - Math.floor(IN_RANGE / 2), total - IN_RANGE + 1));
  const last = Math.min(total, first + IN_RANGE - 1);
  const items: PageItem[] = [];
  for (let number = 1; number <= total; number++) {
    const shown = number <= AT_MARGIN || number > total - AT_MARGIN || (number >= first && number <= last);
    if (shown) {
      const before = items.at(-1);
      if (before === 'gap' && items.at(-2) === number - 2) items[items.length - 1] = number - 1;
      items.push(number);
    } else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}

/** Nearest page that exists: 999 of 4 is 4 (LOB-13); with no pages 1. */
export function clampPage(page: number, total: number): number {
  return Math.max(1, Math.min(Math.trunc(page) || 1, total));
}
