import { setTimeout as wait } from 'node:timers/promises';
import { keyActions, pressOf } from './keys.mjs';

/** How WebDriver names an element in JSON: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const RESIZE_TIMEOUT = 5_000; // ms

/**
 * A window of a WebDriver session with the methods that puppeteer's pages have, as far as our tests call them, so that they speak to
 * each engine alike. `session` of startDriver; `handle` of the window.
 */
export function webkitPage(session, handle) {
  /** Every call says first which window it means, and which frame within. */
  const call = async (frames, method, path, body) => {
    await session.call('POST', '/window', { handle });
    for (const frame of frames) await session.call('POST', '/frame', { id: { [ELEMENT]: frame } });
    return session.call(method, path, body);
  };
  const act = actions => call([], 'POST', '/actions', actions);
  const frameOf = frames => {
    const run = (work, args) => call(frames, 'POST', '/execute/sync', { script: `return (${work})(...arguments)`, args });
    return {
      evaluate: (work, ...args) => run(work, args),
      async evaluateHandle(work, ...args) {
        const id = (await run(work, args))?.[ELEMENT];
        return { asElement: () => (id ? elementOf(frames, id) : null) };
      },
    };
  };
  const elementOf = (frames, id) => ({
    /** By coordinates of the window: WebKit’s own click holds fields in shadow roots for covered, and misses what is in frames. */
    async click() {
      let [x, y] = [0, 0];
      for (const [depth, inner] of [...frames, id].entries()) {
        const box = await frameOf(frames.slice(0, depth)).evaluate(boxInView, { [ELEMENT]: inner });
        const isFrame = depth < frames.length;
        x += isFrame ? box.x : box.x + box.width / 2;
        y += isFrame ? box.y : box.y + box.height / 2;
      }
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    evaluate: work => frameOf(frames).evaluate(work, { [ELEMENT]: id }),
    contentFrame: async () => frameOf([...frames, id]),
  });
  return {
    ...frameOf([]),
    goto: url => call([], 'POST', '/url', { url }),
    reload: () => call([], 'POST', '/refresh', {}),
    url: () => call([], 'GET', '/url'),
    /** The page, not the window around it, is this large afterwards. */
    async setViewport({ width, height }) {
      const measure = () => call([], 'POST', '/execute/sync', { script: 'return { width: innerWidth, height: innerHeight }', args: [] });
      const inner = await measure();
      const outer = await call([], 'GET', '/window/rect');
      const rect = { width: width + outer.width - inner.width, height: height + outer.height - inner.height };
      await call([], 'POST', '/window/rect', rect);
      // The page follows its window some frames later.
      for (const end = Date.now() + RESIZE_TIMEOUT; ; await wait(20)) {
        const now = await measure();
        if (now.width === width && now.height === height) return;
        if (Date.now() > end) throw new Error(`The page is ${now.width} × ${now.height} in place of ${width} × ${height}.`);
      }
    },
    keyboard: {
      down: key => act(keyActions([['down', key]])),
      up: key => act(keyActions([['up', key]])),
      press: key => act(keyActions(pressOf(key))),
      type: text => act(keyActions([...text].flatMap(pressOf))),
    },
    screenshot: () => call([], 'GET', '/screenshot'),
    close: () => call([], 'DELETE', '/window'),
  };
}

/** Runs in the page: place and size of what can be seen of it, without the edge of a frame. */
function boxInView(element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const isFrame = element instanceof HTMLIFrameElement;
  return { x: x + (isFrame ? element.clientLeft : 0), y: y + (isFrame ? element.clientTop : 0), width, height };
}
