import Swiper from 'swiper';
import { EffectCoverflow } from 'swiper/modules';
import { whileSeen } from '../../element/sight.js';
import { createBeat } from './beat.js';

export interface CarouselEngine {
  /** Brings a slide to the middle, counted without copies. */
  show(index: number): void;
  /** Whether it moves on by itself. */
  run(moving: boolean): void;
  end(): void;
}
type Options = Exclude<ConstructorParameters<typeof Swiper>[1], undefined> & { speed: number };

/**
 * Swiper's core with the module that the carousel uses: loaded when the first carousel is shown. It moves on `every` ms after the last
 * move, by a timer of ours: Swiper's own asks for every frame of the page as long as it runs.
 */
export function startCarousel(element: HTMLElement, every: number, options: Options): CarouselEngine {
  const swiper = new Swiper(element, { modules: [EffectCoverflow], ...options });
  const beat = createBeat(every, () => {
    beat.again(options.speed);
    if (inSight(element)) swiper.slideNext();
  });
  const page = element.ownerDocument;
  const off = new AbortController();
  const { signal } = off;
  const dropped = () => beat.hold('drag', false);
  swiper.on('slideChange', () => beat.again(options.speed));
  swiper.on('sliderFirstMove', () => beat.hold('drag', true));
  element.addEventListener('pointerenter', ({ pointerType }) => beat.hold('pointer', pointerType === 'mouse'), { signal });
  element.addEventListener('pointerleave', () => beat.hold('pointer', false), { signal });
  element.addEventListener('focusin', ({ target }) => beat.hold('focus', target instanceof Element && target.matches(':focus-visible')), {
    signal,
  });
  element.addEventListener('focusout', () => beat.hold('focus', false), { signal });
  for (const end of ['pointerup', 'pointercancel']) page.addEventListener(end, dropped, { signal, capture: true });
  beat.hold('stopped', true);
  beat.hold('unseen', true);
  const stop = whileSeen(element, () => {
    beat.hold('unseen', false);
    return () => beat.hold('unseen', true);
  });
  return {
    show: index => swiper.slideToLoop(index),
    run: moving => beat.hold('stopped', !moving),
    end() {
      off.abort();
      stop();
      beat.end();
      swiper.destroy(true, false);
    },
  };
}

/** Whether its middle can be seen: not scrolled away, and nothing, such as a dialog, in front of it. */
function inSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  return (
    (root instanceof ShadowRoot || root instanceof Document) && element.contains(root.elementFromPoint(left + width / 2, top + height / 2))
  );
}
