import type { GameFilter } from '../../api/games.js';
import { useText } from '../core-context.js';
import { Chips } from '../ui/chips.js';
import { FILTER_CHIPS } from './filter.js';
import type { LobbyState } from './lobby-state.js';
import { ProviderSelect } from './provider-select.js';

interface ListToolsProps {
  state: LobbyState;
  vendors: readonly { code: string; name: string }[];
  /** Undefined while they load and are likely to come: their row is kept free. */
  subcategories: readonly { code: string; name: string }[] | undefined;
  onFilter: (filter: GameFilter) => void;
  onVendor: (code: string) => void;
  onSubcategory: (code: string) => void;
}

/** What narrows the list: filter types, provider, kind of game (LOB-08, LOB-09, LOB-45). */
export function ListTools({ state, vendors, subcategories, onFilter, onVendor, onSubcategory }: ListToolsProps) {
  const t = useText();
  const filters = FILTER_CHIPS.map(({ value, icon, text }) => ({ value, icon, label: t(text) }));
  return (
    <div className="lobby-tools">
      <div className="lobby-tools-row">
        <Chips
          label={t('lobby.filters')}
          chips={filters}
          value={state.filter || 'ALL'}
          onChoose={value => {
            const filter = FILTER_CHIPS.find(chip => chip.value === value);
            if (filter) onFilter(filter.value);
          }}
        />
        {vendors.length > 1 && <ProviderSelect vendors={vendors} value={state.vendor} onChoose={onVendor} />}
      </div>
      {!subcategories && <span className="skeleton lobby-tools-skeleton" aria-hidden="true" />}
      {subcategories && subcategories.length > 0 && (
        <Chips
          className="chips-small"
          label={t('lobby.subcategories')}
          chips={[{ value: '', label: t('common.all') }, ...subcategories.map(({ code, name }) => ({ value: code, label: name }))]}
          value={state.subcategory}
          onChoose={onSubcategory}
        />
      )}
    </div>
  );
}
