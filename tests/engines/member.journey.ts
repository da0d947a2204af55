import { expect, test } from './fixtures.js';
import { amountIn, BALANCE, openSignedIn, searchFor } from './steps.js';

interface Bet {
  stake: number;
  payout: number;
}

test('a member launches a game, plays a round, reads in Spanish and in English, and logs out', async ({ player, addresses, member }) => {
  await openSignedIn(player, `${addresses.site}/`, member.username);
  const start = await amountIn(player);
  await player.page.goto(`${addresses.site}/rng`);
  await searchFor(player, 'wolf');
  await player.presses({ within: 'gp-lobby', matching: '^Play .*wolf' });
  const game = await player.in({ within: 'gp-game', css: 'iframe' });
  await game.presses({ css: 'button.spin:enabled' });

  // Amounts of the record in major units.
  const token = await player.page.evaluate(() => Object.values(sessionStorage).find(value => /^[\w-]{20,}$/.test(String(value))));
  const bets = async (): Promise<Bet[]> => {
    const answer = await fetch(`${addresses.site}/wps/relay/ODSFE2_MemBetHist?page=1&pageSize=5`, {
      headers: { Authorization: `Bearer ${token}`, Merchant: 'demo', Language: 'EN' },
    });
    return ((await answer.json()) as { value: { list: Bet[] } }).value.list;
  };
  await expect.poll(async () => (await bets()).length, { message: 'the round stands in the records' }).toBe(1);
  const [bet = { stake: 0, payout: 0 }] = await bets();
  expect(bet.stake).toBeGreaterThan(0);
  const after = start + Math.round((bet.payout - bet.stake) * 100);
  await expect.poll(() => amountIn(player), { message: 'the header follows the ledger' }).toBe(after);
  await expect.poll(() => amountIn(game, { css: '[data-test=balance]' }), { message: 'the game follows the ledger' }).toBe(after);

  await player.page.goto(`${addresses.site}/`);
  await player.presses({ within: 'gp-side-menu', name: 'Español' });
  await player.sees({ within: 'gp-lobby', css: 'h2', name: 'Juegos populares' });
  await player.presses({ within: 'gp-side-menu', name: 'English' });
  await player.sees({ within: 'gp-lobby', css: 'h2', name: 'Hot games' });
  expect(await amountIn(player)).toBe(after);

  await player.presses({ within: 'gp-header', matching: 'My menu' });
  await player.presses({ within: 'gp-header', name: 'Log out' });
  await player.presses({ css: '[role=alertdialog] button, dialog button', name: 'Log out' });
  await player.sees({ within: 'gp-header', name: 'Log in' });
  await player.misses(BALANCE);
  expect(await player.page.evaluate(() => location.pathname)).toBe('/');
});

test('a deposit that is refused keeps what was typed, says why, and is taken when it is mended', async ({ player, addresses, member }) => {
  await openSignedIn(player, `${addresses.site}/`, member.username);
  await player.page.goto(`${addresses.site}/member?page=depositv2`);
  const amount = { within: 'gp-wallet', css: 'input[name=amount]' };
  await player.presses({ within: 'gp-wallet', css: 'label', matching: 'Bank transfer' });
  await player.writes(amount, '0.01');
  await player.page.keyboard.press('Enter');
  await player.sees({ within: 'gp-wallet', css: '.field-error' });
  expect(await player.reads(amount)).toBe('0.01');
  const field = await player.element(amount);
  expect(await field.evaluate(element => element.getAttribute('aria-invalid'))).toBe('true');
  expect(await field.evaluate(element => (element.getRootNode() as ShadowRoot).activeElement === element), 'the field has the focus').toBe(
    true,
  );

  await player.writes(amount, '50');
  await player.page.keyboard.press('Enter');
  await player.sees({ within: 'gp-wallet', css: 'p, h3, h4, [role=status]', matching: String.raw`D\d{6} is ordered` });
});
