/** Names of the caches begin with it. */
export const CACHE_PREFIX = 'gp-site';
export const CODE_CACHE = `${CACHE_PREFIX}-code`;
/** Where workbox-expiration writes down when each file was last used. */
const EXPIRATION_DATABASE = 'workbox-expiration';

/** Empties and removes all that the site's service worker keeps; what others keep on this origin stays. */
export async function removeKept(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  databases: Pick<IDBFactory, 'deleteDatabase'>,
): Promise<void> {
  const names = (await caches.keys()).filter(name => name === CACHE_PREFIX || name.startsWith(`${CACHE_PREFIX}-`));
  if (names.length === 0) return;
  await Promise.all(names.map(name => caches.delete(name)));
  await new Promise<void>(resolve => {
    const removal = databases.deleteDatabase(EXPIRATION_DATABASE);
    // Where a worker still has it open, the browser removes it when that one is gone.
    removal.onsuccess = removal.onerror = removal.onblocked = () => resolve();
  });
}
