import { defineWidget } from '../define-widget.js';
import base from '../ui/base.css';
import carousel from '../ui/carousel.css';
import image from '../ui/lazy-image.css';
import skeleton from '../ui/skeleton.css';
import css from './banners.css';
import { Banners } from './banners.js';
import { contract } from './contract.js';

/** `<gp-banners>` */
export default defineWidget(contract, Banners, { css: [base, skeleton, image, carousel, css].join('\n') });
