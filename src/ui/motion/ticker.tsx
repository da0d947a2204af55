import { useRef, useState, type ReactNode } from 'react';
import type { PlatformError } from '../../api/wire/errors.js';
import type { TextKey } from '../../core/parts/core.js';
import { useText } from '../../element/core-context.js';
import { IconButton } from '../atoms/button.js';
import { pause, play, refreshCw } from '../atoms/icons.js';
import { useDrift } from './use-drift.js';
import { useStopped } from './use-stopped.js';

interface TickerProps {
  /** What the line tells; its name where it has nothing else to be heard by. */
  label: string;
  /** Under which this browser keeps that it was stopped. */
  name: string;
  pauseText: TextKey;
  playText: TextKey;
  /** What stands before the line. */
  mark: ReactNode;
  /** One round of entries, undefined while they are on their way; the second closes the circle, and is for the eye and the pointer only. */
  entries?: (copy: boolean) => ReactNode;
  /** Nothing in the line takes the focus: it does itself, so that keys can hold and scroll it. */
  takesFocus?: boolean;
  failed?: { error: PlatformError; loading: boolean; refresh(): void };
}

/** A line that drifts by; resting the pointer or the focus on it holds it, a button stops it (WCAG 2.2.2). */
export function Ticker({ label, name, pauseText, playText, mark, entries, takesFocus, failed }: TickerProps) {
  const t = useText();
  const line = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useStopped(name);
  const [held, setHeld] = useState(false);
  useDrift(track, entries !== undefined && !stopped && !held);
  if (failed) {
    return (
      <section className="ticker" aria-label={label} role="alert">
        <span className="ticker-failed">{t(`error.${failed.error.code}`)}</span>
        <IconButton size="small" icon={refreshCw} filled busy={failed.loading} label={t('common.retry')} onClick={failed.refresh} />
      </section>
    );
  }
  const round = (copy: boolean) =>
    entries && (
      <ul className="ticker-round" role="list" data-keys={copy ? undefined : ''} aria-hidden={copy || undefined}>
        {entries(copy)}
      </ul>
    );
  const focusable = takesFocus && { role: 'group', 'aria-label': label, tabIndex: entries ? 0 : undefined };
  return (
    <section className="ticker" aria-label={label} aria-busy={!entries || undefined}>
      {mark}
      <div
        ref={line}
        className="ticker-window"
        {...focusable}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => {
          setHeld(true);
          // In a line that is drawn along, an edge of it counts as seen for the browser.
          line.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
        onBlur={() => {
          setHeld(false);
          // The browser scrolls what has the focus into view; the line goes on from its own place.
          line.current?.scrollTo({ left: 0 });
        }}
      >
        <div ref={track} className="ticker-track">
          {round(false)}
          {round(true)}
        </div>
      </div>
      <IconButton
        size="small"
        className="ticker-stop"
        icon={stopped ? play : pause}
        filled
        label={t(stopped ? playText : pauseText)}
        onClick={() => setStopped(!stopped)}
      />
    </section>
  );
}
