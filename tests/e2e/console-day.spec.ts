import { expect, test } from './fixtures.js';
import { openConsole } from './steps.js';

test('OPC-20: the overview shows the day as a picture, any of its figures, and all of them in the table behind', async ({
  context,
  ownPlatform,
}) => {
  const { origin, operatorKey } = ownPlatform;
  const headers = { Authorization: `Bearer ${operatorKey}` };
  // So that no hour begins meanwhile.
  expect((await context.request.post(`${origin}/sandbox/api/clock/freeze`, { headers, data: {} })).ok()).toBe(true);
  const desk = await openConsole(context, ownPlatform, 'overview');
  const today = desk.getByRole('region', { name: 'Today by hour' });
  const { hours } = (await (await context.request.get(`${origin}/sandbox/api/today`, { headers })).json()) as { hours: object[] };
  await expect(today.getByRole('img', { name: /^Stakes of today by hour\. .+/ })).toBeVisible();
  await today.getByText('Registrations', { exact: true }).first().click();
  await expect(today.getByRole('img', { name: /^Registrations of today by hour\. .+/ })).toBeVisible();
  await expect(today.getByRole('table')).toBeHidden();
  await today.getByText('Show as table').click();
  await expect(today.getByRole('table', { name: 'Today by hour' }).getByRole('row')).toHaveCount(hours.length + 1);
});
