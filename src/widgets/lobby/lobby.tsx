import { useCallback, useEffect } from 'react';
import type { GameFilter, Vendor } from '../../api/games/games.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { useArrowKeys } from '../../ui/keyboard/use-arrow-keys.js';
import { useComeBack } from '../../element/use-come-back.js';
import type { contract } from './contract.js';
import { accountActionOf } from './filter/filter.js';
import { subcategoriesOf, vendorsOf } from './game-page.js';
import { HomeView } from './home-view.js';
import { LobbyMenu } from './lobby-menu.js';
import { chooseCategory, chooseFilter, chooseSearch, chooseVendor, HOME, screenOf, type LobbyState } from './filter/lobby-state.js';
import { Results } from './results.js';
import { useOffer } from '../../ui/page/use-offer.js';
import { SearchBox } from './search/search-box.js';
import { useLobbyState } from './use-lobby-state.js';

const PAGE_SIZE_LIMIT = 60;

/** The games of the platform: home view, vendors of a category, or a list of games. */
export function Lobby(props: ViewProps<typeof contract>) {
  const { host, followRoute, withoutMenu, withoutSearch, withoutHot } = props;
  const core = useCore();
  const t = useText();
  const hasHot = useOffer('lobby.hot');
  useArrowKeys();
  const { state, show } = useLobbyState(props, host);
  const { data: categories, error, refresh } = useQuery(core.catalogue.categories());
  useComeBack(error, refresh);
  const screen = screenOf(state);
  // A list of games says for itself why it does not come.
  const failed = error !== undefined && !categories && screen !== 'games';

  const knowsVendor =
    !followRoute || !state.vendor || !categories || vendorsOf(categories, state.category).some(({ code }) => code === state.vendor);
  const category = categories?.find(({ code }) => code === state.category);
  const knowsClass =
    !followRoute ||
    !state.subcategory ||
    !categories ||
    subcategoriesOf(category, knowsVendor ? state.vendor : '', core.config.languages).some(({ code }) => code === state.subcategory);
  // A provider or subcategory of an address that is not here is all of them, and the address says so.
  useEffect(() => {
    if (!knowsVendor) core.navigation.setQuery({ vendor: '', vassalage: '' });
    if (!knowsClass) core.navigation.setQuery({ class: '' });
  }, [core, knowsVendor, knowsClass]);

  const place = useStore(core.navigation.store, location => location);
  const asked = !followRoute || place.route.screen !== 'search' || state.search ? '' : place.hash === 'search' ? 'search' : 'field';

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
    if (!action || core.access.ask(action, () => showFromTop(next), host)) showFromTop(next);
    else if (filter === 'FAV' && core.session.store.getState().state === 'logged-out') show(HOME);
  };
  const openVendor = useCallback(
    (vendor: Vendor) => {
      // A slot vendor opens its list of games, which anybody may see; without an address that is in place (GAM-04).
      if (vendor.type === 'RNG' && followRoute)
        core.navigation.navigate(`/rng?vassalage=${encodeURIComponent(vendor.code)}`, { from: host });
      else if (vendor.type === 'RNG') show(chooseVendor(chooseCategory(vendor.type), vendor.code));
      else void core.launch.vendor(vendor, { from: host }).catch(() => undefined);
    },
    // `show` is new at every render, and what it does depends on followRoute only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [core, host, followRoute],
  );

  return (
    <div className="lobby" data-screen={screen}>
      <div className="lobby-bar">
        {!withoutMenu && (
          <LobbyMenu categories={categories} state={state} onFilter={filter => showFilter(HOME, filter)} onCategory={showCategory} />
        )}
        {!withoutSearch && (
          <SearchBox
            key={asked}
            state={state}
            categories={categories}
            vendors={vendorsOf(categories ?? [], '')}
            host={host}
            asked={asked}
            onSearch={text => show(chooseSearch(state, text), { replace: true })}
            onCategory={showCategory}
            onVendor={openVendor}
          />
        )}
      </div>
      {failed ? (
        <ErrorCard error={error} title={t('lobby.failed')} onRetry={refresh} />
      ) : screen === 'home' ? (
        <HomeView
          categories={categories}
          host={host}
          withoutHot={withoutHot || !hasHot}
          onMoreHot={() => showFromTop(chooseFilter(HOME, 'HOT'))}
          onCategory={showCategory}
          onVendor={openVendor}
        />
      ) : (
        <Results
          state={state}
          categories={categories}
          screen={screen}
          pageSize={Math.max(1, Math.min(Math.trunc(props.pageSize) || 1, PAGE_SIZE_LIMIT))}
          withoutMenu={withoutMenu}
          host={host}
          show={show}
          showFromTop={showFromTop}
          onFilter={filter => showFilter(state, filter)}
          onVendor={openVendor}
        />
      )}
    </div>
  );
}
