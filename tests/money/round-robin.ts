import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  url: string;
  /** Where change streams go while it is there; otherwise they take their turn too. */
  streamsTo: string | undefined;
  /** Where all else goes; undefined: to each in turn. */
  callsTo: string | undefined;
  /** Open change streams that follow an account. */
  readonly following: number;
  close(): Promise<void>;
}

const STREAM = '/wps/system/events';
/** What the platform counts as the caller's address. */
const VISITOR = '203.0.113.7';

/** A proxy before several processes: one request to each in turn, and past those that are gone. */
export async function roundRobin(upstreams: () => readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const following = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    const all = upstreams();
    const isStream = incoming.url?.startsWith(STREAM);
    const pinned = isStream ? proxy.streamsTo : proxy.callsTo;
    const first = pinned ?? all[turn++ % all.length] ?? '';
    forward([first, ...all.filter(url => url !== first)], incoming, outgoing);
    if (!isStream || !incoming.url?.includes('of=')) return;
    following.add(outgoing);
    outgoing.once('close', () => following.delete(outgoing));
  });
  const proxy: RoundRobin = {
    get following() {
      return [...following].filter(({ headersSent }) => headersSent).length;
    },
    url: '',
    streamsTo: undefined,
    callsTo: undefined,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}

function forward([url, ...others]: readonly string[], incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (url === undefined) return void outgoing.writeHead(502).end();
  const target = new URL(incoming.url ?? '/', url);
  const headers = { ...incoming.headers, host: target.host, 'x-forwarded-for': VISITOR };
  const passed = request(target, { method: incoming.method, headers }, answer => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  });
  outgoing.once('close', () => passed.destroy());
  passed.once('error', (error: NodeJS.ErrnoException) => {
    // Nothing of it has arrived anywhere.
    if (error.code === 'ECONNREFUSED' && !outgoing.headersSent) forward(others, incoming, outgoing);
    else outgoing.destroy();
  });
  incoming.pipe(passed);
}
