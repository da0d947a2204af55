import { useCallback, useState } from 'react';
import type { GameFilter, Vendor } from '../../api/games.js';
import type { ViewProps } from '../contract.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { IconButton } from '../ui/button.js';
import { categoryTitle } from '../ui/category-title.js';
import { ErrorCard } from '../ui/error-card.js';
import { arrowLeft } from '../ui/icons.js';
import { VendorCard } from '../ui/vendor-card.js';
import type { contract } from './contract.js';
import { accountActionOf } from './filter.js';
import { subcategoriesOf, vendorsOf } from './game-page.js';
import { HomeView } from './home-view.js';
import { ListTools } from './list-tools.js';
import { ListView } from './list-view.js';
import { LobbyMenu } from './lobby-menu.js';
import { chooseCategory, chooseFilter, chooseSearch, chooseSubcategory, chooseVendor, HOME, screenOf, type LobbyState } from './lobby-state.js';
import { SearchBox } from './search-box.js';
import { useLobbyState } from './use-lobby-state.js';

const PAGE_SIZE_LIMIT = 60;

/** The games of the platform: home view, vendors of a category, or a list of games. */
export function Lobby(props: ViewProps<typeof contract>) {
  const { host, followRoute, withoutMenu, withoutSearch, withoutHot } = props;
  const core = useCore();
  const t = useText();
  const { state, show } = useLobbyState(props, host);
  const { data: categories, error, refresh } = useQuery(core.catalogue.categories());
  const [total, setTotal] = useState<number>();
  const screen = screenOf(state);
  const category = categories?.find(({ code }) => code === state.category);
  const vendors = vendorsOf(categories ?? [], state.category);

  const showFromTop = (next: LobbyState) => {
    show(next);
    if (host.getBoundingClientRect().top < 0) host.scrollIntoView({ block: 'start' }); // LOB-14
  };
  const showCategory = (code: string) => {
    if (followRoute) void core.launch.category(code, { from: host });
    else showFromTop(chooseCategory(code));
  };
  /** A list of the account opens after the login that it asks for; favourites leave a visitor at home (LOB-06, LOB-07, LOB-16). */
  const showFilter = (base: LobbyState, filter: GameFilter) => {
    const next = chooseFilter(base, filter);
    const action = accountActionOf(filter);
    if (!action || core.access.ask(action, () => showFromTop(next))) showFromTop(next);
    else if (filter === 'FAV' && base === HOME && core.session.store.getState().state === 'logged-out') show(HOME);
  };
  const openVendor = useCallback(
    (vendor: Vendor) => {
      // A slot vendor opens its list of games, which anybody may see; without an address that is in place (GAM-04).
      if (vendor.type === 'RNG' && followRoute) core.navigation.navigate(`/rng?vassalage=${encodeURIComponent(vendor.code)}`, { from: host });
      else if (vendor.type === 'RNG') show(chooseVendor(chooseCategory(vendor.type), vendor.code));
      else void core.launch.vendor(vendor, { from: host }).catch(() => undefined);
    },
    // `show` is new at every render, and what it does depends on followRoute only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [core, host, followRoute],
  );

  const title = category ? categoryTitle(category, t) : (state.category || t(TITLES[state.filter] ?? 'lobby.all-games'));
  return (
    <div className="lobby" data-screen={screen}>
      <div className="lobby-bar">
        {!withoutMenu && (
          <LobbyMenu categories={categories} state={state} onFilter={filter => showFilter(HOME, filter)} onCategory={showCategory} />
        )}
        {!withoutSearch && <SearchBox value={state.search} onSearch={text => show(chooseSearch(state, text), { replace: true })} />}
      </div>
      {error && !categories && <ErrorCard error={error} title={t('lobby.failed')} onRetry={refresh} />}
      {screen === 'home' ? (
        (categories || !error) && (
          <HomeView
            categories={categories}
            host={host}
            withoutHot={withoutHot}
            onMoreHot={() => showFromTop(chooseFilter(HOME, 'HOT'))}
            onCategory={showCategory}
            onVendor={openVendor}
          />
        )
      ) : (
        <section className="lobby-results" aria-label={title}>
          <div className="lobby-head">
            {!withoutMenu && <IconButton icon={arrowLeft} mirrored label={t('lobby.to-lobby')} onClick={() => showFromTop(HOME)} />}
            <h2 className="lobby-title">{title}</h2>
            <p className="lobby-count tabular" role="status">
              {screen === 'games' && total !== undefined && t('lobby.games', { count: total, number: new Intl.NumberFormat(core.language.locale()).format(total) })}
            </p>
          </div>
          <ListTools
            state={state}
            vendors={vendors}
            subcategories={categories || state.category !== 'RNG' ? subcategoriesOf(category, state.vendor, core.config.languages) : undefined}
            onFilter={filter => showFilter(state, filter)}
            onVendor={code => show(chooseVendor(state, code))}
            onSubcategory={code => show(chooseSubcategory(state, code))}
          />
          {screen === 'vendors' && (
            <ul className="lobby-grid lobby-grid-vendors" part="grid" role="list">
              {vendors.map(vendor => (
                <li key={vendor.code}>
                  <VendorCard vendor={vendor} onOpen={openVendor} />
                </li>
              ))}
            </ul>
          )}
          {screen === 'games' && (
            <ListView
              key={`${state.category}/${state.filter}`}
              state={state}
              category={category}
              pageSize={Math.max(1, Math.min(Math.trunc(props.pageSize), PAGE_SIZE_LIMIT))}
              host={host}
              show={show}
              onLogin={() => showFilter(state, state.filter || 'ALL')}
              onTotal={setTotal}
            />
          )}
        </section>
      )}
    </div>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  HOT: 'lobby.hot-games',
  FAV: 'lobby.favourites',
  RECENT: 'lobby.recent',
  NEW: 'lobby.new',
};
