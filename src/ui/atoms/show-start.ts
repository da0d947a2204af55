/**
 * Brings the start of a list into sight when it has gone above the edge of what scrolls it: who turns the page at a list's end
 * reads on at its start. The focus stays with the pager, for the next turn.
 */
export function showStart(list: Element | null | undefined): void {
  if (list && isAboveSight(list)) list.scrollIntoView({ block: 'start' });
}

function isAboveSight(list: Element): boolean {
  const { top } = list.getBoundingClientRect();
  if (top < 0) return true;
  for (let box = outerOf(list); box; box = outerOf(box)) {
    if (getComputedStyle(box).overflowY !== 'visible' && box.getBoundingClientRect().top > top) return true;
  }
  return false;
}

/** The element around it as it is drawn: through slots and shadow roots. */
function outerOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
