import type { StoreApi } from 'zustand/vanilla';

/** A store that can be read and followed, not written: only its owner writes. */
export type Readable<T> = Pick<StoreApi<T>, 'getState' | 'subscribe' | 'getInitialState'>;
