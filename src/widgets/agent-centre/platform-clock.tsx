import { useEffect, useState } from 'react';
import { gmtOffsetAt, gmtText, platformNow, platformTime } from '../../core/format/platform-time.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { clock } from '../../ui/atoms/icons.js';

const SECOND = 1000;

/** The platform's time with its distance from Greenwich, and when support is there (AGT-20 to AGT-22, OP-32). */
export function PlatformClock() {
  const core = useCore();
  const t = useText();
  useStore(core.status.store, status => status.value?.gmtOffset);
  const [now, setNow] = useState(() => platformNow(core));
  useEffect(() => core.scheduler.every(SECOND, () => setNow(platformNow(core))), [core]);
  const offset = gmtOffsetAt(core, now);
  return (
    <div className="clock">
      <Icon of={clock} />
      {/* A timer that is read out every second would drown everything else. */}
      <time className="tabular" role="timer" aria-label={t('agent.clock')}>
        {platformTime(now, offset)}
      </time>
      <span className="gmt">{gmtText(offset)}</span>
      <span className="hours">{t('agent.support', { hours: t('agent.support-hours') })}</span>
    </div>
  );
}
