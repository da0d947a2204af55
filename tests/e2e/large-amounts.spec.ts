import type { Page } from '@playwright/test';
import type { Core } from '../../src/core/parts/core.js';
import { expect, test } from './fixtures.js';
import { clippedText, spaceText } from './page-readings.js';
import { AGENTS, arrive, goTo, MEMBERS, signIn } from './screens.js';

/** Seven and nine digits. */
const AMOUNTS = ['1,234,567.89', '123,456,789.01'];
const SIGHTS = [
  { width: 320, spaced: false },
  { width: 390, spaced: false },
  { width: 390, spaced: true },
];
const HEIGHT = 844;

test.use({ failOnProblems: false, viewport: { width: 390, height: HEIGHT } });
test.describe.configure({ timeout: 600_000 });

for (const { who, account, paths } of [
  {
    who: 'members',
    account: 'demo_member',
    paths: ['/', ...MEMBERS.filter(path => path.includes('page=') && !path.endsWith('pointMall'))],
  },
  { who: 'agents', account: 'demo_agent', paths: AGENTS },
]) {
  test(`WAL-01 CON-48 on the screens of ${who} amounts of seven and nine digits are whole at 320 and 390 px`, async ({
    page,
    addresses,
  }) => {
    await arrive(page, addresses.site, { language: 'EN', theme: 'light' });
    await signIn(page, account);
    await expect(page.locator('gp-login').filter({ visible: true })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => coreOfPage().wallet.store.getState().balance?.amount)).toBeGreaterThan(0);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await goTo(page, path);
      for (const amount of AMOUNTS) {
        for (const { width, spaced } of SIGHTS) {
          await page.setViewportSize({ width, height: HEIGHT });
          await writeAmounts(page, amount);
          await useSpacing(page, spaced);
          expect.soft(await amountFlaws(page), `${path}, ${width} px${spaced ? ', spaced' : ''}`).toEqual([]);
        }
      }
      await page.evaluate(() => coreOfPage().dialogs.closeAll());
    }
  });
}

/** Text spaced as a reader may space it (WCAG 1.4.12), or as it is. */
async function useSpacing(page: Page, spaced: boolean) {
  await spaceText(page);
  await page.evaluate(on => void ((globalThis as unknown as { spacing: CSSStyleSheet }).spacing.disabled = !on), spaced);
}

/** Every amount in sight becomes this one, with its sign. */
function writeAmounts(page: Page, amount: string) {
  return page.evaluate(async figure => {
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE && node.nodeValue) node.nodeValue = node.nodeValue.replace(/\$[\d,]+\.\d\d/g, `$${figure}`);
        }
      }
    };
    visit(document);
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, amount);
}

/** Amounts that stand on two lines, stick out of the box that they stand in, or are cut; and a page that scrolls sideways. */
async function amountFlaws(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const flaws: string[] = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) flaws.push(`scrolls sideways by ${wide} px`);
    const look = (node: Text) => {
      const parent = node.parentElement!;
      // Round sums to choose from, none larger than a method takes.
      if (parent.closest('.amount-quick')) return;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return;
      for (const { 0: amount, index } of node.data.matchAll(/[+-]?\$[\d,]+\.\d\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (rects.length === 0) continue;
        const say = `${amount} in ${parent.localName}.${parent.className} of ${(parent.parentElement ?? parent).className}`;
        if (new Set(rects.map(({ top }) => Math.round(top))).size > 1) flaws.push(`broken: ${say}`);
        let box: HTMLElement | null = parent;
        while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
        if (!box || box.getBoundingClientRect().width <= 1) continue;
        const { left, right } = box.getBoundingClientRect();
        const text = range.getBoundingClientRect();
        if (text.left < left - 1 || text.right > right + 1)
          flaws.push(`sticks out: ${say}, ${Math.round(text.width)} px in ${Math.round(right - left)}`);
      }
    };
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        for (const node of element.childNodes) if (node instanceof Text) look(node);
      }
    };
    visit(document);
    return [...new Set(flaws)];
  });
  return [...found, ...(await clippedText(page)).filter(flaw => flaw.includes('$') && !flaw.includes('button-small'))];
}

declare function coreOfPage(): Core;
