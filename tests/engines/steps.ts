import type { EnginePage, FreshBrowser } from './engine-page.js';
import { expect } from './fixtures.js';
import type { Wanted } from './locate.js';
import { Player } from './player.js';

const USERNAME = { within: 'gp-login', css: 'input[name=username]' };
const PASSWORD = { within: 'gp-login', css: 'input[name=password]' };
export const BALANCE = { within: 'gp-header', css: '[role=group] output' };

/** Fills the login form that is seen and sends it with Enter. */
export async function logIn(player: Player, username: string): Promise<void> {
  await player.writes(USERNAME, username);
  await player.writes(PASSWORD, 'Demo1234');
  await player.page.keyboard.press('Enter');
}

export async function chooseEnglish(player: Player): Promise<void> {
  await player.presses({ within: 'gp-side-menu', name: 'English' });
  await player.sees({ within: 'gp-header', name: 'Log in' });
}

/** From the full site's home to a signed-in home in English. */
export async function openSignedIn(player: Player, site: string, username: string): Promise<void> {
  await player.page.goto(site);
  await chooseEnglish(player);
  await player.presses({ within: 'gp-header', name: 'Log in' });
  await logIn(player, username);
  await player.readsThere(BALANCE, /\$/);
}

export async function searchFor(player: Player, words: string): Promise<void> {
  await player.presses({ within: 'gp-lobby', name: 'Search games' });
  await player.writes({ within: 'gp-lobby', css: 'input[type=search]' }, words);
  await player.page.keyboard.press('Enter');
}

/** Minor units of an amount as it is shown. */
export async function amountIn(player: Player, wanted: Wanted = BALANCE): Promise<number> {
  return Math.round(Number((await player.reads(wanted)).replace(/[^\d.]/g, '')) * 100);
}

/** Waits for the page that a page has opened. */
export async function openedPage(fresh: FreshBrowser, before: EnginePage[]): Promise<Player> {
  await expect.poll(async () => (await fresh.pages()).length, { message: 'a page was opened' }).toBe(before.length + 1);
  const page = (await fresh.pages()).find(opened => !before.includes(opened));
  if (!page) throw new Error('No page was opened.');
  return new Player(page);
}
