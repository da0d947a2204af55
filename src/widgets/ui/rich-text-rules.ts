import { hostAddress } from '../../core/image-hosts.js';
import type { Core } from '../../core/core.js';
import type { HtmlRules } from './read-html.js';

type Needs = Pick<Core, 'config' | 'navigation' | 'catalogue' | 'status'>;

/** Links: http(s) without credentials, or a path of the site. Pictures: the platform's image hosts and its own address only. */
export function richTextRules({ config, navigation, catalogue, status }: Needs): HtmlRules {
  const hosts = [config.apiBase, ...(status.store.getState().value?.imageHosts ?? []).map(host => hostAddress(host, config.apiBase))];
  const origins = new Set(hosts.map(host => addressOf(host)?.origin));
  return {
    link(href) {
      if (isPath(href)) return { href: navigation.href(href), path: href };
      const address = /^https?:\/\//i.test(href) ? addressOf(href) : undefined;
      return address && !address.username && !address.password ? { href: address.href } : undefined;
    },
    image(src) {
      if (!src || (!isPath(src) && !/^https?:\/\//i.test(src))) return undefined;
      const address = addressOf(catalogue.imageUrl(src));
      return address && origins.has(address.origin) && !address.username && !address.password ? address.href : undefined;
    },
  };
}

/** `/help`, not `//host` or `/\host`, which browsers read as another host. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/[\u0000-\u001f\\]/.test(text);
}

function addressOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
