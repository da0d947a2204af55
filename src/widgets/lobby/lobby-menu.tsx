import { useRef, useState } from 'react';
import type { Category } from '../../api/games/games.js';
import { useText } from '../../element/core-context.js';
import { categoryIcon } from '../../ui/games/category-icon.js';
import { categoryTag, categoryTitle } from '../../ui/games/category-title.js';
import { Icon } from '../../ui/atoms/icon.js';
import { flame, heart, layoutGrid } from '../../ui/atoms/icons.js';
import { useChosenInView } from '../../ui/atoms/use-chosen-in-view.js';
import type { LobbyState } from './filter/lobby-state.js';
import { useOffer } from '../../ui/page/use-offer.js';

interface LobbyMenuProps {
  /** Undefined while they load. */
  categories: readonly Category[] | undefined;
  state: LobbyState;
  onFilter: (filter: 'HOT' | 'FAV') => void;
  onCategory: (code: string) => void;
}

/** Hot first, favourites second, then the categories of the vendor data (LOB-01). */
export function LobbyMenu({ categories, state, onFilter, onCategory }: LobbyMenuProps) {
  const t = useText();
  const row = useRef<HTMLUListElement>(null);
  const [whole, setWhole] = useState(false);
  useChosenInView(row, '[aria-current]', `${state.category}/${state.filter}/${categories?.length}`);
  const entry = (key: string, label: string, icon: string, current: boolean, choose: () => void, lang?: string) => (
    <li key={key}>
      <button type="button" className="lobby-entry" lang={lang} aria-current={current ? 'page' : undefined} onClickCapture={choose}>
        <Icon of={icon} />
        {label}
      </button>
    </li>
  );
  const hasHot = useOffer('lobby.hot');
  const hasFavourites = useOffer('lobby.favourites');
  const anywhere = state.category === '';
  return (
    <nav className="lobby-menu" part="menu" aria-label={t('lobby.menu')}>
      <ul ref={row} className="lobby-entries" data-whole={whole || undefined} role="list" data-keys="">
        {hasHot && entry('hot', t('lobby.hot'), flame, anywhere && state.filter === 'HOT', () => onFilter('HOT'))}
        {hasFavourites && entry('favourites', t('lobby.favourites'), heart, anywhere && state.filter === 'FAV', () => onFilter('FAV'))}
        {categories
          ? categories.map(category =>
              entry(
                category.code,
                categoryTitle(category, t),
                categoryIcon(category.code),
                state.category === category.code,
                () => onCategory(category.code),
                categoryTag(category),
              ),
            )
          : Array.from({ length: 6 }, (_, index) => <li key={index} className="skeleton lobby-entry-skeleton" aria-hidden="true" />)}
        {/* Seen where the site's header shows the categories too: there they are a press away. */}
        <li>
          <button type="button" className="lobby-more" onClickCapture={() => setWhole(true)}>
            <Icon of={layoutGrid} />
            {t('lobby.menu')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
