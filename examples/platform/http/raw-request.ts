import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: string;
  body: string;
}

/** Sends a request exactly as it is written: fetch would put paths, hosts and headers in order first. For tests. */
export function rawRequest(origin: string, line: string, headers: Record<string, string> = {}, body = ''): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const fields = {
    host,
    connection: 'close',
    ...(body.length > 0 && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const head = [`${line} HTTP/1.1`, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(head + body));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', part => (text += String(part)));
    socket.on('error', reject);
    socket.on('close', () => {
      const end = text.indexOf('\r\n\r\n');
      resolve({ status: Number(text.slice(9, 12)), headers: text.slice(0, end).toLowerCase(), body: text.slice(end + 4) });
    });
  });
}
