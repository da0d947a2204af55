import { whenCalm } from '../../src/ui/motion/when-calm.js';
import { removeKept } from './kept.js';

/** Where the page says which worker it has; empty where the platform has switched it off. */
const NAMED = 'meta[name="service-worker"]';
/** A slow phone still fetches then what its reader sees. */
const AFTER_CALM_MS = 4_000;

/** Registers the worker that the page names once the page is calm; where it names none, removes one of earlier days. */
export function followServiceWorker(): void {
  // Not there without TLS and in some private windows.
  if (!('serviceWorker' in navigator)) return;
  const address = document.querySelector<HTMLMetaElement>(NAMED)?.content;
  whenCalm(() => setTimeout(() => void (address ? register(address) : remove()).catch(() => undefined), AFTER_CALM_MS));
}

async function register(address: string): Promise<void> {
  await navigator.serviceWorker.register(trusted(address), { scope: '/', updateViaCache: 'none' });
}

async function remove(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
  // Also without one: until it is left, this page's worker may have kept something more.
  await removeKept(caches, indexedDB);
}

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}

/** The page's policy asks for it: a worker's address is one of the ways to run a script. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!/^\/[\w-]+\.js$/.test(address)) throw new TypeError(`${address} is no worker of this site.`);
  return trustedTypes?.createPolicy('gp-site-worker', { createScriptURL: same => same }).createScriptURL(address) ?? address;
}
