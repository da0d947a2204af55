/** What the journeys ask of a page, in puppeteer's words; functions travel as text, so they may use nothing but their arguments. */
export interface EngineFrame {
  evaluate<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  evaluateHandle<A extends unknown[]>(work: (...args: A) => Element | null, ...args: A): Promise<{ asElement(): EngineElement | null }>;
}
export interface EngineElement {
  /** A press of the browser's own pointer, in the middle. */
  click(): Promise<void>;
  evaluate<R>(work: (element: Element) => R): Promise<Awaited<R>>;
  contentFrame(): Promise<EngineFrame | null>;
}
export interface EnginePage extends EngineFrame {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  close(): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  /** Base64 of a PNG. */
  screenshot(options: { encoding: 'base64' }): Promise<string>;
  keyboard: {
    down(key: string): Promise<void>;
    up(key: string): Promise<void>;
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
}

/** A browser with nothing stored, for one test. */
export interface FreshBrowser {
  page: EnginePage;
  /** All its pages, those that pages opened too. */
  pages(): Promise<EnginePage[]>;
  /** What went wrong in its pages, as far as the engine tells: uncaught errors, errors on the console. */
  problems: string[];
  close(): Promise<void>;
}
export interface EngineBrowser {
  version: string;
  fresh(): Promise<FreshBrowser>;
  close(): Promise<void>;
}
