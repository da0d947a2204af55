import { useRef, useState } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { bell, pause, play, refreshCw } from '../../ui/atoms/icons.js';
import { useDrift } from '../../ui/motion/use-drift.js';
import { useStopped } from '../../ui/motion/use-stopped.js';
import { Nothing } from '../../ui/page/nothing.js';
import type { contract } from './contract.js';

/** Titles of the notice list (HOM-06, HOM-09), drifting by; resting the pointer or the focus on them holds them. */
export function NoticeTicker({ host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { data, error, loading, refresh } = useQuery(core.catalogue.announcements());
  const notices = data?.player;
  const track = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useStopped('notices-stopped');
  const [held, setHeld] = useState(false);
  const some = notices !== undefined && notices.length > 0;
  useDrift(track, some && !stopped && !held);
  if (notices?.length === 0) return <Nothing host={host} />;
  if (!notices && error) {
    return (
      <section className="notices" aria-label={t('notices.label')} role="alert">
        <span className="notices-failed">{t(`error.${error.code}`)}</span>
        <IconButton size="small" icon={refreshCw} filled busy={loading} label={t('common.retry')} onClick={refresh} />
      </section>
    );
  }

  /** The second round closes the circle; it is for the eye and the pointer only. */
  const round = (copy: boolean) => (
    <ul className="notices-round" role="list" aria-hidden={copy || undefined}>
      {notices?.map(({ id, title }) => (
        <li key={id} className="ticker-entry">
          <button
            type="button"
            className="ticker-title"
            part="entry"
            tabIndex={copy ? -1 : undefined}
            onClick={() => core.dialogs.open('notice', { id })}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
  const letGo = () => {
    setHeld(false);
    // The browser scrolls a title with the focus into view; the line goes on from its own place.
    line.current?.scrollTo({ left: 0 });
  };
  return (
    <section className="notices" aria-label={t('notices.label')} aria-busy={!some || undefined}>
      <Icon of={bell} className="notices-mark" />
      <div
        ref={line}
        className="notices-window"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={letGo}
      >
        <div ref={track} className="notices-track">
          {some && round(false)}
          {some && round(true)}
        </div>
      </div>
      <IconButton
        size="small"
        className="notices-stop"
        icon={stopped ? play : pause}
        filled
        label={t(stopped ? 'notices.play' : 'notices.pause')}
        onClick={() => setStopped(!stopped)}
      />
    </section>
  );
}
