/** What an adapter may answer: tsc fails where it takes a field that nobody reads, or refuses what is read. */
import { defineAdapter, type AdapterInput } from '../../src/adapter/index.js';

const base = 'https://api.example';
interface Page {
  items: string[];
}

export const answersWhatIsRead = defineAdapter({
  base,
  calls: {
    getStatus: () => ({}),
    getBalance: () => ({ balance: 1, currency: 'EUR' }),
    async listGames({ pageNo, gameName }, { ask }) {
      const { items } = await ask<Page>('GET', '/games', { query: { skip: pageNo * 10, text: gameName?.trim() } });
      const games = items.map(id => ({ nodeId: id, gameCode: id, vassalage: 'own', gameType: 'RNG', gameName: id, showIcon: undefined }));
      return items.length > 0 ? { games, total: 1, totalPages: 1 } : { games: [], totalPages: 0 };
    },
    async logout(_sent, { ask }) {
      await ask('DELETE', '/sessions/current');
    },
  },
});

const calls: AdapterInput['calls'] = { getBalance: () => ({ balance: 1 }) };
export const takesCallsMadeElsewhere = defineAdapter({ base, calls });
export const takesCallsThatAreChosen = defineAdapter({ base, calls: { ...calls, logout: () => undefined } });

// @ts-expect-error: nobody reads “curency”
export const refusesMisspelt = defineAdapter({ base, calls: { getBalance: () => ({ balance: 1, curency: 'EUR' }) } });
export const refusesMisspeltInList = defineAdapter({
  base,
  calls: {
    // @ts-expect-error: nobody reads “showIcn” of a game
    async listGames(_sent, { ask }) {
      const { items } = await ask<Page>('GET', '/games');
      const games = items.map(id => ({ nodeId: id, gameCode: id, vassalage: 'own', gameType: 'RNG', gameName: id, showIcn: '' }));
      return { games, totalPages: 1 };
    },
  },
});
// @ts-expect-error: “balance” is needed
export const refusesMissing = defineAdapter({ base, calls: { getBalance: () => ({ currency: 'EUR' }) } });
// @ts-expect-error: there is no such call
export const refusesUnknownCall = defineAdapter({ base, calls: { listGame: () => ({}) } });
export const takesLackingCalls = defineAdapter({
  base,
  calls: { getStatus: () => ({ currency: 'EUR', capabilities: { lacks: ['listBlog', 'listBoard'] } }) },
});
// @ts-expect-error: a currency is text
export const refusesNumberForCurrency = defineAdapter({ base, calls: { getBalance: () => ({ balance: 1, currency: 7 }) } });
// @ts-expect-error: there is no call “listBlogs” to lack
export const refusesMisspeltLack = defineAdapter({ base, calls: { getStatus: () => ({ capabilities: { lacks: ['listBlogs'] } }) } });
