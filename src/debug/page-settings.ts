import { readConfigAttributes } from '../core/kernel/config-attributes.js';

/** What the loader reads beside the configuration. */
const OF_LOADER: readonly string[] = ['debug', 'earlyLogin', 'preload', 'snapshots'];

/** The names in `dataset` of the script tag of gp.js that say something. */
export const PAGE_SETTINGS: readonly string[] = [...new Set([...ofConfiguration(), ...OF_LOADER])];

/** `siteUrl` → `data-site-url`. */
export function settingAttribute(name: string): string {
  return `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}

/** What is read of it, so that none is listed twice. */
function ofConfiguration(): string[] {
  const names: string[] = [];
  readConfigAttributes(new Proxy<Record<string, string>>({}, { get: (_, name) => void names.push(String(name)) }));
  return names;
}
