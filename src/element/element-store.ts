/** The attribute and property values of one element, followed by React. */
export class ElementStore {
  #values: Readonly<Record<string, unknown>>;
  readonly #listeners = new Set<() => void>();

  constructor(initial: Readonly<Record<string, unknown>>) {
    this.#values = initial;
  }

  /** Same object as long as nothing changed, so it serves useSyncExternalStore. */
  readonly values = () => this.#values;

  readonly follow = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(name: string, value: unknown): void {
    if (Object.is(this.#values[name], value)) return;
    this.#values = { ...this.#values, [name]: value };
    for (const listener of [...this.#listeners]) listener();
  }
}
