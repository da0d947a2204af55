import { describe, expect, it, mount, rootOf, shownText, signedInCore, testCore, until } from '../../widgets-support/index.js';
import '../../../src/widgets/agent-centre/index.js';
import '../../../src/widgets/lottery/index.js';
import '../../../src/widgets/status/index.js';
import '../../../src/widgets/whats-on/index.js';

const IN = (language: string) => ({ defaultLanguage: language, languages: [language, 'EN'] });
/** What stays as the platform writes it: numbers of draws, names. */
const KEPT = /\d{8}-\d{4}|Lotto \w+ \d|Hanói \d|(Home|Away) \d/g;
/** Texts with figures of another script; signs of pictures and of results (1 X 2) are none. */
const latin = (host: HTMLElement) =>
  [...rootOf(host).querySelectorAll('*:not(style)')]
    .filter(element => !element.closest('[aria-hidden="true"]'))
    .flatMap(({ childNodes }) => [...childNodes].filter(node => node instanceof Text).map(({ data }) => data.replace(KEPT, '')))
    .filter(text => /\d/.test(text));
const named = (host: HTMLElement) =>
  [...rootOf(host).querySelectorAll('[aria-label]')].map(element => (element.getAttribute('aria-label') ?? '').replace(KEPT, ''));

for (const [language, four] of [
  ['FA', '۴'],
  ['BN', '৪'],
  ['MY', '၄'],
] as const) {
  describe(`OP-48 in ${language} all figures are in its digits`, () => {
    it('of a list of lotteries: last numbers and time left', async () => {
      testCore(IN(language));
      const host = await mount('gp-lottery');
      await until(() => rootOf(host).querySelectorAll('.balls .ball').length >= 9, 'last numbers stand');
      expect(latin(host)).to.deep.equal([]);
      expect(named(host).filter(name => /\d/.test(name))).to.deep.equal([]);
      expect(rootOf(host).querySelector('.balls')?.textContent).to.include(four);
    });

    it('of a lottery: countdown, keys, what was drawn', async () => {
      testCore(IN(language));
      const host = await mount('gp-lottery', { 'game-code': 'FAST3' });
      await until(() => rootOf(host).querySelectorAll('.choice').length > 0 && shownText(host).includes(four), 'the board stands');
      await until(() => !shownText(host).includes('--:--'), 'the clock runs');
      expect(latin(host)).to.deep.equal([]);
    });

    it('of a maintenance that counts down', async () => {
      const { platform } = testCore(IN(language));
      platform.on('GET /wps/system/status', () => ({ maintenance: true, maintenanceEnd: new Date(Date.now() + 3_725_000).toISOString() }));
      const host = await mount('gp-status');
      await until(() => rootOf(host).querySelector('.countdown') !== null, 'it counts down');
      expect(latin(host)).to.deep.equal([]);
    });

    it('of what is on: scores, minutes, time left', async () => {
      testCore(IN(language));
      const host = await mount('gp-whats-on');
      await until(() => rootOf(host).querySelectorAll('.on-time, .on-score').length >= 3, 'fixtures stand');
      expect(latin(host)).to.deep.equal([]);
    });

    it('of the platform’s clock', async () => {
      await signedInCore('demo_agent', IN(language));
      const host = await mount('gp-agent-centre', { page: 'registerCenter' });
      await until(() => rootOf(host).querySelector('.clock time') !== null && rootOf(host).querySelector('.gmt') !== null, 'it stands');
      const clock = (selector: string) => rootOf(host).querySelector(`.clock ${selector}`)?.textContent;
      expect(clock('time')).to.match(/^\D+$/);
      expect(clock('.gmt')).to.match(/^\D+$/);
    });
  });
}
