import { keyActions, pressOf } from './keys.mjs';

/** How WebDriver names an element in JSON: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

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
    /** By coordinates: WebKit’s own click on an element holds fields in shadow roots for covered. */
    async click() {
      const { x, y } = await frameOf(frames).evaluate(middleOf, { [ELEMENT]: id });
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await call(frames, 'POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
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
      const inner = await call([], 'POST', '/execute/sync', { script: 'return { width: innerWidth, height: innerHeight }', args: [] });
      const outer = await call([], 'GET', '/window/rect');
      const rect = { width: width + outer.width - inner.width, height: height + outer.height - inner.height };
      await call([], 'POST', '/window/rect', rect);
    },
    keyboard: {
      down: key => act(keyActions([['down', key]])),
      up: key => act(keyActions([['up', key]])),
      press: key => act(keyActions(pressOf(key))),
      type: text => act(keyActions([...text].flatMap(pressOf))),
    },
    /** A turn of the wheel at a place, in CSS pixels. */
    wheel: ({ x, y, down }) =>
      act({ actions: [{ type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY: down }] }] }),
    screenshot: () => call([], 'GET', '/screenshot'),
    close: () => call([], 'DELETE', '/window'),
  };
}

/** Runs in the page. */
function middleOf(element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
