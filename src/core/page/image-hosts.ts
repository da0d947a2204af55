import { IMAGE_SEED } from '../../api/wire/snapshot.js';
import type { Shared } from '../parts/shared.js';

/** Chooses the address of a picture. Once chosen it stays, so that no picture is loaded twice from two hosts. */
export function createImageUrl({ status, config: { apiBase }, environment: { random = Math.random } }: Shared): (url: string) => string {
  const hosts = () => status.store.getState().value?.imageHosts ?? [];
  const seed = (globalThis as { [IMAGE_SEED]?: number })[IMAGE_SEED] ?? Math.floor(random() * 2 ** 31);
  const chosen = new Map<string, string>();

  return url => {
    if (/^data:image\//i.test(url)) return url;
    const known = chosen.get(url);
    if (known !== undefined) return known;
    const address = absolute(url);
    if (hosts().length > 0) chosen.set(url, address);
    return address;
  };

  /** A relative picture lies on one of the image hosts, drawn for this page and spread over its pictures (CON-78). */
  function absolute(url: string): string {
    if (!url) return '';
    const list = hosts();
    const host = list[(seed + sumOf(url)) % list.length];
    try {
      const address = new URL(url, host ? hostAddress(host, apiBase) : `${apiBase}/`);
      return /^https?:$/.test(address.protocol) ? address.href : '';
    } catch {
      return '';
    }
  }
}

/** `https://cdn.example`, or only `cdn.example`, as the platform may give it. */
export function hostAddress(host: string, like: string): string {
  return /^https?:\/\//i.test(host) ? host : `${new URL(like).protocol}//${host}`;
}

function sumOf(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 65_521;
  return sum;
}
