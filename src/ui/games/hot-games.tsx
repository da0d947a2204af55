import { useCore, useQuery, useText } from '../../element/core-context.js';
import { part } from '../../element/part.js';
import { useArrowKeys } from '../keyboard/use-arrow-keys.js';
import { useOffer } from '../page/use-offer.js';
import card from './card.css';
import { GameCard } from './game-card.js';
import css from './hot-games.css';
import image from './lazy-image.css';

const MOST = 12;

/** What others play, where a search has not begun or what was looked for is not there; it says nothing of its own failure. */
export const HotGames = part(HotGamesView, { css: [image, card, css] });

function HotGamesView({ host }: { host: HTMLElement }) {
  const { catalogue } = useCore();
  const t = useText();
  useArrowKeys();
  const isOffered = useOffer('lobby.hot');
  const games = useQuery(isOffered ? catalogue.hotGames() : undefined).data ?? [];
  if (games.length === 0) return null;
  return (
    <div className="hot-games" role="group" aria-label={t('lobby.hot-games')}>
      <h2 className="hot-games-title">{t('lobby.hot-games')}</h2>
      <ul className="hot-games-grid" role="list" data-keys="">
        {games.slice(0, MOST).map(game => (
          <li key={game.id}>
            <GameCard game={game} host={host} amongHot />
          </li>
        ))}
      </ul>
    </div>
  );
}
