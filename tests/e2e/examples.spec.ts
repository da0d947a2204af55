import type { Page } from '@playwright/test';
import { contracts } from '../../src/contracts.js';
import { expect, test } from './fixtures.js';
import { scrollToEnd } from './steps.js';

/** Every example page opens: no page error, no refused resource, no tag of ours that stays undefined. */
const EXAMPLES = [
  { name: 'full site', path: '/', heading: undefined },
  { name: 'gallery', path: '/gallery/', heading: 'Every widget, alone' },
] as const;

for (const { name, path, heading } of EXAMPLES) {
  test(`example page: ${name}`, async ({ page, addresses, problems }) => {
    await page.goto(addresses.site + path);
    await everyTagStands(page);
    if (heading) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('example page: the OpenAPI document, every call with its answer', async ({ page, addresses, problems }) => {
  await page.goto(`${addresses.site}/openapi/`);
  // Redoc draws the whole of it in one piece, which takes a busy machine long.
  const title = page.getByRole('heading', { level: 1, name: 'GP Widgets: what a platform answers' });
  await expect(title).toBeVisible({ timeout: 90_000 });
  const login = page.locator('[id="tag/Account/operation/login"]');
  await expect(login.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(login).toContainText('bad-credentials');
  await expect(login.getByRole('button', { name: '200 Done.' })).toBeVisible();
  expect(problems).toEqual([]);
  const served = await page.request.get(`${addresses.site}/openapi/openapi.json`);
  expect(Object.keys(((await served.json()) as { paths: object }).paths)).toContain('/wps/session/login');
});

test.describe('the page of the OpenAPI document without the document', () => {
  test.use({ failOnProblems: false });
  test('says so, and nothing of its workings', async ({ page, addresses }) => {
    await page.route('**/openapi.json', route => route.fulfill({ status: 500, body: '{"success":false}' }));
    await page.goto(`${addresses.site}/openapi/`);
    await expect(page.getByRole('alert')).toHaveText('The document did not arrive. Load the page again.');
    await expect(page.getByRole('main')).toHaveText('The document did not arrive. Load the page again.');
  });
});

test('example page: partner, on another origin, with one script tag', async ({ page, addresses, problems }) => {
  await page.goto(`${addresses.partner}/partner/`);
  expect(await page.locator('script[src*="gp.js"]').getAttribute('src')).toContain(addresses.site);
  await everyTagStands(page);
  await expect(page.getByText('Hot games')).toBeVisible();
  await expect(page.locator('#source')).toContainText("addEventListener('gp-launch', onLaunch)");
  expect(problems).toEqual([]);
});

test('example page: partner with a server of its own, whose first views stand in the HTML', async ({ page, addresses, problems }) => {
  const html = await (await page.request.get(`${addresses.partner}/partner/rendered/`)).text();
  expect(html.match(/class="[^"]*card-heart/g)).toHaveLength(12);
  await page.goto(`${addresses.partner}/partner/rendered/`);
  await expect(page.getByText('Hot games')).toBeVisible();
  await everyTagStands(page);
  await expect(page.locator('gp-lobby [data-gp-root]:not([data-gp-snapshot])')).toBeAttached();
  await page.locator('gp-lobby').getByRole('button', { name: 'Search games' }).click();
  await expect(page.locator('gp-lobby').getByRole('searchbox')).toBeVisible();
  await expect(page.locator('gp-lobby .lobby')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('example page: a host that nobody has to trust frames login and games, and learns of them only that somebody is there', async ({
  page,
  addresses,
  problems,
}) => {
  const missing: string[] = [];
  page.on('response', response => response.status() >= 400 && missing.push(`${response.status()} ${response.url()}`));
  await page.goto(`${addresses.partner}/host/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('You are signing in at')).toBeVisible();
  await frame.getByRole('textbox', { name: 'Username' }).fill('demo_member');
  await frame.getByLabel('Password', { exact: true }).fill('Demo1234');
  await frame.locator('gp-login').getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('#told')).toHaveText('somebody is signed in');
  await expect(frame.locator('gp-login')).toBeHidden();
  await expect(frame.getByText('Hot games')).toBeVisible();
  await expect(frame.getByText('demo_member is signed in at')).toBeVisible();
  // The host's own scripts get at nothing in there.
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument ?? null)).toBeNull();
  expect(
    await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }).filter(name => /token|remember/.test(name))),
  ).toEqual([]);
  await frame.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('#told')).toHaveText('nobody is signed in');
  await expect(frame.getByText('You are signing in at')).toBeVisible();
  await expect(frame.locator('gp-login').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(missing).toEqual([]);
  expect(problems).toEqual([]);
});

for (const { tag, attributes } of contracts) {
  test(`gallery: ${tag} stands alone, with its knobs, snippet and reference`, async ({ page, addresses, problems }) => {
    await page.goto(`${addresses.site}/gallery/?tag=${tag}`);
    await expect(page.getByRole('heading', { level: 1, name: `<${tag}>` })).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.locator(`${tag}:defined`)).toBeAttached();
    await expect(page.locator('.events li b').filter({ hasText: 'gp-ready' }).first()).toBeVisible();
    for (const name of Object.keys(attributes)) await expect(page.getByLabel(name, { exact: true })).toBeVisible();
    await expect(page.locator('.snippet code')).toContainText(`></${tag}>`);
    await expect(page.locator('.snippet code')).toContainText(`<${tag}`);
    expect(problems).toEqual([]);
  });
}

test('gallery: a knob changes the widget, the snippet and the address', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/?tag=gp-lobby`);
  const lobby = page.frameLocator('iframe').locator('gp-lobby');
  await expect(lobby).toBeAttached();
  await page.getByLabel('category', { exact: true }).fill('RNG');
  await expect(lobby).toHaveAttribute('category', 'RNG');
  await page.getByLabel('without-search', { exact: true }).check();
  await expect(lobby).toHaveAttribute('without-search', '');
  await expect(page.locator('.snippet code')).toContainText('<gp-lobby category="RNG" without-search></gp-lobby>');
  expect(page.url()).toContain('category=RNG');
});

test('gallery: the tags that are empty by themselves can be seen', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/?tag=gp-dialogs`);
  const frame = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'A question' }).click();
  await expect(frame.getByRole('alertdialog', { name: 'Log out now?' })).toBeVisible();
  await page.goto(`${addresses.site}/gallery/?tag=gp-status`);
  await expect(frame.locator('gp-status:defined')).toBeAttached();
  await page.getByRole('button', { name: 'Maintenance' }).click();
  await expect(frame.locator('gp-status')).toContainText('maintenance');
});

test('gallery: theme, language and width switches reach the frame', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/gallery/?tag=gp-login`);
  const frame = page.frameLocator('iframe');
  const box = frame.locator('[data-gp-root]');
  await expect(box).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Light', { exact: true }).check({ force: true });
  await expect(box).toHaveAttribute('data-theme', 'light');
  await page.getByLabel('Español').check({ force: true });
  await expect(box).toHaveAttribute('lang', /^es/);
  await page.getByLabel('العربية').check({ force: true });
  await expect(box).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('390 px').check({ force: true });
  await expect.poll(() => page.locator('iframe').evaluate(element => element.getBoundingClientRect().width)).toBe(390);
});

/** What stands far below comes when it is near: a visitor scrolls there. */
async function everyTagStands(page: Page) {
  const missing = page.locator(contracts.map(({ tag }) => `${tag}:not(:defined)`).join());
  await expect(async () => {
    await scrollToEnd(page);
    await expect(missing).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
