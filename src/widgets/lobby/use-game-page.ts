import { useEffect, useState } from 'react';
import type { Category, Game, GamePage } from '../../api/games/games.js';
import { recentGames } from '../../core/games/account-games.js';
import type { Core, Query } from '../../core/parts/core.js';
import { useCore, useQuery, useStore } from '../../element/core-context.js';
import { useLiked } from '../../ui/games/use-liked.js';
import { accountActionOf } from './filter/filter.js';
import { pageOfList } from './game-page.js';
import type { LobbyState } from './filter/lobby-state.js';

export interface ShownPage {
  /** The last page known: it stays while the next is under way. */
  page?: GamePage;
  /** What `page` shows is not yet what was asked for. */
  stale: boolean;
  error?: unknown;
  /** `page` is another page of the very list that was asked for, which stays good to look at when the next one fails. */
  sameList: boolean;
  /** The list is the account's and nobody may see it now. */
  locked: boolean;
  retry(): void;
}

/** The page of games that the state asks for. Only the answer to the newest question is ever shown as current. */
export function useGamePage(state: LobbyState, pageSize: number, category: Category | undefined): ShownPage {
  const core = useCore();
  useStore(core.session.store, session => session.role);
  useStore(core.language.store, ({ language }) => language);
  const action = accountActionOf(state.filter);
  const locked = action !== undefined && !core.access.can(action);
  const whole = useQuery(locked ? undefined : wholeList(core, state));
  const paged = useQuery(locked ? undefined : pagedList(core, state, pageSize));

  const liked = useLiked(whole.data);
  const list = state.filter === 'FAV' ? liked : whole.data;
  const answer = list ? pageOfList(list, state, pageSize, category) : paged.data;
  const question = JSON.stringify({ ...state, pageSize });
  const listed = JSON.stringify({ ...state, page: 1 });
  const [last, setLast] = useState<{ question: string; list: string; page: GamePage }>();
  // Lists that are cut here are cut anew at every render; what counts is which games they hold.
  useEffect(() => {
    if (answer && (last?.question !== question || !sameGames(last.page, answer))) setLast({ question, list: listed, page: answer });
  }, [answer, last, question, listed]);

  const { error } = whole.error ? whole : paged;
  return {
    page: answer ?? last?.page,
    stale: !answer && !error,
    error: answer ? undefined : error,
    sameList: last?.list === listed,
    locked,
    retry: () => {
      whole.refresh();
      paged.refresh();
    },
  };
}

/** Lists that the platform gives in one piece. */
function wholeList(core: Core, state: LobbyState): Query<Game[]> | undefined {
  if (state.filter === 'HOT') return core.catalogue.hotGames(state.category, state.vendor);
  if (state.filter === 'FAV') return core.account.favouriteGames();
  return state.filter === 'RECENT' ? recentGames(core) : undefined;
}

function pagedList(core: Core, state: LobbyState, pageSize: number): Query<GamePage> | undefined {
  if (state.filter !== '' && state.filter !== 'ALL' && state.filter !== 'NEW') return undefined;
  return core.catalogue.games({
    type: state.category,
    vendorCode: state.vendor,
    subcategory: state.subcategory || (state.filter === 'NEW' ? 'NEW' : ''),
    name: state.search,
    minBet: state.minBet,
    minLines: state.minLines,
    page: state.page,
    pageSize,
  });
}

function sameGames(a: GamePage, b: GamePage): boolean {
  return a.totalPages === b.totalPages && a.games.length === b.games.length && a.games.every((game, index) => game === b.games[index]);
}
