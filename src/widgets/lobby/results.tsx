import { useState } from 'react';
import type { Category, GameFilter, Vendor } from '../../api/games/games.js';
import type { TextKey } from '../../core/parts/core.js';
import { useCore, useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { categoryTag, categoryTitle } from '../../ui/games/category-title.js';
import { arrowLeft } from '../../ui/atoms/icons.js';
import { subcategoriesOf, vendorsOf } from './game-page.js';
import { ListTools } from './filter/list-tools.js';
import { ListView, type Listed } from './list-view.js';
import { chooseStakes, chooseSubcategory, chooseVendor, HOME, type LobbyState } from './filter/lobby-state.js';
import { EmptyList } from './empty-list.js';
import { VendorGrid } from './vendor-grid.js';

interface ResultsProps {
  state: LobbyState;
  /** Undefined while they load, and when they do not come. */
  categories: readonly Category[] | undefined;
  screen: 'vendors' | 'games';
  pageSize: number;
  withoutMenu: boolean;
  host: HTMLElement;
  show: (next: LobbyState, options?: { replace?: boolean }) => void;
  showFromTop: (next: LobbyState) => void;
  onFilter: (filter: GameFilter) => void;
  onVendor: (vendor: Vendor) => void;
}

const TITLES: Readonly<Record<string, TextKey>> = {
  HOT: 'lobby.hot-games',
  FAV: 'lobby.favourites',
  RECENT: 'lobby.recent',
  NEW: 'lobby.new',
};

/** Fewer vendors than fill a row leave room for their games. */
const FEW = 6;

/** The list view: what is listed, what narrows it, and the cards. */
export function Results({ state, categories, screen, pageSize, withoutMenu, host, show, showFromTop, onFilter, onVendor }: ResultsProps) {
  const core = useCore();
  const t = useText();
  const [{ total, saysBets, saysLines }, setListed] = useState<Listed>({ saysBets: true, saysLines: true });
  const category = categories?.find(({ code }) => code === state.category);
  const vendors = vendorsOf(categories ?? [], state.category);
  // A code that the platform does not list, of an attribute or an address, or a category that has no vendor now.
  const isUnknown = state.category !== '' && categories !== undefined && !category;
  const plainTitle =
    state.search && !state.category ? t('lobby.results', { text: state.search }) : t(TITLES[state.filter] ?? 'lobby.all-games');
  const title = isUnknown ? t('lobby.menu') : category ? categoryTitle(category, t) : state.category ? undefined : plainTitle;
  return (
    <section className="lobby-results" aria-label={title}>
      <div className="lobby-head">
        {!withoutMenu && <IconButton icon={arrowLeft} mirrored label={t('lobby.to-lobby')} onClick={() => showFromTop(HOME)} />}
        {/* A heading without words would be announced as one. */}
        <h2 className="lobby-title" lang={category && categoryTag(category)} aria-hidden={title === undefined || undefined}>
          {title ?? '\u00a0'}
        </h2>
        <p className="lobby-count tabular" role="status">
          {/* Its line is kept, so that nothing moves when it comes. */}
          {screen === 'games' && (isUnknown || total === undefined ? '\u00a0' : t('lobby.games', { count: total, number: total }))}
        </p>
      </div>
      {isUnknown ? (
        <EmptyList unknown state={state} host={host} locked={false} show={show} onLogin={() => undefined} />
      ) : (
        <>
          <ListTools
            state={state}
            vendors={vendors}
            subcategories={
              categories || state.category !== 'RNG' ? subcategoriesOf(category, state.vendor, core.config.languages) : undefined
            }
            onFilter={onFilter}
            onVendor={code => show(chooseVendor(state, code))}
            onSubcategory={code => show(chooseSubcategory(state, code))}
            saysBets={saysBets}
            saysLines={saysLines}
            onStakes={stakes => show(chooseStakes(state, stakes))}
          />
          {screen === 'vendors' && <VendorGrid vendors={categories && vendors} onOpen={onVendor} />}
          {(screen === 'games' || (categories && vendors.length < FEW)) && (
            <ListView
              key={`${state.category}/${state.filter}`}
              state={state}
              category={category}
              pageSize={pageSize}
              host={host}
              show={show}
              onLogin={() => onFilter(state.filter || 'ALL')}
              onListed={setListed}
            />
          )}
        </>
      )}
    </section>
  );
}
