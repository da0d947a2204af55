import { rootOf } from './mount.js';
import { find, named, type } from './page.js';

/** What a player reads and does in `<gp-lobby>`. */

export const LIST = '/wps/relay/GCSGAME_gameList';

export function all(lobby: Element, selector: string): HTMLElement[] {
  return [...rootOf(lobby).querySelectorAll<HTMLElement>(selector)];
}

/** Names of the games of the list view. */
export function gameNames(lobby: Element): string[] {
  return all(lobby, '.lobby-grid .game-card .card-action').map(action => action.textContent);
}

export function cardOf(lobby: Element, name: string): HTMLElement | undefined {
  return all(lobby, '.card:not([aria-hidden])').find(element => element.querySelector('.card-name')?.textContent === name);
}

/** Has all games shown that match. */
export async function searchFor(lobby: Element, text: string): Promise<void> {
  (rootOf(lobby).querySelector<HTMLElement>('button.search-field') ?? (await named(lobby, 'Search games'))).click();
  const input = await find<HTMLInputElement>(lobby, 'input[type=search]');
  type(input, text);
  input.form!.requestSubmit();
}

export function pick(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
