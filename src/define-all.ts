import type { WidgetTag } from './element/tags.js';
import { registry } from './registry/registry.js';

/** Defines every tag; each one's code is loaded at once. Resolves when all stand. */
export async function defineAll(): Promise<void> {
  await Promise.all(Object.values(registry).map(load => load()));
}

/** Defines these tags, such as for the shadow root of a component, into which gp.js does not look. Resolves when they stand; rejects with TypeError for what is no tag of ours. */
export async function defineTags(...tags: WidgetTag[]): Promise<void> {
  const unknown = tags.filter(tag => !Object.hasOwn(registry, tag));
  if (unknown.length > 0)
    throw new TypeError(
      `defineTags() takes names of tags, and there is no ${unknown.map(String).join(', ')}: they are ${Object.keys(registry).join(', ')}.`,
    );
  await Promise.all(tags.map(tag => registry[tag]()));
}
