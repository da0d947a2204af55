import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { download } from '../../ui/atoms/icons.js';
import { QrCode } from '../../ui/share/qr-code.js';
import type { System } from './systems.js';

interface AppCardProps {
  system: System;
  url: string;
  /** It is for another phone than this one. */
  isOther: boolean;
}

/** One app: its download for this device, and above it, where the screen is no phone’s, its code for the camera of one. */
export function AppCard({ system, url, isOther }: AppCardProps) {
  const t = useText();
  return (
    <li className="app" part="app">
      <QrCode className="app-code" text={url} label={t('apps.code', { system })} />
      <h3>{t('apps.title', { system })}</h3>
      <a
        className={`button button-large button-block ${isOther ? 'button-secondary' : 'button-primary'}`}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={download} />
        {t('apps.download', { system })}
      </a>
    </li>
  );
}
