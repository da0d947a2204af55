import type { GpElements } from './element-types.js';

/** A tag of ours. */
export type WidgetTag = keyof GpElements;
/** Where the code of each tag is; importing it defines the tag. */
export type TagCode = Readonly<Record<WidgetTag, () => Promise<unknown>>>;

let code: TagCode | undefined;

/** The registry hands itself in: it stands above the widgets, and what shows a widget by its tag stands below it. */
export function tagsComeBy(registry: TagCode): void {
  code = registry;
}

/** Brings the code of a tag. The entry of whatever shows other widgets imports the registry. */
export function bringTag(tag: WidgetTag): Promise<unknown> {
  return known()[tag]();
}

export function tagNames(): readonly string[] {
  return Object.keys(known());
}

function known(): TagCode {
  if (!code) throw new Error('The entry of what shows a widget by its tag imports src/registry/registry.js.');
  return code;
}
