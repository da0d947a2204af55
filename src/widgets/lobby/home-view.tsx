import type { Category, Vendor } from '../../api/games/games.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { GameCard, GameCardSkeleton } from '../../ui/games/game-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronRight, flame } from '../../ui/atoms/icons.js';
import { Rail } from '../../ui/motion/rail.js';
import { CategoryRail, CategoryRailSkeleton } from './category-rail.js';
import { blockLimit } from './game-page.js';
import { OwnRail } from './own-rail.js';

interface HomeViewProps {
  categories: readonly Category[] | undefined;
  host: HTMLElement;
  withoutHot: boolean;
  onMoreHot: () => void;
  onCategory: (code: string) => void;
  onVendor: (vendor: Vendor) => void;
}

const FIRST_VIEW = 6; // pictures asked for at once
const FIRST_RAILS = 2; // of the categories

/** The hot games, then a block per category. A block that fails leaves the others standing. */
export function HomeView({ categories, host, withoutHot, onMoreHot, onCategory, onVendor }: HomeViewProps) {
  return (
    <div className="lobby-home">
      <OwnRail host={host} />
      {!withoutHot && <HotRail host={host} onMore={onMoreHot} silent={!categories} />}
      {categories
        ? categories.map((category, index) => (
            <CategoryRail
              key={category.code}
              category={category}
              first={index < FIRST_RAILS}
              host={host}
              onAll={onCategory}
              onVendor={onVendor}
            />
          ))
        : Array.from({ length: 3 }, (_, index) => <CategoryRailSkeleton key={index} />)}
    </div>
  );
}

interface HotRailProps {
  host: HTMLElement;
  onMore: () => void;
  /** Says nothing of a failure: the lobby itself does. */
  silent: boolean;
}

function HotRail({ host, onMore, silent }: HotRailProps) {
  const { catalogue } = useCore();
  const t = useText();
  const { data: games, error, loading, refresh } = useQuery(catalogue.hotGames());
  const failed = error !== undefined && !games;
  if (games?.length === 0 || (failed && silent)) return null;
  const limit = blockLimit('HOT');
  return (
    <Rail
      className="rail-games"
      title={t('lobby.hot-games')}
      lead={<Icon of={flame} className="rail-icon" />}
      busy={!games && !failed}
      actions={
        <Button kind="quiet" size="small" className="rail-all" onClick={onMore}>
          {t('lobby.more-games')}
          <Icon of={chevronRight} mirrored />
        </Button>
      }
    >
      {games
        ? games.slice(0, limit).map((game, index) => (
            <li key={game.id}>
              <GameCard game={game} host={host} eager={index < FIRST_VIEW} amongHot />
            </li>
          ))
        : Array.from({ length: failed ? 1 : limit }, (_, index) => (
            <li key={index} className={failed ? 'rail-keeper' : undefined}>
              <GameCardSkeleton />
            </li>
          ))}
      {failed && (
        <li className="rail-failed">
          <ErrorCard error={error} title={t('lobby.failed')} busy={loading} onRetry={refresh} />
        </li>
      )}
    </Rail>
  );
}
