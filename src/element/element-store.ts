import type { Follow } from './core-context.js';

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

  constructor(initial: Readonly<Record<string, unknown>>) {
    this.#values = initial;
  }

  /** Same object as long as nothing changed. */
  values() {
    return this.#values;
  }

  /** A way to follow the values, and what holds for the whole page with them. */
  followWith(page: Follow): Follow {
    return listener => {
      this.#listeners = [...this.#listeners, listener];
      const leave = page(listener);
      return () => {
        this.#listeners = this.#listeners.filter(each => each !== listener);
        leave();
      };
    };
  }

  set(name: string, value: unknown): void {
    if (Object.is(this.#values[name], value)) return;
    this.#values = { ...this.#values, [name]: value };
    this.revision++;
    for (const listener of this.#listeners) listener();
  }
}
