import { expect, type Locator, type Page } from '@playwright/test';
import { gameFrame, logIn } from '../e2e/steps.js';

/** What somebody does on any of the hosts, by the same words on each of them. */

/** Signs in through the widgets' popup; the host says so by the session that the tags share. */
export async function signIn(page: Page, account: string): Promise<void> {
  await expect(page.getByText('Nobody is signed in')).toBeVisible();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await logIn(page, account);
  await expect(page.getByText(`Signed in as ${account}`)).toBeVisible();
}

/** What the host has said to the tag arrives there, whatever was first, the tag or its code. */
export async function lobbyHasItsValues(page: Page): Promise<void> {
  await expect(card(page)).toBeVisible();
  const values = await page.locator('gp-lobby').evaluate(element => {
    const { category, pageSize, withoutSearch, withoutMenu } = element as HTMLElementTagNameMap['gp-lobby'];
    return { category, pageSize, withoutSearch, withoutMenu };
  });
  expect(values).toEqual({ category: 'RNG', pageSize: 12, withoutSearch: true, withoutMenu: false });
}

/** A game opens where nobody objects. */
export async function launch(page: Page): Promise<void> {
  await card(page).click();
  await expect(gameFrame(page).getByRole('button').first()).toBeVisible();
  await page.locator('gp-game').getByRole('button', { name: 'Close game' }).click();
  await expect(page.locator('gp-game')).toHaveCount(0);
}

/** The host takes the launch over, and the tag opens nothing. */
export async function veto(page: Page): Promise<void> {
  await page.getByLabel('This page opens the games').check();
  await card(page).click();
  await expect(page.getByText(/^This page would open \S/)).toBeVisible();
  await expect(page.locator('gp-game, gp-dialogs dialog[open]')).toHaveCount(0);
}

export async function chooseSpanish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('gp-lobby').getByText('Filtros').or(page.locator('gp-lobby').getByText('Todos')).first()).toBeVisible();
}

/** Leaves the games, whose root is unmounted then, and comes and goes again: the page holds no more than before. */
export async function leaveWithoutLeak(page: Page): Promise<void> {
  const lobby = await page.locator('gp-lobby').elementHandle();
  await open(page, 'About');
  await expect.poll(() => lobby?.evaluate(element => element.shadowRoot?.querySelector('[data-gp-root]')?.childElementCount)).toBe(0);
  await lobby?.dispose();
  for (let round = 0; round < 3; round++) await comeAndGo(page);
  const before = await held(page);
  for (let round = 0; round < 4; round++) await comeAndGo(page);
  await expect
    .poll(async () => {
      const after = await held(page);
      return { listeners: Math.max(0, after.listeners - before.listeners), tags: Math.max(0, after.tags - before.tags) };
    }, 'nothing more is held after four more visits')
    .toEqual({ listeners: 0, tags: 0 });
}

async function comeAndGo(page: Page): Promise<void> {
  await open(page, 'Games');
  await expect(card(page)).toBeVisible();
  await open(page, 'About');
}

async function open(page: Page, name: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name }).or(pages.getByRole('link', { name })).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Listeners, and tags of ours that stand nowhere, after a garbage collection. */
async function held(page: Page): Promise<{ listeners: number; tags: number }> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  await session.detach();
  return { listeners: jsEventListeners, tags: detachedNodes.filter(({ treeNode }) => treeNode.localName.startsWith('gp-')).length };
}

function card(page: Page): Locator {
  return page.locator('gp-lobby').locator('.card').first();
}
