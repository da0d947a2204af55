import { useState } from 'react';
import type { Category, Vendor } from '../../api/games.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { categoryIcon } from '../ui/category-icon.js';
import { GameCard, GameCardSkeleton } from '../ui/game-card.js';
import { Icon } from '../ui/icon.js';
import { chevronRight } from '../ui/icons.js';
import { Rail } from '../ui/rail.js';
import { VendorCard, VendorCardSkeleton } from '../ui/vendor-card.js';
import { blockLimit } from './game-page.js';
import { ProviderSelect } from './provider-select.js';

interface CategoryRailProps {
  category: Category;
  host: HTMLElement;
  onAll: (code: string) => void;
  onVendor: (vendor: Vendor) => void;
}

/**
 * A category on the home view: its vendors, cut to the block's maximum (LOB-02, LOB-03, LOB-05, OP-78). With a provider
 * chosen, that vendor's card and, in the room that is left, its games.
 */
export function CategoryRail({ category, host, onAll, onVendor }: CategoryRailProps) {
  const { catalogue } = useCore();
  const t = useText();
  const [chosen, setChosen] = useState('');
  const { code, title, vendors } = category;
  const limit = blockLimit(code);
  const shown = vendors.filter(vendor => !chosen || vendor.code === chosen).slice(0, limit);
  const room = limit - shown.length;
  const games = useQuery(chosen && room > 0 ? catalogue.games({ type: code, vendorCode: chosen, page: 1, pageSize: room }) : undefined);
  return (
    <Rail
      className={chosen ? 'rail-vendors rail-mixed' : 'rail-vendors'}
      title={title}
      lead={<Icon of={categoryIcon(code)} className="rail-icon" />}
      actions={
        <>
          {vendors.length > 1 && <ProviderSelect vendors={vendors} value={chosen} onChoose={setChosen} context={title} />}
          <Button kind="quiet" size="small" className="rail-all" aria-label={t('lobby.all-of', { title })} onClick={() => onAll(code)}>
            {t('common.all')}
            <Icon of={chevronRight} mirrored />
          </Button>
        </>
      }
    >
      {shown.map(vendor => (
        <li key={vendor.code} className="rail-vendor">
          <VendorCard vendor={vendor} onOpen={onVendor} />
        </li>
      ))}
      {chosen &&
        !games.error &&
        (games.data?.games ?? Array.from({ length: 5 }, () => undefined)).slice(0, room).map((game, index) => (
          <li key={game?.id ?? index} className="rail-game">
            {game ? <GameCard game={game} host={host} /> : <GameCardSkeleton />}
          </li>
        ))}
    </Rail>
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
