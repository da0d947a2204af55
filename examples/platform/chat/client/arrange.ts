/** Makes `nodes` the children of `parent` in this order, touching only what is not in its place: focus and selection stay. */
export function arrange(parent: Element, nodes: readonly Node[]): void {
  let at: Node | null = parent.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
  while (at) {
    const next: Node | null = at.nextSibling;
    parent.removeChild(at);
    at = next;
  }
}
