import { afterEach, beforeEach, describe, expect, it, nextFrame, until } from '../../../tests/widgets-support/index.js';
import { closeOnBack, type Layer } from './close-on-back.js';

/** The page as the navigation of the core knows it: where it was before the history moved. */
function somewhere() {
  let path = location.pathname;
  return {
    store: { getState: () => ({ path, query: Object.fromEntries(new URLSearchParams(location.search)), hash: '' }) },
    href: (to: string) => {
      const url = new URL(to, location.origin);
      return url.pathname + url.search;
    },
    moveTo(next: string) {
      path = next;
      history.pushState(null, '', next + location.search);
    },
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

  it('leaves alone what moves to another place', async () => {
    popup('login');
    place.moveTo('/elsewhere');
    await travel(-1);
    expect(closed).to.deep.equal([]);
  });
});
