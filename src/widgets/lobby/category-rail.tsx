import { useState } from 'react';
import type { Category, Game, Vendor } from '../../api/games/games.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { categoryIcon } from '../../ui/games/category-icon.js';
import { categoryTag, categoryTitle } from '../../ui/games/category-title.js';
import { GameCard, GameCardSkeleton } from '../../ui/games/game-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronRight } from '../../ui/atoms/icons.js';
import { Rail } from '../../ui/motion/rail.js';
import { useSeen } from '../../ui/motion/use-seen.js';
import { VendorCard, VendorCardSkeleton } from '../../ui/games/vendor-card.js';
import { blockLimit } from './game-page.js';
import { ProviderSelect } from './filter/provider-select.js';

interface CategoryRailProps {
  category: Category;
  /** Near the top: it stands at once. */
  first: boolean;
  host: HTMLElement;
  onAll: (code: string) => void;
  onVendor: (vendor: Vendor) => void;
}

/** A rail begins so much before it comes into view. */
const AHEAD = '300px';
const FULL = 9; // so many fill the widest row
const FEW = 4; // fewer vendors than this leave room for games beside them

/**
 * A category on the home view: its vendors, cut to the block's maximum (LOB-02, LOB-03, LOB-05, OP-78). Where few vendors
 * stand, or one was chosen, games of theirs come first and fill the block up to the same maximum, once the block is near. Until
 * then one further down is its heading, and room.
 */
export function CategoryRail({ category, first, host, onAll, onVendor }: CategoryRailProps) {
  const { catalogue } = useCore();
  const t = useText();
  const [chosen, setChosen] = useState('');
  const [box, seen] = useSeen<HTMLDivElement>(AHEAD);
  const { code, vendors } = category;
  const title = categoryTitle(category, t);
  const limit = blockLimit(code);
  const shown = vendors.filter(vendor => !chosen || vendor.code === chosen).slice(0, limit);
  const room = shown.length < FEW ? limit - shown.length : 0;
  const { data, error } = useQuery(
    seen && room > 0 ? catalogue.games({ type: code, vendorCode: chosen, page: 1, pageSize: room }) : undefined,
  );
  const stands = first || seen;
  const games: readonly (Game | undefined)[] = data?.games ?? Array.from({ length: error ? 0 : room }, () => undefined);
  return (
    <div ref={box}>
      <Rail
        className={(room > 0 ? 'rail-mixed' : 'rail-vendors') + (limit < FULL ? ' rail-short' : '')}
        later={!stands}
        title={title}
        lang={categoryTag(category)}
        lead={<Icon of={categoryIcon(code)} className="rail-icon" />}
        actions={
          <>
            {vendors.length > 0 && <ProviderSelect vendors={vendors} value={chosen} onChoose={setChosen} context={title} />}
            <Button kind="quiet" size="small" className="rail-all" aria-label={t('lobby.all-of', { title })} onClick={() => onAll(code)}>
              {t('common.all')}
              <Icon of={chevronRight} mirrored />
            </Button>
          </>
        }
      >
        {stands ? (
          <>
            {games.slice(0, room).map((game, index) => (
              <li key={game?.id ?? index}>{game ? <GameCard game={game} host={host} /> : <GameCardSkeleton />}</li>
            ))}
            {shown.map(vendor => (
              <li key={vendor.code} className="rail-vendor">
                <VendorCard vendor={vendor} onOpen={onVendor} />
              </li>
            ))}
          </>
        ) : (
          <li className="rail-keeper">{room > 0 ? <GameCardSkeleton /> : <VendorCardSkeleton />}</li>
        )}
      </Rail>
    </div>
  );
}

/** The box of a block before the categories are known. */
export function CategoryRailSkeleton() {
  return (
    <div className="rail rail-vendors" aria-hidden="true">
      <div className="rail-head">
        <span className="skeleton rail-title-skeleton" />
      </div>
      <ul className="rail-track">
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>
            <VendorCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
