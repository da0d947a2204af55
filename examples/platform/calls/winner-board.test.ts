import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { boardAnswer } from '../../../src/api/games/winner-board.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

let test: TestApp;
beforeAll(async () => (test = await openTestApp()));
afterAll(() => test.close());

async function board(query: Record<string, string | number>) {
  const { body } = await test.call('GET', '/wps/relay/GCSGAME_getRankList', { query });
  return v.parse(boardAnswer, (body as { value: unknown }).value).list;
}

describe('winner board', () => {
  it('API-50 API-51 ENT-31 lists the latest wins as the client reads them, largest first, at most the limit', async () => {
    const wins = await board({ gameCategory: 'ALL', limitNum: 20 });
    expect(wins).toHaveLength(20);
    expect(wins.map(({ winAmount }) => winAmount)).toEqual(wins.map(({ winAmount }) => winAmount).toSorted((a, b) => b - a));
    for (const win of wins)
      expect(win).toMatchObject({
        customerName: expect.stringMatching(/^..\*\*\*.$/),
        gameName: expect.stringMatching(/./),
        at: expect.any(Number),
      });
    expect(await board({ gameCategory: 'ALL', limitNum: 3 })).toHaveLength(3);
    const namesIn = async (language: string) =>
      (await board({ gameCategory: 'ALL', limitNum: 100, language })).map(({ gameName }) => gameName);
    expect(await namesIn('ES')).not.toEqual(await namesIn('EN'));
  });

  it('MEM-26 a category shows only wins in its games, and each big family has some', async () => {
    const families = new Map(
      (await test.platform.db.selectFrom('game').select(['node_id', 'family']).execute()).map(({ node_id, family }) => [
        String(node_id),
        family,
      ]),
    );
    for (const gameCategory of ['RNG', 'LIVE', 'FISH', 'SPORTS']) {
      const { body } = await test.call('GET', '/wps/relay/GCSGAME_getRankList', { query: { gameCategory } });
      const { list } = body.value as { list: { nodeId: string }[] };
      expect([...new Set(list.map(({ nodeId }) => families.get(nodeId)))], gameCategory).toEqual([gameCategory]);
    }
    expect(await board({ gameCategory: 'LOTT' })).toEqual([]);
  });

  it('MEM-27 the leaderboard ranks the largest wins of its days, not the latest', async () => {
    const largest = await board({ rankBy: 'amount', days: 7, limitNum: 3 });
    const all = await test.platform.db.selectFrom('win_board').select('win_amount').orderBy('win_amount', 'desc').limit(3).execute();
    expect(largest.map(({ winAmount }) => winAmount)).toEqual(all.map(row => row.win_amount));
    const latest = await board({ limitNum: 3 });
    expect(latest).not.toEqual(largest);
  });
});
