import { devices, type Page } from '@playwright/test';
import type { Core, DialogName } from '../../src/core/parts/core.js';
import { expect, test } from './fixtures.js';
import { axeFindings, pageFlaws } from './page-flaws.js';
import { AGENTS, arrive, goTo, MEMBERS, OPEN, signIn, standsStill } from './screens.js';

// axe writes inline styles while it looks, which the pages' strict policy refuses and the console tells.
test.use({ failOnProblems: false });

const PHONE = {
  language: 'ES',
  theme: 'dark',
  smallest: 44,
  use: { ...devices['Pixel 7'], viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
};
const DESK = { language: 'EN', theme: 'light', smallest: 24, use: { viewport: { width: 1280, height: 900 } } };
type Device = typeof PHONE | typeof DESK;

/** All dialogs, each with what it is opened with. */
const PROPS: Readonly<Record<DialogName, Record<string, unknown>>> = {
  login: {},
  register: {},
  'forgot-password': {},
  'change-password': {},
  zalo: {},
  notice: {},
  announcement: {},
  help: {},
  license: {},
  'agent-center': {},
  'member-center': {},
  confirm: { title: { key: 'header.log-out-question' }, danger: true },
  info: { title: { key: 'dialog.real-account-title' }, body: { key: 'dialog.real-account-body' } },
  game: {},
  'game-popup': { vendorCode: 'JDE', name: 'Jade' },
  'game-rooms': { vendorCode: 'JDE', name: 'Jade' },
  'game-maintenance': { game: { id: '1', type: 'RNG', name: 'Temple & Crown' } },
  chat: {},
  contract: {},
};
/** Those of an agent, and the overlay of a running game on a page without a place for it, which the full site never opens. */
const ELSEWHERE: readonly DialogName[] = ['agent-center', 'game'];
const DIALOGS = (Object.keys(PROPS) as DialogName[]).filter(name => !ELSEWHERE.includes(name));

for (const device of [PHONE, DESK]) {
  const { width } = device.use.viewport;
  test.describe(`${width} px, ${device.language}, ${device.theme}`, () => {
    const { defaultBrowserType: _, ...use } = { defaultBrowserType: undefined, ...device.use };
    test.use(use);
    test.describe.configure({ timeout: 600_000 });

    test('ROL-01 SYS-22 axe finds nothing on any page that is open to all, and nothing sticks out', async ({ page, addresses }) => {
      await arrive(page, addresses.site, device);
      for (const path of [...OPEN]) await lookAt(page, path, device);
    });

    test('SYS-22 axe finds nothing in any dialog', async ({ page, addresses }) => {
      await arrive(page, `${addresses.site}/agreement`, device);
      for (const name of DIALOGS) {
        await page.evaluate(([dialog, props]) => void coreOfPage().dialogs.open(dialog, props), [name, PROPS[name]] as const);
        await expect(page.locator('gp-dialogs dialog[open]'), name).toBeVisible();
        await standsStill(page);
        expect.soft(await axeFindings(page, 'gp-dialogs'), `axe, dialog ${name}`).toEqual([]);
        expect
          .soft(
            (await pageFlaws(page, device.smallest)).filter(flaw => !flaw.includes('headings of the first rank')),
            `dialog ${name}`,
          )
          .toEqual([]);
        await page.evaluate(() => coreOfPage().dialogs.closeAll());
        await expect(page.locator('gp-dialogs dialog[open]')).toHaveCount(0);
      }
    });

    test('SYS-22 axe finds nothing on the pages of members', async ({ page, addresses }) => {
      await arrive(page, addresses.site, device);
      await signIn(page, 'demo_player');
      await expect(page.locator('gp-header output')).toBeAttached();
      for (const path of MEMBERS) await lookAt(page, path, device);
    });

    test('SYS-22 axe finds nothing on the pages of agents', async ({ page, addresses }) => {
      await arrive(page, addresses.site, device);
      await signIn(page, 'demo_agent42');
      await expect(
        page.getByRole('heading', { name: device.language === 'EN' ? 'Agent centre' : 'Centro de agentes' }).first(),
      ).toBeAttached();
      for (const path of AGENTS) await lookAt(page, path, device);
    });
  });
}

async function lookAt(page: Page, path: string, { smallest }: Device) {
  await goTo(page, path);
  // Under a dialog the page is out of reach.
  const part = (await page.locator('gp-dialogs dialog[open]').count()) > 0 ? 'gp-dialogs' : undefined;
  expect.soft(await axeFindings(page, part), `axe, ${path}`).toEqual([]);
  expect.soft(await pageFlaws(page, smallest), path).toEqual([]);
  await page.evaluate(() => coreOfPage().dialogs.closeAll());
}

declare function coreOfPage(): Core;
