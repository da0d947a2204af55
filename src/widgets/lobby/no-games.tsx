import { useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { heart, history, lock, search } from '../../ui/atoms/icons.js';
import { chooseCategory, chooseSearch, HOME, type LobbyState } from './filter/lobby-state.js';

interface NoGamesProps {
  state: LobbyState;
  /** The list is an account's and nobody is logged in. */
  locked: boolean;
  /** The platform does not list the category. */
  unknown?: boolean;
  show: (next: LobbyState) => void;
  onLogin: () => void;
}

/** An empty list says why, and what to do next. */
export function NoGames({ state, locked, unknown = false, show, onLogin }: NoGamesProps) {
  const t = useText();
  if (unknown) {
    return (
      <EmptyState icon={search} title={t('lobby.unknown')} text={t('lobby.unknown-hint')}>
        <Button kind="primary" onClick={() => show(HOME)}>
          {t('lobby.to-games')}
        </Button>
      </EmptyState>
    );
  }
  const recent = state.filter === 'RECENT';
  if (locked) {
    return (
      <EmptyState icon={lock} title={t(recent ? 'lobby.login-recent' : 'lobby.login-favourites')}>
        <Button kind="primary" onClick={onLogin}>
          {t('nav.log-in')}
        </Button>
      </EmptyState>
    );
  }
  if (state.search) {
    return (
      <EmptyState icon={search} title={t('lobby.empty-search', { text: state.search })} text={t('lobby.empty-search-hint')}>
        <Button onClick={() => show(chooseSearch(state, ''))}>{t('lobby.clear-search')}</Button>
      </EmptyState>
    );
  }
  const narrowed = state.vendor !== '' || state.subcategory !== '' || state.minBet > 0 || state.minLines > 0;
  if (state.filter === 'FAV' || recent) {
    return (
      <EmptyState
        icon={recent ? history : heart}
        title={t(recent ? 'lobby.empty-recent' : 'lobby.empty-favourites')}
        text={t(recent ? 'lobby.empty-recent-hint' : 'lobby.empty-favourites-hint')}
      >
        <Button onClick={() => show(HOME)}>{t('lobby.to-games')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={search} title={t('lobby.empty')} text={t('lobby.empty-hint')}>
      {narrowed || state.filter ? (
        <Button onClick={() => show(chooseCategory(state.category))}>{t('lobby.clear-filters')}</Button>
      ) : undefined}
    </EmptyState>
  );
}
