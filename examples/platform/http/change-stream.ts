import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CHANGE_KINDS, type ChangeKind, type Changes } from './changes.js';

const PATH = '/wps/system/events';
const MOST_STREAMS = 10_000;
/** Proxies cut connections on which nothing is said for a minute. */
const SIGN_OF_LIFE_MS = 25_000;

/** Where an open page hears of changes made after the answer that names this address. */
export function changeAddress(changes: Changes): string {
  return `${PATH}?since=${changes.revision()}`;
}

/**
 * Tells open pages what to ask for again, as server-sent events: `event` is the kind of change, `data` the address for the next
 * connection. With the ticket of an account (`of`) it also tells `account`, what changed for it alone. It says nothing else, so that whatever is learnt comes by the call that answers for it. Answered also when closed.
 */
export function registerChangeStream(app: FastifyInstance, changes: Changes): void {
  const streams = new Set<PassThrough>();
  const timer = setInterval(() => streams.forEach(stream => stream.write(':\n\n')), SIGN_OF_LIFE_MS);
  timer.unref();

  app.get<{ Querystring: { since?: string; of?: string } }>(PATH, { compress: false }, async (request, reply) => {
    // Its end also ends the connection, so that a server that stops need not wait for it.
    void reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').header('connection', 'close');
    // The one answer after which a browser does not ask again by itself.
    if (streams.size >= MOST_STREAMS) return reply.status(204).send();
    const stream = new PassThrough();
    const { since, of } = request.query;
    const account = of ? changes.accounts.find(of) : undefined;
    const address = () => changeAddress(changes) + (account ? `&of=${account.ticket()}` : '');
    const say = (kind: ChangeKind | 'account') => stream.write(`event: ${kind}\ndata: ${address()}\n\n`);
    streams.add(stream);
    const stops = [changes.listen(say), account?.listen(() => say('account'))];
    stream.once('close', () => {
      stops.forEach(stop => stop?.());
      streams.delete(stream);
    });
    request.raw.once('close', () => stream.destroy());
    stream.write(':\n\n');
    if (since !== changes.revision()) CHANGE_KINDS.forEach(say);
    // A ticket of another process: whoever holds it asks for a new one.
    if (of && (!account || account.isBehind)) say('account');
    return reply.type('text/event-stream').send(stream);
  });
  // Before the server waits for what is under way: these would never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const stream of [...streams]) stream.end();
  });
}
