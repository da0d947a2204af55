import { expect, test } from './fixtures.js';
import { chooseEnglish, searchFor } from './steps.js';

test('a visitor sees the home, turns it into English and back into Spanish, and searches', async ({ player, addresses }) => {
  await player.page.goto(addresses.site);
  await player.sees({ within: 'gp-header', name: 'Iniciar sesión' });
  await player.sees({ within: 'gp-lobby', css: 'h2', name: 'Juegos populares' });
  await chooseEnglish(player);
  await player.sees({ within: 'gp-lobby', css: 'h2', name: 'Hot games' });
  await player.readsThere({ within: 'gp-jackpot', css: '[data-gp-root]' }, /\$5,\d{3}\.\d{2}/);
  await player.readsThere({ within: 'gp-winner-ticker', css: '[data-gp-root]' }, /\*\*\*/);

  await searchFor(player, 'wolf');
  await player.sees({ within: 'gp-lobby', matching: '^Play .*wolf' });
  await player.presses({ within: 'gp-lobby', matching: '^Play .*wolf' });
  await player.sees({ within: 'gp-login', css: 'input[name=username]' });
  await player.page.keyboard.press('Escape');
  await player.misses({ within: 'gp-login', css: 'input[name=username]' });

  await player.presses({ within: 'gp-side-menu', name: 'Español' });
  await player.sees({ within: 'gp-header', name: 'Iniciar sesión' });
  expect(await player.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
