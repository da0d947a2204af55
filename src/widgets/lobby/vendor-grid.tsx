import type { Vendor } from '../../api/games/games.js';
import { VendorCard, VendorCardSkeleton } from '../../ui/games/vendor-card.js';

interface VendorGridProps {
  /** Undefined while they load. */
  vendors: readonly Vendor[] | undefined;
  onOpen: (vendor: Vendor) => void;
}

const WAITING = 6;

/** The vendors of a category that is entered through them (OP-77). */
export function VendorGrid({ vendors, onOpen }: VendorGridProps) {
  return (
    <ul className="lobby-grid lobby-grid-vendors" part="grid" role="list" data-keys="" aria-busy={!vendors || undefined}>
      {vendors
        ? vendors.map(vendor => (
            <li key={vendor.code}>
              <VendorCard vendor={vendor} onOpen={onOpen} />
            </li>
          ))
        : Array.from({ length: WAITING }, (_, index) => (
            <li key={index}>
              <VendorCardSkeleton />
            </li>
          ))}
    </ul>
  );
}
