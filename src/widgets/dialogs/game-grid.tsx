import type { Game } from '../../api/games/games.js';
import { useText } from '../../element/core-context.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';

interface GameGridProps {
  /** Undefined while they are on their way. */
  games?: readonly Game[];
  onPlay(game: Game): void;
}

/** Small game cards; each is one button. */
export function GameGrid({ games, onPlay }: GameGridProps) {
  const t = useText();
  if (!games) {
    return (
      <div className="games" aria-busy="true" role="status" aria-label={t('common.loading')}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="game-art" />
        ))}
      </div>
    );
  }
  return (
    <ul className="games">
      {games.map(game => (
        <li key={game.id}>
          <button type="button" className="game" aria-label={t('game.play-name', { name: game.name })} onClick={() => onPlay(game)}>
            <LazyImage className="game-art" src={game.imageUrl} title={game.name} />
            <span className="game-name">{game.name}</span>
            <span className="game-vendor">{game.vendorName}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
