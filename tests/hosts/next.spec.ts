import { expect, test } from './fixtures.js';

test('a server component: the tag stands in the HTML with its attributes', async ({ page, host }) => {
  expect(await (await page.request.get(`${host}/server`)).text()).toContain('<gp-lobby category="LIVE" page-size="12">');
  await page.goto(`${host}/server`);
  await expect(page.locator('gp-lobby .card').first()).toBeVisible();
});

test('a first view stands in the HTML with its styles, and is taken over without an error', async ({ page, host }) => {
  const html = await (await page.request.get(`${host}/first-view`)).text();
  const [first = ''] = /<gp-lobby category="RNG"><template shadowrootmode="open">.*?<\/template>/s.exec(html) ?? [];
  expect(first.match(/class="[^"]*card-heart/g)?.length).toBeGreaterThan(5);
  expect(first).toMatch(/^<gp-lobby[^>]*><template[^>]*><style>/);
  const failures: string[] = [];
  await page.exposeFunction('failed', (code: string) => failures.push(code));
  await page.addInitScript(() =>
    document.addEventListener('gp-error', event => (globalThis as unknown as { failed(code: string): void }).failed(event.detail.code)),
  );
  await page.goto(`${host}/first-view`);
  await expect(page.locator('gp-lobby [data-gp-root]:not([data-gp-snapshot])')).toBeAttached();
  await page.locator('gp-lobby').getByRole('button', { name: 'Search games' }).click();
  await expect(page.locator('gp-lobby').getByRole('searchbox')).toBeVisible();
  await expect(page.locator('gp-lobby .lobby')).toHaveCount(1);
  expect(failures).toEqual([]);
});
