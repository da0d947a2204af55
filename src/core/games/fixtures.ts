import { listFixtures } from '../../api/games/fixtures.js';
import { onTime } from '../data/on-time.js';
import { resource } from '../data/resource.js';

const REFRESH = 10_000; // ms: scores change while one looks

/** What runs and comes next of a category. */
export const fixtures = resource({
  name: 'fixtures',
  scope: 'language',
  tags: ['games'],
  staleAfter: REFRESH,
  refreshEvery: REFRESH,
  call: async (client, category: string) => onTime(await listFixtures(client, category)),
});
