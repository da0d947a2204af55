import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { CACHE_PREFIX, CODE_CACHE } from './kept.js';
import { workerShare } from './worker-share.js';
import type { WorkerScope } from './worker-scope.js';

declare const self: WorkerScope;
/** The offline page and what it is made of, each with the hash of its content; the build writes it in. */
declare const GP_OFFLINE: { url: string; revision: string }[];

const OFFLINE_PAGE = '/site/offline.html';
/** A release is about 220 files, of which a reader meets some sixty. */
const MOST_FILES = 300;
const LONGEST_SECONDS = 60 * 24 * 60 * 60;

// The worker holds nothing of a release, so a new one takes over at once.
self.addEventListener('install', () => void self.skipWaiting());

setCacheNameDetails({ prefix: CACHE_PREFIX, precache: 'offline', suffix: '' });
precacheAndRoute(GP_OFFLINE, { cleanURLs: false, directoryIndex: '' });

/** No document is kept: what stands in one is of its moment. Without a connection there is the offline page. */
registerRoute(
  ({ request, url }) => workerShare(asked(request, url), self.location.origin) === 'document',
  new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(OFFLINE_PAGE) }] }),
);

registerRoute(
  ({ request, url }) => workerShare(asked(request, url), self.location.origin) === 'code',
  new CacheFirst({
    cacheName: CODE_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({
        maxEntries: MOST_FILES,
        maxAgeSeconds: LONGEST_SECONDS,
        purgeOnQuotaError: true,
        matchOptions: { ignoreVary: true },
      }),
    ],
  }),
);

function asked({ method, mode, destination }: Request, url: URL) {
  return { url, method, mode, destination };
}
