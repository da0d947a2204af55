import { test } from './fixtures.js';
import { chooseSpanish, launch, leaveWithoutLeak, lobbyHasItsValues, signIn, veto } from './use-host.js';

test('login, launch, veto, language, and leaving without a leak', async ({ page, host }) => {
  await page.goto(host);
  await lobbyHasItsValues(page);
  await signIn(page, 'demo_member');
  await launch(page);
  await veto(page);
  await chooseSpanish(page);
  await leaveWithoutLeak(page);
});
