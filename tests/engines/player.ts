import { expect } from '@playwright/test';
import type { EngineElement, EngineFrame, EnginePage } from './engine-page.js';
import { locate, type Wanted } from './locate.js';

/** What a person does on a page or in a frame of it; each step waits for what that person would see. */
export class Player {
  constructor(
    readonly page: EnginePage,
    private readonly frame: EngineFrame = page,
  ) {}

  /** Waits until it is seen. */
  async sees(wanted: Wanted): Promise<void> {
    await expect.poll(async () => (await this.find(wanted)) !== null, { message: `${words(wanted)} is seen` }).toBe(true);
  }

  /** Waits until it is not seen, or no more. */
  async misses(wanted: Wanted): Promise<void> {
    await expect.poll(async () => (await this.find(wanted)) !== null, { message: `${words(wanted)} is gone` }).toBe(false);
  }

  /** Presses the pointer on it, when it stands still. What is covered for a moment is tried again, as a person would. */
  async presses(wanted: Wanted): Promise<void> {
    await expect(
      async () => {
        const element = await this.element(wanted);
        const before = await element.evaluate(placeInView);
        expect(await element.evaluate(placeInView), 'it stands still').toBe(before);
        await element.click();
      },
      `${words(wanted)} is pressed`,
    ).toPass({ timeout: LIMIT });
  }

  /** Writes with the keyboard, in place of what stands in the field. */
  async writes(field: Wanted, text: string): Promise<void> {
    await this.presses(field);
    await (await this.element(field)).evaluate(element => (element as HTMLInputElement).select());
    await this.page.keyboard.type(text);
  }

  /** Its text, without what is hidden; of a field its value. */
  async reads(wanted: Wanted): Promise<string> {
    await this.sees(wanted);
    return (await this.element(wanted)).evaluate(element => (element as HTMLInputElement).value ?? (element as HTMLElement).innerText);
  }

  /** Waits until this can be read there. */
  async readsThere(wanted: Wanted, text: string | RegExp): Promise<void> {
    await expect.poll(() => this.reads(wanted), { message: words(wanted) }).toMatch(text);
  }

  /** The same person in a frame of the page. */
  async in(frame: Wanted): Promise<Player> {
    await this.sees(frame);
    const within = await (await this.element(frame)).contentFrame();
    if (!within) throw new Error(`${words(frame)} is no frame.`);
    return new Player(this.page, within);
  }

  /** What stands there now; throws when nothing is seen. */
  async element(wanted: Wanted): Promise<EngineElement> {
    const element = await this.find(wanted);
    if (!element) throw new Error(`${words(wanted)} is not seen.`);
    return element;
  }

  private async find(wanted: Wanted): Promise<EngineElement | null> {
    return (await this.frame.evaluateHandle(locate, wanted)).asElement();
  }
}

/** What has not come by then never will, also on a busy machine. */
const LIMIT = 30_000; // ms

/** Runs in the page. A page may scroll slowly of its own accord, and a press then meets what came in between. */
function placeInView(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
}

function words({ within, css, name, matching }: Wanted): string {
  const called = name ?? (matching && `/${matching}/`);
  return [css, called && `“${called}”`, within && `in ${within}`].filter(Boolean).join(' ');
}
