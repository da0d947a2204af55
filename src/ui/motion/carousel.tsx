import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../atoms/button.js';
import type { CarouselEngine } from './carousel-engine.js';
import { pause, play } from '../atoms/icons.js';
import { useStopped } from './use-stopped.js';
import { whenCalm } from './when-calm.js';

interface CarouselTexts {
  label: string;
  /** Name of the dot of a slide. */
  slide: (number: number, total: number) => string;
  pause: string;
  play: string;
}
interface CarouselProps {
  texts: CarouselTexts;
  /** `content` learns whether its slide is the one in the middle, and whether it is no copy made to go round. */
  slides: readonly { key: string; content: (current: boolean, original: boolean) => ReactNode }[];
  /** ms between slides. */
  every: number;
  /** ms of one move. */
  speed: number;
  /** How many slides stand in the frame. */
  perView: number;
  /** Pixels by which the neighbours stand back. */
  depth: number;
  direction: 'ltr' | 'rtl';
}

/** Fewer than these cannot go round: swiper moves slides from one end to the other, and needs two to spare. Copies make up for it. */
const ROUND_AT_LEAST = 5;

/**
 * Slides that move on by themselves, go round when there is more than one, and can be stopped. The first slide stands in its
 * place before swiper has arrived, so that nothing jumps; without swiper it simply stays.
 */
export function Carousel({ texts, slides, every, speed, perView, depth, direction }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(undefined);
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useStopped('carousel-stopped');
  const still = useReducedMotion();
  const total = slides.length;
  const several = total > 1;
  const rounds = several ? Math.max(1, Math.ceil(ROUND_AT_LEAST / total)) : 1;
  const moving = several && !paused && !still;
  const running = useRef(moving);
  useLayoutEffect(() => void (running.current = moving), [moving]);

  useEffect(() => {
    if (!several || !frame.current) return;
    const element = frame.current;
    let ended = false;
    // The first slide is all that the first view needs. A carousel that cannot be loaded stays a picture; the next visit tries again.
    const callOff = whenCalm(
      () =>
        void import('./carousel-engine.js')
          .then(({ startCarousel }) => {
            if (ended) return;
            engine.current = startCarousel(element, every, {
              effect: 'coverflow',
              coverflowEffect: { depth, rotate: 0, stretch: 0, modifier: 1, slideShadows: false },
              slidesPerView: perView,
              centeredSlides: true,
              loop: true,
              speed,
              grabCursor: true,
              slideToClickedSlide: true,
              on: { realIndexChange: swiper => setCurrent(swiper.realIndex) },
            });
            engine.current.run(running.current);
          })
          .catch(() => undefined),
    );
    return () => {
      ended = true;
      callOff();
      engine.current?.end();
      engine.current = undefined;
    };
  }, [several, total, every, speed, perView, depth, direction]);
  useEffect(() => engine.current?.run(moving), [moving]);

  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={texts.label} data-several={several || undefined}>
      <div ref={frame} className="swiper carousel-frame" dir={direction}>
        <div className="swiper-wrapper">
          {Array.from({ length: rounds }, () => slides)
            .flat()
            .map((slide, place) => (
              <div
                key={`${place}/${slide.key}`}
                className="swiper-slide carousel-slide"
                role="group"
                aria-roledescription="slide"
                aria-label={texts.slide((place % total) + 1, total)}
                aria-hidden={place !== current || undefined}
              >
                {slide.content(place === current, place < total)}
              </div>
            ))}
        </div>
      </div>
      {several && (
        <div className="carousel-controls">
          <div className="dots" data-keys="">
            {slides.map((slide, index) => (
              <button
                key={slide.key}
                type="button"
                className="dot"
                aria-label={texts.slide(index + 1, total)}
                aria-current={index === current % total || undefined}
                onClickCapture={() => engine.current?.show(index)}
              />
            ))}
          </div>
          {!still && (
            <IconButton
              size="small"
              icon={paused ? play : pause}
              filled
              label={paused ? texts.play : texts.pause}
              onClick={() => setPaused(!paused)}
            />
          )}
        </div>
      )}
    </section>
  );
}

const REDUCED = '(prefers-reduced-motion: reduce)';

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    listener => {
      const query = matchMedia(REDUCED);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(REDUCED).matches,
    () => false,
  );
}
