/** Most elements have one follower, which a list of one holds in the least room. */
const NOBODY: readonly (() => void)[] = [];

/** The attribute and property values of one element, followed by React. */
export class ElementStore {
  #values: Readonly<Record<string, unknown>>;
  #listeners: readonly (() => void)[] = NOBODY;

  constructor(initial: Readonly<Record<string, unknown>>) {
    this.#values = initial;
  }

  /** Same object as long as nothing changed, so it serves useSyncExternalStore. */
  readonly values = () => this.#values;

  readonly follow = (listener: () => void) => {
    this.#listeners = [...this.#listeners, listener];
    return () => void (this.#listeners = this.#listeners.filter(each => each !== listener));
  };

  set(name: string, value: unknown): void {
    if (Object.is(this.#values[name], value)) return;
    this.#values = { ...this.#values, [name]: value };
    for (const listener of this.#listeners) listener();
  }
}
