import type { FastifyInstance } from 'fastify';
import { CHANGE_KINDS, type ChangeKind, type Changes } from './changes.js';
import { createEventStreams } from './event-stream.js';

const PATH = '/wps/system/events';
const LIMITS = { inAll: 10_000, ofAddress: 500, ofReader: 20 };
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
  const streams = createEventStreams(app, LIMITS, SIGN_OF_LIFE_MS);

  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(PATH, { compress: false }, async (request, reply) => {
    const [since, of] = [request.query.since, request.query.of].map(value => (typeof value === 'string' ? value : undefined));
    const account = of ? await changes.accounts.find(of) : undefined;
    return streams.answer(request, reply, account && of?.split('.', 1)[0], stream => {
      const address = () => changeAddress(changes) + (account ? `&of=${account.ticket()}` : '');
      const say = (kind: ChangeKind | 'account') => stream.say(kind, address());
      const stops = [changes.listen(say), account?.listen(() => say('account'))];
      if (since !== changes.revision()) CHANGE_KINDS.forEach(say);
      // What is no ticket, too: whoever holds it asks for a new one.
      if (of && (!account || account.isBehind)) say('account');
      return () => stops.forEach(stop => stop?.());
    });
  });
}
