import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { CARDS, errorsOf, heardErrors, hold, launches, listenForLaunches, open, working } from './before-code.js';
import { beOfPatience } from './steps.js';

/** First views drawn by the platform: what a visitor sees and clicks before the code has arrived, and after. */
const SNAPSHOT = /\/wps\/snapshots\/[^?]*gp-lobby[^?]*\.json$/;

test.describe('a first view before its code', () => {
  test('stands and is styled, in the page’s theme, with its pictures, under a strict policy', async ({ page, addresses }) => {
    await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>', { attributes: 'data-theme="light"' });
    const card = page.locator(CARDS).first();
    await expect(card).toBeVisible();
    await expect(page.locator('gp-lobby:not(:defined)')).toBeAttached();
    const picture = page.locator('gp-lobby .game-card img').first();
    await expect
      .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth > 0 && getComputedStyle(image).opacity))
      .toBe('1');
    const [red = 0] = await page
      .locator('gp-lobby')
      .evaluate(element => (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number));
    expect(red, 'the ground of the light theme').toBeGreaterThan(200);
  });

  test('the platform draws nothing that the reader refuses', async ({ page, addresses }) => {
    await page.route(/\/cdn\/(?!gp)[^?]*\.js/, () => undefined);
    const tags = [
      '<gp-banners>',
      '<gp-winner-ticker>',
      '<gp-winner-ticker without-pictures>',
      '<gp-jackpot>',
      '<gp-lobby>',
      '<gp-lobby category="RNG">',
      '<gp-lobby category="SPORTS">',
      '<gp-lobby filter="ALL" page-size="6">',
      '<gp-lobby vendor="AUR" without-menu>',
    ];
    const warnings: string[] = [];
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
    await open(page, addresses, tags.map(tag => `${tag}</${tag.slice(1).split(/[ >]/)[0]}>`).join(''));
    await expect(page.locator('[data-gp-snapshot]')).toHaveCount(tags.length);
    expect(warnings.filter(text => text.includes('gp-widgets'))).toEqual([]);
  });

  test('is taken over with its nodes: nothing is drawn twice, nothing jumps, nothing is reported', async ({ page, addresses }) => {
    const release = await hold(page);
    await open(page, addresses, '<gp-winner-ticker></gp-winner-ticker><gp-lobby></gp-lobby>');
    await errorsOf(page);
    await page
      .locator(CARDS)
      .first()
      .evaluate(card => (card.dataset.mine = 'yes'));
    await release();
    await expect(page.locator('gp-lobby:defined')).toBeAttached();
    await working(page);
    await expect(page.locator(`${CARDS}[data-mine]`)).toHaveCount(1);
    await expect(page.locator('gp-lobby .lobby')).toHaveCount(1);
    expect(await heardErrors(page)).toEqual([]);
    expect(await page.evaluate(() => performance.getEntriesByType('layout-shift').length)).toBe(0);
  });

  test('a click made before is made once, after', async ({ page, addresses }) => {
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await listenForLaunches(page);
    const trial = page.locator('gp-lobby .card-trial').first();
    const name = (await trial.getAttribute('aria-label'))?.split(': ')[1];
    await page.locator('gp-lobby .card-trial').nth(1).click();
    await trial.click();
    await release();
    await expect.poll(() => launches(page)).toBe(`${name};`);
    await working(page);
    expect(await launches(page)).toBe(`${name};`);
  });

  test('a click made before is made once, also when the live view came without its data', async ({ page, addresses }) => {
    let answer = () => undefined as void;
    const held = new Promise<void>(resolve => (answer = resolve));
    await beOfPatience(page);
    await page.route(/hotGamesV2/, async route => {
      await held;
      await route.continue();
    });
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await listenForLaunches(page);
    const trial = page.locator('gp-lobby .card-trial').first();
    const name = (await trial.getAttribute('aria-label'))?.split(': ')[1];
    await trial.click();
    await release();
    await expect(page.locator('gp-lobby [data-gp-root]:not([data-gp-snapshot])')).toBeAttached();
    await expect(page.locator('gp-lobby .rail-games .card-trial'), 'other blocks may have theirs').toHaveCount(0);
    answer();
    await expect.poll(() => launches(page)).toBe(`${name};`);
  });

  test('in the HTML, a click before any script has arrived is made once, after', async ({ page, addresses }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route(/\.js(\?|$)/, async route => {
      await held;
      await route.continue();
    });
    await page.goto(`${addresses.partner}/partner/rendered/`, { waitUntil: 'commit' });
    await listenForLaunches(page);
    const trial = page.locator('gp-lobby .card-trial').first();
    const name = (await trial.getAttribute('aria-label'))?.split(': ')[1];
    await trial.click();
    release();
    await expect.poll(() => launches(page)).toBe(`${name};`);
  });

  test('in the HTML, another theme than the page’s, kept from before, stands before the code', async ({ page, addresses }) => {
    await page.addInitScript(([api]) => localStorage.setItem(`gp:demo@${api}:theme`, 'dark'), [addresses.site]);
    const release = await hold(page);
    await page.goto(`${addresses.partner}/partner/rendered/`, { waitUntil: 'commit' });
    await expect(page.locator('gp-lobby [data-gp-root]')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('gp-lobby:not(:defined)')).toBeAttached();
    // Colours are the host page's own here; the sheets are those of the theme.
    const dressed = () =>
      page
        .locator('gp-lobby')
        .evaluate(({ shadowRoot }) => [...(shadowRoot?.adoptedStyleSheets ?? [])].some(({ cssRules }) => cssRules.length));
    expect(await dressed()).toBe(true);
    await release();
    await working(page);
    await expect(page.locator('gp-lobby [data-gp-root]')).toHaveAttribute('data-theme', 'dark');
  });

  test('another language than the page’s, kept from before, stands at once', async ({ page, addresses }) => {
    await page.addInitScript(([api]) => localStorage.setItem(`gp:demo@${api}:language`, 'ES'), [addresses.site]);
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await expect(page.locator('gp-lobby').getByText('Juegos populares')).toBeVisible();
    await release();
    await working(page);
    await expect(page.locator('gp-lobby').getByRole('region', { name: 'Juegos populares' })).toBeVisible();
  });

  test('a signed-in member gets his own view in its place', async ({ page, addresses }) => {
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await working(page);
    await page.evaluate(async site => {
      const { getCore } = (await import(`${site}/cdn/gp-widgets.js`)) as {
        getCore(): { session: { login(request: object): Promise<unknown> } };
      };
      await getCore().session.login({ username: 'demo_member', password: 'Demo1234' });
    }, addresses.site);
    await errorsOf(page);
    await page.reload();
    await errorsOf(page);
    await working(page);
    await expect(page.locator('gp-lobby .lobby')).toHaveCount(1);
    await expect(page.locator(CARDS).first()).toBeVisible();
    expect(await heardErrors(page)).toEqual([]);
  });

  test('attributes that a script changed meanwhile win', async ({ page, addresses }) => {
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await expect(page.locator(CARDS).first()).toBeVisible();
    await errorsOf(page);
    await page.locator('gp-lobby').evaluate(element => element.setAttribute('category', 'FISH'));
    await release();
    await expect(page.locator('gp-lobby .lobby-grid')).toBeVisible();
    await expect(page.locator('gp-lobby .lobby')).toHaveCount(1);
    expect(await heardErrors(page)).toEqual([]);
  });

  test('data that changed meanwhile replaces it in one step', async ({ page, addresses }) => {
    await page.route(SNAPSHOT, async route => {
      const answer = await route.fetch();
      const snapshot = (await answer.json()) as { needs: { digest: string }[] };
      for (const need of snapshot.needs) need.digest = 'older';
      await route.fulfill({ response: answer, json: snapshot });
    });
    const release = await hold(page);
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await page
      .locator(CARDS)
      .first()
      .evaluate(card => (card.dataset.mine = 'yes'));
    await page.evaluate(() => {
      const root = document.querySelector('gp-lobby')?.shadowRoot;
      new MutationObserver(() => {
        if (!root?.querySelector('.card-action')) document.documentElement.dataset.gap = 'yes';
      }).observe(root ?? document, { childList: true, subtree: true });
    });
    await errorsOf(page);
    await release();
    await expect(page.locator(`${CARDS}[data-mine]`)).toHaveCount(0);
    await expect(page.locator('gp-lobby .lobby')).toHaveCount(1);
    await expect(page.locator('html')).not.toHaveAttribute('data-gap');
    expect(await heardErrors(page)).toEqual([]);
  });
});

test.describe('a snapshot that does not serve', () => {
  test.use({ failOnProblems: false });
  const missing = (route: Route) => route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: 'gone' });
  const hostile = (tree: unknown) => async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), tree } });
  };
  const CASES: Record<string, (route: Route) => unknown> = {
    missing,
    'on a platform that is cut off': route => route.abort(),
    'that hangs': () => undefined,
    'that is no JSON': route =>
      route.fulfill({ headers: { 'access-control-allow-origin': '*' }, contentType: 'application/json', body: '<html>' }),
    'of another shape': route => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { format: 2 } }),
    'of another tag': async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), tag: 'gp-login' } });
    },
    'with a handler': hostile([['img', { src: 'x', onerror: 'window.hacked=1' }]]),
    'with a script': hostile([['script', 0, 'window.hacked=1']]),
    'with a script address': hostile([['a', { href: 'javascript:window.hacked=1' }, 'Play']]),
    'with a frame': hostile([['iframe', { srcdoc: '<script>parent.hacked=1</script>' }]]),
  };
  for (const [name, answer] of Object.entries(CASES)) {
    test(`${name}: the widget comes as without it`, async ({ page, addresses, problems }) => {
      await page.route(SNAPSHOT, async route => void (await answer(route)));
      await open(page, addresses, '<gp-lobby></gp-lobby>');
      await errorsOf(page);
      await expect(page.locator('gp-lobby:defined')).toBeAttached();
      await working(page);
      await expect(page.locator('gp-lobby .lobby')).toHaveCount(1);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await heardErrors(page)).toEqual([]);
      expect(problems.filter(text => !/Failed to load resource/.test(text))).toEqual([]);
    });
  }

  test('late: the code was faster, and what comes then is left', async ({ page, addresses }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route(SNAPSHOT, async route => {
      await held;
      await route.continue();
    });
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await working(page);
    await page
      .locator(CARDS)
      .first()
      .evaluate(card => (card.dataset.mine = 'yes'));
    const came = page.waitForResponse(SNAPSHOT);
    release();
    await came;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator(`${CARDS}[data-mine]`)).toHaveCount(1);
    await expect(page.locator('gp-lobby .lobby')).toHaveCount(1);
  });

  test('code that does not come says so in place of the first view, and a retry brings it', async ({ page, addresses }) => {
    let gone = true;
    let fail: () => void = () => undefined;
    const seen = new Promise<void>(resolve => (fail = resolve));
    await page.route(/\/cdn\/lobby-/, async route => {
      if (!gone) return route.continue();
      await seen;
      await route.abort();
    });
    await open(page, addresses, '<gp-lobby></gp-lobby>');
    await expect(page.locator(CARDS).first()).toBeVisible();
    fail();
    const retry = page.locator('gp-lobby').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    gone = false;
    await retry.click();
    await working(page);
  });

  test('data-snapshots="" asks for none', async ({ page, addresses }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await open(page, addresses, '<gp-lobby></gp-lobby>', { attributes: 'data-snapshots=""' });
    await working(page);
    expect(asked.filter(url => /snapshots/.test(url))).toEqual([]);
  });
});
