import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { download } from '../../ui/atoms/icons.js';
import { QrCode } from '../../ui/share/qr-code.js';
import type { System } from './systems.js';

/** One app: its code for the camera of a phone, and its download for this device. */
export function AppCard({ system, url }: { system: System; url: string }) {
  const t = useText();
  return (
    <li className="panel app" part="app">
      <QrCode className="app-code" text={url} label={t('apps.code', { system })} />
      <div className="app-text">
        <h2>{t('apps.title', { system })}</h2>
        <p className="soft">{t('apps.scan')}</p>
        <a className="button button-primary button-large" href={url} target="_blank" rel="noopener noreferrer">
          <Icon of={download} />
          {t('apps.download', { system })}
        </a>
      </div>
    </li>
  );
}
