import { useEffect, useState } from 'react';
import type { Game } from '../../api/games/games.js';
import { useCore, useQuery, useStore } from '../../element/core-context.js';
import { useLiked } from '../../ui/games/use-liked.js';
import { clampPage } from '../../ui/atoms/page-range.js';

export interface AccountPage {
  games: readonly Game[];
  totalPages: number;
  /** The page that these games are, moved into the range that exists. */
  page: number;
}

/**
 * One page of the account's games. Favourites come all at once and are paged here (LOB-41, OP-56), without those whose heart
 * was taken meanwhile; recent games come page by page (LOB-42). Nothing is asked for while nobody may see it.
 */
export function useAccountGames(list: 'favourites' | 'recent', wanted: number, pageSize: number, allowed: boolean) {
  const core = useCore();
  useStore(core.language.store, ({ language }) => language);
  const all = useQuery(allowed && list === 'favourites' ? core.account.favouriteGames() : undefined);
  const recent = useQuery(allowed && list === 'recent' ? core.account.recentGames(wanted) : undefined);
  const liked = useLiked(all.data);
  const loaded = list === 'favourites' ? cut(liked, wanted, pageSize) : whole(recent.data, wanted);
  const [last, setLast] = useState<{ list: string; page: AccountPage }>();
  useEffect(() => {
    if (loaded && (last?.list !== list || !same(last.page, loaded))) setLast({ list, page: loaded });
  }, [loaded, last, list]);
  const query = list === 'favourites' ? all : recent;
  return {
    page: loaded ?? (last?.list === list ? last.page : undefined),
    stale: !loaded && !query.error,
    error: loaded ? undefined : query.error,
    busy: query.loading,
    retry: query.refresh,
  };
}

function cut(games: readonly Game[] | undefined, wanted: number, pageSize: number): AccountPage | undefined {
  if (!games) return undefined;
  const totalPages = Math.ceil(games.length / pageSize);
  const page = clampPage(wanted, totalPages);
  return { games: games.slice((page - 1) * pageSize, page * pageSize), totalPages, page };
}

function whole(answer: { list: Game[]; totalPages: number } | undefined, wanted: number): AccountPage | undefined {
  return answer && { games: answer.list, totalPages: answer.totalPages, page: clampPage(wanted, answer.totalPages) };
}

function same(a: AccountPage, b: AccountPage): boolean {
  return (
    a.page === b.page &&
    a.totalPages === b.totalPages &&
    a.games.length === b.games.length &&
    a.games.every((game, index) => game === b.games[index])
  );
}
