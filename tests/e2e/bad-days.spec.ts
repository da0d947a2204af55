import { get, type ClientRequest } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { balance, chooseEnglish, logIn, loginPopup, openConsole } from './steps.js';

// Errors are provoked here, so the browser reports failed requests.
test.use({ failOnProblems: false });

const LIST = '**/wps/relay/GCSGAME_gameList*';

async function openInEnglish(page: Page, site: string, path = '/'): Promise<void> {
  await page.goto(site + path);
  await chooseEnglish(page);
}

const ANSWERS = [
  { name: 'nothing at all', row: 'ERR-12: ', says: 'Network link abnormal, try again.', fulfil: undefined },
  {
    name: 'status 500',
    row: '',
    says: 'broken',
    fulfil: { status: 500, contentType: 'application/json', body: '{"success":false,"code":"unknown","message":"broken"}' },
  },
  {
    name: 'a page of HTML',
    row: '',
    says: 'could not read the answer',
    fulfil: { status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title><h1>Hello</h1>' },
  },
  {
    name: 'a wrong shape',
    row: '',
    says: 'could not read the answer',
    fulfil: { status: 200, contentType: 'application/json', body: '{"success":true,"games":"many"}' },
  },
] as const;

for (const { name, row, says, fulfil } of ANSWERS) {
  test(`${row}the game list gets ${name}: the lobby says so and offers again, the rest lives on`, async ({ page, addresses }) => {
    await openInEnglish(page, addresses.site);
    await page.route(LIST, route => (fulfil ? route.fulfill(fulfil) : route.abort('connectionreset')));
    await page.locator('gp-header').getByRole('link', { name: 'Slots', exact: true }).click();
    const lobby = page.locator('gp-lobby');
    await expect(lobby.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
    await expect(lobby.getByText(says)).toBeVisible();
    await expect(page.locator('gp-banners')).toBeVisible();
    await expect(page.locator('gp-header').getByRole('button', { name: 'Log in' })).toBeEnabled();
    await page.unroute(LIST);
    await lobby.getByRole('button', { name: 'Try again' }).click();
    await expect(lobby.getByRole('link', { name: /^Play / })).toHaveCount(18);
  });
}

test('SES-16 SES-17 ERR-21: empty fields, an unknown account and a wrong password get one clear message and lose nothing', async ({
  page,
  addresses,
  member,
}) => {
  await openInEnglish(page, addresses.site);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  const popup = loginPopup(page);
  await popup.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(popup.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await expect(popup.getByText('Enter your username.')).toBeVisible();
  await expect(popup.getByText('Enter your password.')).toBeVisible();

  await logIn(page, 'nobody_here', 'Whatever1');
  await expect(popup.getByText('Username or password is not correct.')).toBeVisible();
  await expect(popup.getByRole('textbox', { name: 'Username' })).toHaveValue('nobody_here');
  await logIn(page, member.username, 'not-the-password');
  await expect(popup.getByText('Username or password is not correct.')).toBeVisible();

  // Closed by accident and opened again: what was typed is still there, the password in memory only.
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await expect(popup.getByRole('textbox', { name: 'Username' })).toHaveValue(member.username);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('not-the-password');
});

test('SES-17 ERR-12: the platform is away while somebody logs in: the form says so and keeps what was typed', async ({
  page,
  addresses,
  member,
}) => {
  await openInEnglish(page, addresses.site);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await page.route('**/wps/session/login*', route => route.abort('connectionrefused'));
  await logIn(page, member.username);
  await expect(loginPopup(page).getByText('Network link abnormal, try again.')).toBeVisible({ timeout: 20_000 });
  await expect(loginPopup(page).getByLabel('Password', { exact: true })).toHaveValue('Demo1234');
  await page.unroute('**/wps/session/login*');
  await loginPopup(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(loginPopup(page)).toHaveCount(0);
  await expect(balance(page)).toContainText('$');
});

test('ERR-28: the code of the member’s menu does not come: the menu offers again, and what it was opened for is there', async ({
  page,
  addresses,
  member,
}) => {
  const MENU = /\/cdn\/member-menu-[^/]*\.js/;
  await page.route(MENU, route => route.abort('connectionreset'));
  await openInEnglish(page, addresses.site);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, member.username);
  await page.locator('gp-header').getByRole('button', { name: 'My menu' }).click();
  const again = page.locator('gp-header').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(MENU);
  await again.click();
  await expect(page.locator('gp-header').getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('ERR-14 API-02: a session that the platform ends shows everywhere on the page at once', async ({ page, addresses, member }) => {
  await openInEnglish(page, addresses.site);
  await page.locator('gp-header').getByRole('button', { name: 'Log in' }).click();
  await logIn(page, member.username);
  await expect(balance(page)).toContainText('$');
  const token = await page.evaluate(() => Object.values(sessionStorage).find(value => /^[\w-]{20,}$/.test(value)));
  await page.request.delete(`${addresses.site}/wps/session/logout`, { headers: { Authorization: `Bearer ${token}`, Merchant: 'demo' } });
  // Whatever asks next finds out: here the look at the page, unless another call of it came first.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('gp-header').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('gp-lobby').getByRole('heading', { name: 'Hot games' })).toBeVisible();
});

test('SYS-05 ERR-12: nothing of the site shows before the platform has answered; without an answer there is another try', async ({
  page,
  addresses,
}) => {
  let answers = false;
  let asked = 0;
  await page.route('**/wps/system/status*', route => {
    asked++;
    return answers ? route.continue() : route.abort('connectionrefused');
  });
  await page.goto(addresses.site, { waitUntil: 'commit' });
  const cover = page.locator('gp-status');
  await expect(cover.getByAltText('Nova Palace')).toBeVisible();
  for (const tag of ['gp-header', 'gp-side-menu', 'gp-outlet', 'gp-footer']) await expect(page.locator(tag)).toBeHidden();
  const retry = cover.getByRole('button', { name: 'Reintentar' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  expect(asked).toBeGreaterThan(0);
  await expect(page.locator('gp-lobby')).toBeHidden();
  answers = true;
  await retry.click();
  await expect(page.locator('gp-lobby').getByRole('heading', { name: 'Juegos populares' })).toBeVisible();
  await expect(page.locator('gp-header')).toBeVisible();
});

test.describe('the operator closes the platform', () => {
  test.describe.configure({ mode: 'serial' });

  test('SYS-01 SYS-04 SYS-07 SYS-11 ERR-18: maintenance and region replace a site that nobody touches, and it comes back without a reload', async ({
    page,
    context,
    ownPlatform,
  }) => {
    const listening = page.waitForResponse(response => response.url().includes('/wps/system/events'), { timeout: 60_000 });
    await openInEnglish(page, ownPlatform.origin);
    await page.evaluate(() => (document.documentElement.dataset.opened = 'once'));
    const operator = await openConsole(context, ownPlatform, 'system');
    await listening;
    const turn = (name: string) => operator.getByRole('switch', { name }).click();
    const isMaintenance = page.getByRole('heading', { name: 'System maintenance' });
    const isRegion = page.getByRole('heading', { name: 'IP blocked' });
    const game = page.locator('gp-lobby').getByRole('link', { name: /^Play / });

    await operator.getByLabel('Announced end (UTC)').fill(new Date(Date.now() + 3_600_000).toISOString().slice(0, 19));
    await turn('Maintenance');
    await operator.getByRole('button', { name: 'Start maintenance' }).click();
    await expect(isMaintenance).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/Expected end/)).toBeVisible();
    await expect(game).toHaveCount(0);
    await turn('Restrict everyone');
    await operator.getByRole('button', { name: 'Restrict', exact: true }).click();
    await expect(operator.getByRole('switch', { name: 'Restrict everyone' })).toBeChecked();
    await expect(isMaintenance).toBeVisible();
    await turn('Maintenance');
    await expect(isRegion).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Access restricted due to location or IP.')).toBeVisible();
    await expect(page.getByText(/Your IP: 127\.0\.0\.1/)).toBeVisible();
    await turn('Restrict everyone');
    await expect(game.first()).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => document.documentElement.dataset.opened)).toBe('once');
  });

  test('SYS-05: a page whose stream of changes was pushed out by 500 others of its address comes back by itself, and follows the operator again', async ({
    page,
    ownPlatform,
  }) => {
    const listens = () => page.waitForResponse(response => response.url().includes('/wps/system/events'), { timeout: 60_000 });
    const first = listens();
    await openInEnglish(page, ownPlatform.origin);
    const address = new URL((await first).url());
    const again = listens();
    const others = await Promise.all(
      Array.from(
        { length: 500 },
        () =>
          new Promise<ClientRequest>((resolve, reject) => {
            const request = get(address, { agent: false }, answer => resolve((answer.on('error', () => undefined).resume(), request))).on(
              'error',
              reject,
            );
          }),
      ),
    );
    // Gone before it asks, so that there is room; it waits for some seconds of its own accord.
    for (const request of others) request.destroy();
    expect((await again).status()).toBe(200);
    const headers = { Authorization: `Bearer ${ownPlatform.operatorKey}` };
    const close = (maintenance: boolean) =>
      page.request.patch(`${ownPlatform.origin}/sandbox/api/system`, { headers, data: { maintenance } });
    expect((await close(true)).ok()).toBe(true);
    await expect(page.getByRole('heading', { name: 'System maintenance' })).toBeVisible({ timeout: 20_000 });
    expect((await close(false)).ok()).toBe(true);
    await expect(
      page
        .locator('gp-lobby')
        .getByRole('link', { name: /^Play / })
        .first(),
    ).toBeVisible({ timeout: 20_000 });
  });

  test('SYS-14 ERR-15: on a domain that is not the platform’s there is nothing but its official addresses', async ({
    page,
    ownPlatform,
  }) => {
    const turn = async (active: boolean) => {
      const headers = { Authorization: `Bearer ${ownPlatform.operatorKey}` };
      expect(
        (await page.request.patch(`${ownPlatform.origin}/sandbox/api/addresses/domains/127.0.0.1`, { headers, data: { active } })).ok(),
      ).toBe(true);
    };
    await turn(false);
    await page.goto(`${ownPlatform.origin}/rng`);
    const status = page.locator('gp-status');
    await expect(status.getByText('URL no válida, contacta con atención al cliente.')).toBeVisible();
    await expect(status.getByRole('link', { name: 'novapalace.example', exact: true })).toHaveAttribute(
      'href',
      'https://novapalace.example/',
    );
    await expect(page.locator('gp-lobby').getByRole('button')).toHaveCount(0);
    await turn(true);
    await expect(
      page
        .locator('gp-lobby')
        .getByRole('heading', { level: 1 })
        .or(page.locator('gp-outlet').getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible({ timeout: 40_000 });
  });
});

test('ERR-28 the code of the phone’s menu is missing: the bar says so, and the next press brings it', async ({
  browser,
  addresses: { site },
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  let gone = true;
  await page.route(/\/cdn\/drawer-/, route => (gone ? route.abort() : route.continue()));
  await page.addInitScript(key => localStorage.setItem(key, 'EN'), `gp:demo@${site}:language`);
  await page.goto(`${site}/live`);
  const menu = page.locator('gp-side-menu').getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  const said = page.locator('gp-side-menu').getByRole('alert');
  await expect(said).toBeVisible();
  gone = false;
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.close();
});

test('ERR-28 the code of the popups is missing: the page stays as it is, a message floats over it, and the next press brings the login', async ({
  browser,
  addresses: { site },
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  let gone = true;
  await page.route(/\/cdn\/dialogs-/, route => (gone ? route.abort() : route.continue()));
  await page.addInitScript(key => localStorage.setItem(key, 'EN'), `gp:demo@${site}:language`);
  await page.goto(`${site}/live`);
  const door = page.locator('gp-header').getByRole('button', { name: 'Log in' });
  await door.click();
  const said = page.locator('gp-dialogs').getByRole('alert');
  await expect(said).toBeInViewport({ ratio: 1 });
  expect((await page.locator('gp-outlet').boundingBox())?.width, 'the content keeps its width').toBeGreaterThan(350);
  gone = false;
  await door.click();
  await expect(loginPopup(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.close();
});

test('the console is cut off while it stores: it says that this is not known, shows what was stored, and loses nothing that is typed', async ({
  context,
  addresses,
}) => {
  const page = await openConsole(context, { origin: addresses.site, operatorKey: process.env.GP_OPERATOR_KEY ?? '' }, 'addresses');
  await page.route('**/sandbox/api/addresses/representatives', async route => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByLabel('Contact id').fill('@cut_off');
  await page.getByRole('button', { name: 'Add' }).last().click();
  await expect(page.getByRole('alert')).toContainText('it is not known whether it was done');
  // Stored before the cut; the page asks by itself although something is being typed.
  await expect(page.getByRole('button', { name: 'Remove @cut_off' })).toBeVisible();
  await expect(page.getByLabel('Contact id')).toHaveValue('@cut_off');
});

test('ERR-13 where not even the loader arrives, the cover says so and offers to load again', async ({ page, addresses }) => {
  await page.route('**/cdn/gp.js', route => route.abort('connectionreset'));
  await page.goto(addresses.site);
  const again = page.getByRole('link', { name: 'Load again' });
  await expect(again).toBeHidden();
  // Its time, without waiting for it.
  await page.locator('.cover-late').evaluate(late => late.getAnimations().forEach(animation => animation.finish()));
  await expect(again).toBeVisible();
  await expect(page.getByText('Está tardando más de lo normal.')).toBeVisible();
  await page.unroute('**/cdn/gp.js');
  await again.click();
  await expect(page.locator('gp-header').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.cover-late')).toBeHidden();
});
