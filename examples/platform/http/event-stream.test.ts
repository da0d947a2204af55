import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createEventStreams, type EventStream } from './event-stream.js';
import type { StreamLimits } from './stream-places.js';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function open(limits: Partial<StreamLimits>, signOfLifeMs?: number) {
  const app = Fastify();
  const streams = createEventStreams(app, { inAll: 100, ofAddress: 100, ofReader: 100, ...limits }, signOfLifeMs);
  const begun: EventStream[] = [];
  app.get('/events', (request, reply) =>
    streams.answer(request, reply, undefined, stream => (begun.push(stream), () => void begun.splice(begun.indexOf(stream), 1))),
  );
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  closers.push(() => app.close());
  return { streams, begun, port };
}

/** A page at one of this machine's many addresses. */
async function listen(port: number, localAddress: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: '/events', localAddress, agent: false }, resolve).on('error', reject);
    closers.push(() => request.destroy());
  });
  const page = { answer, said: '', ended: new Promise<void>(resolve => answer.once('close', resolve)) };
  answer
    .setEncoding('utf8')
    .on('data', (text: string) => (page.said += text))
    .on('error', () => undefined);
  return page;
}

describe('streams of events', () => {
  it('the oldest of an address that takes too many gives way, and is told so before it ends', async () => {
    const { streams, port } = await open({ ofAddress: 3 });
    const pages = [];
    for (let index = 0; index < 4; index++) pages.push(await listen(port, '127.0.0.2'));
    const other = await listen(port, '127.0.0.3');
    await pages[0]!.ended;
    expect([pages[0]!.said.includes('event: gave-way'), streams.open, other.answer.statusCode]).toEqual([true, 4, 200]);
  });

  it('whoever finds no place is told 503 and when to come again, in words that a program reads', async () => {
    const { port } = await open({ inAll: 1 });
    await listen(port, '127.0.0.2');
    const late = await listen(port, '127.0.0.3');
    await late.ended;
    expect([late.answer.statusCode, late.answer.headers['retry-after'], JSON.parse(late.said)]).toMatchObject([
      503,
      '30',
      { success: false, code: 'rate-limited' },
    ]);
  });

  it('a socket that never reads is let go after a few signs of life, and what was said to it with it', async () => {
    const { streams, begun, port } = await open({}, 20);
    const socket = connect(port, '127.0.0.1').pause();
    closers.push(() => socket.destroy());
    socket.on('error', () => undefined).write('GET /events HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => streams.open).toBe(1);
    const [stream] = begun;
    // What the system keeps between the two is filled first; then only signs of life are due.
    const saying = (async () => {
      for (const piece = 'x'.repeat(32_000); begun.length > 0; await stream!.drained()) stream!.send('much', piece);
    })();
    await expect.poll(() => streams.open, { timeout: 10_000 }).toBe(0);
    await saying;
  });

  it('to a socket that never reads no more is kept than it may have waiting', async () => {
    const { streams, begun, port } = await open({});
    const socket = connect(port, '127.0.0.1').pause();
    closers.push(() => socket.destroy());
    socket.on('error', () => undefined).write('GET /events HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(() => streams.open).toBe(1);
    const piece = 'x'.repeat(32_000);
    while (begun.length > 0) {
      begun[0]!.send('much', piece);
      await new Promise(setImmediate);
    }
    expect(streams.open).toBe(0);
  });

  it('a reader that is only slow gets all of it', async () => {
    const { begun, port } = await open({});
    const page = await listen(port, '127.0.0.2');
    const [stream] = begun;
    for (let index = 0; index < 40; index++) {
      stream!.send('much', 'y'.repeat(100_000));
      await stream!.drained();
    }
    await expect.poll(() => page.said.length).toBeGreaterThan(4_000_000);
  });
});
