import { useEffect, useRef, useState } from 'react';
import { platformNow } from '../../core/format/platform-time.js';
import { useCore, useLocale } from '../../element/core-context.js';
import { whileSeen } from '../../element/sight.js';
import { agoOf } from './ago.js';
import { relativeFormat } from '../../texts/forms/forms-of.js';

const EVERY = 30_000; // ms

/** How long ago something was, in the language of the page; nothing where the platform does not say when. */
export function TimeAgo({ at }: { at: number | undefined }) {
  const core = useCore();
  const { scheduler } = core;
  const locale = useLocale();
  const [now, setNow] = useState(() => platformNow(core));
  const text = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    if (!text.current) return;
    const tell = () => setNow(platformNow(core));
    return whileSeen(text.current, () => {
      tell();
      return scheduler.every(EVERY, tell);
    });
  }, [core, scheduler, at]);
  if (at === undefined) return null;
  const { value, unit } = agoOf(now - at);
  return (
    <time ref={text} dateTime={new Date(at).toISOString()}>
      {relativeFormat(locale, { numeric: 'auto', style: 'short' }).format(-value, unit)}
    </time>
  );
}
