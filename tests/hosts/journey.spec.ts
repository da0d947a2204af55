import { test } from './fixtures.js';
import { chooseSpanish, launch, leaveWithoutLeak, lobbyHasItsValues, signIn, veto } from './use-host.js';

test('login, launch, veto, language, and leaving without a leak', async ({ page, host, member }) => {
  await page.goto(host);
  await lobbyHasItsValues(page);
  await signIn(page, member.username);
  await launch(page);
  await veto(page);
  await chooseSpanish(page);
  await leaveWithoutLeak(page);
});
