import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';

/** What custom-elements-everywhere.com asks of a framework, and of the elements in it, on a page that each host has for it. */

test.beforeEach(async ({ page, host }, { project }) => {
  await page.goto(`${host}/${project.name === 'next' ? 'cases' : 'cases.html'}`);
  await expect(page.locator('#full p')).toHaveText('Count 0');
});

test('children: none, one that is drawn anew in place beside what the element keeps there, hidden and shown', async ({ page }) => {
  expect(await page.locator('#empty').evaluate(element => [...element.children].map(child => child.slot))).toEqual(['own']);
  const child = await page.locator('#full p').elementHandle();
  await expect(page.locator('#full [slot=own]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Count up' }).click();
  await expect(page.locator('#full p')).toHaveText('Count 1');
  expect(await child?.evaluate(element => element === document.querySelector('#full p'))).toBe(true);
  await expect(page.locator('#full [slot=own]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show or hide' }).click();
  await expect(page.locator('#full')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show or hide' }).click();
  await expect(page.locator('#full p')).toHaveText('Count 1');
});

test('attributes of text, number and boolean, properties with objects and lists, and what they become', async ({ page }) => {
  expect(await given(page, '#full')).toMatchObject({
    text: 'words',
    count: 0,
    enabled: true,
    data: { count: 0 },
    list: [0],
    camelName: 'camel 0',
  });
  await page.getByRole('button', { name: 'Count up' }).click();
  await expect(page.locator('#full p')).toHaveText('Count 1');
  expect(await given(page, '#full')).toMatchObject({
    text: 'words',
    count: 1,
    enabled: false,
    data: { count: 1 },
    list: [1],
    camelName: 'camel 1',
  });
});

test('an object that was set before the tag was defined', async ({ page }) => {
  expect(await page.locator('#late').evaluate(element => element.shadowRoot)).toBe(null);
  await page.getByRole('button', { name: 'Define' }).click();
  expect(await given(page, '#late')).toEqual({ data: { early: true } });
});

test('events, by names of every case', async ({ page }) => {
  await page.locator('#full').evaluate(element => (element as HTMLElement & { raiseAll(): void }).raiseAll());
  await expect(page.locator('#heard')).toHaveText('lowercaseevent kebab-event camelEvent CAPSevent PascalEvent');
});

function given(page: Page, selector: string) {
  return page.locator(selector).evaluate(element => (element as HTMLElement & { given: object }).given);
}
