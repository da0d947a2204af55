import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties, type PointerEvent } from 'react';
import type { Announcement } from '../../api/content/announcements.js';
import { useCore, useText } from '../../element/core-context.js';
import { whileSeen } from '../../element/sight.js';
import { IconButton } from '../../ui/atoms/button.js';
import { bell, chevronLeft, chevronRight, pause, play } from '../../ui/atoms/icons.js';
import { Icon } from '../../ui/atoms/icon.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { RichText } from '../../ui/html/rich-text.js';
import { textLanguage } from '../../ui/html/text-language.js';
import { isShort } from './is-short.js';

const PAGE = 7; // CON-25
const EVERY = 5000; // ms, CON-28; a move takes 1000 ms (CON-29, in the css)
const SWIPE = 40; // px
const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * One announcement at a time (CON-30), seven to a page. Moves on by itself, page after page, unless there is only one, motion is
 * not wanted, it was stopped, or pointer or focus rest on it.
 */
export function Slides({ items }: { items: readonly Announcement[] }) {
  const { scheduler } = useCore();
  const t = useText();
  const still = useSyncExternalStore(
    followMotion,
    () => matchMedia(REDUCED).matches,
    () => false,
  );
  const [wanted, setWanted] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const total = items.length;
  const current = Math.min(wanted, total - 1);
  const first = current - (current % PAGE);
  const slides = items.slice(first, first + PAGE);
  const several = total > 1;
  const go = (by: number) => setWanted((current + by + total) % total);
  const swipe = useSwipe(go);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!several || still || stopped || held || !box.current) return;
    return whileSeen(box.current, () => scheduler.after(EVERY, () => setWanted((current + 1) % total)));
  }, [scheduler, several, still, stopped, held, current, total]);

  return (
    <div
      ref={box}
      className="slideshow"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="slides" aria-live={stopped || still || held ? 'polite' : 'off'} {...(several ? swipe : {})}>
        {/* A page is a row of its own: turning it is no long way back through the slides. */}
        <div key={first} className="slides-row" style={{ '--at': current - first } as CSSProperties}>
          {slides.map((item, index) => {
            const shown = first + index === current;
            const short = isShort(item.content);
            return (
              <div
                key={item.id}
                className="slide"
                part="slide"
                role="group"
                aria-roledescription="slide"
                aria-label={t('announcement.slide', { number: first + index + 1, total })}
                tabIndex={shown ? 0 : undefined}
                inert={!shown}
                data-short={short || undefined}
              >
                {short && (
                  <span className="slide-mark">
                    <Icon of={bell} />
                  </span>
                )}
                <h3 className="slide-title" {...textLanguage(item.lang)}>
                  {item.title}
                </h3>
                <RichText html={item.content} language={item.lang} />
              </div>
            );
          })}
        </div>
      </div>
      {several && (
        <div className="slides-controls">
          <IconButton size="small" icon={chevronLeft} mirrored label={t('announcement.previous')} onClick={() => go(-1)} />
          <div className="dots">
            {slides.map((item, index) => (
              <button
                key={item.id}
                type="button"
                className="dot"
                aria-label={t('announcement.slide', { number: first + index + 1, total })}
                aria-current={first + index === current || undefined}
                onClickCapture={() => setWanted(first + index)}
              />
            ))}
          </div>
          <IconButton size="small" icon={chevronRight} mirrored label={t('announcement.next')} onClick={() => go(1)} />
          {!still && (
            <IconButton
              size="small"
              icon={stopped ? play : pause}
              filled
              label={t(stopped ? 'announcement.play' : 'announcement.pause')}
              onClick={() => setStopped(!stopped)}
            />
          )}
        </div>
      )}
      <Pagination
        page={first / PAGE + 1}
        total={Math.ceil(total / PAGE)}
        label={t('announcement.pages')}
        onPage={page => setWanted((page - 1) * PAGE)}
      />
    </div>
  );
}

/** A finger or a pen that moves along the line turns to the next slide, or back. */
function useSwipe(go: (by: number) => void) {
  const start = useRef<{ id: number; x: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, pointerId, clientX }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : { id: pointerId, x: clientX };
    },
    onPointerUp: ({ pointerId, clientX, currentTarget }: PointerEvent) => {
      const way = start.current?.id === pointerId ? clientX - start.current.x : 0;
      start.current = undefined;
      if (Math.abs(way) < SWIPE) return;
      const onwards = getComputedStyle(currentTarget).direction === 'rtl' ? way > 0 : way < 0;
      go(onwards ? 1 : -1);
    },
    onPointerCancel: () => void (start.current = undefined),
  };
}

function followMotion(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
