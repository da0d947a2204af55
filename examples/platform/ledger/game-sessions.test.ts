import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import { createGameSession, openGameSession } from './game-sessions.js';

const NODE = 1010;
const OPENED = 1_000_000;
let platform: Platform;
beforeAll(async () => (platform = await openTestPlatform()));
afterAll(() => platform.close());

const create = (roomId?: string) =>
  platform.transact(trx =>
    createGameSession(trx, {
      accountId: 1,
      nodeId: NODE,
      host: 'http://127.0.0.1',
      at: OPENED,
      lifetime: 60_000,
      ...(roomId && { roomId }),
    }),
  );
const open = (token: string, now = OPENED) => openGameSession(platform.db, now, token);

describe('a game session', () => {
  it('is open up to the last moment of its lifetime, and not in the next', async () => {
    const token = await create();
    expect(await open(token, OPENED + 59_999)).toMatchObject({ accountId: 1, nodeId: NODE, mode: 'real', roomId: null });
    await expect(open(token, OPENED + 60_000)).rejects.toMatchObject({ code: 'not-logged-in' });
    await expect(open('another')).rejects.toMatchObject({ code: 'not-logged-in' });
  });

  it('keeps the room that it was opened in', async () => {
    const { id } = await platform.db.selectFrom('pvp_room').select('id').limit(1).executeTakeFirstOrThrow();
    expect(await open(await create(id))).toMatchObject({ roomId: id });
  });

  it('GAM-09 is refused when its game or its vendor was taken out, and closed for a while under maintenance of either', async () => {
    const token = await create();
    const game = (values: { active?: boolean; maintenance?: boolean }) =>
      platform.db.updateTable('game').set(values).where('node_id', '=', NODE).execute();
    const { vassalage, gameType } = await open(token);
    const vendor = (values: { active?: boolean; maintenance?: boolean }) =>
      platform.db.updateTable('vendor').set(values).where('vassalage', '=', vassalage).where('game_type', '=', gameType).execute();
    for (const change of [game, vendor]) {
      await change({ active: false });
      await expect(open(token)).rejects.toMatchObject({ code: 'game-unavailable' });
      await change({ active: true, maintenance: true });
      expect(await open(token)).toMatchObject({ maintenance: true });
      await change({ maintenance: false });
      expect(await open(token)).toMatchObject({ maintenance: false });
    }
  });
});
