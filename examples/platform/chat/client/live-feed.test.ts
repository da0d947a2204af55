import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveFeed } from './live-feed.js';
import { readEvents, type ServerEvent } from './read-events.js';

const page = Object.assign(new EventTarget(), { hidden: false });
/** A stream that the test speaks on. */
function wire() {
  let speak!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: controller => void (speak = controller) });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: (text: string) => speak.enqueue(new TextEncoder().encode(text)),
    end: () => speak.close(),
  };
}
let feed: LiveFeed | undefined;
function follow(open: (signal: AbortSignal) => Promise<Response>, poll: () => Promise<void> = () => Promise.resolve()) {
  const heard: ServerEvent[] = [];
  const reach: boolean[] = [];
  const opened = vi.fn(open);
  const polled = vi.fn(poll);
  feed = new LiveFeed({
    open: opened,
    poll: polled,
    onEvent: event => void heard.push(event),
    onReach: isReached => void reach.push(isReached),
  });
  feed.start();
  return { heard, reach, opened, polled, feed };
}
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  page.hidden = false;
  vi.stubGlobal('document', page);
  const outside = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, outside[name].bind(outside));
});
afterEach(() => {
  feed?.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('reading events', () => {
  it('puts pieces together wherever they are cut, and passes over comments and what is no JSON', async () => {
    const text =
      ':\n\nevent: state\ndata: {"a":"é"}\n\ndata: {"b":\ndata: 2}\n\nevent: odd\ndata: no json\n\nevent: state\r\ndata: 3\r\n\r\n';
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 2, 3, 7, bytes.length]) {
      const heard: ServerEvent[] = [];
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
          controller.close();
        },
      });
      await readEvents(
        body,
        event => void heard.push(event),
        () => undefined,
      );
      expect(heard, `${size} bytes at a time`).toEqual([
        { event: 'state', data: { a: 'é' } },
        { event: 'message', data: { b: 2 } },
        { event: 'state', data: 3 },
      ]);
    }
  });
});

describe('following', () => {
  it('hears what the stream says at once, and asks no question beside it', async () => {
    const line = wire();
    const { heard, polled, reach, feed: live } = follow(() => Promise.resolve(line.response));
    await passed(0);
    line.say('event: state\ndata: 1\n\n');
    await passed(0);
    expect([heard, live.isLive, reach]).toEqual([[{ event: 'state', data: 1 }], true, [true]]);
    await passed(30_000);
    expect(polled).not.toHaveBeenCalled();
  });

  it('a stream that is cut is opened again after a second', async () => {
    const lines = [wire(), wire()];
    let tries = 0;
    const { opened, polled } = follow(() => Promise.resolve(lines[tries++]!.response));
    await passed(0);
    lines[0]!.say('data: 1\n\n');
    await passed(0);
    lines[0]!.end();
    await passed(1_000);
    expect([opened.mock.calls.length, polled.mock.calls.length]).toEqual([2, 0]);
  });

  it('a stream that gives way to newer ones is not opened again at once: it asks meanwhile, and comes back', async () => {
    const lines = [wire(), wire()];
    let tries = 0;
    const { heard, opened, polled, reach } = follow(() => Promise.resolve(lines[tries++]!.response));
    await passed(0);
    lines[0]!.say('event: state\ndata: 1\n\nevent: gave-way\ndata: {}\n\n');
    await passed(0);
    lines[0]!.end();
    await passed(20_000);
    expect([opened.mock.calls.length, polled.mock.calls.length, heard, reach]).toEqual([1, 7, [{ event: 'state', data: 1 }], [true]]);
    await passed(10_500);
    lines[1]!.say('event: state\ndata: 2\n\n');
    await passed(0);
    expect([opened.mock.calls.length, heard.at(-1)]).toEqual([2, { event: 'state', data: 2 }]);
  });

  it('a platform that has no place left is asked every three seconds, and the stream stands when there is one', async () => {
    const line = wire();
    let tries = 0;
    const { heard, polled, reach } = follow(() =>
      Promise.resolve(++tries === 1 ? new Response('{}', { status: 503, headers: { 'retry-after': '30' } }) : line.response),
    );
    await passed(9_500);
    expect(polled).toHaveBeenCalledTimes(4);
    await passed(21_000);
    line.say('data: 1\n\n');
    await passed(0);
    expect([heard, reach]).toEqual([[{ event: 'message', data: 1 }], [true]]);
  });

  it('a stream on which nothing is said, not even a sign of life, is given up', async () => {
    const line = wire();
    let tries = 0;
    const { opened } = follow(signal => {
      if (++tries > 1) return new Promise(() => undefined);
      signal.addEventListener('abort', () => line.end());
      return Promise.resolve(line.response);
    });
    await passed(0);
    line.say('data: 1\n\n');
    await passed(20_000);
    line.say(':\n\n');
    await passed(39_000);
    expect(opened).toHaveBeenCalledTimes(1);
    await passed(3_000);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('where a proxy answers in its own words, it asks every three seconds and tries the stream now and then', async () => {
    const { opened, polled, reach } = follow(() => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })));
    await passed(27_500);
    expect([opened.mock.calls.length, polled.mock.calls.length]).toEqual([1, 10]);
    await passed(3_000);
    expect(opened).toHaveBeenCalledTimes(2);
    expect(reach).toEqual([true]);
  });

  it('where a proxy holds the stream back, it asks after six seconds', async () => {
    const { polled } = follow(signal => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('cut')))));
    await passed(5_900);
    expect(polled).not.toHaveBeenCalled();
    await passed(200);
    expect(polled).toHaveBeenCalledTimes(1);
  });

  it('without any answer the pauses grow up to half a minute, and being online again asks at once', async () => {
    const fail = () => Promise.reject(new Error('no network'));
    const { polled, reach } = follow(fail, fail);
    await passed(0);
    const times: number[] = [];
    for (let before = polled.mock.calls.length, waited = 0; times.length < 6; waited += 1_000) {
      await passed(1_000);
      if (polled.mock.calls.length === before) continue;
      before = polled.mock.calls.length;
      times.push(waited + 1_000);
      waited = -1_000;
    }
    expect(times).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(reach).toEqual([false]);
    const before = polled.mock.calls.length;
    dispatchEvent(new Event('online'));
    await passed(0);
    expect(polled.mock.calls.length).toBe(before + 1);
  });

  it('a browser that goes offline says so at once, though the stream still stands', async () => {
    let isOffline = false;
    const line = wire();
    line.say('data: 1\n\n');
    const { reach } = follow(
      () => (isOffline ? Promise.reject(new Error('no network')) : Promise.resolve(line.response)),
      () => (isOffline ? Promise.reject(new Error('no network')) : Promise.resolve()),
    );
    await passed(0);
    isOffline = true;
    dispatchEvent(new Event('offline'));
    await passed(0);
    expect(reach).toEqual([true, false]);
  });

  it('a hidden page lets the stream go and asks seldom; looked at again, it has the stream again', async () => {
    const cut: AbortSignal[] = [];
    const { opened, polled } = follow(signal => {
      cut.push(signal);
      const line = wire();
      line.say('data: 1\n\n');
      return Promise.resolve(line.response);
    });
    await passed(0);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    await passed(0);
    expect(cut[0]?.aborted).toBe(true);
    await passed(61_000);
    expect([opened.mock.calls.length, polled.mock.calls.length]).toEqual([1, 4]);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await passed(0);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('ended, it asks nothing any more', async () => {
    const { polled, feed: live } = follow(() => Promise.reject(new Error('cut')));
    await passed(0);
    live.end();
    const before = polled.mock.calls.length;
    await passed(60_000);
    dispatchEvent(new Event('online'));
    await passed(0);
    expect(polled.mock.calls.length).toBe(before);
  });
});
