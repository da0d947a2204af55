import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayError } from './play-api.js';
import { safeRound } from './safe-round.js';

const BODY = { session: 'token', roundId: 'round-1', stake: 100 };
const WON = { success: true, roundId: 'round-1', stake: 100, payout: 250, balance: 1_150 };
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

describe('a round over a bad connection', () => {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
  beforeEach(() => {
    vi.useFakeTimers();
    const page = new EventTarget();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it('INV-04 sends the very same round again until it is answered: no connection, a proxy page, a server error', async () => {
    fetched
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response('<html>', { status: 200 }))
      .mockResolvedValueOnce(answer(500, { success: false, code: 'unknown', message: '' }))
      .mockResolvedValueOnce(answer(429, { success: false, code: 'rate-limited', message: '' }))
      .mockResolvedValueOnce(answer(200, WON));
    const onLost = vi.fn();
    const onFound = vi.fn();
    const playing = safeRound(BODY, { onLost, onFound });
    await vi.runAllTimersAsync();
    expect(await playing).toEqual(WON);
    expect(fetched.mock.calls.map(([, init]) => init.body)).toEqual(Array.from({ length: 5 }, () => JSON.stringify(BODY)));
    expect(onLost).toHaveBeenCalledTimes(4);
    expect(onFound).toHaveBeenCalledTimes(1);
  });

  it('asks again at once when the player wants it', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(200, WON));
    const playing = safeRound(BODY, { onLost: retryNow => retryNow(), onFound: () => undefined });
    expect(await playing).toEqual(WON);
  });

  it('never repeats a round that the platform refused', async () => {
    fetched.mockResolvedValueOnce(answer(409, { success: false, code: 'insufficient-balance', message: '' }));
    const refused = await safeRound(BODY, { onLost: () => undefined, onFound: () => undefined }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PlayError);
    expect(refused).toMatchObject({ problem: 'insufficient' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
