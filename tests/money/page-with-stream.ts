import { FakePage } from '../../src/core/testing/fake-page.js';
import type { PageEventSource } from '../../src/core/kernel/environment.js';

/** Server-sent events for Node, as much of them as core uses. */
class StreamSource extends EventTarget implements PageEventSource {
  readonly #leaving = new AbortController();

  constructor(url: string) {
    super();
    void this.#read(url).then(
      () => this.#say('error'),
      () => this.#say('error'),
    );
  }
  close() {
    this.#leaving.abort();
  }
  #say(type: string, data?: string) {
    if (!this.#leaving.signal.aborted) this.dispatchEvent(Object.assign(new Event(type), { data }));
  }
  async #read(url: string) {
    const { body, ok } = await fetch(url, { signal: this.#leaving.signal });
    if (!ok || !body) return;
    this.#say('open');
    let text = '';
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += read.value;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, type, data] = /^event: (\w[\w-]*)\ndata: (.*)$/m.exec(part) ?? [];
        if (type) this.#say(type, data);
      }
    }
  }
}

/** A page in Node that hears what the platform tells. */
export class StreamingPage extends FakePage {
  readonly EventSource = StreamSource;
}
