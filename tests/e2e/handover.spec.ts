import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { logInByServer } from './own-member.js';

interface HandingOver {
  session: { adopt(given: { code: string }): Promise<void>; logout(): Promise<void>; store: { getState(): { state: string } } };
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
  await expect(adopt(other, site, code)).rejects.toThrow('POST /wps/session/handover/redeem answered 400: code-expired');
  expect(await adopt(other, site, await codeFor(partner, site, member.username))).toBe('real');
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
    await expect(adopt(page, site, code)).rejects.toThrow('code-invalid');
    await page.goto(`${partner}/partner/`);
    await expect(adopt(page, site, code)).rejects.toThrow('code-expired');
  });
});
