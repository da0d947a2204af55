import { useCore, useQuery, useText } from '../../../element/core-context.js';
import { GameCard } from '../../../ui/games/game-card.js';

const MOST = 12;

/** What others play, for whom a search has not begun, or found nothing; it says nothing of its own failure. */
export function HotGames({ host, className }: { host: HTMLElement; className: string }) {
  const { catalogue } = useCore();
  const t = useText();
  const games = useQuery(catalogue.hotGames()).data ?? [];
  if (games.length === 0) return null;
  return (
    <div role="group" className="lobby-instead" aria-label={t('lobby.hot-games')}>
      <h3 className="lobby-instead-title">{t('lobby.hot-games')}</h3>
      <ul className={className} role="list" data-keys="">
        {games.slice(0, MOST).map(game => (
          <li key={game.id}>
            <GameCard game={game} host={host} amongHot />
          </li>
        ))}
      </ul>
    </div>
  );
}
