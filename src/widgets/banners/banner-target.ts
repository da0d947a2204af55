import type { Banner } from '../../api/content/announcements.js';
import type { Navigation } from '../../core/parts/core.js';

/** Where a banner leads. */
export type BannerTarget =
  | { kind: 'path'; to: string }
  | { kind: 'url'; href: string }
  | { kind: 'game'; gameId: string; /** The search that finds the game, when it cannot be started at once. */ to: string };

/** Reads a banner's linkage (HOM-02, HOM-04, OP-80); undefined for one that is not clickable (HOM-03) or leads nowhere safe. */
export function bannerTarget(
  { linkageType, linkage, title }: Banner,
  navigation: Pick<Navigation, 'categoryPath'>,
): BannerTarget | undefined {
  if (!linkageType || !linkage) return undefined;
  switch (linkageType) {
    case 'GAME':
      return { kind: 'game', gameId: linkage, to: `/search?gameName=${encodeURIComponent(title)}` };
    case 'CATEGORY':
      return { kind: 'path', to: navigation.categoryPath(linkage) };
    case 'PROMOTION':
      return { kind: 'path', to: `/promotions?id=${encodeURIComponent(linkage)}` };
    case 'PAGE':
      return /^\/(?![/\\\s])/.test(linkage) ? { kind: 'path', to: linkage } : undefined;
    case 'URL': {
      const url = URL.canParse(linkage) ? new URL(linkage) : undefined;
      return url && /^https?:$/.test(url.protocol) ? { kind: 'url', href: url.href } : undefined;
    }
  }
}
