import { withSignal } from '../../api/wire/call.js';
import { PlatformError } from '../../api/wire/errors.js';
import type { Core } from '../parts/core.js';
import type { OpenedWindow } from '../kernel/environment.js';
import { hostAddress } from './image-hosts.js';
import { loadSection } from '../kernel/load-section.js';
import { resource } from '../data/resource.js';
import { SERVICE_LEADS } from './service-leads.js';

type Needs = Pick<Core, 'client' | 'config' | 'status'>;
/** A way to customer service that the status answer names. */
export interface Channel {
  csType: string;
  /** Where it leads; nothing when the path was altered, or leads to a place that is none of the platform's. */
  url?: string;
}

const MINUTES = 60_000;

/**
 * One entry per csType (MSG-17), its sealed path opened and judged (SYS-26): a web address of the platform's own hosts, a mail
 * address or a telephone number. Asked for when customer service is opened, never before.
 */
export const serviceChannels = resource({
  name: 'service-channels',
  scope: 'page',
  tags: [],
  staleAfter: 5 * MINUTES,
  load: (core: Needs, signal) => openChannels(core, signal),
});

/**
 * Fills a window that was opened in a click with the first way to customer service that is on the web: its own, else a channel
 * of the resources. Answers false, and closes the window, when there is none or a path was refused: then the chat says so.
 */
export async function leadToService(core: Needs & Pick<Core, 'queries'>, opened: OpenedWindow | null): Promise<boolean> {
  try {
    const channels = await core.queries.fetch(serviceChannels(core));
    const resources = core.status.store.getState().value?.resources ?? [];
    const leads = [...channels.map(({ url }) => url), ...SERVICE_LEADS.map(name => resources.find(({ channel }) => channel === name)?.url)];
    const url = leads.find(isWeb);
    if (!url || !opened || channels.some(channel => !channel.url))
      throw new PlatformError('not-found', 'No way to customer service can be opened here.');
    opened.opener = null;
    opened.location.href = url;
    return true;
  } catch {
    opened?.close();
    return false;
  }
}

async function openChannels(core: Needs, signal: AbortSignal): Promise<Channel[]> {
  const { status, client, config } = core;
  if (!status.store.getState().value) await status.load();
  const services = status.store.getState().value?.customerService ?? [];
  const entries = services.filter((entry, index) => services.findIndex(({ csType }) => csType === entry.csType) === index);
  if (entries.length === 0) return [];
  const paths = entries.map(({ path }) => path);
  const opened = config.openPath
    ? await Promise.all(paths.map(async path => config.openPath!(path)).map(path => path.catch(() => undefined)))
    : await (await loadSection(() => import('../../api/wire/service-paths.js'))).openServicePaths(withSignal(client, signal), paths);
  return entries.map(({ csType }, index) => ({ csType, url: allowed(core, opened[index]) }));
}

/** An address that may be followed, in full, or nothing. */
function allowed({ config, status }: Needs, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  if (/^(mailto:[^\s?]+@[^\s?]+|tel:[+\d][\d\s().-]*)$/i.test(path)) return path;
  if (!URL.canParse(path, config.apiBase)) return undefined;
  const { protocol, username, password, origin, hostname, href } = new URL(path, config.apiBase);
  if (!/^https?:$/.test(protocol) || username || password) return undefined;
  if ([config.apiBase, config.siteUrl].some(own => own && new URL(own).origin === origin)) return href;
  const { domains = [], mainDomain = '', launchHosts = [], resources = [] } = status.store.getState().value ?? {};
  const listed = [mainDomain, ...domains, ...launchHosts, ...resources.map(({ url }) => url)]
    .filter(Boolean)
    .map(host => hostAddress(host, config.apiBase));
  return listed.some(host => URL.canParse(host) && new URL(host).hostname === hostname) ? href : undefined;
}

function isWeb(url: string | undefined): url is string {
  return url !== undefined && /^https?:/i.test(url);
}
