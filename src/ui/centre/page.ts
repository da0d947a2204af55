import type { ComponentType } from 'react';
import type { Core, Query, TextKey } from '../../core/parts/core.js';
import type { WidgetTag } from '../../element/tags.js';

export interface PageProps {
  host: HTMLElement;
  /** What the way here said to begin with, such as `{ account }`; part of the address where pages have one. */
  given: Readonly<Record<string, string>>;
  /** Stands another page of the menu. */
  go(page: string, given?: Readonly<Record<string, string>>): void;
}
/** A page of a centre's menu: code of our own that comes when it is opened, or another widget. */
export interface CentrePage {
  /** As in addresses and links (OP-74). */
  name: string;
  /** Translation key. */
  text: TextKey;
  icon: string;
  /** The specification's word for what kind of entry it is. */
  type?: 'enableCt' | 'salary';
  /** Entries of one group stand together. */
  group: string;
  /** A number that the entry wears while it is above 0, and the key of what it counts. */
  badge?: { count(core: Core): Query<number>; text: TextKey };
  /** Shown only when this switch is on. */
  needsSwitch?: string;
  /** Shown only while this is answered with true for the account. */
  isOffered?(core: Core): Query<boolean>;
  load?: () => Promise<{ Page: ComponentType<PageProps> }>;
  widget?: { tag: WidgetTag; attributes: Readonly<Record<string, string>> };
}

/** The page of a name, whatever its case; undefined for one that does not exist. */
export function pageNamed(pages: readonly CentrePage[], name: string): CentrePage | undefined {
  return pages.find(page => page.name.toLowerCase() === name.toLowerCase());
}
