import { memo } from 'react';
import type { Vendor } from '../../api/games/games.js';
import { useText } from '../../element/core-context.js';
import { Icon } from '../atoms/icon.js';
import { play } from '../atoms/icons.js';
import { LazyImage } from './lazy-image.js';

interface VendorCardProps {
  vendor: Vendor;
  /** Opens the vendor: its lobby, its list of games, or its games in the list view. */
  onOpen: (vendor: Vendor) => void;
}

/** A vendor: picture and name; all but slot vendors have a button that plays at once (LOB-23, LOB-24, LOB-25). */
export const VendorCard = memo(function VendorCard({ vendor, onOpen }: VendorCardProps) {
  const t = useText();
  const playsAtOnce = vendor.type !== 'RNG';
  return (
    <article className="card vendor-card" part="card vendor-card" data-maintenance={vendor.inMaintenance || undefined}>
      <div className="card-art">
        <LazyImage src={vendor.iconUrl} title={vendor.name} logo className="card-image" />
        {vendor.inMaintenance && <span className="badge badge-quiet">{t('game.maintenance')}</span>}
      </div>
      <div className="vendor-foot">
        <h3 className="card-name" title={vendor.name}>
          {playsAtOnce ? (
            vendor.name
          ) : (
            <button type="button" className="card-action" onClickCapture={() => onOpen(vendor)}>
              {vendor.name}
            </button>
          )}
        </h3>
        {playsAtOnce && (
          <button
            type="button"
            className="card-action vendor-play"
            part="vendor-play"
            data-asks="launch"
            aria-label={t('game.play-name', { name: vendor.name })}
            onClickCapture={() => onOpen(vendor)}
          >
            <Icon of={play} filled />
            <span className="vendor-play-text">{t('game.play')}</span>
          </button>
        )}
      </div>
    </article>
  );
});

/** The box of a vendor card before the vendor is known. */
export function VendorCardSkeleton() {
  return (
    <div className="card vendor-card card-waiting" aria-hidden="true">
      <div className="card-art skeleton" />
    </div>
  );
}
