import { useState } from 'react';
import type { SystemStatus } from '../../api/wire/system.js';
import { useCore, useText } from '../../element/core-context.js';
import { isWeb } from '../../ui/contact/customer-service.js';
import { Icon } from '../../ui/atoms/icon.js';
import { qrCode } from '../../ui/atoms/icons.js';
import { QrCode } from '../../ui/share/qr-code.js';

const APPS = ['Android', 'iOS'];

/** QR codes of the apps (HDR-27), each with its address as a link; drawn when somebody wants to see them. */
export function AppCodes({ resources }: { resources: SystemStatus['resources'] }) {
  const { config } = useCore();
  const t = useText();
  const [open, setOpen] = useState(false);
  const apps = resources
    .filter(({ channel }) => APPS.includes(channel))
    .map(({ channel, url }) => ({ channel, address: URL.canParse(url, config.apiBase) ? new URL(url, config.apiBase).href : '' }))
    .filter(({ address }) => isWeb(address));
  if (apps.length === 0) return null;
  return (
    <details className="apps" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="entry">
        <Icon of={qrCode} />
        <span className="entry-text">{t('side.app-codes')}</span>
      </summary>
      <ul className="app-codes">
        {apps.map(({ channel, address }) => (
          <li key={channel}>
            {open && <QrCode text={address} label={t('side.app-code', { name: channel })} />}
            <a href={address}>{channel}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
