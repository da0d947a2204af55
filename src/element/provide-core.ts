import type { Core } from '../core/parts/core.js';
import { getCore } from '../core/page-core.js';

const provided = new WeakMap<Node, Core>();

/**
 * Gives every widget inside `scope` (an element, a shadow root, or the document) this core instead of the page's.
 * For tests, and for pages that show two merchants. Call it before the widgets connect. Returns undo.
 */
export function provideCore(scope: Node, core: Core): () => void {
  provided.set(scope, core);
  return () => void provided.delete(scope);
}

/** The core of an element: the nearest provided one, through shadow boundaries, or the page's. */
export function coreOf(element: Node): Core {
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    const core = provided.get(node);
    if (core) return core;
  }
  return getCore();
}
