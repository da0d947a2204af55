import { expect, type CDPSession, type Page } from '@playwright/test';

/** What has the focus, as the browser hands it to assistive technology. */
export interface Heard {
  role: string;
  name: string;
}

interface AxNode {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
}

/** A person without a pointer, who hears the page: keys go in, the accessibility tree comes out. */
export class ByKeyboard {
  private constructor(
    private readonly page: Page,
    private readonly tree: CDPSession,
  ) {}

  static async of(page: Page): Promise<ByKeyboard> {
    const tree = await page.context().newCDPSession(page);
    await tree.send('Accessibility.enable');
    return new ByKeyboard(page, tree);
  }

  async heard(): Promise<Heard> {
    const { nodes } = (await this.tree.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    const focused = nodes.filter(({ properties }) => properties?.some(({ name, value }) => name === 'focused' && value.value === true));
    const node = focused.at(-1);
    return { role: node?.role?.value ?? 'nothing', name: (node?.name?.value ?? '').replace(/\s+/g, ' ').trim() };
  }

  /** Over the navigation, by the page's first stop. */
  async skip(): Promise<void> {
    await this.tabTo('link', 'Skip to content', 2);
    await this.page.keyboard.press('Enter');
  }

  /** Tabs on until this is heard, over at most so many stops; every stop on the way has a role and a name. */
  async tabTo(role: string, name: string | RegExp, most = 40): Promise<number> {
    const met: string[] = [];
    for (let stops = 1; stops <= most; stops++) {
      await this.page.keyboard.press('Tab');
      const heard = await this.heard();
      if (heard.role !== 'RootWebArea' && heard.role !== 'nothing')
        expect(heard.name, `stop ${stops}, a ${heard.role}, has a name`).not.toBe('');
      if (heard.role === role && matches(heard.name, name)) return stops;
      met.push(`${heard.role} “${heard.name}”`);
    }
    throw new Error(`No ${role} ${String(name)} within ${most} stops: ${met.join(', ')}`);
  }

  /** Waits until the focus is there by itself. */
  async hears(role: string, name: string | RegExp): Promise<void> {
    await expect
      .poll(async () => {
        const heard = await this.heard();
        return heard.role === role && matches(heard.name, name) ? 'heard' : `${heard.role} “${heard.name}”`;
      })
      .toBe('heard');
  }
}

function matches(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name);
}
