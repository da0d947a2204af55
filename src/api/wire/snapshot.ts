/** What a server has drawn of a widget's first view, and how both ends name and judge it. No imports: small files carry it. */

/** Plain data instead of markup: text, 0 for the mark that React puts between two texts, or tag, attributes (0 for none) and content. */
export type SnapshotNode = string | 0 | SnapshotElement;
export type SnapshotElement = [tag: string, attributes: Readonly<Record<string, string>> | 0, ...content: SnapshotNode[]];

export interface Snapshot {
  format: 1;
  tag: string;
  /** Upper-case code. */
  language: string;
  /** BCP 47 tag of the language and its direction, as the element that holds the view has them. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** UTC milliseconds. */
  made: number;
  /** Digest of the values that the tag's attributes had, by camelCase name. */
  values: string;
  needs: readonly SnapshotNeed[];
  tree: readonly SnapshotNode[];
  /** Of a form that a popup shows: the popup, with a slot that the form stands in. */
  popup?: readonly SnapshotNode[];
}
/** A question to the catalogue, and the digest of the answer that the snapshot was drawn from. */
export interface SnapshotNeed {
  ask: PublicList;
  with: readonly unknown[];
  digest: string;
}
/** The lists that a snapshot may be drawn from: what everybody may see. */
export const PUBLIC_LISTS = ['categories', 'games', 'hotGames', 'winners', 'announcements'] as const;
export type PublicList = (typeof PUBLIC_LISTS)[number];

/** Stands on the box of a snapshot (the element that React draws into): what the live view compares before it takes over. */
export type SnapshotMark = Pick<Snapshot, 'language' | 'values' | 'needs'>;
export const SNAPSHOT_MARK = 'data-gp-snapshot';

/** On such a box, a click from before the code that keeps clicks: the event, and what it was on inside the shadow root. */
export const EARLY_CLICK = 'gpClick';
export type EarlyClick = readonly [event: MouseEvent, target: EventTarget | undefined];

/** On a control: what a visitor who presses it is asked to log in for. */
export const ASKS = 'data-asks';

/** Begins the address of a page of the site in a snapshot: where such a link leads is the embedding page's configuration. */
export const SITE_PATH = 'gp:';

/** Beside a snapshot on the page, pictures lie on the host that this seed draws, so that none is loaded twice. */
export const IMAGE_SEED = Symbol.for('gp.images@1');

/** Name of the login popup's snapshot, which a visitor's first tap leads to. */
export const LOGIN_SNAPSHOT = 'gp-login~popup=';

/** File name of a snapshot without its ending: the tag and those of its attributes that matter, as `gp-lobby~category=RNG`. */
export function snapshotName(tag: string, attributes: readonly (readonly [name: string, value: string])[]): string {
  return [tag, ...attributes.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join('~');
}
