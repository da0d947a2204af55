import { expect, test } from './fixtures.js';
import { wcagFindings } from './page-flaws.js';
import { chooseEnglish, loginPopup, logIn, scrollToEnd } from './steps.js';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const NAME = 'picture.png';

/** Row, address, heading and a word of the page, in English and Spanish. */
const PAGES = [
  ['NAV-19', '/help', 'gp-help', ['Help centre', 'Getting started'], ['Centro de ayuda', 'Primeros pasos']],
  ['SYS-17', '/mirror', 'gp-mirrors', ['Official addresses', 'novapalace.example'], ['Direcciones oficiales', 'novapalace.example']],
  ['MEM-25', '/download', 'gp-app-download', ['Download app', 'Download for iOS'], ['Descargar app', 'Descargar para iOS']],
  ['NAV-42', '/promotions', 'gp-promotions', ['Promotions', 'Newcomer week'], ['Promociones', 'Semana de bienvenida']],
  ['MEM-22', '/blog', 'gp-blog', ['Blog', 'Five signs of a fake representative'], ['Blog', 'Cinco señales de un representante falso']],
  ['MEM-23', '/brand', 'gp-help', ['Our story', 'A house, not a maze'], ['Nuestra historia', 'Una casa, no un laberinto']],
  ['MEM-21', '/agreement', 'gp-help', ['User agreement', 'What we promise'], ['Acuerdo de usuario', 'Lo que prometemos']],
  ['MEM-20', '/help#feedback', 'gp-feedback', ['Feedback and complaints', 'Question type'], ['Comentarios y quejas', 'Tipo de consulta']],
] as const;

test.describe('public pages', () => {
  // axe writes inline styles while it looks, which the pages' strict policy refuses and the console tells.
  test.use({ failOnProblems: false });
  for (const [row, path, tag, en, es] of PAGES) {
    test(`${row}: ${path} is there in both languages, with a title, and axe finds nothing`, async ({ page, addresses }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(addresses.site + path);
      await expect(page.locator('gp-outlet').getByRole('heading', { level: 1, name: es[0] })).toBeVisible();
      await expect(page.locator(tag).getByText(es[1]).first()).toBeVisible();
      await chooseEnglish(page);
      await expect(page.locator('gp-outlet').getByRole('heading', { level: 1, name: en[0] })).toBeVisible();
      await expect(page.locator(tag).getByText(en[1]).first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(en[0]));
      expect(await wcagFindings(page)).toEqual([]);
    });
  }
});

test('SYS-24, SYS-25: agent programme, help, official addresses, apps and customer service are one click from home', async ({
  page,
  addresses,
}) => {
  await page.goto(addresses.site);
  await chooseEnglish(page);
  const footer = page.locator('gp-footer');
  const ENTRIES = [
    { link: 'Agent centre', path: '/agent', shows: page.locator('gp-agent-login').getByRole('textbox').first() },
    { link: 'Help centre', path: '/help', shows: page.getByRole('heading', { level: 1, name: 'Help centre' }) },
    { link: 'Official addresses', path: '/mirror', shows: page.getByRole('heading', { level: 1, name: 'Official addresses' }) },
    { link: 'Download app', path: '/download', shows: page.getByRole('heading', { level: 1, name: 'Download app' }) },
  ];
  for (const { link, path, shows } of ENTRIES) {
    await expect(async () => {
      await scrollToEnd(page);
      await expect(footer.getByRole('link', { name: link, exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await footer.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(addresses.site + path);
    await expect(shows).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${addresses.site}/`);
  }
  await page.locator('gp-side-menu').getByRole('button', { name: 'Customer service' }).click();
  await expect(page.locator('gp-chat').first()).toBeVisible();
});

test('NAV-20, MOD-06, MOD-08: terms and licence open as popups, the help keeps its topic in the address', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/help`);
  await chooseEnglish(page);
  await page.locator('gp-outlet gp-help').getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page).toHaveURL(/\/help#withdrawals$/);
  await expect(page.locator('gp-outlet gp-help').getByRole('heading', { name: 'Withdrawals' })).toBeFocused();
  await page.goBack();
  await expect(page.locator('gp-outlet gp-help').getByRole('heading', { name: 'Getting started' })).toBeVisible();
  await page.goto(`${addresses.site}/help#term`);
  const dialog = page.locator('gp-dialogs').getByRole('dialog', { name: 'Help centre' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('gp-dialogs gp-help').getByText('You must be 18 or older', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page
    .locator('gp-side-menu')
    .getByRole('button', { name: 'Licences' })
    .or(page.locator('gp-side-menu').getByRole('link', { name: 'Licences' }))
    .click();
  await expect(page.locator('gp-dialogs gp-help').getByText('holds no gaming licence', { exact: false })).toBeVisible();
});

test('SYS-17, SYS-18: the mirrors are those of the platform, and it tells official representatives from others', async ({
  page,
  addresses,
  request,
}) => {
  await page.goto(`${addresses.site}/mirror`);
  await chooseEnglish(page);
  const mirrors = page.locator('gp-mirrors');
  const { value } = (await (await request.get(`${addresses.site}/wps/system/domainRoute`)).json()) as {
    value: { list: { domain: string; kind: string }[] };
  };
  const expected = value.list.filter(({ kind }) => kind !== 'agent').map(({ domain }) => domain);
  await expect(mirrors.getByRole('listitem')).toHaveCount(expected.length);
  for (const domain of expected) await expect(mirrors.getByRole('link', { name: domain })).toHaveCount(1);
  const contact = mirrors.getByLabel('Contact of the representative');
  await contact.fill('nova-marta');
  await contact.press('Enter');
  await expect(mirrors.getByText('“nova-marta” is an official representative.')).toBeVisible();
  await contact.fill('nova-evil');
  await mirrors.getByRole('button', { name: 'Verify Representative' }).click();
  await expect(mirrors.getByText('“nova-evil” is not one of our representatives.', { exact: false })).toBeVisible();
});

test('MSG-16, MOD-11: a visitor and the operator talk, in words and pictures, and a reload loses nothing', async ({
  page,
  addresses,
  browser,
}) => {
  await page.goto(`${addresses.site}/help`);
  await chooseEnglish(page);
  await page.locator('gp-help').getByRole('button', { name: 'Customer service' }).click();
  await page.locator('gp-chat').getByRole('button', { name: 'Deposits and withdrawals' }).click();
  const room = page.locator('gp-chat').frameLocator('iframe');
  const words = `My deposit is missing ${Date.now()}`;
  await room.getByRole('textbox', { name: 'Write a message' }).fill(words);
  await room.getByRole('button', { name: 'Send' }).click();
  await expect(room.getByText(words)).toBeVisible();

  const desk = await browser.newPage();
  await desk.goto(`${addresses.site}/sandbox/`);
  await desk.getByLabel(/key/i).fill(addresses.operatorKey);
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: 'Live chat' }).click();
  await desk.getByRole('button', { name: words }).click();
  await expect(desk.getByRole('list', { name: 'Messages' }).getByText(words)).toBeVisible();
  await desk.getByLabel('Answer').fill('We have found it.');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(room.locator('.bubble').getByText('We have found it.')).toBeVisible();
  await expect(room.locator('.bubble.own').getByText('Seen', { exact: false })).toBeVisible();

  await room.locator('input[type=file]').setInputFiles({ name: NAME, mimeType: 'image/png', buffer: PNG });
  await expect(desk.getByRole('list', { name: 'Messages' }).getByRole('img', { name: 'Picture' })).toBeVisible();
  await desk.getByLabel('Picture', { exact: true }).setInputFiles({ name: NAME, mimeType: 'image/png', buffer: PNG });
  await expect(room.getByRole('img', { name: 'Picture' })).toHaveCount(2);
  await room.locator('input[type=file]').setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: PNG });
  await expect(room.getByText('Only png or jpg pictures can be sent.')).toBeVisible();

  await page.reload();
  await page.locator('gp-help').getByRole('button', { name: 'Customer service' }).click();
  await expect(room.locator('.bubble').getByText('We have found it.')).toBeVisible();
  await desk.close();
});

test.describe('a cut connection', () => {
  test.use({ failOnProblems: false });
  test('MSG-16: a message that did not get there keeps its words and goes with another try', async ({ page, addresses }) => {
    await page.goto(`${addresses.site}/help`);
    await chooseEnglish(page);
    await page.locator('gp-help').getByRole('button', { name: 'Customer service' }).click();
    await page.locator('gp-chat').getByRole('button', { name: 'Customer service' }).click();
    const room = page.locator('gp-chat').frameLocator('iframe');
    const field = room.getByRole('textbox', { name: 'Write a message' });
    await field.fill('Hello there');
    let tries = 0;
    await page.route('**/chat/api/messages', route => {
      if (route.request().method() !== 'POST') return route.continue();
      tries += 1;
      return route.abort();
    });
    await field.press('Enter');
    await expect(room.getByText('Not sent', { exact: false })).toBeVisible();
    const again = room.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect.poll(() => tries, 'a press is another try').toBeGreaterThan(1);
    await expect(again).toBeVisible();
    await page.unroute('**/chat/api/messages');
    // The room may be quicker: it tries by itself, too, when it hears from the platform.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(again).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(room.locator('time')).toBeVisible();
    await expect(room.getByText('Hello there')).toHaveCount(1);

    await room
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    const refused = room.locator('.bubble').filter({ hasText: 'notes.png' });
    await expect(refused.getByText('Only png or jpg pictures can be sent.', { exact: false })).toBeVisible();
    await expect(refused.getByRole('button', { name: 'Try again' }), 'another try cannot help').toHaveCount(0);
    await refused.getByRole('button', { name: 'Take back' }).click();
    await expect(refused).toHaveCount(0);
  });
});

test('MEM-20, MEM-29, MEM-30, CON-09: a member sends feedback with a picture, the operator answers, the member reads it', async ({
  page,
  addresses,
  member,
  request,
}) => {
  await page.goto(`${addresses.site}/help#feedback`);
  await chooseEnglish(page);
  const form = page.locator('gp-feedback');
  const words = `The app stopped twice today at ${Date.now()}`;
  await form.getByLabel('Question type').selectOption({ label: 'Application' });
  await form.getByLabel('What happened?').fill(words);
  await form.getByRole('button', { name: 'Log in' }).click();
  await logIn(page, member.username);
  await expect(loginPopup(page)).toBeHidden();
  await expect(form.getByLabel('What happened?'), 'logging in loses nothing').toHaveValue(words);
  await form.locator('input[type=file]').setInputFiles({ name: NAME, mimeType: 'image/png', buffer: PNG });
  await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('gp-dialogs').getByText('Thank you, we have it')).toBeVisible();
  await page.locator('gp-dialogs').getByRole('button', { name: 'OK' }).click();
  const sent = form.getByRole('listitem').filter({ hasText: words });
  await expect(sent.getByRole('img', { name: 'Picture 1' })).toBeVisible();

  const headers = { authorization: `Bearer ${addresses.operatorKey}` };
  const { list } = (await (
    await request.get(`${addresses.site}/sandbox/api/feedback?search=${encodeURIComponent(words)}`, { headers })
  ).json()) as { list: { id: number; questionType: string; images: string[] }[] };
  expect(list).toMatchObject([{ questionType: 'application', images: [expect.any(String)] }]);
  expect(
    (
      await request.put(`${addresses.site}/sandbox/api/feedback/${list[0]!.id}/reply`, {
        headers,
        data: { reply: 'Please update the app.' },
      })
    ).ok(),
  ).toBe(true);
  await page.reload();
  await expect(sent.getByText('Please update the app.')).toBeVisible();
});

test('OP-67 an address that leads nowhere is a screen of its own, with a title and ways on; one that leads somewhere is none', async ({
  page,
  addresses: { site },
}) => {
  await page.addInitScript(key => localStorage.setItem(key, 'EN'), `gp:demo@${site}:language`);
  await page.goto(`${site}/casinos/ma%C3%B1ana`);
  const outlet = page.locator('gp-outlet');
  await expect(outlet.getByRole('heading', { level: 1, name: 'We did not find this. Go back and choose again.' })).toBeAttached();
  await expect(outlet.getByText('/casinos/mañana')).toBeVisible();
  await expect(page).toHaveURL(`${site}/casinos/ma%C3%B1ana`);
  await expect(page).toHaveTitle('We did not find this · Nova Palace');
  await expect(outlet.getByRole('link', { name: 'Search games' })).toHaveAttribute('href', '/search#search');
  await expect(outlet.getByRole('button', { name: 'Customer service' })).toBeVisible();
  await expect(outlet.getByRole('link', { name: /^Play / }).first()).toBeVisible();
  await outlet.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(outlet.getByText('/casinos/mañana')).toHaveCount(0);
  await page.goto(`${site}/RNG/`);
  await expect(
    page
      .locator('gp-lobby')
      .getByRole('link', { name: /^Play / })
      .first(),
  ).toBeVisible();
  await expect(outlet.getByRole('heading', { name: 'We did not find this. Go back and choose again.' })).toHaveCount(0);
});
