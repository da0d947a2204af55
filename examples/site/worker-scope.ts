/** What our workers use of their global object; the compiler has the types of pages only. */
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly indexedDB: IDBFactory;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
}

/** Lasts until the promises that it is given are settled. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
