import { hostAddress } from '../../core/page/image-hosts.js';
import type { Core } from '../../core/parts/core.js';
import type { HtmlRules } from './read-html.js';

type Needs = Pick<Core, 'config' | 'navigation' | 'catalogue' | 'status'>;
interface Surroundings {
  /** Address of a path of the site. */
  href(path: string): string;
  /** Address of a picture as the platform names it; empty when it has none. */
  imageUrl(src: string): string;
  /** Addresses whose origins may give pictures. */
  imageHosts: readonly string[];
}

/** The rules of a page with this core. */
export function richTextRules({ config, navigation, catalogue, status }: Needs): HtmlRules {
  return htmlRules({
    href: path => navigation.href(path),
    imageUrl: src => catalogue.imageUrl(src),
    imageHosts: [config.apiBase, ...(status.store.getState().value?.imageHosts ?? []).map(host => hostAddress(host, config.apiBase))],
  });
}

/** Links: http(s) without credentials, or a path of the site. Pictures: the platform's image hosts and its own address only. */
export function htmlRules({ href: addressOfPath, imageUrl, imageHosts }: Surroundings): HtmlRules {
  const origins = new Set(imageHosts.map(host => addressOf(host)?.origin));
  return {
    link(href) {
      if (isPath(href)) return { href: addressOfPath(href), path: href };
      const address = /^https?:\/\//i.test(href) ? addressOf(href) : undefined;
      return address && !address.username && !address.password ? { href: address.href } : undefined;
    },
    image(src) {
      if (!src || (!isPath(src) && !/^https?:\/\//i.test(src))) return undefined;
      const address = addressOf(imageUrl(src));
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
