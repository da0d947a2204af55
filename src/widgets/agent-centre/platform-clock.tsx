import { useEffect, useState } from 'react';
import { gmtText } from '../../core/format/gmt-text.js';
import { gmtOffsetAt, platformNow, platformTime } from '../../core/format/platform-time.js';
import { useCore, useLocale, useStore, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { clock } from '../../ui/atoms/icons.js';
import { localDigits } from '../../texts/forms/local-digits.js';

const SECOND = 1000;

/** The platform's time with its distance from Greenwich, and when support is there (AGT-20 to AGT-22, OP-32). */
export function PlatformClock() {
  const core = useCore();
  const t = useText();
  const locale = useLocale();
  useStore(core.status.store, status => status.value?.gmtOffset);
  const [now, setNow] = useState(() => platformNow(core));
  useEffect(() => core.scheduler.every(SECOND, () => setNow(platformNow(core))), [core]);
  const offset = gmtOffsetAt(core, now);
  return (
    <div className="clock">
      <Icon of={clock} />
      {/* A timer that is read out every second would drown everything else. */}
      <time className="tabular" role="timer" aria-label={t('agent.clock')}>
        {localDigits(platformTime(now, offset), locale)}
      </time>
      <span className="gmt">{gmtText(offset, locale)}</span>
      <span className="hours">{t('agent.support', { hours: t('agent.support-hours') })}</span>
    </div>
  );
}
