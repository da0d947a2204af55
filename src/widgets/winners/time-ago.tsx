import { useEffect, useState } from 'react';
import { platformNow } from '../../core/format/platform-time.js';
import { useCore, useLocale } from '../../element/core-context.js';
import { agoOf } from './ago.js';

const EVERY = 30_000; // ms

/** How long ago something was, in the language of the page; nothing where the platform does not say when. */
export function TimeAgo({ at }: { at: number | undefined }) {
  const core = useCore();
  const { scheduler } = core;
  const locale = useLocale();
  const [now, setNow] = useState(() => platformNow(core));
  useEffect(() => (at === undefined ? undefined : scheduler.every(EVERY, () => setNow(platformNow(core)))), [core, scheduler, at]);
  if (at === undefined) return null;
  const { value, unit } = agoOf(now - at);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }).format(-value, unit)}
    </time>
  );
}
