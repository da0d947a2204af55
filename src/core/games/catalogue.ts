import { withSignal } from '../../api/wire/call.js';
import type { Game, GameQuery } from '../../api/games/games.js';
import type { Catalogue } from '../parts/core.js';
import { resource } from '../data/resource.js';
import { createImageUrl } from '../page/image-hosts.js';
import type { Shared } from '../parts/shared.js';

const MINUTES = 60_000;
const MOST_RECOMMENDED = 12;

const ALL_GAMES = { type: '', vendorCode: '', subcategory: '', name: '', minBet: 0, minLines: 0 } satisfies Partial<GameQuery>;

const categories = resource({
  name: 'categories',
  scope: 'language',
  tags: ['games'],
  staleAfter: 5 * MINUTES,
  async load({ client, wire }: Shared, signal) {
    const { listVendors, splitSports } = await wire();
    return splitSports(await listVendors(withSignal(client, signal)));
  },
});
const hotGames = resource({
  name: 'hot-games',
  scope: 'language',
  tags: ['games'],
  staleAfter: 5 * MINUTES,
  async load({ client, tab, wire }: Shared, signal, type: string, vendorCode: string) {
    // Those kept by an earlier load of the page are not used (LOB-36).
    const name = ['hot-games', type, vendorCode, Math.round(performance.timeOrigin), client.language()].join(':');
    const before = keptGames(tab.get(name));
    if (before) return before;
    const games = await (await wire()).listHotGames(withSignal(client, signal), type, vendorCode);
    tab.set(name, JSON.stringify({ until: Date.now() + 5 * MINUTES, games }));
    return games;
  },
});
const games = resource({
  name: 'games',
  scope: 'language',
  tags: ['games'],
  staleAfter: MINUTES,
  load: async ({ client, wire }: Shared, signal, query: GameQuery) => (await wire()).listGames(withSignal(client, signal), query),
});
const winners = resource({
  name: 'winners',
  scope: 'language',
  tags: [],
  refreshEvery: 30_000,
  load: async ({ client, wire }: Shared, signal) => (await wire()).listWinners(withSignal(client, signal)),
});
const announcements = resource({
  name: 'announcements',
  scope: 'account+language',
  tags: ['announcements'],
  staleAfter: 5 * MINUTES,
  load: async ({ client, wire }: Shared, signal) => (await wire()).listAnnouncements(withSignal(client, signal)),
});
const recommendations = resource({
  name: 'recommendations',
  scope: 'language',
  tags: ['games'],
  staleAfter: 5 * MINUTES,
  async load(shared: Shared, _signal, { id, type }: Pick<Game, 'id' | 'type'>) {
    const [same, any] = await Promise.all([type, ''].map(each => shared.queries.fetch(hotGames(shared, each, ''))));
    const found = new Map([...same!, ...any!].map(other => [other.id, other]));
    found.delete(id);
    return [...found.values()].slice(0, MOST_RECOMMENDED);
  },
});

/** What the platform offers. */
export function createCatalogue(shared: Shared): Catalogue {
  const { queries } = shared;
  return {
    categories: () => categories(shared),
    hotGames: (type = '', vendorCode = '') => hotGames(shared, type, vendorCode),
    async loadCategories({ flush = true } = {}) {
      const query = categories(shared);
      if (!flush) return queries.fetch({ ...query, staleAfter: Infinity });
      const loaded = await query.load(new AbortController().signal);
      queries.set(query.key, loaded);
      return loaded;
    },
    games: query => games(shared, { ...ALL_GAMES, ...query }),
    winners: () => winners(shared),
    announcements: () => announcements(shared),
    recommendations: ({ id, type }) => recommendations(shared, { id, type }),
    imageUrl: createImageUrl(shared),
  };
}

function keptGames(text: string | undefined): Game[] | undefined {
  if (!text) return undefined;
  try {
    const { until, games } = JSON.parse(text) as { until: number; games: Game[] };
    return until > Date.now() && Array.isArray(games) ? games : undefined;
  } catch {
    return undefined;
  }
}
