import { defineWidget } from '../define-widget.js';
import carousel from '../ui/carousel.css';
import image from '../ui/lazy-image.css';
import skeleton from '../ui/skeleton.css';
import css from './banners.css';
import { Banners } from './banners.js';
import { contract } from './contract.js';

export const GpBanners = defineWidget(contract, Banners, { css: [skeleton, image, carousel, css].join('\n') });
