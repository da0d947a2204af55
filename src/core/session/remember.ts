import type { Core } from '../parts/core.js';
import { createStorages, storagePrefix } from '../kernel/storage.js';

/** What a person asked to be filled in at the next login (SES-23). */
export interface RememberedLogin {
  username: string;
  password: string;
  mobileNum: string;
  country: string;
}
interface Sealed {
  /** UTC milliseconds; authenticated with the content. */
  until: number;
  iv: string;
  data: string;
}

const LIFE = 24 * 60 * 60 * 1000; // CON-08
const NAME = 'remembered-login';
const DATABASE = 'gp-remember';
const STORE = 'keys';

/**
 * Keeps a login for 24 hours (OP-19): sealed with AES-GCM under a key that the browser holds and never hands out, so that the
 * stored text alone is worth nothing. Where the browser has no such key, nothing is kept.
 */
export async function rememberLogin(core: Pick<Core, 'config'>, login: RememberedLogin, now = Date.now()): Promise<void> {
  const until = now + LIFE;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(core, true).catch(() => undefined);
  if (!key) return;
  const data = await crypto.subtle.encrypt(algorithm(core, iv, until), key, new TextEncoder().encode(JSON.stringify(login)));
  storageOf(core).set(NAME, JSON.stringify({ until, iv: toText(iv), data: toText(new Uint8Array(data)) } satisfies Sealed));
}

/** What was kept, if its time is not over; else it is gone, with its key. */
export async function rememberedLogin(core: Pick<Core, 'config'>, now = Date.now()): Promise<RememberedLogin | undefined> {
  const stored = storageOf(core).get(NAME);
  if (stored === undefined) return undefined;
  try {
    const { until, iv, data } = JSON.parse(stored) as Sealed;
    const key = until > now ? await keyOf(core, false) : undefined;
    if (key) {
      const open = await crypto.subtle.decrypt(algorithm(core, toBytes(iv), until), key, toBytes(data));
      return readLogin(JSON.parse(new TextDecoder().decode(open)));
    }
  } catch {
    // Altered, or sealed by another browser profile.
  }
  await forgetLogin(core);
  return undefined;
}

/** Forgets it, with the key that could open it: asked for, over, or the password has changed. */
export async function forgetLogin(core: Pick<Core, 'config'>): Promise<void> {
  storageOf(core).remove(NAME);
  await inStore('readwrite', store => store.delete(storagePrefix(core.config))).catch(() => undefined);
}

function storageOf({ config }: Pick<Core, 'config'>) {
  return createStorages(config, typeof window === 'undefined' ? undefined : window).local;
}

/** The expiry and the operator are part of what the key vouches for. */
function algorithm({ config }: Pick<Core, 'config'>, iv: Uint8Array<ArrayBuffer>, until: number): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${storagePrefix(config)}${until}`) };
}

async function keyOf({ config }: Pick<Core, 'config'>, make: boolean): Promise<CryptoKey | undefined> {
  const name = storagePrefix(config);
  const found: unknown = await inStore('readonly', store => store.get(name));
  if (found instanceof CryptoKey || !make) return found instanceof CryptoKey ? found : undefined;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await inStore('readwrite', store => store.put(key, name));
  return key;
}

function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(new Error('The browser keeps no keys here.'));
    opening.onsuccess = () => {
      const database = opening.result;
      const request = act(database.transaction(STORE, mode).objectStore(STORE));
      request.transaction?.addEventListener('complete', () => {
        database.close();
        resolve(request.result);
      });
      request.transaction?.addEventListener('abort', () => {
        database.close();
        reject(new Error('The browser keeps no keys here.'));
      });
    };
  });
}

function readLogin(value: unknown): RememberedLogin {
  const read = (name: string) => (typeof value === 'object' && value !== null ? String(Reflect.get(value, name) ?? '') : '');
  return { username: read('username'), password: read('password'), mobileNum: read('mobileNum'), country: read('country') };
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), char => char.charCodeAt(0));
}
