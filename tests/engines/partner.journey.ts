import { expect, test } from './fixtures.js';
import { logIn, openedPage } from './steps.js';

const PLAY = { within: 'gp-lobby', matching: '^Play .*(Crown|Heart|Mermaid|Phoenix|Queen|Tiger|Dragon|Wolf)$' };

test('a partner’s page: its own question before a launch, the game in a tab of its own, the session after a reload', async ({
  player,
  fresh,
  addresses,
  member,
}) => {
  await player.page.goto(`${addresses.partner}/partner/`);
  await player.sees({ within: 'gp-lobby', css: 'h2', name: 'Hot games' });
  await player.presses(PLAY);
  await logIn(player, member.username);
  await player.presses({ within: '#leaving', name: 'Stay here' });
  await player.misses({ within: 'gp-game', css: 'iframe' });

  const before = await fresh.pages();
  await player.presses(PLAY);
  await player.presses({ within: '#leaving', name: 'Open the game' });
  const game = await openedPage(fresh, before);
  await game.sees({ css: 'button.spin:enabled' });
  await game.page.close();

  await player.page.reload();
  await player.presses({ within: 'gp-lobby', name: 'Favourites' });
  await player.sees({ within: 'gp-lobby', css: 'p, h3', name: 'No favourites yet' });
  await player.misses({ within: 'gp-login', css: 'input[name=username]' });
});

test('gp-login beside gp-lobby in a frame on another site: the session stays in there', async ({ player, engine, addresses, member }) => {
  test.skip(engine === 'webkit', 'what WebKit’s driver types does not reach this frame');
  // By another name than the frame’s, so that the browser counts it as somebody else’s.
  await player.page.goto(`${addresses.partner.replace('127.0.0.1', 'localhost')}/host/`);
  const frame = await player.in({ css: 'iframe' });
  await logIn(frame, member.username);
  await player.readsThere({ css: '#told' }, 'somebody is signed in');
  await frame.misses({ within: 'gp-login', css: 'input[name=username]' });
  await frame.sees({ within: 'gp-lobby', css: 'h2', name: 'Hot games' });
  await frame.presses({ name: 'Log out' });
  await player.readsThere({ css: '#told' }, 'nobody is signed in');
  expect(await player.page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))).toEqual([]);
});
