import { useText } from '../../../element/core-context.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { check, chevronDown } from '../../../ui/atoms/icons.js';
import { Menu } from '../../../ui/overlay/menu.js';

interface ProviderMenuProps {
  vendors: readonly { code: string; name: string }[];
  value: string;
  onChoose: (code: string) => void;
}

/** The provider menu where there are many: all of them at a glance, beside each other. */
export function ProviderMenu({ vendors, value, onChoose }: ProviderMenuProps) {
  const t = useText();
  const chosen = vendors.find(({ code }) => code === value)?.name ?? value;
  const label = t('lobby.provider');
  return (
    <span className="provider" data-chosen={value !== '' || undefined}>
      <Menu
        className="provider-button"
        panel="provider-panel"
        label={chosen ? `${label}: ${chosen}` : label}
        trigger={
          <>
            <span className="provider-name">{chosen || t('lobby.all-providers')}</span>
            <Icon of={chevronDown} />
          </>
        }
      >
        {close => (
          <ul className="provider-list" role="list" aria-label={label}>
            {[{ code: '', name: t('lobby.all-providers') }, ...vendors].map(vendor => (
              <li key={vendor.code}>
                <button
                  type="button"
                  className="menu-item"
                  aria-pressed={vendor.code === value}
                  onClick={() => {
                    close();
                    onChoose(vendor.code);
                  }}
                >
                  <span className="provider-entry">{vendor.name}</span>
                  {vendor.code === value && <Icon of={check} />}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Menu>
    </span>
  );
}
