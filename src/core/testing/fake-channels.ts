import type { Channel } from '../kernel/environment.js';

/** The channels between the tabs of one browser: what is said in one is heard in every other of the name, a moment later. */
export class FakeChannels {
  /** Everything that was said. */
  readonly said: unknown[] = [];
  readonly #open = new Set<{ name: string; tab: EventTarget }>();

  get count(): number {
    return this.#open.size;
  }

  readonly open = (name: string): Channel => {
    const own = { name, tab: new EventTarget() };
    this.#open.add(own);
    return {
      addEventListener: (type, listener) => own.tab.addEventListener(type, listener),
      close: () => void this.#open.delete(own),
      postMessage: data => {
        this.said.push(structuredClone(data));
        const heardBy = [...this.#open].filter(other => other !== own && other.name === name);
        for (const { tab } of heardBy)
          queueMicrotask(() => tab.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })));
      },
    };
  };
}
