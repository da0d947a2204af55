import { digestOf } from '../api/wire/digest.js';
import { PUBLIC_LISTS, SITE_PATH, type PublicList, type Snapshot, type SnapshotNeed } from '../api/wire/snapshot.js';
import type { Core, Query } from '../core/parts/core.js';
import { createCore } from '../core/create-core.js';
import { USUAL_LANGUAGES } from '../texts/languages.js';
import { drawings } from './drawings.js';
import { parseMarkup } from './parse-markup.js';

export interface SnapshotRequest {
  /** gp-lobby, gp-banners, gp-winner-ticker or gp-jackpot; gp-login with its attribute `popup`. */
  tag: string;
  /** The tag's attributes as they stand in the page. */
  attributes?: Readonly<Record<string, string>>;
  /** Upper-case code. */
  language: string;
}
export interface SnapshotSource {
  /** Base address of the platform's API. */
  apiBase: string;
  merchant: string;
  /** Languages of the merchant; default EN and ES. */
  languages?: string[];
  /** How the platform is asked; default the global one. */
  fetch?: typeof globalThis.fetch;
  /** UTC milliseconds; default the system's. */
  now?: () => number;
}

/** Drawing asks for data, and with the data another part of the view may ask for more. */
const MOST_ROUNDS = 4;
/** Views of an account, of an address or of what somebody typed are nobody else's. */
const PERSONAL_FILTERS = new Set(['FAV', 'RECENT']);

/**
 * Draws the first view of a widget from public data, with a core of its own that has no session: nothing personal can be in
 * it. Answers undefined for what has no snapshot: another tag or attribute, a view of an account, a closed platform. Rejects
 * with PlatformError when the platform cannot be asked.
 */
export async function renderSnapshot(
  { tag, attributes = {}, language }: SnapshotRequest,
  source: SnapshotSource,
): Promise<Snapshot | undefined> {
  const drawing = Object.hasOwn(drawings, tag) ? drawings[tag] : undefined;
  const { languages = [...USUAL_LANGUAGES] } = source;
  if (
    !drawing ||
    !languages.includes(language) ||
    !isPublicView(attributes) ||
    Object.keys(attributes).some(name => !drawing.contract.attributes[name]) ||
    (drawing.drawPopup !== undefined && attributes['popup'] === undefined)
  )
    return undefined;
  const core = createCore(
    { apiBase: source.apiBase, merchant: source.merchant, defaultLanguage: language, languages },
    { fetch: source.fetch ?? globalThis.fetch, random: () => 0 },
  );
  try {
    const [problem] = core.config.problems;
    if (problem) throw new Error(problem);
    await core.start();
    const { value, error } = core.status.store.getState();
    if (!value) throw error ?? new Error('The platform does not say how it is.');
    if (value.status !== 0) return undefined;
    await Promise.all((drawing.contract.needs?.texts ?? []).map(set => core.language.need(set)));
    const { watched, asked } = watch(core);
    const values = drawing.values(attributes);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const markup = drawing.draw(watched, values);
      const missing = [...asked.values()].filter(({ query }) => core.queries.read(query.key).data === undefined);
      if (missing.length === 0) {
        const needs = [...asked.values()].map(asking => needOf(core, asking));
        const popup = drawing.drawPopup && parseMarkup(drawing.drawPopup(core));
        const made = source.now?.() ?? Date.now();
        const { tag: lang, direction: dir } = core.language.store.getState();
        return { format: 1, tag, language, lang, dir, made, values: digestOf(values), needs, tree: parseMarkup(markup), popup };
      }
      await Promise.all(missing.map(({ query }) => core.queries.fetch(query)));
    }
    throw new Error(`<${tag}> asks for ever more data.`);
  } finally {
    core.stop();
  }
}

interface Asking {
  ask: PublicList;
  with: readonly unknown[];
  query: Query<unknown>;
}

/** A core that notes which lists the view looks at, and leaves the addresses of the site's pages to the page. */
function watch(core: Core): { watched: Core; asked: Map<string, Asking> } {
  const known = new Map<string, Asking>();
  const asked = new Map<string, Asking>();
  const catalogue = { ...core.catalogue };
  for (const ask of PUBLIC_LISTS) {
    const list: (...values: never[]) => Query<unknown> = core.catalogue[ask];
    const noting = (...values: never[]) => {
      const query = list(...values);
      known.set(query.key, { ask, with: values, query });
      return query;
    };
    Object.assign(catalogue, { [ask]: noting });
  }
  const queries: Core['queries'] = {
    ...core.queries,
    read(key) {
      const asking = known.get(key);
      if (asking) asked.set(key, asking);
      return core.queries.read(key);
    },
  };
  const config = { ...core.config, siteUrl: SITE_PATH };
  return { watched: { ...core, config, catalogue, queries, navigation: { ...core.navigation, href: to => SITE_PATH + to } }, asked };
}

function needOf(core: Core, { ask, with: values, query }: Asking): SnapshotNeed {
  return { ask, with: values, digest: digestOf(core.queries.read(query.key).data) };
}

function isPublicView(attributes: Readonly<Record<string, string>>): boolean {
  return !('follow-route' in attributes) && !attributes['search'] && !PERSONAL_FILTERS.has(attributes['filter'] ?? '');
}
