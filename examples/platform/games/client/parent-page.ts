import type { GameMessage } from '../protocol.js';
import { backAddress } from './back-address.js';

/**
 * Tells the page around the game. It holds no secret, so any parent may read it; which pages may be the parent is decided
 * by the page's `frame-ancestors`. Opened as a window of its own, the opener is told.
 */
export function tellParent(message: GameMessage): void {
  const listener: Window | null = parent !== window ? parent : (opener as Window | null);
  listener?.postMessage(message, '*');
}

/** The page around shows the game's name and the way out already; its frame says so by its name. */
export function isBarred(): boolean {
  return parent !== window && window.name === 'gp-game-barred';
}

/** The game's only credential, in its address. */
export function launchToken(): string {
  const query = new URLSearchParams(location.search);
  return query.get('session') ?? query.get('token') ?? '';
}

/** Leaves the game: the parent closes the frame; a page of its own goes to its `?back=` address, where that is the platform's or an allowed one, or closes itself. */
export function leave(): void {
  tellParent({ source: 'gp-game', type: 'exit' });
  if (parent !== window) return;
  const back = new URLSearchParams(location.search).get('back') ?? '';
  const address = backAddress(back, location.origin, (document.documentElement.dataset.back ?? '').split(' '));
  if (address) location.assign(address);
  else close();
}
