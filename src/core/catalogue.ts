import type { Category, Game } from '../api/games.js';
import type { Catalogue, Query } from './core.js';
import { createImageUrl } from './image-hosts.js';
import type { Shared } from './shared.js';

const MINUTES = 60_000;
const MOST_RECOMMENDED = 12;

/** What the platform offers. Keys carry the language, so that a new language asks anew (LOB-21). */
export function createCatalogue(shared: Shared): Catalogue {
  const { client, queries, tab, wire } = shared;
  /** Hot games kept by an earlier load of the page are not used (LOB-36). */
  const pageLoad = Math.round(performance.timeOrigin);
  const key = (...parts: (string | number)[]) => [...parts, client.language()].join(':');

  const categories = (): Query<Category[]> => ({
    key: key('categories'),
    staleAfter: 5 * MINUTES,
    async load(signal) {
      const { listVendors, splitSports } = await wire();
      return splitSports(await listVendors(client, { signal }));
    },
  });

  const hotGames: Catalogue['hotGames'] = (type = '', vendorCode = '') => ({
    key: key('hot-games', type, vendorCode),
    staleAfter: 5 * MINUTES,
    async load(signal) {
      const name = key('hot-games', type, vendorCode, pageLoad);
      const before = keptGames(tab.get(name));
      if (before) return before;
      const games = await (await wire()).listHotGames(client, type, vendorCode, { signal });
      tab.set(name, JSON.stringify({ until: Date.now() + 5 * MINUTES, games }));
      return games;
    },
  });

  return {
    categories,
    hotGames,
    async loadCategories({ flush = true } = {}) {
      const query = categories();
      if (!flush) return queries.fetch({ ...query, staleAfter: Infinity });
      const loaded = await query.load(new AbortController().signal);
      queries.set(query.key, loaded);
      return loaded;
    },
    games: query => ({
      key: key(
        'games',
        query.type ?? '',
        query.vendorCode ?? '',
        query.subcategory ?? '',
        query.name ?? '',
        query.minBet ?? '',
        query.minLines ?? '',
        query.page,
        query.pageSize,
      ),
      staleAfter: MINUTES,
      load: async signal => (await wire()).listGames(client, query, { signal }),
    }),
    winners: () => ({ key: key('winners'), refreshEvery: 30_000, load: async signal => (await wire()).listWinners(client, { signal }) }),
    announcements: () => ({
      key: key('announcements'),
      staleAfter: 5 * MINUTES,
      personal: true,
      load: async signal => (await wire()).listAnnouncements(client, { signal }),
    }),
    recommendations: game => ({
      key: key('recommendations', game.id),
      staleAfter: 5 * MINUTES,
      async load() {
        const [same, any] = await Promise.all([queries.fetch(hotGames(game.type)), queries.fetch(hotGames())]);
        const found = new Map([...same, ...any].map(other => [other.id, other]));
        found.delete(game.id);
        return [...found.values()].slice(0, MOST_RECOMMENDED);
      },
    }),
    prizeMode: list =>
      list.some(({ code, vendors }) => code === 'ELOTT' && vendors.some(vendor => vendor.code === 'TCG_LOTTO_VN' || vendor.code === 'LOTT'))
        ? 'ELOTT'
        : 'LOTT',
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
