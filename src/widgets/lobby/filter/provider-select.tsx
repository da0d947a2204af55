import { useText } from '../../../element/core-context.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { chevronDown, slidersHorizontal } from '../../../ui/atoms/icons.js';

interface ProviderSelectProps {
  vendors: readonly { code: string; name: string }[];
  value: string;
  onChoose: (code: string) => void;
  /** Name of the block it narrows, when there are several on the page. */
  context?: string;
}

/** The provider menu: All, then one entry per vendor (LOB-03, LOB-09). */
export function ProviderSelect({ vendors, value, onChoose, context }: ProviderSelectProps) {
  const t = useText();
  const label = t('lobby.provider');
  return (
    <span className="provider">
      <select
        part="select"
        aria-label={context ? `${label}: ${context}` : label}
        value={value}
        data-chosen={value !== '' || undefined}
        onChange={event => onChoose(event.target.value)}
      >
        <option value="">{t('lobby.all-providers')}</option>
        {vendors.map(vendor => (
          <option key={vendor.code} value={vendor.code}>
            {vendor.name}
          </option>
        ))}
      </select>
      <Icon of={chevronDown} className="provider-wide" />
      <Icon of={slidersHorizontal} className="provider-narrow" />
    </span>
  );
}
