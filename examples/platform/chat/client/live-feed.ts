import { readEvents, type ServerEvent } from './read-events.js';

export interface LiveFeedOptions {
  /** Opens the stream; an answer without a stream (503 when all places are taken, 404 of an older server, a proxy's page) counts as none. */
  open(signal: AbortSignal): Promise<Response>;
  onEvent(event: ServerEvent): void;
  /** The same question in one call, for when there is no stream. Rejects when there is no answer. */
  poll(signal: AbortSignal): Promise<void>;
  /** Whether the platform was reached at the last try. Told when it changes. */
  onReach(isReached: boolean): void;
}

/** The platform gives a sign of life every 15 s. */
const SILENCE_MS = 40_000;
/** A proxy that holds the stream back gives no first sign. */
const FIRST_SIGN_MS = 6_000;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 30_000;
/** Of a stream that gives way to newer ones: back at once, it would only push out the next. */
const GAVE_WAY = 'gave-way';
/** Without a stream but with answers. */
const POLL_MS = 3_000;
const HIDDEN_MS = 20_000;
/** A stream that did not come is tried again after as many polls. */
const POLLS_A_TRY = 10;

/**
 * Follows something that happens on the platform: by a stream while the page is seen, by asking every so often when streams do
 * not get through or the page is hidden (a browser has few connections for all its tabs), with longer and longer pauses when
 * nothing answers. A page that is looked at,
 * goes offline or comes online again, asks at once.
 */
export class LiveFeed {
  readonly #options: LiveFeedOptions;
  #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #pollsUntilTry = 0;
  #isReached: boolean | undefined;
  #isLive = false;

  constructor(options: LiveFeedOptions) {
    this.#options = options;
  }

  /** Whether a stream is open. */
  get isLive(): boolean {
    return this.#isLive;
  }

  start(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#pollsUntilTry = 0;
    void this.#turn();
  }

  /** Something was just done: without a stream that would tell, its result is asked for at once. */
  refresh(): void {
    if (!this.#isLive) void this.#turn();
  }

  end(): void {
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    this.#stop.abort();
  }

  readonly #wake = (): void => {
    if (document.hidden && !this.#isLive) return;
    this.#failures = 0;
    this.#pollsUntilTry = 0;
    void this.#turn();
  };

  /** One try: a stream, else a question, then the next after a while. A newer turn ends an older. */
  async #turn(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stop.abort();
    const stop = new AbortController();
    this.#stop = stop;
    this.#isLive = false;
    const wantsStream = !document.hidden && this.#pollsUntilTry <= 0;
    const streamed = wantsStream && (await this.#stream(stop));
    if (stop.signal.aborted) return;
    if (streamed) {
      // It had stood, and was cut: the next one at once, but not in a circle.
      this.#later(SHORTEST_MS);
      return;
    }
    this.#pollsUntilTry = wantsStream ? POLLS_A_TRY - 1 : this.#pollsUntilTry - 1;
    const answered = await this.#options.poll(stop.signal).then(
      () => true,
      () => false,
    );
    if (stop.signal.aborted) return;
    this.#reached(answered);
    this.#failures = answered ? 0 : this.#failures + 1;
    // As long as nothing answers, each try begins with the stream, which is as good a question.
    if (!answered) this.#pollsUntilTry = 0;
    this.#later(answered ? (document.hidden ? HIDDEN_MS : POLL_MS) : Math.min(LONGEST_MS, SHORTEST_MS * 2 ** this.#failures));
  }

  /** Answers whether a stream stood, when it has ended. */
  async #stream(stop: AbortController): Promise<boolean> {
    const cut = new AbortController();
    const end = () => cut.abort();
    stop.signal.addEventListener('abort', end);
    let silence = setTimeout(end, FIRST_SIGN_MS);
    const listen = (ms: number) => {
      clearTimeout(silence);
      silence = setTimeout(end, ms);
    };
    try {
      const response = await this.#options.open(cut.signal);
      if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return false;
      let stood = false;
      await readEvents(
        response.body,
        event => {
          stood = event.event !== GAVE_WAY;
          listen(SILENCE_MS);
          if (stood && !stop.signal.aborted) this.#options.onEvent(event);
        },
        () => {
          listen(stood ? SILENCE_MS : FIRST_SIGN_MS);
          if (stop.signal.aborted) return;
          this.#isLive = true;
          this.#failures = 0;
          this.#reached(true);
        },
      ).catch(() => undefined);
      return stood;
    } catch {
      return false;
    } finally {
      clearTimeout(silence);
      stop.signal.removeEventListener('abort', end);
      cut.abort();
      if (this.#stop === stop) this.#isLive = false;
    }
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    // Spread out, so that a platform that is back is not asked by all at once.
    this.#timer = setTimeout(() => void this.#turn(), ms * (0.8 + Math.random() * 0.4));
  }

  #reached(isReached: boolean): void {
    if (this.#isReached === isReached) return;
    this.#isReached = isReached;
    this.#options.onReach(isReached);
  }
}
