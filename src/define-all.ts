import type { WidgetTag } from './element/tags.js';
import { registry } from './registry/registry.js';

/** Defines every tag; each one's code is loaded at once. Resolves when all stand. */
export async function defineAll(): Promise<void> {
  await Promise.all(Object.values(registry).map(load => load()));
}

/** Defines these tags, such as for the shadow root of a component, into which gp.js does not look. Resolves when they stand. */
export async function defineTags(...tags: WidgetTag[]): Promise<void> {
  await Promise.all(tags.map(tag => registry[tag]()));
}
