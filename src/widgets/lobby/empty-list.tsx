import { ErrorCard } from '../../ui/atoms/error-card.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { chooseCategory, chooseSearch, HOME, type LobbyState } from './filter/lobby-state.js';
import type { NoGamesProps } from './no-games.js';

const load = () => import('./no-games.js').then(({ NoGames }) => NoGames);

interface EmptyListProps extends Pick<NoGamesProps, 'state' | 'host' | 'locked' | 'unknown' | 'onLogin'> {
  show: (next: LobbyState) => void;
}

/** In place of a list without games. Most visits never see one: its code and words come when one does. */
export function EmptyList({ show, ...props }: EmptyListProps) {
  const { code: NoGames, error, retry } = useLate(load);
  if (error !== undefined) return <ErrorCard error={error} onRetry={retry} />;
  const { state } = props;
  return (
    NoGames && (
      <NoGames
        {...props}
        onHome={() => show(HOME)}
        onClearSearch={() => show(chooseSearch(state, ''))}
        onSearchAll={() => show(chooseSearch(chooseCategory(''), state.search))}
        onClearFilters={() => show(chooseCategory(state.category))}
      />
    )
  );
}
