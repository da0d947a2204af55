import { useEffect, useState } from 'react';
import type { SystemStatus } from '../../api/wire/system.js';
import { platformNow } from '../../core/format/platform-time.js';
import { useCore, useLocale, useText } from '../../element/core-context.js';
import { localDigits } from '../../texts/forms/local-digits.js';
import { wrench } from '../../ui/atoms/icons.js';
import { useReaderTime } from '../../ui/time/use-reader-time.js';
import { countdown } from './countdown.js';
import { StatusPage } from './status-page.js';

/** SYS-06 to SYS-09. The end and its countdown stand only when the platform gave one. */
export function Maintenance({ status }: { status: SystemStatus }) {
  const t = useText();
  return (
    <StatusPage icon={wrench} title={t('status.maintenance-title')} text={t('status.maintenance-body')} status={status}>
      {status.maintenanceEnd !== undefined && <End at={status.maintenanceEnd} />}
    </StatusPage>
  );
}

function End({ at }: { at: number }) {
  const core = useCore();
  const t = useText();
  const locale = useLocale();
  const [now, setNow] = useState(() => platformNow(core));
  useEffect(() => core.scheduler.every(1000, () => setNow(platformNow(core))), [core]);
  // Asked at once when the time is over, instead of waiting for the next poll.
  const over = now >= at;
  useEffect(() => void (over && core.status.load()), [core, over]);
  const time = useReaderTime({ dateStyle: 'full', timeStyle: 'short' }).format(at);
  return (
    <div className="end">
      <p>
        <time dateTime={new Date(at).toISOString()}>{t('status.maintenance-end', { time })}</time>
      </p>
      {over ? (
        <p className="text">{t('status.maintenance-over')}</p>
      ) : (
        <p className="countdown tabular" role="timer" aria-label={t('status.remaining')}>
          {localDigits(countdown(at - now), locale)}
        </p>
      )}
    </div>
  );
}
