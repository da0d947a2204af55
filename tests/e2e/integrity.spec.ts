import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A partner's page with the tags that the command prints for where this build is served. */
async function openPinned(page: Page, site: string, partner: string, settings = ''): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/gp-widgets.mjs', 'tag', `${site}/cdn/`, '--chunks'], { cwd: ROOT });
  const tags = stdout.replace(
    'data-api="…" data-merchant="…"',
    `data-api="${site}" data-merchant="demo" data-default-language="EN" ${settings}`,
  );
  const body = `<!doctype html><html lang="en"><head><title>Pinned</title>${tags}</head><body>
    <gp-jackpot></gp-jackpot><gp-lobby>Games come here.</gp-lobby></body></html>`;
  await page.route(`${partner}/pinned/`, route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${partner}/pinned/`);
}
/** One byte more than what was built. */
async function change(page: Page, url: RegExp): Promise<void> {
  await page.route(url, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};` });
  });
}

test('a page that names the hashes of all files runs', async ({ page, addresses: { site, partner } }) => {
  await openPinned(page, site, partner);
  await expect(page.locator('gp-lobby .game-card').first()).toBeVisible();
});

test.describe('a file that somebody changed', () => {
  test.use({ failOnProblems: false });

  test('of one tag: it says that it did not arrive, with a way to try again, and the others work', async ({
    page,
    addresses: { site, partner },
  }) => {
    await change(page, /\/cdn\/lobby-[A-Z0-9]+\.js$/);
    await openPinned(page, site, partner);
    await expect(page.locator('gp-lobby').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('gp-jackpot')).toContainText('Jackpot');
    await page.unrouteAll();
  });

  test('data-debug says that it came and was refused, and of one that is gone what was answered', async ({
    page,
    addresses: { site, partner },
  }) => {
    const lines: string[] = [];
    page.on('console', message => lines.push(message.text()));
    await change(page, /\/cdn\/lobby-[A-Z0-9]+\.js$/);
    await page.route(/\/cdn\/jackpot-[A-Z0-9]+\.js$/, route =>
      route.fulfill({ status: 404, body: 'gone', headers: { 'access-control-allow-origin': '*' } }),
    );
    await openPinned(page, site, partner, 'data-debug');
    const said = () => lines.filter(line => line.startsWith('[gp-widgets]')).join('\n');
    await expect
      .poll(said)
      .toMatch(/\/cdn\/lobby-\w+\.js came and was refused: its bytes are not those of the page’s import map\. It says sha384-/);
    await expect.poll(said).toMatch(/\/cdn\/jackpot-\w+\.js answers 404/);
    await page.unrouteAll();
  });

  test('gp.js: nothing of it runs, and what the page has put into the tags stands', async ({ page, addresses: { site, partner } }) => {
    const refused = page.waitForEvent('console', message => /integrity/i.test(message.text()));
    await change(page, /\/cdn\/gp\.js$/);
    await openPinned(page, site, partner);
    await refused;
    await expect(page.getByText('Games come here.')).toBeVisible();
    expect(await page.evaluate(() => customElements.get('gp-lobby') === undefined)).toBe(true);
  });
});
