import { expect, test } from './fixtures.js';
import { wcagFindings } from './page-flaws.js';
import { chooseEnglish, gameFrame, logIn, loginPopup } from './steps.js';

// axe writes inline styles while it looks, which the pages' strict policy refuses and the console tells.
test.use({ failOnProblems: false });

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
        .getByRole('link', { name: /^Play / })
        .first(),
    ).toBeVisible();
    expect(await wcagFindings(page), 'home').toEqual([]);

    await page.locator('gp-header').getByRole('link', { name: 'Slots', exact: true }).click();
    const play = page.locator('gp-lobby').getByRole('link', { name: /^Play / });
    await expect(play).toHaveCount(18);
    expect(await wcagFindings(page), 'lobby').toEqual([]);

    // A slot: the first card may be any game.
    await page.locator('gp-lobby').getByRole('link', { name: 'Play Temple & Queen', exact: true }).click();
    await loginPopup(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(loginPopup(page).getByText('Enter your username.')).toBeVisible();
    expect(await wcagFindings(page, { isBehindDialog: true }), 'login, with errors').toEqual([]);

    await logIn(page, theme === 'dark' ? 'demo_member' : 'demo_player');
    await expect(gameFrame(page).getByRole('button', { name: 'Spin', exact: true })).toBeVisible({ timeout: 20_000 });
    expect(await wcagFindings(page), 'game').toEqual([]);
  });
}
