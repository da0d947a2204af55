import { useEffect, useState } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { GameCard, GameCardSkeleton } from '../../ui/games/game-card.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { useArrowKeys } from '../../ui/keyboard/use-arrow-keys.js';
import type { contract } from './contract.js';
import { NoAccountGames } from './no-account-games.js';
import { useAccountGames } from './use-account-games.js';

const MOST = 60;
const RECENT_PAGE = 12; // LOB-42
const FIRST_VIEW = 6; // pictures asked for at once

/** The account's favourites (LOB-41) or recent games (LOB-42); a heart that is taken leaves the list at once. */
export function AccountGames({ list, pageSize, followRoute, withoutTitle, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  useArrowKeys();
  const { hasTexts } = useGate();
  const state = useStore(core.session.store, session => session.state);
  useStore(core.session.store, session => session.role);
  const shown = list === 'recent' ? 'recent' : 'favourites';
  const allowed = core.access.can(shown);
  const [wanted, choose] = usePage(followRoute, shown);
  const size = Math.max(1, Math.min(Math.trunc(pageSize) || 1, MOST));
  const { page, stale, error, busy, retry } = useAccountGames(shown, wanted, size, allowed);
  // A page beyond the end, of an address or of a list that became shorter, is the last one.
  const totalPages = page?.totalPages ?? 0;
  useEffect(() => {
    if (!stale && totalPages > 0 && wanted > totalPages) choose(totalPages, true);
  }, [stale, totalPages, wanted, choose]);

  const content = () => {
    if (hasTexts && !allowed && state !== 'restoring') return <NoAccountGames list={shown} locked host={host} />;
    if (error) return <ErrorCard error={error} title={t('games.failed')} busy={busy} onRetry={retry} />;
    if (hasTexts && page && !stale && totalPages === 0) return <NoAccountGames list={shown} host={host} />;
    return (
      <>
        <ul
          className="games-grid"
          part="grid"
          role="list"
          data-keys=""
          aria-busy={stale || !hasTexts || undefined}
          data-stale={(stale && page !== undefined) || undefined}
        >
          {page && totalPages > 0
            ? page.games.map((game, index) => (
                <li key={game.id}>
                  <GameCard game={game} host={host} eager={index < FIRST_VIEW} />
                </li>
              ))
            : Array.from({ length: shown === 'recent' ? RECENT_PAGE : size }, (_, index) => (
                <li key={index}>
                  <GameCardSkeleton />
                </li>
              ))}
        </ul>
        <Pagination page={page?.page ?? 1} total={totalPages} onPage={to => choose(to, false)} label={t('games.pages')} />
      </>
    );
  };
  const title = t(shown === 'recent' ? 'nav.recent' : 'nav.favourites');
  return (
    <section className="games" aria-label={title}>
      {!withoutTitle && <h2 className="games-title">{title}</h2>}
      {content()}
    </section>
  );
}

/** The page that is wanted: in the address of the full site, else in memory; another list begins with its first. */
function usePage(followRoute: boolean, list: string): [page: number, choose: (page: number, replace: boolean) => void] {
  const { navigation } = useCore();
  const inAddress = useStore(navigation.store, ({ query }) => query.page);
  const [memory, setMemory] = useState({ list, page: 1 });
  const page = followRoute ? Math.max(1, Math.trunc(Number(inAddress)) || 1) : memory.list === list ? memory.page : 1;
  const choose = (to: number, replace: boolean) => {
    if (followRoute) navigation.setQuery({ page: to > 1 ? String(to) : '' }, { push: !replace });
    else setMemory({ list, page: to });
  };
  return [page, choose];
}
