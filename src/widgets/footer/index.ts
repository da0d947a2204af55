import { defineWidget } from '../define-widget.js';
import lazyImage from '../ui/lazy-image.css';
import social from '../ui/social-links.css';
import { contract } from './contract.js';
import css from './footer.css';
import { Footer } from './footer.js';

export const GpFooter = defineWidget(contract, Footer, { css: lazyImage + social + css });
