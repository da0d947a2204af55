import {
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  make,
  mount,
  named,
  place,
  rootOf,
  shownText,
  testCore,
  until,
  whenReady,
  type FakePlatform,
} from '../../../tests/widgets-support/index.js';
import { followKeys } from '../../ui/keyboard/arrow-keys.js';
import './index.js';

const ROUTE = 'GET /wps/relay/MCSFE_getListAnnouncements';
const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 5 2'/%3E";

describe('gp-banners', () => {
  it('HOM-01 shows the banners of its group and no others', async () => {
    const { platform } = testCore();
    give(platform, banner(1), banner(2), banner(3, { groupName: 'w_rng' }));
    const banners = await mount('gp-banners');
    await until(() => dots(banners).length === 2, 'two banners stand');
    expect(rootOf(banners).textContent).not.to.contain('Banner 3');
  });

  it('those of before stand while the list of who has logged in is on its way', async () => {
    const { core, platform } = testCore();
    give(platform, banner(1));
    const banners = await mount('gp-banners');
    await find(banners, '.banner');
    let release!: () => void;
    const asked = new Promise<void>(resolve => (release = resolve));
    platform.on(ROUTE, () => asked.then(() => ({ banners: [banner(2)], player: [], popup: [], promotion: [] })));
    await core.session.login({ username: 'demo_member', password: 'Demo1234' });
    await until(() => platform.callsTo('/wps/relay/MCSFE_getListAnnouncements').length === 2, 'it is asked for');
    expect(rootOf(banners).querySelector('.banner-skeleton')).to.equal(null);
    expect(shownText(banners)).to.contain('Banner 1');
    release();
    await until(() => shownText(banners).includes('Banner 2'), 'the new one stands');
  });

  it('I18-02 a title in another language than the page says which one; the words on its button are the page’s', async () => {
    const { platform } = testCore();
    give(platform, banner(1, { title: 'Tu bono', lang: 'ES', linkageType: 'PAGE', linkage: '/help' }));
    const banners = await mount('gp-banners');
    await until(() => rootOf(banners).querySelector('.banner-title :lang(es)')?.textContent === 'Tu bono', 'marked as Spanish');
    expect(rootOf(banners).querySelector('.banner-play:lang(es)')).to.equal(null);
  });

  it('CON-71 where its picture does not come the title stands alone, without initials on it', async () => {
    const { platform } = testCore();
    give(platform, banner(1, { url: 'data:image/png;base64,AAAA' }));
    const banners = await mount('gp-banners');
    await find(banners, '.banner-image[data-state=failed]');
    expect(shownText(banners)).to.contain('Banner 1');
    expect((await find(banners, '.image-initials')).checkVisibility({ visibilityProperty: true })).to.equal(false);
  });

  it('HOM-02 HOM-03 only a banner with a linkage is a link', async () => {
    const { platform } = testCore();
    give(platform, banner(1, { linkageType: 'PAGE', linkage: '/help' }));
    const banners = await mount('gp-banners');
    const link = await find<HTMLAnchorElement>(banners, 'a.banner');
    // WebKit shows the hand of a link without saying so.
    expect(getComputedStyle(link).cursor).to.be.oneOf(['pointer', 'auto']);
    give(platform, banner(1));
    testCore({}, platform);
    const plain = await mount('gp-banners');
    const picture = await find(plain, '.banner');
    expect(rootOf(plain).querySelector('a')).to.equal(null);
    let led = 0;
    plain.addEventListener('gp-navigate', event => {
      led += 1;
      event.preventDefault();
    });
    picture.click();
    expect(led, 'a click does nothing').to.equal(0);
  });

  it('HOM-03 on a phone the words stand whole above the dots, the button on one line', async () => {
    const { platform } = testCore();
    give(platform, ...[1, 2, 3].map(id => banner(id, { title: 'Your $20 bonus', linkageType: 'PAGE', linkage: '/help' })));
    const banners = await mount('gp-banners');
    for (const width of [296, 366]) {
      banners.style.cssText = `display: block; inline-size: ${width}px`;
      const button = await find(banners, '[role=group]:not([aria-hidden]) .banner-play');
      const range = document.createRange();
      range.selectNodeContents(button);
      expect(new Set([...range.getClientRects()].map(({ top }) => top)).size, `lines at ${width}`).to.equal(1);
      const controls = rootOf(banners).querySelector('.dots .dot')!.getBoundingClientRect();
      expect(button.getBoundingClientRect().bottom, `above the dots at ${width}`).to.be.at.most(controls.top + 6);
      range.selectNodeContents(button.parentElement!);
      expect(range.getBoundingClientRect().top, `not cut at ${width}`).to.be.at.least(
        button.closest('.banner')!.getBoundingClientRect().top,
      );
    }
  });

  it('HOM-03 a banner that starts a game says so, wide and narrow', async () => {
    const { platform } = testCore();
    give(platform, banner(1, { linkageType: 'GAME', linkage: '7' }));
    const wide = await mount('gp-banners');
    const says = await find(wide, '.banner-play');
    expect([says.textContent, says.checkVisibility()]).to.deep.equal(['Play', true]);
    wide.style.cssText = 'display: block; inline-size: 360px';
    await until(() => wide.offsetWidth === 360, 'it is narrow');
    expect(says.checkVisibility()).to.equal(true);
    const free = (await find(wide, '.banner')).getBoundingClientRect().bottom - says.getBoundingClientRect().bottom;
    expect(free, 'the room of the dots below it').to.be.at.least(36);
  });

  it('HOM-02 HOM-03 a banner of an offer or a page says so too; one of a category, and one that leads nowhere, say nothing', async () => {
    const { platform } = testCore();
    for (const [linkageType, linkage, words] of [
      ['PROMOTION', '3', 'See more'],
      ['URL', 'https://example.com/news', 'See more'],
      // Most often the very list below it.
      ['CATEGORY', 'RNG', undefined],
      [null, null, undefined],
    ] as const) {
      give(platform, banner(1, { linkageType, linkage }));
      testCore({}, platform);
      const banners = await mount('gp-banners');
      await find(banners, '.banner-title');
      expect(rootOf(banners).querySelector('.banner-play')?.textContent).to.equal(words);
      banners.remove();
    }
  });

  it('HOM-03 a banner that names an address which this site does not have is no link', async () => {
    const { platform } = testCore();
    give(platform, banner(1, { linkageType: 'PAGE', linkage: '/nowhere?x=1#top' }));
    const lost = await mount('gp-banners');
    await find(lost, '.banner');
    expect(rootOf(lost).querySelector('a')).to.equal(null);
    give(platform, banner(1, { linkageType: 'PAGE', linkage: '/RNG?page=2#top' }));
    testCore({}, platform);
    await find(await mount('gp-banners'), 'a.banner');
  });

  it('HOM-04 a click offers the way to the page; an outside address opens a new tab without opener', async () => {
    const { platform } = testCore();
    give(platform, banner(1, { linkageType: 'PAGE', linkage: '/help' }));
    const banners = await mount('gp-banners');
    banners.addEventListener('gp-navigate', event => event.preventDefault());
    const link = await find(banners, 'a.banner');
    const { detail } = await heard<{ to: string }>('gp-navigate', () => link.click());
    expect(detail.to).to.equal('/help');
    give(platform, banner(1, { linkageType: 'URL', linkage: 'https://example.com/news' }));
    testCore({}, platform);
    const outside = await find<HTMLAnchorElement>(await mount('gp-banners'), 'a.banner');
    expect([outside.href, outside.target, outside.rel]).to.deep.equal(['https://example.com/news', '_blank', 'noopener noreferrer']);
  });

  it('HOM-05 one banner neither loops nor moves; several go round', async () => {
    const { platform } = testCore();
    give(platform, banner(1));
    const one = await mount('gp-banners');
    await find(one, '.banner');
    expect([dots(one).length, rootOf(one).querySelectorAll('.swiper-slide').length]).to.deep.equal([0, 1]);
    give(platform, banner(1), banner(2));
    testCore({}, platform);
    const two = await mount('gp-banners');
    await started(two);
    expect(rootOf(one).querySelector('.swiper-initialized'), 'one banner stays a picture').to.equal(null);
    // A slide stands on either side of the first one.
    const middle = (await find(two, '.swiper-slide-active')).getBoundingClientRect();
    const left = [...rootOf(two).querySelectorAll('.swiper-slide')].filter(slide => slide.getBoundingClientRect().left < middle.left);
    expect(left.length).to.be.greaterThan(0);
  });

  it('CON-33 CON-34 shows 1.272 slides, the neighbours 200 px back', async () => {
    const { platform } = testCore();
    give(platform, banner(1), banner(2), banner(3), banner(4));
    const banners = await mount('gp-banners');
    await started(banners);
    const frame = await find(banners, '.carousel-frame');
    const slide = await find(banners, '.swiper-slide-active');
    expect(slide.offsetWidth / frame.clientWidth).to.be.closeTo(1 / 1.272, 0.005);
    for (const side of ['prev', 'next']) {
      const { transform } = (await find(banners, `.swiper-slide-${side}`)).style;
      expect(Number(/, (-?[\d.]+)px\)/.exec(transform)?.[1]), side).to.be.closeTo(-200, 0.1);
    }
  });

  it('nothing jumps when swiper arrives', async () => {
    const { platform } = testCore();
    give(platform, banner(1), banner(2), banner(3), banner(4));
    const element = make('gp-banners');
    const before: number[] = [];
    const watch = new MutationObserver(() => {
      const slide = rootOf(element).querySelector('.swiper:not(.swiper-initialized) .swiper-slide');
      if (slide && before.length === 0) before.push(slide.getBoundingClientRect().left, element.offsetHeight);
    });
    watch.observe(rootOf(element), { childList: true, subtree: true });
    const ready = whenReady(element);
    place(element);
    await ready;
    await started(element);
    watch.disconnect();
    const after = [(await find(element, '.swiper-slide-active')).getBoundingClientRect().left, element.offsetHeight];
    expect(after[0]).to.be.closeTo(before[0] ?? 0, 1);
    expect(after[1]).to.equal(before[1]);
  });

  it('CON-32 CON-36 a dot leads to its banner, and can be pressed', async () => {
    const { platform } = testCore();
    give(platform, banner(1), banner(2), banner(3), banner(4));
    const banners = await mount('gp-banners');
    await started(banners);
    const dot = await named(banners, 'Offer 3 of 4', '.dot');
    expect(Math.min(dot.offsetWidth, dot.offsetHeight)).to.be.at.least(24);
    dot.click();
    const wrapper = await find(banners, '.swiper-wrapper');
    await until(() => wrapper.style.transitionDuration === '1000ms', 'the move takes 1000 ms');
    await until(() => dot.getAttribute('aria-current') === 'true', 'its dot is the current one');
    await until(() => rootOf(banners).querySelector('.swiper-slide-active')?.textContent === 'Banner 3', 'its banner is in the middle');
  });

  it('its dots are one stop for Tab, arrow keys go from dot to dot, and its pause is a stop of its own', async () => {
    const { platform } = testCore();
    give(platform, banner(1), banner(2), banner(3));
    const banners = await mount('gp-banners');
    await started(banners);
    // As gp-lobby does beside it.
    followKeys(document);
    const [first, second, third] = dots(banners) as HTMLElement[];
    const stops = () => [first, second, third].map(dot => dot!.tabIndex);
    await until(() => {
      first!.focus();
      first!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true }));
      return rootOf(banners).activeElement === second;
    }, 'the next dot');
    expect(stops()).to.deep.equal([-1, 0, -1]);
    expect((await named(banners, 'Pause offers')).tabIndex).to.equal(0);
  });

  it('a picture of 5 to 2 is seen whole', async () => {
    const { platform } = testCore();
    give(platform, banner(1), banner(2), banner(3));
    const banners = await mount('gp-banners');
    for (const inlineSize of ['780px', '976px', '1200px']) {
      banners.style.cssText = `display: block; inline-size: ${inlineSize}`;
      const shown = await find(banners, '.banner');
      // The slides measure themselves when their room has changed.
      await until(() => Math.abs(shown.offsetWidth / shown.offsetHeight - 2.5) < 0.05, inlineSize);
    }
  });

  it('it can be stopped and goes on again', async () => {
    const { platform } = testCore();
    give(platform, banner(1), banner(2));
    const banners = await mount('gp-banners');
    await started(banners);
    (await named(banners, 'Pause offers')).click();
    (await named(banners, 'Play offers')).click();
    await named(banners, 'Pause offers');
  });

  it('while it waits it asks for no frame of the page', async () => {
    const { platform } = testCore();
    give(platform, banner(1), banner(2));
    await started(await mount('gp-banners'));
    const own = window.requestAnimationFrame.bind(window);
    let asked = 0;
    window.requestAnimationFrame = run => {
      asked += 1;
      return own(run);
    };
    try {
      // What the start asked for is over after the first few.
      for (let frame = 0; frame < 30; frame++) await new Promise(resolve => own(resolve));
      asked = 0;
      for (let frame = 0; frame < 30; frame++) await new Promise(resolve => own(resolve));
    } finally {
      window.requestAnimationFrame = own;
    }
    expect(asked).to.equal(0);
  });

  it('CON-31 CON-35 HOM-05 it moves on by itself, and waits while a pointer, the focus or a dialog is there', async () => {
    const { platform } = testCore();
    give(platform, banner(1, { linkageType: 'PAGE', linkage: '/help' }), banner(2), banner(3));
    const timers = captureTimers();
    try {
      const banners = await mount('gp-banners');
      await started(banners);
      const frame = await find(banners, '.carousel-frame');
      await until(() => timers.waiting(5000).length === 1, 'it is seen, and a move is due');
      // Swiper measures itself in the first frames, and takes back a move meanwhile.
      for (let frame = 0; frame < 10; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
      frame.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      expect(timers.waiting()).to.have.lengthOf(0);
      frame.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
      expect(timers.waiting()).to.have.lengthOf(1);
      frame.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
      expect(timers.waiting()).to.have.lengthOf(1);
      const link = await find(banners, 'a.banner');
      link.focus();
      expect(timers.waiting()).to.have.lengthOf(0);
      link.blur();
      expect(timers.waiting()).to.have.lengthOf(1);
      const dialog = place(document.createElement('dialog'));
      dialog.showModal();
      timers.fire();
      expect((await find(banners, '.dot[aria-current]')).getAttribute('aria-label')).to.equal('Offer 1 of 3');
      dialog.close();
      timers.fire();
      await until(
        () => rootOf(banners).querySelector('.dot[aria-current]')?.getAttribute('aria-label') === 'Offer 2 of 3',
        'it has moved on',
      );
      expect(timers.waiting(6000)).to.have.lengthOf(1);
      banners.remove();
      await until(() => timers.waiting().length === 0, 'nothing waits when it has gone');
    } finally {
      timers.restore();
    }
  });

  it('CON-35 after a choice by hand it moves on by itself, its whole time later', async () => {
    const { platform } = testCore();
    give(platform, banner(1), banner(2), banner(3));
    const timers = captureTimers();
    try {
      const banners = await mount('gp-banners');
      await started(banners);
      await until(() => timers.waiting(5000).length === 1, 'it is seen');
      const current = () => rootOf(banners).querySelector('.dot[aria-current]')?.getAttribute('aria-label');
      const dot = await named(banners, 'Offer 2 of 3', '.dot');
      const wrapper = await find(banners, '.swiper-wrapper');
      await until(() => {
        if (current() !== 'Offer 2 of 3') dot.click();
        return current() === 'Offer 2 of 3' && wrapper.style.transitionDuration === '0ms' && timers.waiting(6000).length === 1;
      }, 'the chosen one stands, and the next is waited for');
      // A turn that comes while a move still runs, or its middle is covered, waits for the next.
      await until(() => {
        if (timers.waiting(6000).length > 0) timers.fire();
        return current() === 'Offer 3 of 3';
      }, 'it has moved on');
    } finally {
      timers.restore();
    }
  });

  it('ERR-12 banners that cannot be loaded say why, and one click brings them', async () => {
    const { platform } = testCore();
    platform.on(ROUTE, () => Promise.reject(new TypeError('cut')));
    const banners = await mount('gp-banners');
    const retry = await named(banners, 'Try again');
    expect(shownText(banners)).to.include('Network link abnormal, try again.');
    give(platform, banner(1), banner(2));
    retry.click();
    await named(banners, 'Pause offers');
  });

  it('HOM-01 where all banners are of other groups nothing stands', async () => {
    const { platform } = testCore();
    give(platform, banner(1, { groupName: 'w_rng' }), banner(2, { groupName: 'w_home2' }), banner(3, { groupName: '' }));
    const banners = await mount('gp-banners');
    await until(() => banners.offsetHeight === 0, 'the place is empty');
  });

  it('SYS-22 axe finds nothing', async () => {
    const { platform } = testCore();
    give(platform, banner(1, { linkageType: 'PAGE', linkage: '/help' }), banner(2));
    const banners = await mount('gp-banners');
    await started(banners);
    expect(await axeFindings(banners)).to.deep.equal([]);
  });
});

function banner(id: number, changes: object = {}) {
  return { id: String(id), groupName: 'w_home', url: PICTURE, title: `Banner ${id}`, linkageType: '', linkage: '', ...changes };
}
function give(platform: FakePlatform, ...banners: object[]): void {
  platform.on(ROUTE, () => ({ banners, player: [], popup: [], promotion: [] }));
}
/** Holds back the timers of the carousel, which a test lets go when it likes. */
function captureTimers() {
  const { setTimeout: set, clearTimeout: clear } = window;
  const held = new Map<number, { run: () => void; ms: number }>();
  let last = -1;
  const patched = (run: TimerHandler, ms = 0, ...rest: unknown[]) => {
    if ((ms !== 5000 && ms !== 6000) || typeof run !== 'function') return set(run, ms, ...rest);
    held.set(--last, { run: () => run(), ms });
    return last;
  };
  Object.assign(window, {
    setTimeout: patched,
    clearTimeout: (timer?: number) => {
      if (timer === undefined || !held.delete(timer)) clear(timer);
    },
  });
  return {
    waiting: (ms?: number) => [...held.values()].filter(timer => ms === undefined || timer.ms === ms),
    fire() {
      const due = [...held.values()];
      held.clear();
      for (const { run } of due) run();
    },
    restore: () => Object.assign(window, { setTimeout: set, clearTimeout: clear }),
  };
}
function dots(element: Element): Element[] {
  return [...rootOf(element).querySelectorAll('.dot')];
}
async function started(element: Element): Promise<void> {
  await find(element, '.swiper-initialized');
}
