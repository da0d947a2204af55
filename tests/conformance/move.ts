export const WAYS = ['append', 'moveBefore'] as const;
type Way = (typeof WAYS)[number];

/** WebKit has no moveBefore yet. */
export function canMove(way: Way): boolean {
  return way in document.body;
}

/** Moves a connected element into another parent. */
export function move(element: Element, target: Element & { moveBefore?(node: Node, before: Node | null): void }, way: Way): void {
  if (way === 'append') target.append(element);
  else target.moveBefore?.(element, null);
}
