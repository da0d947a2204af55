type Follow = (listener: () => void) => () => void;

/** Most elements have one follower, which a list of one holds in the least room. */
const NOBODY: readonly (() => void)[] = [];

/** The attribute and property values of one element, followed by React. */
export class ElementStore {
  /** The element has said that it stands. */
  isReady = false;
  /** Another number where a value is another. */
  revision = 0;
  #values: Readonly<Record<string, unknown>>;
  #listeners: readonly (() => void)[] = NOBODY;
  #follow: Follow | undefined;

  constructor(initial: Readonly<Record<string, unknown>>) {
    this.#values = initial;
  }

  /** Same object as long as nothing changed. */
  values() {
    return this.#values;
  }

  /** Follows the values, and what holds for the whole page with them: the same function each time, so that React does not follow anew. */
  followWith(page: Follow): Follow {
    return (this.#follow ??= listener => {
      this.#listeners = [...this.#listeners, listener];
      const leave = page(listener);
      return () => {
        this.#listeners = this.#listeners.filter(each => each !== listener);
        leave();
      };
    });
  }

  set(name: string, value: unknown): void {
    if (Object.is(this.#values[name], value)) return;
    this.#values = { ...this.#values, [name]: value };
    this.revision++;
    for (const listener of this.#listeners) listener();
  }
}
