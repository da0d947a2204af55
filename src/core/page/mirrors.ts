import { withSignal } from '../../api/wire/call.js';
import { isOfficialRepresentative, listMirrors } from '../../api/content/mirrors.js';
import type { Core } from '../parts/core.js';
import { resource } from '../data/resource.js';

/** An official address as a link. */
export interface MirrorLink {
  domain: string;
  url: string;
  isMain: boolean;
  /** The page is open under it. */
  isHere: boolean;
}

const MINUTE = 60_000;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The official addresses, each once (SYS-17); addresses of agents are their own affair. */
export const mirrorLinks = resource({
  name: 'mirrors',
  scope: 'page',
  tags: ['mirrors'],
  staleAfter: MINUTE,
  load: async ({ client, config }: Pick<Core, 'client' | 'config'>, signal): Promise<MirrorLink[]> => {
    const mirrors = (await listMirrors(withSignal(client, signal))).filter(({ kind }) => kind !== 'agent');
    const links = mirrors.flatMap(({ domain, kind }) => {
      const url = mirrorUrl(domain, config.apiBase);
      return url ? [{ domain, url, isMain: kind === 'main', isHere: globalThis.location?.host === new URL(url).host }] : [];
    });
    return links.filter((link, index) => links.findIndex(({ url }) => url === link.url) === index);
  },
});

/** A domain as an address: https, but on this machine as the platform itself is reached. Undefined for what is no domain. */
export function mirrorUrl(domain: string, apiBase: string): string | undefined {
  const base = URL.canParse(apiBase) ? new URL(apiBase) : undefined;
  const local = LOOPBACK.test(domain) && base;
  const text = /^https?:\/\//i.test(domain)
    ? domain
    : local
      ? `${base.protocol}//${domain}${base.port && `:${base.port}`}`
      : `https://${domain}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
}

/** Whether a contact is one of the operator's own (SYS-18). Rejects with PlatformError. */
export function verifyRepresentative({ client }: Pick<Core, 'client'>, contactId: string): Promise<boolean> {
  return isOfficialRepresentative(client, contactId);
}
