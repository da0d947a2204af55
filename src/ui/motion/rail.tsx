import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../element/core-context.js';
import { IconButton } from '../atoms/button.js';
import { chevronLeft, chevronRight } from '../atoms/icons.js';

interface RailProps {
  /** Heading of the block; the arrows' names carry it. */
  title: string;
  /** BCP 47 tag of the title, where it may be another than the page's. */
  lang?: string;
  /** What stands before the title, such as an icon. */
  lead?: ReactNode;
  /** What stands beside the title: a menu, an "All" link. */
  actions?: ReactNode;
  /** The items, each an `<li>`. */
  children: ReactNode;
  className?: string;
  busy?: boolean;
  /** Its items do not stand yet: nothing of it can be used. */
  later?: boolean;
}

/** A row that scrolls sideways, snapping to its items: by touch, by arrows, by keyboard (focus scrolls along). */
export function Rail({ title, lang, lead, actions, children, className = '', busy, later = false }: RailProps) {
  const t = useText();
  const track = useRef<HTMLUListElement>(null);
  const { start, end, measure } = useEdges(track, !later);
  const scroll = useCallback((direction: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const sign = list.matches(':dir(rtl)') ? -direction : direction;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: sign * list.clientWidth * 0.9, behavior: still ? 'auto' : 'smooth' });
  }, []);
  return (
    <section className={`rail ${className}`.trimEnd()} aria-label={title} aria-busy={busy || undefined}>
      <div className="rail-head">
        {lead}
        <h2 className="rail-title" lang={lang}>
          {title}
        </h2>
        {!later && (
          <div className="rail-actions">
            {actions}
            <span className="rail-arrows" hidden={start && end}>
              <IconButton
                icon={chevronLeft}
                mirrored
                part="arrow"
                kind="secondary"
                size="small"
                label={t('rail.back', { title })}
                aria-disabled={start}
                onClick={() => scroll(-1)}
              />
              <IconButton
                icon={chevronRight}
                mirrored
                part="arrow"
                kind="secondary"
                size="small"
                label={t('rail.forward', { title })}
                aria-disabled={end}
                onClick={() => scroll(1)}
              />
            </span>
          </div>
        )}
      </div>
      {/* While it comes it holds nothing for keys, and browsers would make the row itself a stop. */}
      <ul ref={track} className="rail-track" role="list" data-keys="" tabIndex={busy ? -1 : undefined} onScrollCapture={measure}>
        {children}
      </ul>
    </section>
  );
}

/** Whether the track stands at its start and at its end; both when all of it fits. */
function useEdges(track: { current: HTMLUListElement | null }, wanted: boolean) {
  const [edges, setEdges] = useState({ start: true, end: false });
  const measure = useCallback(() => {
    const list = track.current;
    if (!list || !wanted) return;
    const offset = Math.abs(list.scrollLeft);
    const start = offset < 4;
    const end = offset + list.clientWidth > list.scrollWidth - 4;
    setEdges(known => (known.start === start && known.end === end ? known : { start, end }));
  }, [track, wanted]);
  useEffect(() => {
    const list = track.current;
    if (!list || !wanted) return;
    // As wide as the track. The track grows a hair when cards come into view; within that frame, this is an error event on the host's window.
    const size = new ResizeObserver(measure);
    size.observe(list.previousElementSibling!);
    return () => size.disconnect();
  });
  return { ...edges, measure };
}
