import type { Page } from '@playwright/test';
import { hold } from './before-code.js';
import { expect, test } from './fixtures.js';

const MENU = 'gp-side-menu';

/** The built release on a page that offers every language, or those named. */
async function openAll(page: Page, site: string, language: string, offered = 'all', isLate = false): Promise<string[]> {
  const texts: string[] = [];
  page.on('response', async response => {
    if (/\/cdn\/[\w-]+\.js$/.test(response.url()) && response.ok()) texts.push(await response.text().catch(() => ''));
  });
  const script = `<script src="/cdn/gp.js" data-api="/" data-merchant="demo" data-navigation="history" data-languages="${offered}" data-default-language="${language}"></script>`;
  // Tags that stand before it have first views.
  const [early, late] = isLate ? ['', script] : [script, ''];
  await page.route(`${site}/all-languages`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>All</title>${early}<${MENU}></${MENU}><gp-lobby></gp-lobby>${late}`,
    }),
  );
  await page.goto(`${site}/all-languages`);
  return texts;
}

test.describe('a page that offers every language', () => {
  test.use({ serviceWorkers: 'block' });

  test('I18-02 I18-06 HDR-30 shows one of them, brings no other, and changes by keyboard', async ({ page, addresses: { site } }) => {
    const texts = await openAll(page, site, 'PT');
    const lobby = page.locator('gp-lobby');
    await expect(lobby).toContainText('Jogos em alta');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    expect(texts.filter(text => text.includes('Beliebte Spiele') || text.includes('Juegos populares'))).toEqual([]);
    await page.locator(MENU).getByRole('button', { name: 'Idioma: Português' }).click();
    await page.keyboard.type('العربية');
    await page.keyboard.press('Enter');
    await expect(lobby).toContainText('الألعاب الرائجة');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.goto(`${site}/all-languages`);
    await expect(lobby, 'the choice is kept').toContainText('الألعاب الرائجة');
  });

  test('before its code it stands in the language that was chosen, from right to left where that is read so, and the live view takes it over', async ({
    page,
    addresses: { site },
  }) => {
    const release = await hold(page);
    await openAll(page, site, 'AR', 'all', true);
    const box = page.locator('gp-lobby:not(:defined) [data-gp-snapshot]');
    await expect(box).toContainText('الألعاب الرائجة');
    await expect(box).toHaveAttribute('lang', 'ar');
    await expect(box).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html'), 'what stands around it').toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const lobby = page.locator('gp-lobby .lobby');
    await lobby.evaluate(node => (node.dataset.mine = 'yes'));
    await release();
    await expect(page.locator('gp-lobby [data-gp-root]:not([data-gp-snapshot])')).toHaveAttribute('dir', 'rtl');
    await expect(lobby).toHaveAttribute('data-mine', 'yes');
  });

  test('I18-01 CON-56 a page that offers one has nothing to choose, and a kept choice of another does not count', async ({
    page,
    addresses: { site },
  }) => {
    await openAll(page, site, 'EN', 'EN ES');
    const menu = page.locator(MENU);
    await menu.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('gp-lobby')).toContainText('Juegos populares');
    await page.unrouteAll();
    await openAll(page, site, 'EN', 'EN');
    await expect(page.locator('gp-lobby')).toContainText('Hot games');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(menu.getByRole('button', { name: /English|Español|Language/ })).toHaveCount(0);
  });

  test.describe('without a file', () => {
    test.use({ failOnProblems: false });

    test('I18-02 a list of languages that does not come is said, and the page stands in its own', async ({ page, addresses: { site } }) => {
      await page.route(/\/language-menu-/, route => route.abort());
      await openAll(page, site, 'EN');
      await expect(page.locator(MENU).getByRole('alert')).toContainText('Page took longer to load');
      await expect(page.locator('gp-lobby')).toContainText('Hot games');
    });

    test('ERR-28 I18-02 what the script itself says of a part that does not come is in the page’s language', async ({
      page,
      addresses: { site },
    }) => {
      await page.route(/\/cdn\/lobby-[^/]*\.js/, route => route.abort());
      await openAll(page, site, 'DE');
      await expect(page.locator('gp-lobby p:lang(de)')).toHaveText('Die Seite lädt zu lange, prüfe dein Netz.Erneut versuchen');
    });

    test('ERR-28 I18-02 where its words do not come either it is English, and marked as such', async ({ page, addresses: { site } }) => {
      await page.route(/\/cdn\/(lobby-|gp-words)[^/]*\.js/, route => route.abort());
      await openAll(page, site, 'AR');
      await expect(page.locator('gp-lobby p:lang(en)')).toHaveText('Page took longer to load, check network.Try again');
    });
  });
});
