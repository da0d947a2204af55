import { recentGames } from '../../core/games/account-games.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { history } from '../../ui/atoms/icons.js';
import { GameCard } from '../../ui/games/game-card.js';
import { useLiked } from '../../ui/games/use-liked.js';
import { Rail } from '../../ui/motion/rail.js';
import { blockLimit } from './game-page.js';

/**
 * On top for who is signed in: what the account played last, then what it likes. Without either, nothing stands, and no room is kept
 * before that is known: what is below would move twice.
 */
export function OwnRail({ host }: { host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  const isAllowed = useStore(core.session.store, () => core.access.can('favourites'));
  const recent = useQuery(isAllowed ? recentGames(core) : undefined);
  const favourites = useQuery(isAllowed ? core.account.favouriteGames() : undefined);
  const liked = useLiked(favourites.data);
  const isKnown = (recent.data ?? recent.error) && (liked ?? favourites.error);
  const games = [...new Map([...(recent.data ?? []), ...(liked ?? [])].map(game => [game.id, game])).values()];
  if (!isAllowed || !isKnown || games.length === 0) return null;
  return (
    <Rail className="rail-games" title={t('lobby.own')} lead={<Icon of={history} className="rail-icon" />}>
      {games.slice(0, blockLimit('HOT')).map(game => (
        <li key={game.id}>
          <GameCard game={game} host={host} amongHot />
        </li>
      ))}
    </Rail>
  );
}
