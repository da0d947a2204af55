import type { GameFilter } from '../../../api/games/games.js';
import { useText } from '../../../element/core-context.js';
import { Chips } from '../../../ui/atoms/chips.js';
import { FILTER_CHIPS, narrowsByStakes } from './filter.js';
import type { LobbyState, Stakes } from './lobby-state.js';
import { ProviderMenu } from './provider-menu.js';
import { ProviderSelect } from './provider-select.js';
import { StakeSelects } from './stake-selects.js';

interface ListToolsProps {
  state: LobbyState;
  vendors: readonly { code: string; name: string }[];
  /** Undefined while they load and are likely to come: their row is kept free. */
  subcategories: readonly { code: string; name: string }[] | undefined;
  onFilter: (filter: GameFilter) => void;
  onVendor: (code: string) => void;
  onSubcategory: (code: string) => void;
  onStakes: (stakes: Partial<Stakes>) => void;
}

/** More vendors than this stand beside each other in a wide menu. */
const MANY = 10;

/** What narrows the list: filter types, provider, kind of game, least bet and lines (LOB-08, LOB-09, LOB-45, API-31). */
export function ListTools({ state, vendors, subcategories, onFilter, onVendor, onSubcategory, onStakes }: ListToolsProps) {
  const t = useText();
  const filters = FILTER_CHIPS.map(({ value, icon, text }) => ({ value, icon, label: t(text) }));
  const hasKinds = !subcategories || subcategories.length > 0;
  const hasStakes = state.category === 'RNG' && narrowsByStakes(state.filter);
  const Providers = vendors.length > MANY ? ProviderMenu : ProviderSelect;
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
        {vendors.length > 1 && <Providers vendors={vendors} value={state.vendor} onChoose={onVendor} />}
      </div>
      {(hasKinds || hasStakes) && (
        <div className="lobby-tools-row lobby-tools-fine">
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
          {hasStakes && <StakeSelects state={state} onChoose={onStakes} />}
        </div>
      )}
    </div>
  );
}
