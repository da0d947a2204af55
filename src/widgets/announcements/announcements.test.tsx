import { hideToday, isHiddenToday, markShown, wasShown } from '../../core/announcements/popup-memory.js';
import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const ROUTE = 'GET /wps/relay/MCSFE_getListAnnouncements';
const items = (count: number, execution = 'B') =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    title: `Title ${index}`,
    content: `<p>Content <b>${index}</b></p>`,
    execution,
  }));
const slides = (host: Element) => [...rootOf(host).querySelectorAll<HTMLElement>('.slide')];
const current = (host: Element) =>
  slides(host)
    .filter(slide => !slide.inert)
    .map(slide => slide.querySelector('h3')?.textContent);

describe('gp-announcements', () => {
  it('MOD-18 ENT-18 each slide has title and content, and one is in view (CON-30)', async () => {
    some(3);
    const host = await mount('gp-announcements');
    await until(() => slides(host).length === 3 && slides(host)[2]?.querySelector('b')?.textContent === '2', 'three slides');
    expect(current(host)).to.deep.equal(['Title 0']);
    expect(slides(host).map(slide => [slide.querySelector('h3')?.textContent, slide.querySelector('b')?.textContent])).to.deep.equal([
      ['Title 0', '0'],
      ['Title 1', '1'],
      ['Title 2', '2'],
    ]);
    const frame = rootOf(host).querySelector('.slides')!.getBoundingClientRect();
    expect(
      slides(host).filter(
        slide => slide.getBoundingClientRect().left < frame.right - 1 && slide.getBoundingClientRect().right > frame.left + 1,
      ).length,
    ).to.equal(1);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('CON-25 MOD-19 eight items are two pages of seven', async () => {
    some(8);
    const host = await mount('gp-announcements');
    await until(() => slides(host).length === 7, 'seven slides');
    (await named(host, 'Next page')).click();
    await until(() => slides(host).length === 1 && current(host)[0] === 'Title 7', 'the eighth');
    (await named(host, 'Next announcement')).click();
    await until(() => slides(host).length === 7 && current(host)[0] === 'Title 0', 'from the last to the first');
  });

  it('CON-28 moves on after 5000 ms, not while stopped or held; CON-29 a move takes 1000 ms', async () => {
    const { core } = some(2);
    const waits: number[] = [];
    const { after } = core.scheduler;
    let due: (() => void) | undefined;
    // The scheduler's own clock is tested in core; here it is enough to know what was asked of it.
    Object.assign(core.scheduler, {
      after: (ms: number, run: () => void) => {
        if (ms !== 5000) return after(ms, run);
        waits.push(ms);
        due = run;
        return () => void (due = undefined);
      },
    });
    const host = await mount('gp-announcements');
    await until(() => due, 'it waits for the next');
    expect(waits).to.deep.equal([5000]);
    due!();
    await until(() => current(host)[0] === 'Title 1', 'the second');
    expect(getComputedStyle(await find(host, '.slides-row')).transitionDuration).to.equal('1s');
    await until(() => waits.length === 2, 'it waits again');
    (await named(host, 'Pause announcements')).click();
    await until(() => due === undefined, 'nothing is due');
    (await named(host, 'Play announcements')).click();
    await until(() => due, 'it waits again');
    const show = await find(host, '.slideshow');
    show.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await until(() => due === undefined, 'the pointer holds it');
  });

  it('one alone has no controls', async () => {
    some(1);
    const host = await mount('gp-announcements');
    await until(() => slides(host).length === 1, 'the slide');
    expect(rootOf(host).querySelector('.slides-controls')).to.equal(null);
  });

  it('MSG-01 a member sees A only, whatever comes', async () => {
    const { core, platform } = await signedInCore();
    platform.on(ROUTE, () => ({
      popup: [
        ...items(1, 'A'),
        { id: 'b', title: 'For visitors', content: '', execution: 'B' },
        { id: 'f', title: 'First', content: '', execution: 'F' },
      ],
    }));
    core.queries.dropPersonal();
    const host = await mount('gp-announcements');
    await until(() => slides(host).length === 1, 'one slide');
    expect(shownText(host)).not.to.include('For visitors');
  });

  it('MSG-04 MSG-07 a reload knows what was shown in this session, and a new session what was put off today', () => {
    const first = testCore();
    markShown(first.core, 'visitor', 'closed');
    hideToday(first.core, 'member', true);
    const { merchant } = first.core.config;
    const reloaded = testCore({ merchant });
    expect([wasShown(reloaded.core, 'visitor'), wasShown(reloaded.core, 'member')]).to.deep.equal([true, false]);
    sessionStorage.clear();
    const begunAnew = testCore({ merchant });
    expect([
      wasShown(begunAnew.core, 'visitor'),
      isHiddenToday(begunAnew.core, 'visitor'),
      isHiddenToday(begunAnew.core, 'member'),
    ]).to.deep.equal([false, false, true]);
  });

  it('MSG-07 in a popup it can be put off until tomorrow, and that can be undone', async () => {
    const { core } = some(1);
    const host = await mount('gp-announcements', { popup: true });
    const tick = await named(host, 'Do not show again today', 'input');
    const { appearance, inlineSize } = getComputedStyle(tick);
    expect([appearance, inlineSize], 'as the ticks of the forms').to.deep.equal(['none', '24px']);
    tick.click();
    await until(() => isHiddenToday(core, 'visitor'), 'the day is kept');
    tick.click();
    await until(() => !isHiddenToday(core, 'visitor'), 'it is forgotten');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('has words for none and for a failure', async () => {
    const { platform } = testCore();
    platform.on(ROUTE, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-announcements');
    const retry = await named(host, 'Try again');
    platform.on(ROUTE, () => ({ popup: [] }));
    retry.click();
    await until(() => shownText(host).includes('No announcements'), 'the empty state');
  });
});

function some(count: number) {
  const made = testCore();
  made.platform.on(ROUTE, () => ({ popup: items(count) }));
  return made;
}
