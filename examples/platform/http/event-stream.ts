import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createStreamPlaces, type StreamLimits } from './stream-places.js';

/** One connection on which the platform tells what happens. */
export interface EventStream {
  /** One server-sent event; `data` as JSON. */
  send(event: string, data: unknown): void;
  /** One whose data is a word as it stands. */
  say(event: string, word: string): void;
  /** Resolves when the reader has taken what was sent, or has gone. */
  drained(): Promise<void>;
  end(): void;
}
export interface EventStreams {
  readonly open: number;
  /** Answers with a stream to `reader`, an account or the like where one is known. `begin` gets it and returns what ends the telling; route option `compress: false`. */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    reader: string | undefined,
    begin: (stream: EventStream) => () => void,
  ): FastifyReply;
}
interface OpenStream {
  body: PassThrough;
  /** Signs of life during which the reader took nothing. */
  stuck: number;
}

/** Proxies cut connections on which nothing is said for a minute; readers that hear nothing for longer than twice this ask again. */
const SIGN_OF_LIFE_MS = 15_000;
/** Whoever does not read loses the connection, not the platform its memory. */
const MOST_WAITING_BYTES = 65_536;
const MOST_STUCK = 3;
/** A farewell that nobody takes is not waited for. */
const FAREWELL_MS = 5_000;
const COME_BACK_S = 30;

/**
 * Server-sent events of one scope. Who has no place left is told 503 and when to come again; who gives way to a newer connection
 * hears `gave-way` first, so that the page does not come back at once. All streams end when the server stops.
 */
export function createEventStreams(app: FastifyInstance, limits: StreamLimits, signOfLifeMs = SIGN_OF_LIFE_MS): EventStreams {
  const streams = new Set<OpenStream>();
  const places = createStreamPlaces(limits);
  const timer = setInterval(() => streams.forEach(beat), signOfLifeMs);
  timer.unref();
  // Before the server waits for what is under way: these would never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const { body } of [...streams]) body.end();
  });
  return {
    get open() {
      return places.taken;
    },
    answer(request, reply, reader, begin) {
      // Its end also ends the connection, so that a server that stops need not wait for it.
      void reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no').header('connection', 'close');
      const body = new PassThrough();
      const leave = places.take({ ip: request.ip, reader }, () => {
        write(body, 'event: gave-way\ndata: {}\n\n');
        body.end();
        setTimeout(() => body.destroy(), FAREWELL_MS).unref();
      });
      if (!leave) {
        return reply
          .status(503)
          .header('retry-after', COME_BACK_S)
          .send({ success: false, code: 'rate-limited', message: 'Too many connections are open. Come again in a while.' });
      }
      const stream = { body, stuck: 0 };
      streams.add(stream);
      body.write(':\n\n');
      const stop = begin({
        send: (event, data) => write(body, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        say: (event, word) => write(body, `event: ${event}\ndata: ${word}\n\n`),
        drained: () => drained(body),
        end: () => void body.end(),
      });
      body.once('close', () => {
        stop();
        leave();
        streams.delete(stream);
      });
      request.raw.once('close', () => body.destroy());
      return reply.type('text/event-stream').send(body);
    },
  };
}

/** Nothing more is written to who has not taken what was sent; who still has not after some signs of life is let go. */
function beat(stream: OpenStream): void {
  const { body } = stream;
  stream.stuck = body.writableNeedDrain ? stream.stuck + 1 : 0;
  if (stream.stuck > MOST_STUCK) body.destroy();
  else if (stream.stuck === 0 && !body.writableEnded) body.write(':\n\n');
}

function write(body: PassThrough, text: string): void {
  if (body.writableEnded || body.destroyed) return;
  if (body.writableLength > MOST_WAITING_BYTES) return void body.destroy();
  body.write(text);
}

function drained(body: PassThrough): Promise<void> {
  if (!body.writableNeedDrain || body.destroyed) return Promise.resolve();
  return new Promise(resolve => {
    const done = () => {
      body.off('drain', done).off('close', done);
      resolve();
    };
    body.once('drain', done).once('close', done);
  });
}
