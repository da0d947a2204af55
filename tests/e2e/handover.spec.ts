import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { logInByServer, openMember } from './own-member.js';

interface HandingOver {
  session: { adopt(given: { code: string }): Promise<void>; store: { getState(): { state: string; member?: { account: string } } } };
}

/** What the host's server does: a code for a page of its origin. */
async function codeFor(origin: string, site: string, username: string): Promise<string> {
  const answer = await fetch(`${site}/wps/session/handover`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await logInByServer(site, username)}` },
    body: JSON.stringify({ origin }),
  });
  return ((await answer.json()) as { value: { code: string } }).value.code;
}
/** What the page's own script does. */
const adopt = (page: Page, site: string, code: string) =>
  page.evaluate(
    async ([entry, code]) => {
      const { getCore } = (await import(entry)) as { getCore(): HandingOver };
      await getCore().session.adopt({ code });
      return getCore().session.store.getState().state;
    },
    [`${site}/cdn/gp-widgets.js`, code] as const,
  );
async function accountOf(entry: string): Promise<string | undefined> {
  const { getCore } = (await import(entry)) as { getCore(): HandingOver };
  return getCore().session.store.getState().member?.account;
}

test('a partner’s page is signed in by a code of its server, once; a reload keeps it, another tab is refused', async ({
  page,
  context,
  addresses: { site, partner },
  member,
}) => {
  const code = await codeFor(partner, site, member.username);
  await page.goto(`${partner}/partner/`);
  expect(await adopt(page, site, code)).toBe('real');
  await page.reload();
  expect(await adopt(page, site, code)).toBe('real');

  const other = await context.newPage();
  await other.goto(`${partner}/partner/`);
  await expect(adopt(other, site, code)).rejects.toThrow('redeemed before');
  expect(await adopt(other, site, await codeFor(partner, site, member.username))).toBe('real');
});

test('the host changes the user in the same tab: the new document’s code wins, before or after the page has begun', async ({
  page,
  addresses,
  member,
}) => {
  const { site, partner } = addresses;
  await page.goto(`${partner}/partner/`);
  await adopt(page, site, await codeFor(partner, site, member.username));
  const tokenOf = () => page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.endsWith(':token'))?.[1]);
  const before = await tokenOf();
  const next = await openMember(addresses);
  await page.reload();
  expect(await adopt(page, site, await codeFor(partner, site, next.username))).toBe('real');
  await expect(page.evaluate(accountOf, `${site}/cdn/gp-widgets.js`)).resolves.toBe(next.username);
  await expect
    .poll(async () => (await fetch(`${site}/wps/member/info`, { headers: { Authorization: `Bearer ${before}` } })).status)
    .toBe(401);
  await page.reload();
  await expect.poll(() => page.evaluate(accountOf, `${site}/cdn/gp-widgets.js`)).toBe(next.username);
});

test.describe('a lost answer, and a page of another origin', () => {
  test.use({ failOnProblems: false });
  test('the page whose answer was lost is signed in all the same', async ({ page, addresses: { site, partner }, member }) => {
    const code = await codeFor(partner, site, member.username);
    await page.goto(`${partner}/partner/`);
    let lost = 0;
    await page.route('**/wps/session/handover/redeem*', async route => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    expect(await adopt(page, site, code)).toBe('real');
    expect(lost).toBe(2);
  });

  test('a code that reached another origin opens nothing there, and nothing afterwards', async ({
    page,
    addresses: { site, partner },
    member,
  }) => {
    const code = await codeFor(partner, site, member.username);
    await page.goto(site);
    await expect(adopt(page, site, code)).rejects.toThrow('not for pages of');
    await page.goto(`${partner}/partner/`);
    await expect(adopt(page, site, code)).rejects.toThrow('redeemed before');
  });
});
