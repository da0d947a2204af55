import { useState } from 'react';
import { useCore, useStore, useText } from '../../element/core-context.js';

/** The operator's logo, or its name when there is none or it does not load. */
export function Brand() {
  const core = useCore();
  const brand = useStore(core.status.store, status => status.value?.brand);
  const [broken, setBroken] = useState(false);
  const t = useText();
  if (!brand) {
    return (
      <span className="brand-space">
        <span className="visually-hidden">{t('header.home')}</span>
      </span>
    );
  }
  if (brand.logoUrl && !broken) {
    return (
      <img
        className="brand-logo"
        src={core.catalogue.imageUrl(brand.logoUrl)}
        alt={brand.name}
        height={36}
        onError={() => setBroken(true)}
      />
    );
  }
  return <span className="brand-name">{brand.name || core.config.merchant}</span>;
}
