import { describe, expect, it } from 'vitest';
import type { Client } from '../api/call.js';
import { PlatformError } from '../api/errors.js';
import { isUnsure, sendOnce } from './unsettled.js';

const newClient = (): Client => ({
  call: () => Promise.reject(new Error('not asked here')),
  language: () => 'EN',
  merchant: 'demo',
  prepareSeal: () => undefined,
});

describe('wishes that may be done only once', () => {
  const made = () => {
    const client = newClient();
    const keys: string[] = [];
    const send = (place: string, wish: unknown, fails?: PlatformError) =>
      sendOnce(client, place, wish, async key => {
        keys.push(key);
        if (fails) throw fails;
        return 'done';
      }).catch((error: unknown) => error);
    return { keys, send };
  };
  const cut = new PlatformError('network', 'cut');

  it('INV-04 the same wish keeps its key until it is done, whatever it was answered meanwhile', async () => {
    const { keys, send } = made();
    await send('redeem', 1, cut);
    await send('redeem', 1, new PlatformError('rate-limited', 'slowly', { status: 429 }));
    expect(await send('redeem', 1)).toBe('done');
    expect(new Set(keys).size).toBe(1);
    await send('redeem', 1);
    expect(new Set(keys).size).toBe(2);
  });
  it('INV-04 another wish, and the same one of another place, have keys of their own', async () => {
    const { keys, send } = made();
    await send('convert', 100, cut);
    await send('convert', 200, cut);
    await send('redeem', 200, cut);
    expect(new Set(keys).size).toBe(3);
  });
  it('knows which failures may have been done all the same', () => {
    expect([cut, new PlatformError('timeout', ''), new PlatformError('unknown', '', { status: 502 })].map(isUnsure)).toEqual([
      true,
      true,
      true,
    ]);
    expect([new PlatformError('bad-request', '', { status: 400 }), new Error('bug')].map(isUnsure)).toEqual([false, false]);
  });
});
