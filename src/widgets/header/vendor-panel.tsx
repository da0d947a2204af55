import type { ComponentProps } from 'react';
import type { Category, Vendor } from '../../api/games/games.js';
import { useCore, useText } from '../../element/core-context.js';
import { categoryTitle } from '../../ui/games/category-title.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Link } from '../../ui/atoms/link.js';

const NARROW_LIMIT = 10; // CON-49

interface VendorPanelProps {
  category: Category;
  /** Leads to all of it. */
  link: Pick<ComponentProps<typeof Link>, 'to' | 'from' | 'onFollow'>;
  host: HTMLElement;
  close(): void;
}

/** The vendors of a category; wide when there are more than ten. */
export function VendorPanel({ category, link, host, close }: VendorPanelProps) {
  const core = useCore();
  const t = useText();
  const open = (vendor: Vendor) => {
    close();
    void core.launch.vendor(vendor, { from: host });
  };
  return (
    <div className="vendor-panel" data-wide={category.vendors.length > NARROW_LIMIT || undefined}>
      <Link className="vendor-all" {...link} onClick={close}>
        {t('header.all-of', { name: categoryTitle(category, t) })}
      </Link>
      <ul className="vendor-list">
        {category.vendors.map(vendor => (
          <li key={vendor.code}>
            <button type="button" className="vendor" onClickCapture={() => open(vendor)}>
              <LazyImage className="vendor-icon" src={vendor.iconUrl} title={vendor.name} logo />
              <span className="vendor-name">{vendor.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
