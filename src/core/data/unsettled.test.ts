import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../api/wire/errors.js';
import { FakePage } from '../testing/fake-page.js';
import { signedIn, testCore } from '../testing/test-core.js';
import { isUnsure, sendOnce } from './unsettled.js';

describe('wishes that may be done only once', () => {
  const made = (page = new FakePage()) => {
    const { core } = testCore({}, page);
    const keys: string[] = [];
    const send = (place: string, wish: unknown, fails?: PlatformError) =>
      sendOnce(core, place, wish, async key => {
        keys.push(key);
        if (fails) throw fails;
        return 'done';
      }).catch((error: unknown) => error);
    return { keys, send, page };
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
  it('INV-04 after a reload of the page too; what is kept says nothing of the wish', async () => {
    const { keys, send, page } = made();
    await send('transfer', { amount: 12_345, remark: 'for the rent' }, cut);
    const kept = [...Array(page.sessionStorage.length).keys()].map(index =>
      page.sessionStorage.getItem(page.sessionStorage.key(index) ?? ''),
    );
    expect(kept.join()).toContain(keys[0]);
    expect(kept.join()).not.toMatch(/12345|rent/);
    const later = made(page);
    await later.send('transfer', { amount: 12_345, remark: 'for the rent' });
    await later.send('transfer', { amount: 12_345, remark: 'for the rent' });
    expect(later.keys[0]).toBe(keys[0]);
    expect(later.keys[1]).not.toBe(keys[0]);
  });
  it('INV-04 another wish, and the same one of another place, have keys of their own', async () => {
    const { keys, send } = made();
    await send('convert', 100, cut);
    await send('convert', 200, cut);
    await send('redeem', 200, cut);
    await send('convert', 100, cut);
    expect(new Set(keys).size).toBe(4);
  });
  it('INV-04 a key that stands for something else is given up, so that the wish can be done', async () => {
    const { keys, send } = made();
    await send('redeem', 1, new PlatformError('idempotency-mismatch', 'another', { status: 409 }));
    await send('redeem', 1);
    expect(new Set(keys).size).toBe(2);
  });
  it('INV-04 the session’s end forgets it', async () => {
    const { core } = await signedIn();
    const keys: string[] = [];
    const fail = (key: string) => (keys.push(key), Promise.reject(cut));
    await sendOnce(core, 'convert', 1, fail).catch(() => undefined);
    await core.session.logout();
    await sendOnce(core, 'convert', 1, fail).catch(() => undefined);
    expect(new Set(keys).size).toBe(2);
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
