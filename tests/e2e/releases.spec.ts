import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { printPublish } from '../../bin/publish.mjs';
import { startPlatform, type RunningPlatform } from '../../scripts/platform-server.mjs';
import { VERSION } from '../../src/core/kernel/version.js';
import { expect, test } from './fixtures.js';
import { buildNextRelease } from './next-release.js';

const BUILD = fileURLToPath(new URL('../../dist/cdn/', import.meta.url));
const NEXT = '0.99.0';
const MAJOR = VERSION.split('.')[0]!;

async function publish(folder: string, source: string, ...more: string[]) {
  const out = { write: () => undefined, complain: (text: string) => expect.soft(text).toBe('') };
  expect(await printPublish([folder, ...more], out, source)).toBe(0);
}
/** A partner's page with the code of this address. */
async function open(page: Page, { origin, partnerOrigin }: RunningPlatform, address: string): Promise<void> {
  await page.route(`${partnerOrigin}/of-a-partner/`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Partner</title></head><body><gp-lobby></gp-lobby>
        <script src="${origin}/cdn/${address}gp.js" data-api="${origin}" data-merchant="demo" data-default-language="EN"></script>`,
    }),
  );
  await page.goto(`${partnerOrigin}/of-a-partner/`);
  await expect(page.locator('gp-lobby .game-card').first()).toBeVisible();
}
const expectVersion = (page: Page, tag: string, version: string) =>
  expect
    .poll(() => page.evaluate(name => (customElements.get(name) as { version?: string } | undefined)?.version, tag), {
      message: page.url(),
    })
    .toBe(version);

test('a release is taken back while pages are open: they stay whole, new ones get the release before, pinned ones keep theirs', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'gp-releases-'));
  const cdn = join(folder, 'cdn');
  await buildNextRelease(BUILD, join(folder, 'next'), NEXT);
  await publish(cdn, BUILD);
  await publish(cdn, join(folder, 'next'));
  const platform = await startPlatform({ from: process.env.GP_SEEDED, env: { GP_CDN_DIR: cdn } });
  try {
    // The table of the other tags, and with it every later tag, comes only after the way back.
    let goBack: () => void = () => undefined;
    const isBack = new Promise<void>(resolve => (goBack = resolve));
    await page.route(/\/gp-tags-/, async route => {
      await isBack;
      await route.continue();
    });
    await open(page, platform, `${MAJOR}/`);
    await expectVersion(page, 'gp-lobby', NEXT);

    await publish(cdn, BUILD, '--release', VERSION);
    goBack();
    await page.evaluate(() => document.body.append(document.createElement('gp-winners')));
    await expect(page.locator('gp-winners').getByRole('heading').first()).toBeVisible();
    await expectVersion(page, 'gp-winners', NEXT);

    for (const [address, version] of [
      [`${MAJOR}/`, VERSION],
      ['', VERSION],
      [`${NEXT}/`, NEXT],
    ] as const) {
      const another = await context.newPage();
      await open(another, platform, address);
      await expectVersion(another, 'gp-lobby', version);
      const { headers } = await another.request
        .get(`${platform.origin}/cdn/${address}gp.js`)
        .then(answer => ({ headers: answer.headers() }));
      expect(headers['cache-control'], address).toMatch(address === `${NEXT}/` ? /immutable/ : /^no-cache$/);
      await another.close();
    }
  } finally {
    await Promise.all(context.pages().map(open => open.close()));
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a build serves its own version and major at addresses of their own', async ({ request, addresses: { site } }) => {
  const of = async (address: string) => {
    const answer = await request.get(`${site}/cdn/${address}gp.js`);
    return { status: answer.status(), cache: answer.headers()['cache-control'], length: (await answer.body()).length };
  };
  const moving = await of('');
  expect(moving).toMatchObject({ status: 200, cache: 'no-cache' });
  expect(await of(`${MAJOR}/`)).toEqual(moving);
  expect(await of(`${VERSION}/`)).toEqual({ ...moving, cache: 'public, max-age=31536000, immutable' });
});
