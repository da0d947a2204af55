import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.js';
import type { PlatformConfig } from '../platform.js';

/** Names under which whoever runs this asks it. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const DEFAULT_PORTS = new Set(['', '80', '443']);

/**
 * Lets requests through only where they name this platform: answers hold the name (addresses of games and pictures, policies,
 * first views), so a made-up one would be handed on to others. Own are this machine's names, the host it was told to listen on,
 * the address at which the connection arrived (so phones in the local network may ask by it) and `GP_OWN_HOSTS`.
 */
export function onlyOwnHosts(app: FastifyInstance, config: PlatformConfig): void {
  app.addHook('onRequest', async request => {
    if (isOwnHost(config, request)) return;
    throw new Failure('bad-request', {
      message: 'This platform is not asked under this host. If it is yours, name it in GP_OWN_HOSTS.',
      fields: { host: 'unknown' },
    });
  });
}

/** Scheme and host under which the caller reached the platform; the host is one of its own. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host.toLowerCase()}`;
}

function isOwnHost({ host, ownHosts }: PlatformConfig, request: FastifyRequest): boolean {
  // Node believes the first of several, a proxy before it perhaps the last (RFC 9112, 3.2).
  if (request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1) return false;
  const asked = request.host.toLowerCase();
  const { localAddress = '', localPort } = request.socket;
  const [, name = '', port = ''] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/.exec(asked) ?? [];
  if (name === '') return false;
  // Not by a connection: the platform asks itself, under a name that was let through before.
  if (ownHosts.includes(asked) || !(request.raw.socket instanceof Socket)) return true;
  const isOwnPort = DEFAULT_PORTS.has(port) || port === String(localPort);
  return isOwnPort && [...OWN_NAMES, bracketed(host.toLowerCase()), bracketed(localAddress), ...ownHosts].includes(name);
}

/** An address as it stands in `Host`. */
function bracketed(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
