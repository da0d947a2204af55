import { removeKept } from './kept.js';
import type { WorkerScope } from './worker-scope.js';

declare const self: WorkerScope;

/** Stands at the worker's address where the platform has switched it off: takes its place, empties its caches and goes. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', event =>
  event.waitUntil(removeKept(self.caches, self.indexedDB).then(() => self.registration.unregister())),
);
