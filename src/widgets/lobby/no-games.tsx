import { useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { heart, history, lock, search } from '../../ui/atoms/icons.js';
import { HotGames } from '../../ui/games/hot-games.js';
import type { LobbyState } from './filter/lobby-state.js';
import css from './no-games.css';

export interface NoGamesProps {
  state: LobbyState;
  host: HTMLElement;
  /** The list is an account's and nobody is logged in. */
  locked: boolean;
  /** The platform does not list the category. */
  unknown?: boolean;
  onHome: () => void;
  onClearSearch: () => void;
  /** The same search among all games. */
  onSearchAll: () => void;
  onClearFilters: () => void;
  onLogin: () => void;
}

/** An empty list says why, and what to do next. */
export const NoGames = part(NoGamesView, { css: [css], texts: ['games'] });

function NoGamesView({ state, host, locked, unknown = false, onHome, onClearSearch, onSearchAll, onClearFilters, onLogin }: NoGamesProps) {
  const t = useText();
  if (useGate().gate === 'waiting') return null;
  if (unknown) {
    return (
      <>
        <EmptyState icon={search} title={t('lobby.unknown')} text={t('lobby.unknown-hint')}>
          <Button kind="primary" onClick={onHome}>
            {t('games.to-lobby')}
          </Button>
        </EmptyState>
        <HotGames host={host} />
      </>
    );
  }
  const recent = state.filter === 'RECENT';
  if (locked) {
    return (
      <EmptyState icon={lock} title={t(recent ? 'games.login-recent' : 'games.login-favourites')}>
        <Button kind="primary" onClick={onLogin}>
          {t('nav.log-in')}
        </Button>
      </EmptyState>
    );
  }
  if (state.search) {
    return (
      <>
        <EmptyState
          icon={search}
          title={t('lobby.empty-search', { text: state.search })}
          text={state.category ? undefined : t('lobby.empty-search-hint')}
        >
          {state.category && (
            <Button kind="primary" onClick={onSearchAll}>
              {t('search.everywhere')}
            </Button>
          )}
          <Button onClick={onClearSearch}>{t('lobby.clear-search')}</Button>
        </EmptyState>
        <HotGames host={host} />
      </>
    );
  }
  const narrowed = state.vendor !== '' || state.subcategory !== '' || state.minBet > 0 || state.minLines > 0;
  if (state.filter === 'FAV' || recent) {
    return (
      <EmptyState
        icon={recent ? history : heart}
        title={t(recent ? 'games.empty-recent' : 'games.empty-favourites')}
        text={t(recent ? 'games.empty-recent-hint' : 'games.empty-favourites-hint')}
      >
        <Button onClick={onHome}>{t('games.to-lobby')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={search} title={t('lobby.empty')} text={t('lobby.empty-hint')}>
      {narrowed || state.filter ? <Button onClick={onClearFilters}>{t('lobby.clear-filters')}</Button> : undefined}
    </EmptyState>
  );
}
