import { recentGames } from '../../core/games/account-games.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { history, layoutGrid } from '../../ui/atoms/icons.js';
import { GameCard } from '../../ui/games/game-card.js';
import { useLiked } from '../../ui/games/use-liked.js';
import { Rail } from '../../ui/motion/rail.js';
import { blockLimit } from './game-page.js';

/** A row of fewer would stand nearly empty above the games that everybody plays. */
const LEAST = 3;

/**
 * On top for who is signed in: what the account played last, then what it likes; new games where it has hardly any. Its room is kept
 * from the first view on, so that what is below does not move under a finger.
 */
export function OwnRail({ host }: { host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  // Undefined while a stored token is being proved.
  const isAllowed = useStore(core.session.store, ({ state }) => (state === 'restoring' ? undefined : core.access.can('favourites')));
  const recent = useQuery(isAllowed ? recentGames(core) : undefined);
  const favourites = useQuery(isAllowed ? core.account.favouriteGames() : undefined);
  const liked = useLiked(favourites.data);
  const limit = blockLimit('HOT');
  const own = [...new Map([...(recent.data ?? []), ...(liked ?? [])].map(game => [game.id, game])).values()];
  const isKnown = (recent.data ?? recent.error) && (liked ?? favourites.error);
  const hasFew = isKnown && own.length < LEAST;
  const newest = useQuery(hasFew ? core.catalogue.games({ subcategory: 'NEW', page: 1, pageSize: limit }) : undefined);
  const games = hasFew ? newest.data?.games : isKnown ? own : undefined;
  if (isAllowed === false || newest.error || (games && !games[0])) return null;
  if (!games) return <div className="own-room" />;
  return (
    <Rail
      className="rail-games"
      title={t(hasFew ? 'lobby.new' : 'lobby.own')}
      lead={<Icon of={hasFew ? layoutGrid : history} className="rail-icon" />}
    >
      {games.slice(0, limit).map(game => (
        <li key={game.id}>
          <GameCard game={game} host={host} amongHot />
        </li>
      ))}
    </Rail>
  );
}
