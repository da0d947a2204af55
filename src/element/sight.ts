/** Runs what somebody looks at, and returns what ends it. */
type Begin = () => () => void;

/** Modal dialogs of this page, the last on top. */
const dialogs = new Set<Element>();
const lookers = new Set<() => void>();

/**
 * Begins while somebody may see the element, and ends while nobody does: the tab hidden, the element scrolled away, or a dialog
 * in front of it. Returns stop. An element that has the dialog inside counts as seen.
 */
export function whileSeen(element: Element, begin: Begin): () => void {
  const page = element.ownerDocument;
  let isInView = false;
  let end: (() => void) | undefined;
  const follow = (isSeen: boolean) => {
    if (isSeen) end ??= begin();
    else end = void end?.();
  };
  const look = () => follow(page.visibilityState !== 'hidden' && isOpen(element, isInView));
  const sight = new IntersectionObserver(entries => {
    isInView = entries.at(-1)!.isIntersecting;
    look();
  });
  sight.observe(element);
  // The same function is added once: one listener of the page for all that is looked at in it.
  page.addEventListener('visibilitychange', tell);
  lookers.add(look);
  return () => {
    sight.disconnect();
    lookers.delete(look);
    if (lookers.size === 0) page.removeEventListener('visibilitychange', tell);
    follow(false);
  };
}

/** A dialog stands in front of all else from now on, until what is returned is called. */
export function standInFront(dialog: Element): () => void {
  dialogs.delete(dialog);
  dialogs.add(dialog);
  tell();
  return () => {
    if (dialogs.delete(dialog)) tell();
  };
}

function tell() {
  for (const look of [...lookers]) look();
}

function isOpen(element: Element, isInView: boolean): boolean {
  const top = [...dialogs].filter(dialog => dialog.ownerDocument === element.ownerDocument).at(-1);
  if (!top || holds(top, element)) return isInView;
  return holds(element, top);
}

/** Whether one stands in the other as the page is drawn: across shadow roots and slots. */
function holds(outer: Element, inner: Element): boolean {
  let node: Node | null = inner;
  while (node && node !== outer) node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
  return node === outer;
}
