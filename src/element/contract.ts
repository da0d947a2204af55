import type { CallName } from '../api/call-names.js';
import type { TextSet } from '../texts/text-keys.js';

/** The public surface of a widget, written once: runtime codec, manifest, types, docs and gallery derive from it. */
export interface WidgetContract {
  tag: `gp-${string}`;
  /** One sentence: what it is for. */
  summary: string;
  attributes: Readonly<Record<string, AttributeContract>>;
  /** Objects and functions: set by script only, never reflected. */
  properties?: Readonly<Record<string, PropertyContract>>;
  events: Readonly<Record<`gp-${string}`, EventContract>>;
  slots?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, string>>;
  cssProperties?: Readonly<Record<`--gp-${string}`, { default: string; doc: string }>>;
  /** What the frame's gate (gate.tsx) looks at. */
  needs?: {
    /** Sets of texts beside the common one. */
    texts?: readonly TextSet[];
    /** Nothing but a way to log in stands without an account; with `for-more` it shows more with one. */
    login?: true | 'for-more';
    /** The platform's switch. */
    switch?: string;
  };
  /**
   * What it asks of the platform, by the names of the calls in src/api; calls of every page are in src/check/every-page.ts. Whoever has
   * a platform reads here what a tag needs of it, and `gp-widgets check-platform` tries it.
   */
  calls: {
    /** Without one of these it shows nothing of use. */
    needs: readonly CallName[];
    /** What is missing where the platform has no such call: the end of “it works without …”. */
    without?: Partial<Record<CallName, string>>;
  };
  /** Calls that the loader starts before the code has arrived. */
  early?: readonly EarlyCall[];
  /** A server can draw its first view for everybody (src/server). */
  snapshot?: boolean;
  /** Height reserved before the code has arrived, as CSS, so that nothing jumps. */
  reserve?: string;
  /** Another height for tags that match a selector. */
  reserveWhere?: readonly [selector: string, height: string];
  /** Inline widgets stand in a line of text; default block. */
  display?: 'block' | 'inline-block' | 'contents';
  /** Shows itself also while the platform is under maintenance or closed for the region, or the page is not configured. */
  worksWhenBlocked?: boolean;
  /** With which widgets it shares files of code beside the core: those of the site's first view, forms, the centres; else whatever comes later. */
  chunk?: 'first-view' | 'form' | 'centre';
  /** Since which version. */
  since: string;
}

export interface AttributeContract {
  type: 'string' | 'number' | 'boolean';
  /** Booleans are always false by default: name the absence instead. */
  default: string | number | boolean;
  doc: string;
  /** Allowed values, for types, docs and knobs. */
  values?: readonly string[];
}
interface PropertyContract {
  /** TypeScript type as text, for the manifest. */
  type: string;
  doc: string;
}
export interface EventContract {
  /** TypeScript type of `detail` as text, for the manifest. */
  detail: string;
  /** True exactly where the host may take over. */
  cancelable: boolean;
  doc: string;
}
/** Every widget has these beside the events of its contract. */
export const FRAME_EVENTS = {
  'gp-ready': { detail: 'undefined', cancelable: false, doc: 'The view stands for the first time.' },
  'gp-error': {
    detail: '{ code: string; cause?: unknown }',
    cancelable: false,
    doc: 'The widget failed and says so in place. `code` is stable and holds no personal data; `cause` is what was caught or thrown.',
  },
} as const satisfies WidgetContract['events'];

/** Names of public first calls; the loader knows how to make their addresses. */
type EarlyCall = 'status' | 'vendors' | 'hot-games' | 'announcements' | 'winners';

type Value<A extends AttributeContract> = A['type'] extends 'number'
  ? number
  : A['type'] extends 'boolean'
    ? boolean
    : A extends { values: readonly (infer V extends string)[] }
      ? V
      : string;
export type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;

/** Attribute and property values as the view gets them, camelCase. */
export type Values<C extends WidgetContract> = {
  readonly [K in keyof C['attributes'] & string as Camel<K>]: Value<C['attributes'][K]>;
} & { readonly [K in keyof NonNullable<C['properties']> & string]: unknown };

/** Dispatches one of the contract's events from the element. True when the host called preventDefault() on a cancelable one. */
export type Emit<C extends WidgetContract> = (name: (keyof C['events'] & string) | keyof typeof FRAME_EVENTS, detail?: unknown) => boolean;

/** What a view receives. */
export type ViewProps<C extends WidgetContract> = Values<C> & { emit: Emit<C>; host: HTMLElement };
