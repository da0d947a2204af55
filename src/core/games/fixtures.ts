import { listFixtures } from '../../api/games/fixtures.js';
import { resource } from '../data/resource.js';

const REFRESH = 10_000; // ms: scores change while one looks

/** What runs and comes next of a category, with how far the platform's clock is ahead of this machine's, in milliseconds. */
export const fixtures = resource({
  name: 'fixtures',
  scope: 'language',
  tags: ['games'],
  staleAfter: REFRESH,
  refreshEvery: REFRESH,
  async call(client, category: string) {
    const answer = await listFixtures(client, category);
    return { ...answer, ahead: answer.serverTime - Date.now() };
  },
});
