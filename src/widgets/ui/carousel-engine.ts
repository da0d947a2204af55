import Swiper from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';

/** Swiper's core with the modules that the carousel uses: loaded when the first carousel is shown. */
export function startSwiper(element: HTMLElement, options: ConstructorParameters<typeof Swiper>[1]): Swiper {
  return new Swiper(element, { modules: [Autoplay, EffectCoverflow], ...options });
}
