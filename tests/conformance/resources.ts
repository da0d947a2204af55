import { executeServerCommand } from '@web/test-runner-commands';

/** What a page holds after a garbage collection. */
export interface Memory {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Bytes and numbers from the browser itself; undefined where the engine does not tell. */
export async function memoryNow(): Promise<Memory | undefined> {
  const answer = await executeServerCommand<Memory & { available: boolean }, undefined>('gp-memory');
  return answer.available ? answer : undefined;
}

/** Counts listeners and timers on the page's lasting objects, from now until `stop`. */
export function watchResources() {
  const lasting: EventTarget[] = [window, document, document.documentElement, document.body];
  const listeners = new Set<string>();
  /** By id: what tells which one it is. */
  const timers = new Map<unknown, string>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const native = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    clearInterval: window.clearInterval.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
  };
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (object: object) => ids.get(object) ?? (ids.set(object, ++last), last);
  const keyOf = (target: EventTarget, type: string, listener: object, options?: boolean | EventListenerOptions) =>
    `${idOf(target)} ${type} ${idOf(listener)} ${typeof options === 'object' ? Boolean(options.capture) : Boolean(options)}`;

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener && lasting.includes(this)) {
      const key = keyOf(this, type, listener, options);
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (!signal?.aborted) listeners.add(key);
      if (signal) addEventListener.call(signal, 'abort', () => listeners.delete(key));
    }
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener) listeners.delete(keyOf(this, type, listener, options));
    removeEventListener.call(this, type, listener, options);
  };
  Object.assign(window, {
    setTimeout(handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const id = native.setTimeout(() => {
        timers.delete(id);
        handler(...args);
      }, ms);
      timers.set(id, `${ms} ms: ${String(handler).slice(0, 80)}`);
      return id;
    },
    clearTimeout(id?: number) {
      timers.delete(id);
      native.clearTimeout(id);
    },
    setInterval(handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
      const id = native.setInterval(() => handler(...args), ms);
      timers.set(id, `every ${ms} ms: ${String(handler).slice(0, 80)}`);
      return id;
    },
    clearInterval(id?: number) {
      timers.delete(id);
      native.clearInterval(id);
    },
    requestAnimationFrame(callback: FrameRequestCallback) {
      const id = native.requestAnimationFrame(time => {
        timers.delete(`frame ${id}`);
        callback(time);
      });
      timers.set(`frame ${id}`, `frame: ${String(callback).slice(0, 80)}`);
      return id;
    },
    cancelAnimationFrame(id: number) {
      timers.delete(`frame ${id}`);
      native.cancelAnimationFrame(id);
    },
  });

  return {
    counts: () => ({ listeners: listeners.size, timers: timers.size }),
    timers: () => [...timers.values()],
    listeners: () => [...listeners],
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
      for (const [name, native_] of Object.entries(native)) Reflect.set(window, name, native_);
    },
  };
}
