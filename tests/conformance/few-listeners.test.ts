import { describe, expect, it, mount, named, rootOf, testCore, until } from '../widgets-support/index.js';
import '../../src/widgets/lobby/index.js';
import '../../src/widgets/winner-ticker/index.js';

/** What stands in numbers: a card, a chip, a picture has no listener of its own; the root of its view hears for all. */
describe('listeners of what stands in numbers', () => {
  const { addEventListener } = EventTarget.prototype;

  it('no card, picture or button of a lobby and of a ticker has one', async () => {
    const heard = new Map<Element, string[]>();
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (this instanceof Element) heard.set(this, [...(heard.get(this) ?? []), type]);
      addEventListener.call(this, type, listener, options);
    };
    try {
      testCore();
      const lobby = await mount('gp-lobby');
      const ticker = await mount('gp-winner-ticker');
      await until(() => rootOf(lobby).querySelectorAll('[data-state=shown] img').length > 0, 'pictures have come');
      await named(ticker, /./, 'button');
      const inner = [lobby, ticker].flatMap(host => [...rootOf(host).querySelectorAll<HTMLElement>('button, a, img, ul, li')]);
      expect(inner.length).to.be.above(20);
      const own = (element: HTMLElement) => [...(heard.get(element) ?? []), element.onclick && 'onclick', element.onload && 'onload'];
      const held = inner.map(element => [element.className, ...own(element).filter(Boolean)].join(' '));
      expect(held.filter((text, index) => text !== inner[index]!.className)).to.deep.equal([]);
    } finally {
      EventTarget.prototype.addEventListener = addEventListener;
    }
  });
});
