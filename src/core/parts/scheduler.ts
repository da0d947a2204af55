/** One timer for all countdowns, tickers and polls; sleeps when nobody listens or the page is hidden. */
export interface Scheduler {
  /** Every `ms`; the callback gets UTC milliseconds. Returns stop. */
  every(ms: number, callback: (now: number) => void): () => void;
  after(ms: number, callback: () => void): () => void;
}
