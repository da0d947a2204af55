import { useEffect, useRef } from 'react';
import type { Category } from '../../api/games/games.js';
import { useText } from '../../element/core-context.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { GameCard, GameCardSkeleton } from '../../ui/games/game-card.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { choosePage, type LobbyState } from './filter/lobby-state.js';
import { EmptyList } from './empty-list.js';
import { useGamePage } from './use-game-page.js';
import { useSteadyHeight } from './use-steady-height.js';

interface ListViewProps {
  state: LobbyState;
  category: Category | undefined;
  pageSize: number;
  host: HTMLElement;
  show: (next: LobbyState, options?: { replace?: boolean }) => void;
  onLogin: () => void;
  onListed: (listed: Listed) => void;
}

/** What is known of the list beside its games. */
export interface Listed {
  /** How many games match; undefined while it is not known. */
  total?: number | undefined;
  /** Whether its games say their least bet; taken for true while no game stands. */
  saysBets: boolean;
  saysLines: boolean;
}

const FIRST_VIEW = 6; // pictures asked for at once

/** One page of games (LOB-12): cards, or why there are none. */
export function ListView({ state, category, pageSize, host, show, onLogin, onListed }: ListViewProps) {
  const t = useText();
  const { page, stale, error, sameList, locked, retry } = useGamePage(state, pageSize, category);
  const top = useRef<HTMLDivElement>(null);
  useSteadyHeight(top, `${state.category}/${state.filter}`);
  const totalPages = page?.totalPages ?? 0;
  const total = page && !error && !locked ? page.total || page.games.length : undefined;

  const games = page?.games ?? [];
  const saysBets = games.length === 0 || games.some(({ minBet }) => minBet > 0);
  const saysLines = games.length === 0 || games.some(({ minLines }) => minLines > 0);
  useEffect(() => onListed({ total, saysBets, saysLines }), [total, saysBets, saysLines, onListed]);
  // A page beyond the end, from a link or a list that became shorter, is the last one (LOB-13).
  useEffect(() => {
    if (!stale && totalPages > 0 && state.page > totalPages) show(choosePage(state, totalPages), { replace: true });
  }, [stale, totalPages, state, show]);

  const failure = error !== undefined && <ErrorCard error={error} title={t('lobby.failed')} onRetry={retry} />;
  // The cards that stand stay under the note when another page of their list does not come.
  const keeps = error !== undefined && sameList && page !== undefined && page.games.length > 0;
  const amongHot = page !== undefined && page.games.filter(({ isHot }) => isHot).length * 2 > page.games.length;
  const content = () => {
    if (error && !keeps) return failure;
    if (locked || (page && !stale && page.games.length === 0 && totalPages === 0)) {
      return <EmptyList state={state} host={host} locked={locked} show={show} onLogin={onLogin} />;
    }
    return (
      <ul className="lobby-grid" part="grid" role="list" data-keys="" data-stale={((stale || keeps) && page !== undefined) || undefined}>
        {page
          ? page.games.map((game, index) => (
              <li key={game.id}>
                <GameCard game={game} host={host} eager={index < FIRST_VIEW} amongHot={amongHot} />
              </li>
            ))
          : Array.from({ length: pageSize }, (_, index) => (
              <li key={index}>
                <GameCardSkeleton />
              </li>
            ))}
      </ul>
    );
  };
  return (
    <div ref={top} className="lobby-list" aria-busy={stale || undefined}>
      {keeps && failure}
      {content()}
      {(!error || keeps) && !locked && (
        <Pagination page={state.page} total={totalPages} onPage={wanted => show(choosePage(state, wanted))} label={t('lobby.pages')} />
      )}
    </div>
  );
}
