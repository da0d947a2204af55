import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** One connection on which the platform tells what happens. */
export interface EventStream {
  /** One server-sent event; `data` as JSON. */
  send(event: string, data: unknown): void;
  end(): void;
}
export interface EventStreams {
  readonly open: number;
  /** Answers with a stream. `begin` gets it and returns what ends the telling; route option `compress: false`. */
  answer(request: FastifyRequest, reply: FastifyReply, begin: (stream: EventStream) => () => void): FastifyReply;
}

/** Proxies cut connections on which nothing is said for a minute; readers that hear nothing for longer than twice this ask again. */
export const SIGN_OF_LIFE_MS = 15_000;
const MOST_STREAMS = 5_000;
/** Whoever does not read loses the connection, not the platform its memory. */
const MOST_WAITING_BYTES = 1_048_576;

/** Server-sent events of one scope. All streams end when the server stops. */
export function createEventStreams(app: FastifyInstance): EventStreams {
  const streams = new Set<PassThrough>();
  const timer = setInterval(() => streams.forEach(stream => stream.write(':\n\n')), SIGN_OF_LIFE_MS);
  timer.unref();
  // Before the server waits for what is under way: these would never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const stream of [...streams]) stream.end();
  });
  return {
    get open() {
      return streams.size;
    },
    answer(request, reply, begin) {
      // Its end also ends the connection, so that a server that stops need not wait for it.
      void reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no').header('connection', 'close');
      // Those who get no stream ask every so often instead.
      if (streams.size >= MOST_STREAMS) return reply.status(204).send();
      const stream = new PassThrough();
      streams.add(stream);
      stream.write(':\n\n');
      const stop = begin({
        send(event, data) {
          if (stream.writableEnded || stream.destroyed) return;
          if (stream.writableLength > MOST_WAITING_BYTES) return void stream.destroy();
          stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        },
        end: () => void stream.end(),
      });
      stream.once('close', () => {
        stop();
        streams.delete(stream);
      });
      request.raw.once('close', () => stream.destroy());
      return reply.type('text/event-stream').send(stream);
    },
  };
}
