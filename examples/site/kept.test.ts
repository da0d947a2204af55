import { describe, expect, it, vi } from 'vitest';
import { CODE_CACHE, removeKept } from './kept.js';

function browser(names: string[], ends: 'onsuccess' | 'onblocked' = 'onsuccess') {
  const databases: string[] = [];
  const deleteDatabase = vi.fn((name: string) => {
    const removal = {} as IDBOpenDBRequest;
    databases.push(name);
    queueMicrotask(() => removal[ends]?.(new Event(ends) as IDBVersionChangeEvent));
    return removal;
  });
  return {
    names,
    databases,
    caches: {
      keys: async () => [...names],
      delete: async (name: string) => names.splice(names.indexOf(name), 1).length > 0,
    },
    indexedDB: { deleteDatabase },
  };
}

describe('what the worker kept', () => {
  it.each(['onsuccess', 'onblocked'] as const)('goes whole, and nothing of others with it (%s)', async ends => {
    const { names, databases, caches, indexedDB } = browser([CODE_CACHE, 'theirs', 'gp-site-offline', 'gp-sitemap'], ends);
    await removeKept(caches, indexedDB);
    expect(names).toEqual(['theirs', 'gp-sitemap']);
    expect(databases).toEqual(['workbox-expiration']);
  });

  it('leaves all as it is where nothing was kept', async () => {
    const { names, databases, caches, indexedDB } = browser(['theirs']);
    await removeKept(caches, indexedDB);
    expect([names, databases]).toEqual([['theirs'], []]);
  });
});
