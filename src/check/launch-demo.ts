import { launchDemo, listGames } from '../api/games/games.js';
import type { SystemStatus } from '../api/wire/system.js';
import { hostAddress } from '../core/page/image-hosts.js';
import { NotAsked, type Asker, type Outcome } from './asker.js';
import type { Finding } from './finding.js';

interface Launching {
  apiBase: string;
  /** Of the page that is to frame the game. */
  origin: string;
  status: SystemStatus | undefined;
  /** The page of a game must be there by then, in ms. */
  longest: number;
}
const SOME_GAMES = 60;

/**
 * Opens one game with play money as the widgets do, and looks at its page as the browser will: whether it comes, and whether a page of the
 * origin may frame it. Nothing of the page runs, so that no round begins and nothing stays open. With money nothing is launched ever.
 */
export function tryLaunch(asker: Asker, { apiBase, origin, status, longest }: Launching): Promise<Outcome> {
  return asker.attempt('launchDemo', async client => {
    const { games } = await listGames(client, { page: 1, pageSize: SOME_GAMES });
    const game = games.find(({ hasFreeTrial, inMaintenance }) => hasFreeTrial && !inMaintenance);
    if (!game) throw new NotAsked(`none of the first ${SOME_GAMES} games offers a free trial (“supportPlay”: "0")`);
    const { url, mode } = await launchDemo(client, game.id, `${origin}/`);
    const listed = (status?.launchHosts ?? []).map(host => hostAddress(host, apiBase));
    const hosts = listed.length > 0 ? listed : [apiBase];
    const address = URL.canParse(url, hosts[0]) ? new URL(url, hosts[0]) : undefined;
    if (!address || !/^https?:$/.test(address.protocol) || !hosts.some(host => new URL(host).host === address.host))
      return [strangeAddress(url, hosts)];
    return [await pageFinding(address, mode, origin, longest)];
  });
}

async function pageFinding(address: URL, mode: 'frame' | 'window', origin: string, longest: number): Promise<Finding | undefined> {
  // The address carries a token: what is told of it ends before.
  const where = address.origin + address.pathname;
  const response = await fetch(address, { signal: AbortSignal.timeout(longest) }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response?.ok)
    return {
      kind: 'game-page',
      expected: `the page of the game at ${where}`,
      came: response ? String(response.status) : 'no answer',
      todo: 'Answer the launch with an address at which the game stands. The reader sees a frame with an error in it.',
    };
  const refusal = mode === 'frame' ? frameRefusal(response.headers, address, origin) : undefined;
  if (refusal === undefined) return undefined;
  return {
    kind: 'game-page',
    expected: `a page that pages of ${origin} may frame (${where})`,
    came: refusal,
    todo: `Let the game send “Content-Security-Policy: frame-ancestors ${origin}” and no X-Frame-Options, or answer the launch with “mode”: "window". The reader sees an empty frame.`,
  };
}

/** The header by which a browser shows no frame; `frame-ancestors` stands for X-Frame-Options where both are sent (HTML, CSP 3). */
export function frameRefusal(headers: Headers, address: URL, origin: string): string | undefined {
  const ancestors = /(?:^|[;,])\s*frame-ancestors\s+([^;,]+)/i.exec(headers.get('content-security-policy') ?? '')?.[1]?.trim();
  if (ancestors !== undefined)
    return ancestors.split(/\s+/).some(source => allows(source, address, new URL(origin))) ? undefined : `frame-ancestors ${ancestors}`;
  const options = headers.get('x-frame-options')?.trim();
  const isAllowed = !options || !/^(deny|sameorigin)$/i.test(options) || (/^sameorigin$/i.test(options) && address.origin === origin);
  return isAllowed ? undefined : `X-Frame-Options: ${options}`;
}

/** A source of the policy: `'self'`, `*`, `https:`, a host with or without scheme, port and a star for its names. */
function allows(source: string, address: URL, origin: URL): boolean {
  if (source === "'self'") return address.origin === origin.origin;
  if (source === '*') return true;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return source.toLowerCase() === origin.protocol;
  const [, scheme, host = '', port] = /^(?:([a-z]+):\/\/)?([^:/]+)(?::(\d+|\*))?/i.exec(source) ?? [];
  const isHost = host.startsWith('*.') ? origin.hostname.endsWith(host.slice(1)) : host === origin.hostname;
  return isHost && (!scheme || `${scheme}:` === origin.protocol) && (port === '*' || (port ?? '') === origin.port);
}

function strangeAddress(url: string, hosts: readonly string[]): Finding {
  return {
    kind: 'game-page',
    expected: `an address on ${hosts.map(host => new URL(host).host).join(', ')}`,
    came: url.split('?', 1)[0] || 'none',
    todo: 'Name the hosts of your games in the status (“launchGameCDNs”): widgets open no others.',
  };
}
