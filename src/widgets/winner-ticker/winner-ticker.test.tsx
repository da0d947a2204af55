import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  nextFrame,
  rootOf,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const ROUTE = 'GET /wps/relay/GCSGAME_getRankList';
const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'/%3E";

describe('gp-winner-ticker', () => {
  it('HOM-10 shows name, amount, game and picture of each win', async () => {
    const { platform } = testCore();
    platform.on(ROUTE, () => ({ list: [{ customerName: 'am***0', winAmount: 1000, gameName: 'Amber Rising', iconUrl: PICTURE }] }));
    const ticker = await mount('gp-winner-ticker');
    const entry = await find(ticker, '.win');
    const words = [...entry.childNodes].filter(part => !(part as Element).matches?.('.image')).map(part => part.textContent);
    expect(words).to.deep.equal(['am***0', '$1,000.00', 'Amber Rising']);
    const picture = await until(() => entry.querySelector('img'), 'its picture is asked for');
    expect(picture.src).to.equal(PICTURE);
  });

  it('HOM-11 CON-24 the largest win comes first, and at most twenty', async () => {
    const { platform } = testCore();
    platform.on(ROUTE, () => ({
      list: Array.from({ length: 30 }, (_, index) => ({ customerName: 'a***', winAmount: (index * 7) % 30, gameName: 'G', iconUrl: '' })),
    }));
    const ticker = await mount('gp-winner-ticker');
    await find(ticker, '.win');
    expect(platform.callsTo('/wps/relay/GCSGAME_getRankList')[0]?.query.get('limitNum')).to.equal('20');
    const amounts = round(ticker).map(entry => Number(entry.querySelector('.win-amount')?.textContent?.replace(/[^\d.]/g, '')));
    expect(amounts).to.have.length(20);
    expect(amounts).to.deep.equal(amounts.toSorted((a, b) => b - a));
    expect(amounts[0]).to.equal(29);
  });

  for (const [language, title, label] of [
    ['EN', 'Top wins', 'Latest wins, the largest first'],
    ['ES', 'Mayores premios', 'Últimos premios, el mayor primero'],
    ['AR', 'أكبر الأرباح', 'أحدث الأرباح، الأكبر أولًا'],
  ] as const) {
    it(`HOM-11 its title says that it is by amount (${language})`, async () => {
      testCore({ defaultLanguage: language });
      const ticker = await mount('gp-winner-ticker');
      await until(() => rootOf(ticker).querySelector('.wins-title')?.textContent === title, 'the title stands');
      expect(rootOf(ticker).querySelector('.ticker')?.getAttribute('aria-label')).to.equal(label);
    });
  }

  it('CON-46 drifts, stops at the button and goes on from there', async () => {
    testCore();
    const ticker = await mount('gp-winner-ticker');
    const track = await find(ticker, '.ticker-track');
    await until(() => offset(track) > 1, 'the line moves');
    const { duration } = track.getAnimations()[0]!.effect!.getTiming();
    expect((track.firstElementChild!.getBoundingClientRect().width / Number(duration)) * (1000 / 60), 'px a step').to.be.closeTo(
      0.5,
      0.001,
    );
    (await named(ticker, 'Pause winners')).click();
    await rests(track);
    const stopped = offset(track);
    for (let frame = 0; frame < 5; frame++) await nextFrame();
    expect(offset(track)).to.equal(stopped);
    (await named(ticker, 'Play winners')).click();
    await until(() => offset(track) > stopped, 'the line goes on');
    expect(offset(track)).to.be.lessThan(stopped + 30);
  });

  it('CON-46 holds while the focus rests on it, so that it can be read', async () => {
    testCore();
    const ticker = await mount('gp-winner-ticker');
    const track = await find(ticker, '.ticker-track');
    await until(() => offset(track) > 1, 'the line moves');
    (await find(ticker, '.ticker-window')).focus();
    await rests(track);
    const held = offset(track);
    for (let frame = 0; frame < 5; frame++) await nextFrame();
    expect(offset(track)).to.equal(held);
  });

  it('HOM-07 winners scroll: each goes on towards the beginning of the line, and the line begins anew behind the last one', async () => {
    testCore();
    const ticker = await mount('gp-winner-ticker');
    const win = await find(ticker, '.win');
    const left = () => win.getBoundingClientRect().left;
    const first = left();
    await until(() => left() < first - 1, 'it moves');
    const [one, other] = [...rootOf(ticker).querySelectorAll('.ticker-round')].map(
      list => [list.getBoundingClientRect(), list.textContent] as const,
    );
    expect(Math.abs(other![0].left - one![0].right)).to.be.lessThan(1);
    expect(other![1]).to.equal(one![1]);
    const [motion] = (await find(ticker, '.ticker-track')).getAnimations();
    expect(motion?.effect?.getComputedTiming().iterations).to.equal(Infinity);
  });

  it('HOM-07 the copy that closes the round is hidden from assistive technology', async () => {
    testCore();
    const ticker = await mount('gp-winner-ticker');
    await find(ticker, '.win');
    expect([...rootOf(ticker).querySelectorAll('.ticker-round')].map(list => list.getAttribute('aria-hidden'))).to.deep.equal([
      null,
      'true',
    ]);
  });

  it('HOM-07 without wins nothing stands', async () => {
    const { platform } = testCore();
    platform.on(ROUTE, () => ({ list: [] }));
    const ticker = await mount('gp-winner-ticker');
    await until(() => ticker.offsetHeight === 0, 'the place is empty');
  });

  it('SYS-22 axe finds nothing', async () => {
    testCore();
    const ticker = await mount('gp-winner-ticker');
    await find(ticker, '.win');
    expect(await axeFindings(ticker)).to.deep.equal([]);
  });
});

function round(ticker: Element): Element[] {
  return [...rootOf(ticker).querySelectorAll('.ticker-round:not([aria-hidden]) .win')];
}
/** Until it stands: WebKit’s compositor goes on for a moment. */
async function rests(track: Element): Promise<void> {
  await nextFrame();
  await track.getAnimations()[0]?.ready;
}
/** How far the line has moved, in px. */
function offset(track: Element): number {
  return Math.abs(new DOMMatrix(getComputedStyle(track).transform).m41);
}
