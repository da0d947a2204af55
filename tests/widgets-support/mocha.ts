interface Context {
  /** Ends the test as not applicable here. */
  skip(): never;
  timeout(ms: number): void;
}
type Body = (this: Context) => unknown;
interface Mocha {
  describe(title: string, body: () => void): void;
  it(title: string, body: Body): void;
  before(body: Body): void;
  beforeEach(body: Body): void;
  after(body: Body): void;
  afterEach(body: Body): void;
}

/** What the test runner puts on the page, typed here so that Node's tests cannot use it by mistake. */
export const { describe, it, before, beforeEach, after, afterEach } = globalThis as typeof globalThis & Mocha;
