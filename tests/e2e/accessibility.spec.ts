import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { chooseEnglish, gameFrame, logIn, loginPopup } from './steps.js';

// axe writes inline styles while it looks, which the pages' strict policy refuses and the console tells.
test.use({ failOnProblems: false });

/** WCAG 2.2 AA over the whole page, through shadow roots and into frames. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}

for (const theme of ['dark', 'light'] as const) {
  test(`SYS-22: axe finds nothing on home, lobby, login and game, ${theme}`, async ({ page, addresses }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(addresses.site);
    await chooseEnglish(page);
    await page
      .locator('gp-side-menu')
      .getByRole('button', { name: theme === 'dark' ? 'Dark' : 'Light' })
      .click();
    await expect(page.locator('gp-lobby [data-gp-root]')).toHaveAttribute('data-theme', theme);
    await expect(
      page
        .locator('gp-lobby')
        .getByRole('button', { name: /^Play / })
        .first(),
    ).toBeVisible();
    expect(await findings(page), 'home').toEqual([]);

    await page.locator('gp-side-menu').getByRole('link', { name: 'Slots' }).click();
    const play = page.locator('gp-lobby').getByRole('button', { name: /^Play / });
    await expect(play).toHaveCount(18);
    expect(await findings(page), 'lobby').toEqual([]);

    // A slot: the first card may be any game.
    await page.locator('gp-lobby').getByRole('button', { name: 'Play Temple & Queen', exact: true }).click();
    await loginPopup(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(loginPopup(page).getByText('Enter your username.')).toBeVisible();
    expect(await findings(page), 'login, with errors').toEqual([]);

    await logIn(page, theme === 'dark' ? 'demo_member' : 'demo_player');
    await expect(gameFrame(page).getByRole('button', { name: 'Spin', exact: true })).toBeVisible({ timeout: 20_000 });
    expect(await findings(page), 'game').toEqual([]);
  });
}
