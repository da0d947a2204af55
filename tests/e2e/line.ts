import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A line of a test's own between its browser and a platform. A service worker's requests take it too, which a route of the page
 * does not see.
 */
export interface Line {
  /** Where the browser finds the site. */
  readonly origin: string;
  /** Paths that were asked for over it, the newest last. */
  readonly asked: string[];
  /** Nobody answers any more, and what is open ends. */
  cut(): void;
  mend(): void;
  /** From here on another platform stands at the same address. */
  leadTo(platform: string): void;
  /** From here on `gp.js` is that of a release of this name, which the page's root element then carries. */
  release(name: string): void;
  close(): Promise<void>;
}

const LOADER = '/cdn/gp.js';

export async function openLine(platform: string): Promise<Line> {
  const state = { platform, isCut: false, release: '' };
  const asked: string[] = [];
  const server = createServer((incoming, answer) => {
    if (state.isCut) return void incoming.socket.destroy();
    asked.push(new URL(incoming.url ?? '', state.platform).pathname);
    pass(incoming, answer, state.platform, state.release);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    cut() {
      state.isCut = true;
      server.closeAllConnections();
    },
    mend: () => void (state.isCut = false),
    leadTo: to => void (state.platform = to),
    release: name => void (state.release = name),
    close() {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}

/** Asks the platform under its own address, so that it knows itself. */
function pass(incoming: IncomingMessage, answer: ServerResponse, platform: string, release: string): void {
  const { host } = new URL(platform);
  const isReleased = release !== '' && incoming.url === LOADER;
  const headers = { ...incoming.headers, host, ...(incoming.headers.origin && { origin: platform }) };
  if (isReleased) for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'] as const) delete headers[name];
  const outgoing = request(new URL(incoming.url ?? '/', platform), { method: incoming.method, headers }, come => {
    if (!isReleased) {
      answer.writeHead(come.statusCode ?? 502, come.headers);
      come.pipe(answer);
      return;
    }
    const { etag: _etag, 'last-modified': _modified, 'content-length': _length, ...rest } = come.headers;
    answer.writeHead(come.statusCode ?? 502, rest);
    come.pipe(answer, { end: false });
    come.on('end', () => answer.end(`\ndocument.documentElement.dataset.release = ${JSON.stringify(release)};\n`));
  });
  // Whoever is asked or asks has gone: so does the other.
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
