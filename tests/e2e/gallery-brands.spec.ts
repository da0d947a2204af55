import type { FrameLocator, Page } from '@playwright/test';
import { BRANDS } from '../../examples/gallery/brands.js';
import { expect, test } from './fixtures.js';
import { wcagFindings } from './page-flaws.js';

// axe writes inline styles while it looks, which the page's strict policy refuses and the console tells.
test.use({ failOnProblems: false });

/** What stands when the widget does. */
const WIDGETS = [
  { tag: 'gp-lobby', state: 'live', stands: '.game-card .card-action' },
  { tag: 'gp-login', state: 'live', stands: 'h2' },
  { tag: 'gp-header', state: 'full', stands: '.balance-figure' },
  { tag: 'gp-wallet', state: 'full', stands: 'h2' },
] as const;

for (const { name, themes } of BRANDS.filter(({ name }) => name !== 'own'))
  for (const theme of themes)
    test(`the brand ${name}, ${theme}: every contrast is enough in lobby, login, header and wallet, and headings have a face of their own`, async ({
      page,
      addresses,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { tag, state, stands } of WIDGETS) {
        await page.goto(`${addresses.site}/gallery/frame.html?tag=${tag}&in.brand=${name}&in.theme=${theme}&in.state=${state}`);
        await expect(page.locator(`${tag} [data-gp-root]`)).toHaveAttribute('data-theme', theme);
        await expect(page.locator(`${tag} ${stands}`).first()).toBeVisible();
        // Where its words are slow, an outline stands in its place.
        await expect(page.locator(`${tag} .outline`)).toHaveCount(0);
        await expect(page.locator(`${tag} [role="tab"]:empty`)).toHaveCount(0);
        expect(await wcagFindings(page), `${tag}, ${name}, ${theme}`).toEqual([]);
        if (stands !== 'h2') continue;
        const faces = await page
          .locator(`${tag} h2`)
          .first()
          .evaluate(heading => {
            const root = heading.closest('[data-gp-root]')!;
            return [getComputedStyle(heading).fontFamily, getComputedStyle(root).fontFamily];
          });
        expect(faces[0]).not.toBe(faces[1]);
      }
    });

test('brands change corners, pictures and shadows, hearts have a ground, and no row cuts the shadows of its cards', async ({
  page,
  addresses,
}) => {
  const look = async (brand: string) => {
    await page.goto(`${addresses.site}/gallery/frame.html?tag=gp-lobby&in.brand=${brand}`);
    const card = page.locator('gp-lobby .game-card').first();
    await expect(card).toBeVisible();
    await expect(card.locator('.card-action')).toBeVisible();
    return card.evaluate(element => {
      const art = element.querySelector('.card-art')!.getBoundingClientRect();
      const track = element.closest('.rail-track')!;
      const heart = element.querySelector('.card-heart')!;
      const chip = track.closest('.lobby')!.querySelector('.lobby-entry')!;
      return {
        ratio: Math.round((art.width / art.height) * 100) / 100,
        pill: getComputedStyle(chip).borderRadius,
        room: getComputedStyle(track).paddingBlockEnd,
        unclipped: getComputedStyle(element.closest('li')!).overflowClipMargin,
        groundless: getComputedStyle(heart, '::before').backgroundColor === 'rgba(0, 0, 0, 0)',
      };
    });
  };
  expect(await look('own')).toEqual({ ratio: 0.75, pill: '999px', room: '4px', unclipped: '4px', groundless: false });
  expect(await look('concordia')).toEqual({ ratio: 1, pill: '0px', room: '12px', unclipped: '12px', groundless: false });
  expect(await look('nightjar')).toEqual({ ratio: 0.8, pill: '999px', room: '22px', unclipped: '22px', groundless: false });
  expect(await look('touchline')).toEqual({ ratio: 1.6, pill: '3px', room: '4px', unclipped: '4px', groundless: false });
});

test('a brand is chosen in the gallery, dresses the widget without a new page, and stands in its address', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/?tag=gp-login`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('gp-login h2')).toBeVisible();
  await choose(page, 'Touchline');
  await expect.poll(() => caseOf(frame)).toBe('uppercase');
  await expect(page).toHaveURL(/in\.brand=touchline/);
  await choose(page, 'Nightjar');
  await expect.poll(() => caseOf(frame)).toBe('none');
  await expect(page.getByLabel('Light', { exact: true })).toBeDisabled();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Touchline' })).toBeChecked();
  await expect.poll(() => caseOf(page.frameLocator('iframe'))).toBe('uppercase');
});

function choose(page: Page, brand: string) {
  return page.getByRole('radio', { name: brand }).check({ force: true });
}

function caseOf(frame: FrameLocator) {
  return frame.locator('gp-login h2').evaluate(heading => getComputedStyle(heading).textTransform);
}
