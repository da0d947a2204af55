import {
  after,
  axeFindings,
  before,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  rootOf,
  setViewport,
  shownText,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

describe('gp-jackpot', () => {
  const real = globalThis.fetch;
  let answer: () => Response = () => Response.json({ amount: 1234567.89, currency: 'USD' });
  const asked: { url: string; init?: RequestInit }[] = [];
  before(() => {
    globalThis.fetch = (input, init) => {
      if (!String(input).startsWith('https://operator.example/')) return real(input, init);
      asked.push({ url: String(input), init });
      return Promise.resolve(answer());
    };
  });
  after(() => void (globalThis.fetch = real));

  it('HOM-08 CON-37 CON-38 CON-40 shows a figure in MXN with two decimals', async () => {
    testCore();
    const jackpot = await mount('gp-jackpot');
    const text = await until(() => figure(jackpot), 'the figure stands');
    expect(text).to.match(/^[23]\d{2},\d{3},\d{3}\.\d{2} MXN$/);
  });

  it('HOM-08 CON-39 the figure grows where it stands', async () => {
    testCore();
    const jackpot = await mount('gp-jackpot');
    const pesos = () => Number((figure(jackpot) ?? '').replace(/[^\d.]/g, ''));
    const first = await until(pesos, 'the figure stands');
    const growth = await until(() => Math.max(0, pesos() - first), 'it has grown');
    expect(growth).to.be.at.least(100);
  });

  it('HOM-08 a figure fits in a column of 160 px', async () => {
    testCore();
    const jackpot = await mount('gp-jackpot');
    jackpot.style.cssText = 'display: block; inline-size: 160px';
    await until(() => figure(jackpot), 'the figure stands');
    expect(jackpot.scrollWidth).to.be.at.most(160);
  });

  it('OP-28 without a source its name says that it is an illustration', async () => {
    testCore();
    const jackpot = await mount('gp-jackpot', { label: 'Grand prize' });
    expect((await find(jackpot, 'section')).getAttribute('aria-label')).to.equal('Grand prize: Jackpot (illustration)');
  });

  it('OP-28 without a source it says in sight that it is an illustration, in both languages', async () => {
    for (const [language, note] of [
      ['EN', 'Illustration only: nobody can win it.'],
      ['ES', 'Solo una ilustración: nadie puede ganarla.'],
    ] as const) {
      testCore({ defaultLanguage: language });
      const jackpot = await mount('gp-jackpot');
      await until(() => shownText(jackpot).includes(note), `${language} says so`);
    }
  });

  it('OP-28 says which part of the stakes feeds it, when its source does', async () => {
    testCore({ defaultLanguage: 'ES' });
    answer = () => Response.json({ amount: 5000, currency: 'USD', share: 1.5 });
    const jackpot = await mount('gp-jackpot', { source: 'https://operator.example/shared' });
    await until(() => shownText(jackpot).includes('Suma el 1.5 % de cada apuesta con bote.'), 'the share stands');
    expect(shownText(jackpot)).not.to.include('ilustración');
    answer = () => Response.json({ amount: 1234567.89, currency: 'USD' });
  });

  it('OP-28 shows the figure of its source, asked for without cookies', async () => {
    testCore();
    const jackpot = await mount('gp-jackpot', { source: 'https://operator.example/figure' });
    await until(() => figure(jackpot) === '$1,234,567.89', 'the figure of the source stands, as money of the platform is written');
    expect((await find(jackpot, 'section')).getAttribute('aria-label')).to.equal('Jackpot');
    expect(asked.at(-1)?.init?.credentials).to.equal('omit');
  });

  it('OP-28 money that is not the platform’s keeps the letters of its currency', async () => {
    testCore();
    answer = () => Response.json({ amount: 1234567.89, currency: 'MXN' });
    const jackpot = await mount('gp-jackpot', { source: 'https://operator.example/pesos' });
    await until(() => figure(jackpot) === '1,234,567.89 MXN', 'the figure stands');
    answer = () => Response.json({ amount: 1234567.89, currency: 'USD' });
  });

  it('OP-28 leads to the games that feed and pay it, and to its rules, on this site only', async () => {
    testCore();
    answer = () => Response.json({ amount: 5000, currency: 'USD', share: 1, games: '/rng?class=JP', rules: '/help#fairness' });
    await setViewport({ width: 390, height: 844 });
    let release = () => undefined as void;
    const held = new Promise<void>(resolve => (release = resolve));
    const later = globalThis.fetch;
    globalThis.fetch = async (...asked) => held.then(() => later(...asked));
    const jackpot = await mount('gp-jackpot', { source: 'https://operator.example/ways' });
    const before = jackpot.offsetHeight;
    release();
    globalThis.fetch = later;
    jackpot.addEventListener('gp-navigate', event => event.preventDefault());
    for (const [name, to] of [
      ['Its games', '/rng?class=JP'],
      ['Its rules', '/help#fairness'],
    ] as const) {
      const link = await named(jackpot, name, 'a');
      const { detail } = await heard<{ to: string }>('gp-navigate', () => link.click());
      expect(detail.to).to.equal(to);
    }
    expect(await axeFindings(jackpot)).to.deep.equal([]);
    expect(jackpot.offsetHeight, 'nothing below it moves when the figure comes').to.equal(before);
    for (const [place, games, rules] of [
      ['elsewhere', '//evil.example', 'javascript:alert(1)'],
      ['nowhere', '/nowhere', '/nowhere/either?class=JP'],
    ]) {
      answer = () => Response.json({ amount: 5000, currency: 'USD', share: 1, games, rules });
      const other = await mount('gp-jackpot', { source: `https://operator.example/${place}` });
      await until(() => shownText(other).includes('Grows by 1%'), 'the share stands');
      expect(rootOf(other).querySelectorAll('a').length, place).to.equal(0);
    }
    answer = () => Response.json({ amount: 1234567.89, currency: 'USD' });
  });

  it('OP-28 says so when the source gives no figure, and shows none of its own', async () => {
    testCore();
    answer = () => Response.json({ jackpot: 'a lot' });
    const jackpot = await mount('gp-jackpot', { source: 'https://operator.example/broken' });
    await until(() => shownText(jackpot).includes('cannot be shown'), 'it says so');
    expect(rootOf(jackpot).querySelector('.jackpot-figure')).to.equal(null);
  });

  it('OP-28 asks no address other than http and https', async () => {
    testCore();
    const count = asked.length;
    const jackpot = await mount('gp-jackpot', { source: 'javascript:alert(1)' });
    await until(() => shownText(jackpot).includes('cannot be shown'), 'it says so');
    expect(asked.length).to.equal(count);
  });

  it('SYS-22 axe finds nothing', async () => {
    testCore();
    const jackpot = await mount('gp-jackpot');
    await until(() => figure(jackpot), 'the figure stands');
    expect(await axeFindings(jackpot)).to.deep.equal([]);
  });
});

function figure(jackpot: Element): string | undefined {
  return rootOf(jackpot).querySelector('.jackpot-figure')?.textContent?.trim();
}
