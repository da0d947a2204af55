import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startPlatform, type RunningPlatform } from '../../../scripts/platform-server.mjs';
import { expect, test as base } from '../fixtures.js';
import { logIn } from '../steps.js';
import { compareBoxes, measureBoxes, type Boxes } from './boxes.js';
import { lookOf, type Look } from './look.js';
import { measureMachine, type Machine } from './machine.js';
import { screens, type LookedAt } from './screens.js';
import { changeTheme, MOMENT, settled, stillContext, stillPage, watchRequests, type Stored } from './still-page.js';

const REFERENCE = join(import.meta.dirname, 'reference');
const MACHINE = join(REFERENCE, 'machine.json');
const QUALITY = 75; // of the WebP pictures
/** Part of a picture's points that may differ, where the machine renders as that of the references. */
const POINTS = 0.002;
const NEAR = 3; // px
/** Where fonts differ: words run wider, lines break elsewhere. */
const FAR = 24; // px
const STRETCH = 0.3;

interface Gallery {
  platform: RunningPlatform;
  context: BrowserContext;
  member: Stored;
  /** True where pictures can be compared point by point. */
  same: boolean;
}

/** One platform, seeded as of a fixed moment at which its clock stands, and one browser context for all pictures. */
const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    async ({ browser }, use, info) => {
      const here = await measureMachine(browser);
      if (info.config.updateSnapshots === 'all') writeFileSync(MACHINE, `${JSON.stringify(here, null, 2)}\n`);
      const there = JSON.parse(readFileSync(MACHINE, 'utf8')) as Machine;
      const same = here.browser === there.browser && here.rendering === there.rendering;
      console.log(
        same
          ? `looks: this machine renders as that of the references did (Chromium ${here.browser}): pictures are compared point by point, and boxes.`
          : `looks: this machine renders otherwise than that of the references (here ${here.browser} ${here.rendering.slice(0, 8)}, there ${there.browser} ${there.rendering.slice(0, 8)}): boxes are compared, pictures are not.`,
      );
      const platform = await startPlatform({ env: { GP_SEED_AT: MOMENT } });
      const context = await stillContext(browser, platform.origin);
      await use({ platform, context, member: await memberStorage(context, platform.origin), same });
      await context.close();
      await platform.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One worker, so that there is one such platform.
test.describe.configure({ mode: 'default', timeout: 400_000 });

for (const screen of screens) {
  test(`${screen.name} looks as in its references`, async ({ gallery }, info) => {
    let shown: Shown | undefined;
    for (const look of screen.looks) {
      await test.step(look, async () => {
        shown = await show(gallery, screen, lookOf(look), shown);
        const name = `${screen.name}-${look.replaceAll(' ', '-').toLowerCase()}`;
        const boxes = await measureBoxes(shown.page);
        await onWholePoints(shown.page);
        const picture = await stillPicture(shown.page);
        const file = join(REFERENCE, `${name}.json`);
        if (info.config.updateSnapshots === 'all') writeFileSync(file, written(boxes));
        const expected = JSON.parse(readFileSync(file, 'utf8')) as Boxes;
        expect
          .soft(compareBoxes(expected, boxes, gallery.same ? NEAR : FAR, gallery.same ? 0 : STRETCH), `${name}: what stands where`)
          .toEqual([]);
        if (gallery.same) expect.soft(picture, name).toMatchSnapshot(`${name}.webp`, { maxDiffPixelRatio: POINTS });
      });
    }
    await shown?.page.close();
  });
}

interface Shown {
  page: Page;
  look: Look;
  requests: ReturnType<typeof watchRequests>;
}

/** Opens the screen; where only the theme differs from what is open already, that is changed. */
async function show({ context, platform, member }: Gallery, screen: LookedAt, look: Look, before?: Shown): Promise<Shown> {
  if (before?.look.width === look.width && before.look.language === look.language) {
    await changeTheme(before.page, look.theme);
    await settled(before.page, before.requests);
    return { ...before, look };
  }
  await before?.page.close();
  const page = await stillPage(context, look, screen.member ? member : {});
  const requests = watchRequests(page);
  await page.goto(platform.origin + screen.path);
  await settled(page, requests);
  return { page, look, requests };
}

/** A dialog in the middle can stand between two points; on which of them its letters are drawn then differs from one time to the next. */
async function onWholePoints(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('gp-dialogs')) {
      for (const dialog of host.shadowRoot?.querySelectorAll<HTMLElement>('dialog[open]') ?? []) {
        const { top } = dialog.getBoundingClientRect();
        dialog.style.translate = `0 ${Math.round(top) - top}px`;
        // A layer of its own, as it has while it comes up, or not, as later: always.
        dialog.style.willChange = 'transform';
      }
    }
  });
}

/** Taken until two in a row are the same: what arrives late is in it. */
async function stillPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ type: 'webp', quality: QUALITY, animations: 'disabled', caret: 'hide' });
  let before = await take();
  await expect
    .poll(
      async () => {
        const now = await take();
        const same = now.equals(before);
        before = now;
        return same;
      },
      { message: 'the page stands still', intervals: [20, 50, 100], timeout: 60_000 },
    )
    .toBe(true);
  return before;
}

async function memberStorage(context: BrowserContext, origin: string): Promise<Stored> {
  const page = await stillPage(context, lookOf('1280 dark EN'));
  await page.goto(`${origin}/login`);
  await logIn(page);
  await expect(page.locator('gp-header').getByRole('group', { name: 'Balance' })).toBeVisible();
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage) as [string, string][]));
  await page.close();
  return stored;
}

/** One line a box, so that a change reads well. */
function written(boxes: Boxes): string {
  return `{\n${Object.entries(boxes)
    .map(([name, box]) => `  ${JSON.stringify(name)}: ${JSON.stringify(box)}`)
    .join(',\n')}\n}\n`;
}
