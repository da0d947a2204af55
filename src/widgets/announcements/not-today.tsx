import { useState } from 'react';
import { hideToday, isHiddenToday } from '../../core/announcements/popup-memory.js';
import { audienceOf } from '../../core/announcements/popups.js';
import { useCore, useStore, useText } from '../../element/core-context.js';

/** Ticked, the popup of this audience stays away until tomorrow (MSG-07). */
export function NotToday() {
  const core = useCore();
  const t = useText();
  const audience = useStore(core.session.store, audienceOf);
  const [hidden, setHidden] = useState(() => audience !== undefined && isHiddenToday(core, audience));
  if (!audience) return null;
  return (
    <label className="not-today">
      <input
        type="checkbox"
        checked={hidden}
        onChange={event => {
          setHidden(event.currentTarget.checked);
          hideToday(core, audience, event.currentTarget.checked);
        }}
      />
      {t('announcement.not-today')}
    </label>
  );
}
