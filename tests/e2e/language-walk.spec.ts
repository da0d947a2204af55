import type { Page } from '@playwright/test';
import type { Core } from '../../src/core/parts/core.js';
import { LANGUAGES, languageDirection } from '../../src/texts/languages.js';
import { wholeEnglish } from '../../src/texts/whole-texts.js';
import { pseudo } from '../conformance/pseudo-language.js';
import { expect, test } from './fixtures.js';
import { axeFindings, pageFlaws } from './page-flaws.js';
import { clippedText } from './page-readings.js';
import { AGENTS, arrive, goTo, MEMBERS, OPEN, signIn, standsStill } from './screens.js';

/** Every language and axe, by `npm run test:languages`. */
const IS_WHOLE = process.env.GP_LANGUAGES === 'all';
/** Esperanto, which we do not have, stands for a language of nobody: every English text, accented and longer. */
const PSEUDO = 'EO';
/** Long words, tall letters, words without spaces, from right to left. */
const EVERYWHERE = IS_WHOLE ? ['DE', 'FI', 'RU', 'TH', 'AR', 'HI', PSEUDO] : ['FI', 'AR'];
const SMALLEST = 44; // px, of what a finger presses
/** What most players see. */
const CORE = [
  '/',
  '/login',
  '/register',
  '/rng',
  '/sports',
  '/lottery',
  '/promotions',
  '/help',
  '/member',
  '/depositv2',
  '/withdraw',
  '/vip',
];

// axe writes inline styles while it looks, which the pages' strict policy refuses and the console tells.
test.use({ failOnProblems: false, hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
test.describe.configure({ timeout: 3_600_000 });

for (const { who, account, paths } of [
  { who: 'a visitor', account: undefined, paths: OPEN },
  { who: 'a member', account: 'demo_player', paths: MEMBERS },
  { who: 'an agent', account: 'demo_agent42', paths: AGENTS },
])
  test(`I18-01 OP-48 SYS-22 on the screens of ${who} nothing sticks out or is cut at 320 px in ${EVERYWHERE.join(', ')}`, async ({
    page,
    addresses: { site },
  }) => {
    await offerAll(page, site);
    await arrive(page, site, { language: 'EN', theme: 'light' });
    if (account) {
      await signIn(page, account);
      await expect.poll(() => page.evaluate(() => coreOfPage().session.store.getState().state)).toBe('real');
    }
    for (const path of paths) {
      await goTo(page, path);
      const languages = IS_WHOLE && isCore(path) ? [...new Set([...EVERYWHERE, ...LANGUAGES])] : EVERYWHERE;
      for (const language of languages) await lookAt(page, path, language);
      await page.evaluate(() => coreOfPage().dialogs.closeAll());
    }
  });

function isCore(path: string): boolean {
  return CORE.some(one => path === one || path === `/member?page=${one.slice(1)}`);
}

/** The full site, offering what it does not offer by itself. */
async function offerAll(page: Page, site: string) {
  const english = await wholeEnglish();
  const texts = { [PSEUDO]: Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text)])) };
  await page.route(`${site}/pseudo-texts.json`, route => route.fulfill({ json: texts }));
  await page.route(
    url => url.origin === site,
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(
        'data-merchant=',
        `data-languages="all ${PSEUDO}" data-texts="/pseudo-texts.json" data-merchant=`,
      );
      return route.fulfill({ response, body: html });
    },
  );
}

/** Values are names of ours, not words. */
function pseudoText(text: string): string {
  return text
    .split(/(\{\{.*?\}\})/)
    .map(part => (part.startsWith('{{') || !/\p{L}/u.test(part) ? part : pseudo(part)))
    .join('');
}

async function lookAt(page: Page, path: string, language: string) {
  await page.evaluate(code => coreOfPage().language.use(code), language);
  await expect.poll(() => page.evaluate(() => coreOfPage().language.store.getState().language)).toBe(language);
  await standsStill(page);
  const name = `${language}, ${path}`;
  expect
    .soft(
      (await pageFlaws(page, SMALLEST)).filter(flaw => !flaw.includes('headings of the first rank')),
      name,
    )
    .toEqual([]);
  expect.soft(await clippedText(page), name).toEqual([]);
  if (!IS_WHOLE || languageDirection(language) === 'ltr') return;
  // Under a dialog the page is out of reach.
  const part = (await page.locator('gp-dialogs dialog[open]').count()) > 0 ? 'gp-dialogs' : undefined;
  expect.soft(await axeFindings(page, part), `axe, ${name}`).toEqual([]);
}

declare function coreOfPage(): Core;
