import { useState } from 'react';
import type { GameFilter } from '../../../api/games/games.js';
import { useCore, useText } from '../../../element/core-context.js';
import { tagOfText } from '../../../ui/html/tag-of-text.js';
import { Chips } from '../../../ui/atoms/chips.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { slidersHorizontal } from '../../../ui/atoms/icons.js';
import { FILTER_CHIPS, narrowsByStakes } from './filter.js';
import type { LobbyState, Stakes } from './lobby-state.js';
import { ProviderMenu } from './provider-menu.js';
import { ProviderSelect } from './provider-select.js';
import { StakeSelects } from './stake-selects.js';

interface ListToolsProps {
  state: LobbyState;
  vendors: readonly { code: string; name: string }[];
  /** Undefined while they load and are likely to come: their row is kept free. */
  subcategories: readonly { code: string; name: string; lang: string }[] | undefined;
  /** Whether the games say their least bet, and their lines: nobody can be asked about what no game has. */
  saysBets: boolean;
  saysLines: boolean;
  onFilter: (filter: GameFilter) => void;
  onVendor: (code: string) => void;
  onSubcategory: (code: string) => void;
  onStakes: (stakes: Partial<Stakes>) => void;
}

/** More vendors than this stand beside each other in a wide menu. */
const MANY = 10;

/** What narrows the list: filter types, provider, kind of game, least bet and lines (LOB-08, LOB-09, LOB-45, API-31); in a narrow lobby the choices stand behind a button that counts them. */
export function ListTools({
  state,
  vendors,
  subcategories,
  saysBets,
  saysLines,
  onFilter,
  onVendor,
  onSubcategory,
  onStakes,
}: ListToolsProps) {
  const t = useText();
  const filters = FILTER_CHIPS.filter(useCore().status.offers).map(({ value, icon, text }) => ({ value, icon, label: t(text) }));
  const isNarrowed = state.category === 'RNG' && narrowsByStakes(state.filter);
  const bets = isNarrowed && (saysBets || state.minBet > 0);
  const lines = isNarrowed && (saysLines || state.minLines > 0);
  const hasStakes = bets || lines;
  const hasProviders = vendors.length > 1;
  const hasChoices = hasProviders || hasStakes;
  const Providers = vendors.length > MANY ? ProviderMenu : ProviderSelect;
  const chosen = [state.vendor, state.minBet, state.minLines, state.subcategory].filter(Boolean).length;
  const [open, setOpen] = useState(chosen > 0);
  return (
    <div className="lobby-tools">
      <div className="lobby-tools-row" data-folded={(hasChoices && !open) || undefined}>
        <Chips
          label={t('lobby.filters')}
          chips={filters}
          value={state.filter || 'ALL'}
          onChoose={value => {
            const filter = FILTER_CHIPS.find(chip => chip.value === value);
            if (filter) onFilter(filter.value);
          }}
        />
        {hasChoices && (
          <>
            <button
              type="button"
              className="chip lobby-choices-toggle"

              aria-expanded={open}
              onClickCapture={() => setOpen(!open)}
            >
              <Icon of={slidersHorizontal} />
              {t('lobby.choices')}
              {chosen > 0 && ` (${chosen})`}
            </button>
            <div className="lobby-choices">
              {hasProviders && <Providers vendors={vendors} value={state.vendor} onChoose={onVendor} />}
              {hasStakes && <StakeSelects state={state} bets={bets} lines={lines} onChoose={onStakes} />}
            </div>
          </>
        )}
      </div>
      {!subcategories && <span className="skeleton chip lobby-tools-skeleton" aria-hidden="true" />}
      {subcategories && subcategories.length > 0 && (
        <Chips
          className="chips-small"
          label={t('lobby.subcategories')}
          chips={[
            { value: '', label: t('lobby.all-kinds') },
            ...subcategories.map(({ code, name, lang }) => ({ value: code, label: name, lang: tagOfText(lang) })),
          ]}
          value={state.subcategory}
          onChoose={onSubcategory}
        />
      )}
    </div>
  );
}
