import type { Page } from '@playwright/test';
import type { Core } from '../../src/core/parts/core.js';
import { ROUTES } from '../../src/core/parts/routes.js';
import { PAGES as AGENT_PAGES } from '../../src/widgets/agent-centre/pages.js';
import { PAGES } from '../../src/widgets/member-centre/pages.js';
import { expect } from './fixtures.js';

/** Each screen once, whatever its addresses. */
const SCREENS = [
  ...new Map(
    ROUTES.filter(route => !route.redirect).map(route => [
      `${route.screen} ${JSON.stringify(route.params ?? {})} ${route.dialog ?? ''}`,
      route,
    ]),
  ).values(),
];
/** Open to all. */
export const OPEN = SCREENS.filter(route => !route.guard && route.screen !== 'seamless')
  .map(route => route.path)
  .concat(['/help#feedback', '/help#term', '/search?q=temple', '/search?q=zzzzzz', '/rng?page=999']);
export const MEMBERS = [
  ...SCREENS.filter(route => route.guard && route.guard !== 'agent-centre').map(route => route.path),
  ...PAGES.map(({ name }) => `/member?page=${name}`),
];

export const AGENTS = ['/agentHome', ...AGENT_PAGES.map(({ name }) => `/agentHome?page=${name}`)];

export async function arrive(page: Page, address: string, { language, theme }: { language: string; theme: string }) {
  await page.addInitScript("globalThis.coreOfPage = () => globalThis[Symbol.for('gp.core@1')]");
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.locator('gp-outlet h1')).toBeAttached();
  await page.evaluate(
    async ([code, chosen]) => {
      coreOfPage().theme.use(chosen as 'dark' | 'light');
      await coreOfPage().language.use(code);
    },
    [language, theme] as const,
  );
}

export async function signIn(page: Page, username: string) {
  await page.evaluate(() => void coreOfPage().dialogs.open('login'));
  const form = page.locator('gp-login').filter({ visible: true });
  await form.locator('input[name=username]').fill(username);
  await form.locator('input[name=password]').fill('Demo1234');
  await form.locator('input[name=password]').press('Enter');
}

/** Goes to a screen and waits until it stands. */
export async function goTo(page: Page, path: string) {
  await page.evaluate(to => coreOfPage().navigation.navigate(to), path);
  await expect
    .poll(() => page.evaluate(() => coreOfPage().navigation.store.getState().path), { message: `the way to ${path}` })
    .toBe(path.split(/[?#]/)[0]);
  await standsStill(page);
}

/** Every tag in sight is defined and nothing is being loaded, twice on end: between two parts of a screen nothing waits either. */
export async function standsStill(page: Page) {
  let calm = 0;
  await expect
    .poll(async () => {
      calm = (await waitingIn(page)) === 0 ? calm + 1 : 0;
      return calm;
    })
    .toBeGreaterThanOrEqual(2);
}

function waitingIn(page: Page) {
  return page.evaluate(() => {
    let waiting = 0;
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (element.localName.startsWith('gp-') && !element.matches(':defined') && element.getAttribute('loading') !== 'lazy') waiting++;
        if (element.matches('[aria-busy=true]') && element.checkVisibility({ checkVisibilityCSS: true })) waiting++;
      }
    };
    visit(document);
    return (
      waiting +
      document
        .getAnimations()
        .filter(animation => animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity).length
    );
  });
}

declare function coreOfPage(): Core;
