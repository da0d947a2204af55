import { afterEach, beforeEach, describe, expect, it, nextFrame, until } from '../../../tests/widgets-support/index.js';
import { closeOnBack, type Layer } from './close-on-back.js';

/** The page as the navigation of the core knows it: where it was before the history moved. */
function somewhere() {
  let [path, query] = [location.pathname, location.search];
  const listeners = new Set<() => void>();
  const moveTo = (to: URL | Location) => {
    [path, query] = [to.pathname, to.search];
    for (const listener of listeners) listener();
  };
  return {
    store: {
      getState: () => ({ path, query: Object.fromEntries(new URLSearchParams(query)), hash: '' }),
      subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    },
    href: (to: string) => {
      const url = new URL(to, location.origin);
      return url.pathname + url.search;
    },
    /** The next place takes the entry of a popup, as the core's navigation does it. */
    navigate(to: string) {
      history.replaceState(null, '', to);
      moveTo(location);
    },
    /** The core's navigation hears of the way back first, or last. */
    arrive: () => moveTo(location),
  };
}

describe('the way back and open popups', () => {
  const start = location.href;
  let tests = 0;
  let closed: string[];
  let layers: Layer[];
  let place: ReturnType<typeof somewhere>;
  /** One test leaves nothing open for the next. */
  beforeEach(() => {
    history.pushState(null, '', `${location.pathname}?test=${++tests}`);
    [closed, layers] = [[], []];
    place = somewhere();
  });
  afterEach(() => {
    for (const layer of layers) layer.leave();
    history.replaceState(null, '', start);
  });
  function popup(name: string): Layer {
    const layer = closeOnBack(place, () => {
      closed.push(name);
      layer.leave();
    });
    layers.push(layer);
    return layer;
  }
  async function travel(by: number) {
    const moved = new Promise(resolve => addEventListener('popstate', resolve, { once: true }));
    history.go(by);
    await moved;
    await nextFrame();
  }

  it('closes the popup and keeps the address', async () => {
    const { href } = location;
    const length = history.length;
    popup('login');
    expect([location.href, history.length]).to.deep.equal([href, length + 1]);
    await travel(-1);
    expect(closed).to.deep.equal(['login']);
    expect(location.href).to.equal(href);
  });

  it('one press closes one popup, the one in front first', async () => {
    const login = popup('login');
    popup('info');
    login.raise();
    await travel(-1);
    expect(closed).to.deep.equal(['login']);
    await travel(-1);
    expect(closed).to.deep.equal(['login', 'info']);
  });

  it('a popup that was closed otherwise costs no second press', async () => {
    history.pushState('before', '', location.href);
    history.pushState(null, '', location.href);
    popup('login').leave();
    history.back();
    await until(() => history.state === 'before', 'it went on to the page before');
    expect(closed).to.deep.equal([]);
  });

  it('the next popup takes the entry that the one before left', () => {
    popup('login').leave();
    const { length } = history;
    popup('register');
    expect(history.length).to.equal(length);
  });

  it('forward opens nothing, closes nothing and stays', async () => {
    popup('login');
    await travel(-1);
    const { href } = location;
    await travel(1);
    expect([closed, location.href]).to.deep.equal([['login'], href]);
  });

  for (const order of ['first', 'last'] as const) {
    it(`what moves to another place is the navigation’s, when that hears of it ${order}`, async () => {
      const base = history.length;
      history.pushState('at home', '', location.href);
      // The listener of the popups stands since the first test; one that captures hears the event before it, if the browser sorts them.
      const arrive = () => place.arrive();
      popup('login').leave();
      place.navigate('/elsewhere');
      const before = order === 'first';
      if (before) addEventListener('popstate', arrive, { once: true, capture: true });
      await travel(-1);
      if (!before) arrive();
      await nextFrame();
      expect([history.state, history.length]).to.deep.equal(['at home', base + 2]);
      expect(closed).to.deep.equal([]);
      removeEventListener('popstate', arrive, { capture: true });
    });
  }
});
