import {
  afterEach,
  beforeEach,
  describe,
  expect,
  find,
  hideTab,
  it,
  make,
  nextFrame,
  place,
  rootOf,
  testCore,
  until,
  whenReady,
} from '../widgets-support/index.js';
import '../../src/widgets/announcements/index.js';
import '../../src/widgets/banners/index.js';
import '../../src/widgets/footer/index.js';
import '../../src/widgets/jackpot/index.js';
import '../../src/widgets/winner-ticker/index.js';
import { standInFront } from '../../src/element/sight.js';

const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 5 2'/%3E";

describe('A page that stands still', () => {
  let count: ReturnType<typeof countWork>;
  beforeEach(() => void (count = countWork()));
  afterEach(() => count.restore());

  it('has timers and animations while its widgets are seen', async () => {
    await moving();
    expect(count.timers(), 'banners, announcements, bank logos, jackpot, refreshed winners').to.be.at.least(4);
    expect(animations()).to.equal(1);
  });

  it('has none in a hidden tab, and all again when it is back', async () => {
    await moving();
    const show = hideTab();
    await rests();
    show();
    await until(() => count.timers() >= 4 && animations() === 1, 'all of it goes on');
  });

  it('has none behind a dialog', async () => {
    await moving();
    const leave = standInFront(place(document.createElement('dialog')));
    await rests();
    leave();
    await until(() => count.timers() >= 4 && animations() === 1, 'all of it goes on');
  });

  it('has none where its widgets are out of view', async () => {
    const box = await moving();
    box.style.marginTop = '10000px';
    await rests();
    box.style.marginTop = '';
    await until(() => count.timers() >= 4 && animations() === 1, 'all of it goes on');
  });

  /** Nothing waits for its time, nothing moves, and no frame is asked for. */
  async function rests() {
    await until(() => {
      expect({ timers: count.waits(), animations: animations() }).to.deep.equal({ timers: [], animations: 0 });
      return true;
    }, 'it rests');
    for (let frame = 0; frame < 5; frame++) await nextFrame();
    count.forgetFrames();
    for (let frame = 0; frame < 10; frame++) await count.frame();
    expect(count.frames(), 'frames').to.equal(0);
  }
  async function moving(): Promise<HTMLElement> {
    const { core, platform } = testCore();
    count.follow(core.scheduler);
    platform.on('GET /wps/relay/MCSFE_getListAnnouncements', () => ({
      banners: [1, 2].map(id => ({ id: `${id}`, groupName: 'w_home', url: PICTURE, title: 'B', linkageType: '', linkage: '' })),
      player: [],
      popup: [1, 2].map(id => ({ id: `p${id}`, title: 'T', content: '<p>C</p>', execution: 'B' })),
      promotion: [],
    }));
    const box = place(document.createElement('div'));
    const widgets = ['gp-jackpot', 'gp-winner-ticker', 'gp-announcements', 'gp-banners', 'gp-footer'].map(tag => make(tag));
    widgets.at(-1)!.setAttribute('bank-logos', '/art/bank/{number}.svg');
    for (const widget of widgets) {
      const ready = whenReady(widget);
      box.append(widget);
      widget.style.cssText = 'display: block; max-height: 90px; overflow: hidden';
      await ready;
    }
    await find(widgets[3]!, '.swiper-initialized');
    await until(() => count.timers() >= 4 && animations() === 1, 'all of it moves');
    return box;
  }
});

/** Follows what waits: jobs of the scheduler, and timers of the carousel, which are the only others of some seconds. */
function countWork() {
  const { setTimeout: set, clearTimeout: clear, requestAnimationFrame: ask } = window;
  const waiting = new Map<unknown, number>();
  let frames = 0;
  Object.assign(window, {
    setTimeout(run: () => void, ms = 0) {
      const timer = set(() => {
        waiting.delete(timer);
        run();
      }, ms);
      if (ms === 5000 || ms === 6000) waiting.set(timer, ms);
      return timer;
    },
    clearTimeout(timer?: number) {
      waiting.delete(timer);
      clear(timer);
    },
    requestAnimationFrame(run: FrameRequestCallback) {
      frames += 1;
      return ask.call(window, run);
    },
  });
  return {
    frame: () => new Promise(resolve => ask.call(window, resolve)),
    frames: () => frames,
    forgetFrames: () => void (frames = 0),
    waits: () => [...waiting.values()],
    timers: () => waiting.size,
    follow(scheduler: object) {
      const own = { ...(scheduler as Record<'every' | 'after', (ms: number, run: (now: number) => void) => () => void>) };
      for (const way of ['every', 'after'] as const) {
        Object.assign(scheduler, {
          [way](ms: number, run: (now: number) => void) {
            const key = {};
            const stop = own[way](ms, now => {
              if (way === 'after') waiting.delete(key);
              run(now);
            });
            waiting.set(key, ms);
            return () => {
              waiting.delete(key);
              stop();
            };
          },
        });
      }
    },
    restore: () => Object.assign(window, { setTimeout: set, clearTimeout: clear, requestAnimationFrame: ask }),
  };
}

function animations(): number {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const element of document.querySelectorAll('*')) if (element.shadowRoot) roots.push(rootOf(element));
  return roots.flatMap(root => root.getAnimations()).filter(({ playState }) => playState === 'running').length;
}
