import { defineWidget } from '../../element/define-widget.js';
import lazyImage from '../../ui/games/lazy-image.css';
import social from '../../ui/contact/social-links.css';
import { contract } from './contract.js';
import css from './footer.css';
import { Footer } from './footer.js';

export const GpFooter = defineWidget(contract, Footer, { css: [lazyImage, social, css] });
