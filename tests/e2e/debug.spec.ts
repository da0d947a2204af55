import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';

/** A page of somebody's own at the partner's origin; answers the console's lines of ours as they come. */
async function open(page: Page, partner: string, body: string): Promise<string[]> {
  const lines: string[] = [];
  page.on('console', message => message.text().startsWith('[gp-widgets]') && lines.push(message.text()));
  await page.route(`${partner}/debug/`, route =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en"><head><title>Debug</title></head><body>${body}` }),
  );
  await page.goto(`${partner}/debug/`);
  return lines;
}
const script = (site: string, settings: string) =>
  `<script src="${site}/cdn/gp.js" data-api="${site}" data-merchant="demo" data-default-language="EN" ${settings}></script>`;

test.describe('data-debug', () => {
  test.use({ failOnProblems: false });

  test('says configuration, session, calls and events, and what is misspelt, doubled or out of sight', async ({
    page,
    addresses: { site, partner },
  }) => {
    const shadowed = `<x-app></x-app><script>
      document.querySelector('x-app').attachShadow({ mode: 'open' }).innerHTML = '<gp-winners></gp-winners>';
      document.addEventListener('gp-login-required', event => event.preventDefault());</script>`;
    const lines = await open(
      page,
      partner,
      `${script(site, 'data-debug data-site-ulr="https://x.example"')}${script(site, 'data-theme="light"')}
      <gp-loby></gp-loby><gp-lobby catgory="RNG"></gp-lobby>${shadowed}`,
    );
    await page.locator('gp-lobby .game-card').first().click();
    const said = (...words: (string | RegExp)[]) =>
      Promise.all(words.map(word => expect.poll(() => lines.join('\n'), { message: String(word) }).toMatch(word)));
    await said(
      /configuration of \d+\.\d+\.\d+ .*merchant/,
      /session logged-out, visitor/,
      /status ready/,
      /call \/wps\/system\/status\?.*: 200 in \d+ ms/,
      /event gp-ready from <gp-lobby> at \d+ ms/,
      /event gp-login-required from <gp-lobby>, taken over by the page/,
    );
    await said(
      /<gp-loby> is none of our tags\. Did you mean <gp-lobby>\?/,
      /<gp-lobby> has no attribute catgory\. Did you mean category\?/,
      /script tag of gp\.js has no data-site-ulr\. Did you mean data-site-url\?/,
      /gp\.js stands in the page twice\..*data-theme/,
      /<gp-winners> stands in the shadow root of <x-app>, where gp\.js does not look\..*defineTags\('gp-winners'\)/,
    );
    await page.evaluate(
      async entry => ((await import(entry)) as { defineTags(tag: string): Promise<void> }).defineTags('gp-winners'),
      `${site}/cdn/gp-widgets.js`,
    );
    await expect(page.locator('gp-winners').getByRole('heading').first()).toBeVisible();
  });

  test('I18-02 says which of the page’s own words are none', async ({ page, addresses: { site, partner } }) => {
    const words = {
      EN: { 'login.titel': 'Come in', 'login.title': 'Come in', 'agent.copy-code': 'Copy' },
      GA: { 'login.title': 'Isteach' },
    };
    await page.route(`${partner}/debug/texts.json`, route => route.fulfill({ json: words }));
    const settings = 'data-debug data-texts="/debug/texts.json" data-languages="EN GA"';
    const lines = await open(page, partner, `${script(site, settings)}<gp-jackpot></gp-jackpot>`);
    await expect.poll(() => lines.join('\n')).toMatch(/texts: EN login\.titel is no key of ours.* Did you mean login\.title\?/);
    const all = lines.join('\n');
    expect(all).toContain('texts: EN agent.copy-code fills in nothing, and English {{code}}');
    expect(all).toMatch(/texts of EN: 1 of \d{4} are yours/);
    await expect.poll(() => lines.join('\n')).toMatch(/texts of GA: 1 of \d{4} are yours, \d{4} are English/);
  });

  test('in a sandboxed frame without allow-forms, says that nothing can be sent', async ({ page, addresses: { site, partner } }) => {
    const inside = (sandbox: string) =>
      `<iframe sandbox="allow-scripts allow-same-origin ${sandbox}" srcdoc='${script(site, 'data-debug')}<gp-jackpot></gp-jackpot>'></iframe>`;
    const lines = await open(page, partner, inside(''));
    const ready = () => expect.poll(() => lines.join('\n')).toMatch(/event gp-ready from <gp-jackpot>/);
    await ready();
    expect(lines.join('\n')).toMatch(/sandboxed without allow-forms: no login/);
    lines.length = 0;
    await open(page, partner, inside('allow-forms'));
    await ready();
    expect(lines.join('\n')).not.toContain('allow-forms');
  });
});

test('a page that does not ask for it loads nothing of it', async ({ page, addresses: { site, partner } }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  expect(await open(page, partner, `${script(site, '')}<gp-jackpot></gp-jackpot>`)).toEqual([]);
  await expect(page.locator('gp-jackpot')).toContainText('Jackpot');
  expect(asked.filter(url => url.includes('gp-debug'))).toEqual([]);
});
