import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlatformError } from '../../api/wire/errors.js';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, STATUS } from '../testing/fake-platform.js';
import { testCore } from '../testing/test-core.js';

describe('queries', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('no failure is told before the status has said what the platform lacks, and then both are known together', async () => {
    const platform = new FakePlatform();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>(resolve => (answer = resolve));
    platform.on('GET /wps/system/status', () => answered.then(() => ({ ...STATUS, capabilities: { lacks: ['listHotGames'] } })));
    const { core } = testCore({}, new FakePage(), platform);
    void core.start();
    const seen: unknown[] = [];
    const look = () => seen.push([core.queries.read('k').error?.code, core.status.lacks('listHotGames')]);
    core.queries.follow('k', () => Promise.reject(new PlatformError('function-disabled', 'not here')), look);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen).toEqual([[undefined, false]]);
    answer();
    await vi.waitFor(() => expect(core.queries.read('k').loading).toBe(false));
    expect(seen.slice(1)).toEqual([['function-disabled', true]]);
  });

  it('a failure is told where the status fails too', async () => {
    const platform = new FakePlatform();
    platform.on('GET /wps/system/status', () => new Response('<html>'));
    const { core } = testCore({}, new FakePage(), platform);
    core.queries.follow(
      'k',
      () => Promise.reject(new PlatformError('not-found', 'not here')),
      () => undefined,
    );
    await vi.waitFor(() => expect(core.queries.read('k').error?.code).toBe('not-found'));
    expect(core.status.store.getState().phase).toBe('failed');
  });

  it('many followers of a key make one request and are told together', async () => {
    const {
      core: { queries },
    } = testCore();
    const load = vi.fn(async () => 'data');
    const listeners = Array.from({ length: 10 }, () => vi.fn());
    expect(queries.read('k')).toEqual({ loading: true });
    for (const listener of listeners) queries.follow('k', load, listener);
    expect(queries.read('k').loading).toBe(true);
    await settle();
    expect(load).toHaveBeenCalledOnce();
    expect(queries.read('k')).toEqual({ data: 'data', loading: false });
    for (const listener of listeners) expect(listener).toHaveBeenCalled();
  });

  it('reads the same object as long as nothing changed', async () => {
    const {
      core: { queries },
    } = testCore();
    expect(queries.read('k')).toBe(queries.read('other'));
    queries.follow(
      'k',
      async () => 1,
      () => undefined,
    );
    await settle();
    expect(queries.read('k')).toBe(queries.read('k'));
  });

  it('the last to leave cuts the request; a view that comes back at once does not notice', async () => {
    const {
      core: { queries },
    } = testCore();
    const signals: AbortSignal[] = [];
    const load = (signal: AbortSignal) => (signals.push(signal), new Promise<string>(() => undefined));
    const leave = queries.follow('k', load, () => undefined);
    await settle();
    leave();
    const leaveAgain = queries.follow('k', load, () => undefined);
    await settle();
    expect(signals.map(signal => signal.aborted)).toEqual([false]);
    leaveAgain();
    await settle();
    expect(signals.map(signal => signal.aborted)).toEqual([true]);
    expect(queries.read('k')).toEqual({ loading: true });
  });

  it('a failure keeps older data, and is a PlatformError whatever was thrown', async () => {
    const {
      core: { queries },
    } = testCore();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi
      .fn()
      .mockResolvedValueOnce('old')
      .mockRejectedValueOnce(new PlatformError('network', 'cut'))
      .mockRejectedValueOnce(new TypeError('bug'));
    queries.follow('k', load, () => undefined);
    await settle();
    await queries.refresh('k');
    expect(queries.read('k')).toMatchObject({ data: 'old', error: { code: 'network' }, loading: false });
    await queries.refresh('k');
    expect(queries.read('k')).toMatchObject({ data: 'old', error: { code: 'unknown' } });
    vi.restoreAllMocks();
  });

  it('aborted is never shown', async () => {
    const {
      core: { queries },
    } = testCore();
    queries.follow(
      'k',
      () => Promise.reject(new PlatformError('aborted', 'superseded')),
      () => undefined,
    );
    await settle();
    expect(queries.read('k').error).toBeUndefined();
  });

  it('asks again on focus and on reconnect only what is stale and looked at', async () => {
    const {
      core: { queries },
      page,
    } = testCore();
    const seen = vi.fn(async () => 1);
    const left = vi.fn(async () => 1);
    queries.follow('seen', seen, () => undefined, { staleAfter: 1000 });
    queries.follow('left', left, () => undefined, { staleAfter: 1000 })();
    await settle();
    page.dispatchEvent(new Event('online'));
    await settle();
    expect(seen).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1500);
    page.document.show(false);
    page.document.show(true);
    await settle();
    expect(seen).toHaveBeenCalledTimes(2);
    expect(left.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('what was answered before the device’s clock was set back is stale', async () => {
    const {
      core: { queries },
      page,
    } = testCore();
    const load = vi.fn(async () => 1);
    queries.follow('k', load, () => undefined, { staleAfter: 1000 });
    await settle();
    vi.setSystemTime(Date.now() - 3_600_000);
    page.document.show(false);
    page.document.show(true);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('refreshes on its beat while somebody looks and the page is visible', async () => {
    const {
      core: { queries },
      page,
    } = testCore();
    const load = vi.fn(async () => 1);
    const leave = queries.follow('k', load, () => undefined, { refreshEvery: 1000, staleAfter: 60_000 });
    await vi.advanceTimersByTimeAsync(3100);
    expect(load).toHaveBeenCalledTimes(4);
    page.document.show(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledTimes(4);
    page.document.show(true);
    await settle();
    expect(load).toHaveBeenCalledTimes(5);
    leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('a refresh tells nobody that it is under way, nor of an answer that says the same; of another it does', async () => {
    const {
      core: { queries },
    } = testCore();
    let rows = [{ id: 1 }];
    const load = vi.fn(async () => ({ rows: structuredClone(rows), byId: new Map(rows.map(row => [row.id, row])) }));
    const listener = vi.fn();
    queries.follow('k', load, listener, { refreshEvery: 1000 });
    await settle();
    const first = queries.read('k');
    listener.mockClear();
    await vi.advanceTimersByTimeAsync(2100);
    expect(load).toHaveBeenCalledTimes(3);
    expect(listener).not.toHaveBeenCalled();
    expect(queries.read('k')).toBe(first);
    rows = [{ id: 2 }];
    await vi.advanceTimersByTimeAsync(1000);
    expect(listener).toHaveBeenCalledOnce();
    expect(queries.read('k').data).toMatchObject({ rows });
  });

  it('a refresh that fails is told, and so is the same answer after it', async () => {
    const {
      core: { queries },
    } = testCore();
    const load = vi.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(new PlatformError('network', 'cut')).mockResolvedValue(1);
    queries.follow('k', load, () => undefined, { refreshEvery: 1000 });
    await vi.advanceTimersByTimeAsync(1100);
    expect(queries.read('k')).toMatchObject({ data: 1, error: { code: 'network' }, loading: false });
    await vi.advanceTimersByTimeAsync(1000);
    expect(queries.read('k')).toEqual({ data: 1, loading: false });
  });

  it('is refreshed while one of its followers is seen, and at once when one comes back after its time', async () => {
    const {
      core: { queries },
    } = testCore();
    const load = vi.fn(async () => 1);
    const [one, other] = [eye(), eye()];
    const leave = queries.follow('k', load, () => undefined, { refreshEvery: 1000, staleAfter: 60_000, whileSeen: one.whileSeen });
    queries.follow('k', load, () => undefined, { refreshEvery: 1000, staleAfter: 60_000, whileSeen: other.whileSeen });
    await vi.advanceTimersByTimeAsync(5000);
    expect(load, 'nobody sees it').toHaveBeenCalledTimes(1);
    one.open();
    await settle();
    expect(load, 'it is older than its time').toHaveBeenCalledTimes(2);
    other.open();
    await settle();
    expect(load, 'it is fresh').toHaveBeenCalledTimes(2);
    leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(load, 'the other still sees it').toHaveBeenCalledTimes(3);
    other.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount(), 'and nothing waits').toBe(0);
  });

  it('refresh while an answer is under way asks once more: that answer may be older than the change', async () => {
    const {
      core: { queries },
    } = testCore();
    let inForce = 'before';
    const load = vi.fn(async () => {
      const read = inForce;
      await new Promise(done => setTimeout(done, 100));
      return read;
    });
    queries.follow('k', load, () => undefined);
    await settle();
    inForce = 'after';
    void queries.refresh('k');
    void queries.refresh('k');
    await vi.advanceTimersByTimeAsync(300);
    expect(queries.read('k')).toEqual({ data: 'after', loading: false });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('what carries a tag that has changed is asked for again, where somebody looks; without tags, everything', async () => {
    const {
      core: { queries },
    } = testCore();
    const loads = ([['games'], ['points', 'games'], ['points'], []] as const).map((tags, index) => {
      const load = vi.fn(async () => index);
      queries.follow(`k${index}`, load, () => undefined, { tags });
      return load;
    });
    const left = vi.fn(async () => 'left');
    queries.follow('left', left, () => undefined, { tags: ['games'] })();
    await settle();
    const before = left.mock.calls.length;
    await queries.changed(['games', 'blog']);
    expect(loads.map(load => load.mock.calls.length)).toEqual([2, 2, 1, 1]);
    await queries.changed();
    expect(loads.map(load => load.mock.calls.length)).toEqual([3, 3, 2, 2]);
    expect(left).toHaveBeenCalledTimes(before);
  });

  it('dropPersonal forgets what belonged to the account, and an answer still under way does not come back', async () => {
    const {
      core: { queries },
    } = testCore();
    let release: (value: string) => void = () => undefined;
    const load = vi
      .fn()
      .mockReturnValueOnce(new Promise(resolve => (release = resolve)))
      .mockResolvedValue('of nobody');
    queries.follow('mine', load, () => undefined, { personal: true });
    queries.follow(
      'public',
      async () => 'stays',
      () => undefined,
    );
    await settle();
    queries.dropPersonal();
    release('of ana');
    await settle();
    expect([queries.read('mine').data, queries.read('public').data]).toEqual(['of nobody', 'stays']);
  });

  it('set shows at once and outlives a request under way', async () => {
    const {
      core: { queries },
    } = testCore();
    let release: (value: string) => void = () => undefined;
    queries.follow(
      'k',
      () => new Promise<string>(resolve => (release = resolve)),
      () => undefined,
    );
    await settle();
    queries.set('k', 'newer');
    release('older');
    await settle();
    expect(queries.read('k')).toEqual({ data: 'newer', loading: false });
  });

  it('fetch takes what is fresh, asks otherwise, and rejects with the error', async () => {
    const {
      core: { queries },
    } = testCore();
    const load = vi.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(new PlatformError('timeout', 'slow'));
    const query = { key: 'k', load, staleAfter: 1000 };
    expect([await queries.fetch(query), await queries.fetch(query)]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1500);
    await expect(queries.fetch(query)).rejects.toMatchObject({ code: 'timeout' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps a bounded number of answers nobody looks at', async () => {
    const {
      core: { queries },
    } = testCore();
    for (let index = 0; index < 200; index++)
      queries.follow(
        `k${index}`,
        async () => index,
        () => undefined,
      )();
    await settle();
    for (let index = 0; index < 200; index++) {
      const leave = queries.follow(
        `k${index}`,
        async () => index,
        () => undefined,
      );
      await settle();
      leave();
    }
    await settle();
    const kept = Array.from({ length: 200 }, (_, index) => queries.read(`k${index}`).data).filter(data => data !== undefined);
    expect(kept.length).toBeLessThanOrEqual(61);
    expect(kept).toContain(199);
  });

  it('stop ends requests and timers', async () => {
    const { core } = testCore();
    const load = vi.fn(async () => 1);
    core.queries.follow('k', load, () => undefined, { refreshEvery: 1000 });
    await settle();
    core.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** Sees nothing until it is opened. */
function eye() {
  let begin: (() => () => void) | undefined;
  let end: (() => void) | undefined;
  const close = () => void (end = void end?.());
  return {
    whileSeen: (work: () => () => void) => ((begin = work), close),
    open: () => void (end ??= begin?.()),
    close,
  };
}
