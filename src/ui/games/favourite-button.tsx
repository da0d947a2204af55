import type { FavouriteGame } from '../../core/parts/core.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../atoms/icon.js';
import { heart } from '../atoms/icons.js';

interface FavouriteButtonProps {
  game: FavouriteGame & { name: string };
  /** The element that raises gp-login-required. */
  host: HTMLElement;
}

/** The heart of a card (LOB-29..32); core asks for the login and keeps the pace. */
export function FavouriteButton({ game, host }: FavouriteButtonProps) {
  const { favourites } = useCore();
  const t = useText();
  const pressed = useStore(favourites.store, ({ ids, isOff }) => (isOff ? undefined : ids.has(game.id)));
  if (pressed === undefined) return null;
  const label = t(pressed ? 'game.remove-favourite' : 'game.add-favourite');
  return (
    <button
      type="button"
      className="card-heart"
      part="heart"
      data-asks="favourites"
      aria-label={`${label}: ${game.name}`}
      aria-pressed={pressed}
      title={label}
      onClickCapture={() => void favourites.toggle(game, host).catch(() => undefined)}
    >
      <Icon of={heart} filled={pressed} />
    </button>
  );
}
