import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Passing {
  method: string;
  path: string;
  query: URLSearchParams;
  status: number;
  headers: Headers;
  text: string;
}
/** Changes an answer on its way, or leaves it as it is. What it waits for, the answer waits for. */
export type Damage = (passing: Passing) => unknown;
export interface Proxy {
  address: string;
  /** Lines such as `GET /wps/system/status` of all that came by. */
  seen: string[];
  close(): Promise<void>;
}

/** Stands before a platform and damages what it answers. */
export async function damagingProxy(target: string, damage: Damage = () => undefined): Promise<Proxy> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', target);
      seen.push(`${request.method} ${url.pathname}`);
      const { host: _host, connection: _connection, 'transfer-encoding': _encoding, ...headers } = request.headers;
      const body = await bodyOf(request);
      const answer = await fetch(url, {
        method: request.method,
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const passing: Passing = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        status: answer.status,
        headers: new Headers(answer.headers),
        text: await answer.text(),
      };
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) passing.headers.delete(name);
      await damage(passing);
      response.writeHead(passing.status, Object.fromEntries(passing.headers)).end(passing.text);
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
