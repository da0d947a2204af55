import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  nextFrame,
  Refusal,
  rootOf,
  shownText,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const ROUTE = 'GET /wps/relay/MCSFE_getListAnnouncements';
const NOTICES = Array.from({ length: 10 }, (_, index) => ({
  id: `n${index}`,
  title: `Notice number ${index}`,
  content: '<p>x</p>',
  execution: '',
}));

describe('gp-notice-ticker', () => {
  it('HOM-06 HOM-09 the titles of the notice list drift by, and a click opens the notice popup at that item', async () => {
    const { core } = some();
    const ticker = await mount('gp-notice-ticker');
    const track = await find(ticker, '.ticker-track');
    await until(() => offset(track) > 1, 'the line moves');
    expect(titles(ticker)).to.deep.equal(NOTICES.map(({ title }) => title));
    (await named(ticker, 'Notice number 3')).click();
    expect(core.dialogs.store.getState().open.map(({ name, props }) => [name, props])).to.deep.equal([['notice', { id: 'n3' }]]);
  });

  it('I18-02 a title in another language than the page says which one, in whose direction it is read', async () => {
    const { platform } = testCore();
    platform.on(ROUTE, () => ({ player: [{ id: '1', title: 'أهلًا بك', content: '', lang: 'AR' }] }));
    const ticker = await mount('gp-notice-ticker');
    const title = await until(() => rootOf(ticker).querySelector(':lang(ar)'), 'marked as Arabic');
    expect([title.textContent, getComputedStyle(title).direction]).to.deep.equal(['أهلًا بك', 'rtl']);
  });

  it('OP-29 stops at the button, and while the focus rests on it', async () => {
    some();
    const ticker = await mount('gp-notice-ticker');
    const track = await find(ticker, '.ticker-track');
    await until(() => offset(track) > 1, 'the line moves');
    await stands(track, async () => (await named(ticker, 'Pause notices')).click());
    const stopped = offset(track);
    (await named(ticker, 'Play notices')).click();
    await until(() => offset(track) > stopped, 'the line goes on');
    await stands(track, async () => (await find(ticker, '.ticker-title')).focus());
  });

  it('OP-29 keeps being stopped, also where it is put on the page anew', async () => {
    some();
    const ticker = await mount('gp-notice-ticker');
    (await named(ticker, 'Pause notices')).click();
    ticker.remove();
    const again = await mount('gp-notice-ticker');
    (await named(again, 'Play notices')).click();
    again.remove();
    await named(await mount('gp-notice-ticker'), 'Pause notices');
  });

  it('HOM-06 the copy that closes the round is for the eye only', async () => {
    some();
    const ticker = await mount('gp-notice-ticker');
    await find(ticker, '.ticker-title');
    const [, copy] = rootOf(ticker).querySelectorAll('.ticker-round');
    expect(copy?.getAttribute('aria-hidden')).to.equal('true');
    expect([...(copy?.querySelectorAll('button') ?? [])].every(button => button.tabIndex === -1)).to.equal(true);
    expect(await axeFindings(ticker)).to.deep.equal([]);
  });

  it('HOM-06 without notices nothing stands; a failure says so and can be tried again', async () => {
    const { platform } = testCore();
    platform.on(ROUTE, () => new Refusal(500, 'unknown'));
    const ticker = await mount('gp-notice-ticker');
    const retry = await named(ticker, 'Try again');
    platform.on(ROUTE, () => ({ player: NOTICES.slice(0, 1) }));
    retry.click();
    await until(() => shownText(ticker).includes('Notice number 0'), 'the notice');
    const { platform: other } = testCore();
    other.on(ROUTE, () => ({ player: [] }));
    const empty = await mount('gp-notice-ticker');
    await until(() => empty.offsetHeight === 0, 'the place is empty');
  });
});

function some() {
  const made = testCore();
  made.platform.on(ROUTE, () => ({ player: NOTICES }));
  return made;
}
function titles(ticker: Element): (string | null)[] {
  return [...rootOf(ticker).querySelectorAll('.ticker-round:not([aria-hidden]) .ticker-title')].map(title => title.textContent);
}
async function stands(track: Element, stop: () => Promise<void>): Promise<void> {
  await stop();
  await nextFrame();
  // WebKit’s compositor goes on for a moment.
  await track.getAnimations()[0]?.ready;
  const before = offset(track);
  for (let frame = 0; frame < 5; frame++) await nextFrame();
  expect(offset(track)).to.equal(before);
}
/** How far the line has moved, in px. */
function offset(track: Element): number {
  return Math.abs(new DOMMatrix(getComputedStyle(track).transform).m41);
}
